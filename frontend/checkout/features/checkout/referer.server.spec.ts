import { expect, test } from '@jest/globals';
import { refererOf } from './referer.server';

const comingFrom = (referer: string | null) =>
  refererOf(
    new Request('https://conecta.example/checkout/o', referer === null ? {} : { headers: { referer } }),
  );

test('the page stores the buyer’s referrer; our own pages and invalid addresses are ignored (C1.30)', () => {
  expect(comingFrom('https://blog.example/dica?p=1')).toBe('https://blog.example/dica?p=1');
  expect(comingFrom('https://conecta.example/checkout/other')).toBe('');
  expect(comingFrom('https://blog.example/?a=1&email=ana%40example.com#x')).toBe('https://blog.example/?a=1');
  expect(comingFrom('javascript:alert(1)')).toBe('');
  expect(comingFrom('nonsense')).toBe('');
  expect(comingFrom(null)).toBe('');
  expect(comingFrom(`https://blog.example/${'x'.repeat(900)}`)).toHaveLength(500);
});
