import { expect, it } from '@jest/globals';
import { WHOLE_PLATFORM } from './days-of-sales.js';
import { sellerDays } from './seller-days.js';

const [PLATFORM, SELLER, OTHER] = ['p', 'a', 'b'];
const NOTHING = { approved: 0, approved_gross: 0, refunded_gross: 0, disputed_gross: 0 };
const day = (values: object) => ({
  ...{ platform_id: PLATFORM, producer_id: SELLER, day: '2026-03-10', currency: 'BRL' },
  ...{ role: 'PRODUCER', method: 'PIX', ...NOTHING, ...values },
});
const key = (sellerId = SELLER, on = '2026-03-10') => [PLATFORM, on, sellerId, 'BRL'];

it('offers and methods of a seller and day are one row, whose amounts are told apart by method', () => {
  const paid = (method: string, gross: number) => day({ method, approved: 1, approved_gross: gross });
  expect(sellerDays([paid('PIX', 100), paid('CREDIT_CARD', 20), paid('BILLET', 3), paid('', 4)])).toEqual([
    [...key(), 4, 127, 100, 20, 3, 0, 0],
  ]);
});

it('what is taken out of one day and put into another changes both, in the order of their key', () => {
  expect(
    sellerDays([
      day({ producer_id: OTHER, approved: 1, approved_gross: 100 }),
      day({ day: '2026-03-11', refunded_gross: 70, disputed_gross: 30 }),
      day({ approved: '-1', approved_gross: '-100' }),
    ]),
  ).toEqual([
    [...key(), -1, -100, -100, 0, 0, 0, 0],
    [...key(OTHER), 1, 100, 100, 0, 0, 0, 0],
    [...key(SELLER, '2026-03-11'), 0, 0, 0, 0, 0, 70, 30],
  ]);
});

it('partners, the whole platform and changes that cancel each other out add nothing', () => {
  const paid = { approved: 1, approved_gross: 100 };
  expect(
    sellerDays([
      day({ ...paid, role: 'AFFILIATE' }),
      day({ ...paid, role: 'CO_PRODUCER' }),
      day({ ...paid, producer_id: WHOLE_PLATFORM }),
      day(paid),
      day({ approved: -1, approved_gross: -100 }),
    ]),
  ).toEqual([]);
});
