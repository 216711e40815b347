import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { shipping, type ShippingChoice } from './shipping.js';
import { checkoutTotal } from './total.js';

const PAC = { id: 'pac', fareAmount: cents(1990), preSelected: false };
const SEDEX = { id: 'sedex', fareAmount: cents(3490), preSelected: true };
const FREE = { id: 'free', fareAmount: cents(0), preSelected: false };
type Option = typeof PAC;

function choice(overrides: Partial<ShippingChoice<Option>> = {}): ShippingChoice<Option> {
  return {
    typeProduct: 'FISICO',
    fretePrice: null,
    deliveryOptions: [PAC, SEDEX, FREE],
    cep: '70011-750',
    ...overrides,
  };
}

describe('shipping', () => {
  it('chooses the pre-selected option (C4.21)', () => {
    expect(shipping(choice())).toEqual({ options: [PAC, SEDEX, FREE], chosen: SEDEX, cost: 3490 });
  });

  it('chooses the first where none is pre-selected (C4.22)', () => {
    expect(shipping(choice({ deliveryOptions: [FREE, PAC] }))).toMatchObject({ chosen: FREE, cost: 0 });
    expect(shipping(choice({ deliveryOptions: [] }))).toEqual({ options: [], chosen: undefined, cost: 0 });
  });

  it('the buyer’s choice precedes both, if it is one of the options', () => {
    expect(shipping(choice({ deliveryOptionId: 'pac' }))).toMatchObject({ chosen: PAC, cost: 1990 });
    expect(shipping(choice({ deliveryOptionId: 'other' }))).toMatchObject({ chosen: SEDEX, cost: 3490 });
  });

  it('an option of zero is free, not missing (C3.64)', () => {
    expect(shipping(choice({ deliveryOptionId: 'free' }))).toMatchObject({ chosen: FREE, cost: 0 });
  });

  it('costs nothing until the postcode is complete (C4.23, C9.6)', () => {
    for (const cep of ['', '70011', '70011-75', '7001175']) {
      expect(shipping(choice({ cep }))).toMatchObject({ chosen: SEDEX, cost: 0 });
    }
    expect(shipping(choice({ cep: '70011750' })).cost).toBe(3490);
  });

  it('a fixed price overrides the options, which are not shown (C4.24, C4.25)', () => {
    const fixed = { fretePrice: cents(1500), deliveryOptionId: 'pac' };
    expect(shipping(choice(fixed))).toEqual({ options: [], chosen: undefined, cost: 1500 });
    expect(shipping(choice({ ...fixed, cep: '' })).cost).toBe(1500);
    expect(shipping(choice({ ...fixed, fretePrice: cents(0) }))).toEqual({
      options: [],
      chosen: undefined,
      cost: 0,
    });
  });

  it('a digital product is not shipped, whatever the offer contains', () => {
    expect(shipping(choice({ typeProduct: 'DIGITAL', fretePrice: cents(1500) }))).toEqual({
      options: [],
      chosen: undefined,
      cost: 0,
    });
  });
});

describe('total', () => {
  it('total is price + chosen bumps + shipping (C9.3)', () => {
    const bumps = [{ price: cents(4700) }, { price: cents(1990) }];
    expect(checkoutTotal({ price: cents(19700), bumps, shipping: cents(3490) })).toBe(29880);
    expect(checkoutTotal({ price: cents(9700), bumps: [] })).toBe(9700);
  });

  it('refuses a sum that a number cannot hold', () => {
    expect(() =>
      checkoutTotal({ price: cents(Number.MAX_SAFE_INTEGER), bumps: [{ price: cents(1) }] }),
    ).toThrow(RangeError);
  });
});
