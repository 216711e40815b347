import { expect, test } from '@jest/globals';
import { retryMethods } from './retry-methods';

const ALL = ['PIX', 'CREDIT_CARD', 'BILLET'] as const;

test('another card comes first, but not for a buyer whom the bank doubted', () => {
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'INSUFFICIENT_FUNDS' }, ALL)).toEqual([
    'CREDIT_CARD',
    'PIX',
    'BILLET',
  ]);
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'FRAUD_SUSPECTED' }, ALL)).toEqual([...ALL]);
  expect(retryMethods({ method: 'PIX', reason: 'PROVIDER_REFUSED' }, ALL)).toEqual([...ALL]);
});

test('only what the offer takes is named', () => {
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'CARD_REFUSED' }, ['PIX', 'BILLET'])).toEqual([
    'PIX',
    'BILLET',
  ]);
});
