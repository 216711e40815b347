import { expect, test } from '@jest/globals';
import { attemptKeys } from './attempt-key.server';
import { anOffer } from './offer.fixture';
import { showsSoldOut } from './sold-out.server';

const OFFER = anOffer();
const KEY = '11111111-1111-4111-8111-111111111111';
const view = (cookie = '') =>
  new Request(`https://loja.example/checkout/${OFFER.id}`, { headers: { cookie } });

test('a new visitor reads that nothing is left', () => {
  expect(showsSoldOut(view(), { ...OFFER, isSoldOut: true })).toBe(true);
  expect(showsSoldOut(view(), OFFER)).toBe(false);
});

test('who has opened the form before goes on with it: the last one may be theirs', () => {
  const kept = attemptKeys.sentBack(OFFER.id, KEY);
  expect(showsSoldOut(view(kept), { ...OFFER, isSoldOut: true })).toBe(false);
  const ofAnotherOffer = attemptKeys.sentBack('019aa1d0-0000-7000-8000-000000000099', KEY);
  expect(showsSoldOut(view(ofAnotherOffer), { ...OFFER, isSoldOut: true })).toBe(true);
});
