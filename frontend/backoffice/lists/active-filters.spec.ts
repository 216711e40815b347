import { expect, test } from '@jest/globals';
import { ownSalesList } from '@guiche/lists';
import { filterText } from './active-filters';

test('a filter is named in words, and what is filtered by id by its name in the rows', () => {
  const id = '019aa1d0-0000-7000-8000-000000000041';
  const row = { id, product: 'Curso' } as never;
  const text = (name: string, value: string, shown: typeof row | undefined) =>
    filterText({ list: ownSalesList, name, values: [value], row: shown, word: (key) => key });
  expect([text('product', id, row), text('product', id, undefined), text('offer', id, row)]).toEqual([
    ...['filter_product: Curso', 'filter_product', 'filter_offer'],
  ]);
  expect(text('method', 'PIX', row)).toBe('filter_method: method_PIX');
  expect(text('coupon', 'DEZ', row)).toBe('filter_coupon: DEZ');
});
