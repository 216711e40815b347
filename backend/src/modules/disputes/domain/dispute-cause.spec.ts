import { expect, it } from '@jest/globals';
import { kindOfMethod, wasDisputed } from './dispute-cause.js';

it('a card has chargebacks, a PIX has MED, a boleto neither', () => {
  expect(['CREDIT_CARD', 'PIX', 'BILLET'].map(kindOfMethod)).toEqual(['CHARGEBACK', 'MED', null]);
});

it.each([
  ['CHARGEBACK', 'chargedback', true],
  ['CHARGEBACK', 'in_protest', true],
  ['CHARGEBACK', 'AWAITING_CHARGEBACK_REVERSAL', true],
  ['CHARGEBACK', 'reversed', true],
  ['CHARGEBACK', null, true],
  ['CHARGEBACK', 'refunded', false],
  ['CHARGEBACK', 'canceled', false],
  ['MED', 'MED_CREATED', true],
  ['MED', 'med', true],
  ['MED', 'IN_DISPUTE', true],
  ['MED', 'REFUND', false],
  ['MED', 'PixInReversal', false],
  ['MED', null, false],
] as const)('%s: the word %s means a dispute: %s', (kind, native, is) => {
  expect(wasDisputed(kind, native)).toBe(is);
});
