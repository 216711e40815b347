import { expect, test } from '@jest/globals';
import { attemptKeys } from './attempt-key.server';

const OFFER = '019aa1d0-0000-7000-8000-000000000061';
const KEY = '019aa1d0-0000-4000-8000-00000000000a';
const keptFor = (cookie: string, offerId = OFFER) =>
  attemptKeys.keptFor(new Request('https://conecta.example/', { headers: { cookie } }), offerId);

test('a reload is the same attempt to buy the same offer, and none to buy another', () => {
  const cookie = attemptKeys.sentBack(OFFER, KEY);
  expect(keptFor(cookie)).toBe(KEY);
  expect(keptFor(cookie, '019aa1d0-0000-7000-8000-000000000062')).toBeUndefined();
});

test('a value without the format of a key is ignored: the API would refuse it with every purchase', () => {
  for (const strange of ['', 'true', '"><script>', `${KEY}0`, KEY.replaceAll('-', '')])
    expect(keptFor(attemptKeys.sentBack(OFFER, encodeURIComponent(strange)))).toBeUndefined();
});
