import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS, defaultMethod, isPaymentMethod, offeredMethods } from './payment-methods.js';

const offer = (pixEnabled: boolean, creditCardEnabled: boolean, billetEnabled: boolean) => ({
  pixEnabled,
  creditCardEnabled,
  billetEnabled,
});

describe('payment methods', () => {
  it('payment methods are three (C9.22, C9.23, C9.24)', () => {
    expect(PAYMENT_METHODS).toEqual(['PIX', 'CREDIT_CARD', 'BILLET']);
    expect(['PIX', 'pix', 'CASH', undefined].map(isPaymentMethod)).toEqual([true, false, false, false]);
  });

  it.each([
    ['PIX where enabled (C4.1)', offer(true, true, true), 'PIX'],
    ['PIX where enabled alone (C4.1)', offer(true, false, false), 'PIX'],
    ['card where PIX is not enabled (C4.2)', offer(false, true, true), 'CREDIT_CARD'],
    ['bank slip where neither is (C4.3)', offer(false, false, true), 'BILLET'],
    ['bank slip even where nothing is enabled (C4.3)', offer(false, false, false), 'BILLET'],
  ])('%s', (_name, methods, expected) => {
    expect(defaultMethod(methods)).toBe(expected);
  });

  it('offers only enabled methods (C1.11, C4.4)', () => {
    expect(offeredMethods(offer(true, true, true))).toEqual(['PIX', 'CREDIT_CARD', 'BILLET']);
    expect(offeredMethods(offer(true, false, true))).toEqual(['PIX', 'BILLET']);
    expect(offeredMethods(offer(false, false, false))).toEqual([]);
  });
});
