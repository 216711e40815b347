import { expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import type { OfferedBump } from './offer';
import { anOffer } from './offer.fixture';
import { isInterestFree, plannedInstallments } from './card/use-installments';
import { installmentDifference, orderSum } from './order-total';

const nothing = { orderBumpsIds: [], deliveryOptionId: '', cep: '', paymentMethod: 'PIX' as const };

test('total is price plus ticked bumps; a bump of another offer counts nothing (C9.3)', () => {
  const sum = orderSum(anOffer(), { ...nothing, orderBumpsIds: ['b2', 'stranger'] });
  expect(sum.total).toBe(11_600);
  expect(sum.bumps.map(({ id }) => id)).toEqual(['b2']);
  expect(sum.shippingCost).toBeUndefined();
});

test('a bump counts with the methods that it is sold with only', () => {
  const offer = anOffer();
  const [first, second] = offer.product.ordersBumps;
  const ordersBumps: OfferedBump[] = [{ ...first!, methods: ['PIX'] }, second!];
  const limited = { ...offer, product: { ...offer.product, ordersBumps } };
  const ticked = { ...nothing, orderBumpsIds: ['b1', 'b2'] };
  expect(orderSum(limited, ticked).total).toBe(14_300);
  expect(orderSum(limited, { ...ticked, paymentMethod: 'CREDIT_CARD' }).total).toBe(11_600);
});

test('shipping counts once the postcode is whole, by the chosen option, else the pre-selected one (C4.21, C4.23)', () => {
  const physical = anOffer({ typeProduct: 'FISICO' });
  expect(orderSum(physical, { ...nothing, cep: '01310-10' }).total).toBe(9700);
  expect(orderSum(physical, { ...nothing, cep: '01310-100' }).total).toBe(13_190);
  expect(orderSum(physical, { ...nothing, cep: '01310-100', deliveryOptionId: 'd1' }).total).toBe(11_690);
});

test('a fixed shipping price overrides the options (C4.24)', () => {
  const physical = anOffer({ typeProduct: 'FISICO', fretePrice: 1500 });
  expect(orderSum(physical, { ...nothing, deliveryOptionId: 'd1' }).total).toBe(11_200);
});

test('shipping waits for the postcode only where options wait to be counted', () => {
  const physical = anOffer({ typeProduct: 'FISICO' });
  expect(orderSum(physical, { ...nothing, cep: '01310-10' }).awaitsPostcode).toBe(true);
  expect(orderSum(physical, { ...nothing, cep: '01310-100' }).awaitsPostcode).toBe(false);
  const fixed = anOffer({ typeProduct: 'FISICO', fretePrice: 0 });
  expect(orderSum(fixed, nothing)).toMatchObject({ awaitsPostcode: false, shippingCost: 0 });
  expect(orderSum(anOffer(), nothing)).toMatchObject({ awaitsPostcode: false, shippingCost: undefined });
});

test('the rate decides what is interest-free, and rounding cents are never shown as interest (P9.45, P9.47)', () => {
  const offer = anOffer();
  const described = (orderBumpsIds: string[], count: number) => {
    const { total } = orderSum(offer, { ...nothing, orderBumpsIds });
    const option = plannedInstallments(offer, total).find(
      ({ installmentNumber }) => installmentNumber === count,
    );
    const free = isInterestFree(offer, count);
    return [option?.finalValue, free, installmentDifference(option?.finalValue, total, free)];
  };
  expect(described([], 2)).toEqual([9700, true, undefined]);
  expect(described([], 3)).toEqual([9699, true, { kind: 'installmentRounding', amount: -1 }]);
  // 97.00 + 27.00 + 19.00 = 143.00 in three is 47.67 each, which is 143.01.
  expect(described(['b1', 'b2'], 3)).toEqual([14_301, true, { kind: 'installmentRounding', amount: 1 }]);
  expect(described([], 12)).toEqual([12_024, false, { kind: 'interest', amount: 2324 }]);
  expect(described([], 13)).toEqual([undefined, false, undefined]);
});

test('installments with interest that round below the total are not called interest (P9.46)', () => {
  expect(installmentDifference(cents(9699), cents(9700), false)).toEqual({
    kind: 'installmentRounding',
    amount: -1,
  });
});

test('terms that make no sense offer no installments and do not break the page', () => {
  const offer = anOffer();
  const terms = { ...offer.installmentPlan, feeBasisPoints: [] };
  expect(plannedInstallments({ ...offer, installmentPlan: terms }, cents(9700))).toEqual([]);
});
