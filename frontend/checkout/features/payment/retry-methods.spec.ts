import { expect, test } from '@jest/globals';
import { retryMethods } from './retry-methods';

const ALL = ['PIX', 'CREDIT_CARD', 'BILLET'] as const;

test('another card is suggested first, except to a buyer whose bank suspected fraud', () => {
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'INSUFFICIENT_FUNDS' }, ALL)).toEqual([
    'CREDIT_CARD',
    'PIX',
    'BILLET',
  ]);
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'FRAUD_SUSPECTED' }, ALL)).toEqual([...ALL]);
  expect(retryMethods({ method: 'PIX', reason: 'PROVIDER_REFUSED' }, ALL)).toEqual([...ALL]);
});

test('only methods of the offer are named', () => {
  expect(retryMethods({ method: 'CREDIT_CARD', reason: 'CARD_REFUSED' }, ['PIX', 'BILLET'])).toEqual([
    'PIX',
    'BILLET',
  ]);
});
