import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS, defaultMethod, isPaymentMethod, offeredMethods } from './payment-methods.js';

const offer = (pixEnabled: boolean, creditCardEnabled: boolean, billetEnabled: boolean) => ({
  pixEnabled,
  creditCardEnabled,
  billetEnabled,
});

describe('payment methods', () => {
  it('C9.22 C9.23 C9.24 are three', () => {
    expect(PAYMENT_METHODS).toEqual(['PIX', 'CREDIT_CARD', 'BILLET']);
    expect(['PIX', 'pix', 'CASH', undefined].map(isPaymentMethod)).toEqual([true, false, false, false]);
  });

  it.each([
    ['C4.1 PIX where enabled', offer(true, true, true), 'PIX'],
    ['C4.1 PIX where enabled alone', offer(true, false, false), 'PIX'],
    ['C4.2 card where PIX is not enabled', offer(false, true, true), 'CREDIT_CARD'],
    ['C4.3 bank slip where neither is', offer(false, false, true), 'BILLET'],
    ['C4.3 bank slip even where nothing is enabled', offer(false, false, false), 'BILLET'],
  ])('%s', (_name, methods, expected) => {
    expect(defaultMethod(methods)).toBe(expected);
  });

  it('C1.11 C4.4 offers only what is enabled', () => {
    expect(offeredMethods(offer(true, true, true))).toEqual(['PIX', 'CREDIT_CARD', 'BILLET']);
    expect(offeredMethods(offer(true, false, true))).toEqual(['PIX', 'BILLET']);
    expect(offeredMethods(offer(false, false, false))).toEqual([]);
  });
});
