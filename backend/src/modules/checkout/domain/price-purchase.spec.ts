import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import { pricePurchase, type PricedOffer, type RequestedShipping } from './price-purchase.js';

const course: PricedOffer = {
  price: cents(9_700),
  fretePrice: null,
  product: { type: 'DIGITAL' },
  deliveryOptions: [],
};
const coffee: PricedOffer = {
  price: cents(8_990),
  fretePrice: null,
  product: { type: 'FISICO' },
  deliveryOptions: [
    { id: 'pac', fareAmount: cents(1_990), preSelected: true },
    { id: 'economico', fareAmount: cents(1_990), preSelected: false },
    { id: 'retirada', fareAmount: cents(0), preSelected: false },
  ],
};
const bump = (id: string, price: number) => ({ id, price: cents(price) });
const wish: RequestedShipping = { cep: '01001-000', deliveryFare: undefined, deliveryOptionId: undefined };

describe('the price of a purchase', () => {
  it('the price of a purchase is price plus bumps, without shipping for a digital product (C9.3)', () => {
    const price = pricePurchase(course, [bump('a', 1_990), bump('b', 2_700)], {
      ...wish,
      deliveryFare: 500,
    });
    expect(price).toEqual({
      ...{ itemsTotal: 14_390, discounts: [0, 0, 0], discount: 0 },
      ...{ shipping: 0, total: 14_390, deliveryOptionId: null },
    });
  });

  it('adds the pre-selected fare when the page names none', () => {
    expect(pricePurchase(coffee, [], wish)).toEqual({
      ...{ itemsTotal: 8_990, discounts: [0], discount: 0 },
      shipping: 1_990,
      total: 10_980,
      deliveryOptionId: 'pac',
    });
  });

  it('takes the fare the page shows when the offer has it, the option id deciding between equals', () => {
    expect(pricePurchase(coffee, [], { ...wish, deliveryFare: 0 })).toMatchObject({
      total: 8_990,
      deliveryOptionId: 'retirada',
    });
    expect(pricePurchase(coffee, [], { ...wish, deliveryFare: 1_990 })).toMatchObject({
      deliveryOptionId: 'pac',
    });
    const named = { ...wish, deliveryFare: 1_990, deliveryOptionId: 'economico' };
    expect(pricePurchase(coffee, [], named)).toMatchObject({ total: 10_980, deliveryOptionId: 'economico' });
    const disagreeing = { ...wish, deliveryFare: 1_990, deliveryOptionId: 'retirada' };
    expect(pricePurchase(coffee, [], disagreeing)).toMatchObject({ total: 10_980, deliveryOptionId: 'pac' });
  });

  it.each([1, 1_989, 1_991, 99_999])(
    'refuses a fare of %i cents that the offer does not have',
    (deliveryFare) => {
      expect(pricePurchase(coffee, [], { ...wish, deliveryFare })).toBeUndefined();
    },
  );

  it.each([undefined, 1_990])(
    'refuses an option that is not the offer’s, at the fare %p too',
    (deliveryFare) => {
      expect(
        pricePurchase(coffee, [], { ...wish, deliveryFare, deliveryOptionId: 'stranger' }),
      ).toBeUndefined();
    },
  );

  it.each(['', '1', '01001-00', 'abcde-fgh'])('ships nothing to the postcode %j', (cep) => {
    expect(pricePurchase(coffee, [], { ...wish, cep })).toBeUndefined();
    expect(pricePurchase(coffee, [], { ...wish, cep, deliveryFare: 1_990 })).toBeUndefined();
  });

  it('uses fretePrice instead of the options', () => {
    const fixed: PricedOffer = { ...coffee, fretePrice: cents(1_500) };
    expect(pricePurchase(fixed, [], wish)).toEqual({
      ...{ itemsTotal: 8_990, discounts: [0], discount: 0 },
      shipping: 1_500,
      total: 10_490,
      deliveryOptionId: null,
    });
    expect(pricePurchase(fixed, [], { ...wish, deliveryFare: 1_500 })?.total).toBe(10_490);
    expect(pricePurchase(fixed, [], { ...wish, deliveryFare: 1_990 })).toBeUndefined();
  });

  it('takes the coupon off the items it reduces, each to the cent, and not off shipping', () => {
    const coupon = { kind: 'PERCENT' as const, value: 1_000, onMain: true, bumpIds: ['a'] };
    const bumps = [bump('a', 1_995), bump('b', 2_700)];
    expect(pricePurchase(coffee, bumps, { ...wish, deliveryFare: 1_990 }, { coupon })).toMatchObject({
      ...{ discounts: [899, 200, 0], discount: 1_099, itemsTotal: 12_586 },
      ...{ shipping: 1_990, total: 14_576 },
    });
  });

  it('multiplies the main item alone', () => {
    const coupon = { kind: 'AMOUNT' as const, value: 5_000, onMain: true, bumpIds: [] };
    const price = pricePurchase(course, [bump('a', 1_990)], wish, { quantity: 3, coupon });
    expect(price).toMatchObject({ discounts: [5_000, 0], itemsTotal: 26_090, total: 26_090 });
  });
});
