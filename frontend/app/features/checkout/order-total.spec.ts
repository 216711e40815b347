import { expect, test } from '@jest/globals';
import { anOffer } from './offer.fixture';
import { orderSum } from './order-total';

const nothing = { orderBumpsIds: [], deliveryOptionId: '', cep: '' };

test('C9.3 total is price plus ticked bumps; a bump of another offer counts nothing', () => {
  const sum = orderSum(anOffer(), { ...nothing, orderBumpsIds: ['b2', 'stranger'] });
  expect(sum.total).toBe(11_600);
  expect(sum.bumps.map(({ id }) => id)).toEqual(['b2']);
  expect(sum.shippingCost).toBeUndefined();
});

test('C4.21 C4.23 shipping counts once the postcode is whole, by the chosen option, else the pre-selected one', () => {
  const physical = anOffer({ typeProduct: 'FISICO' });
  expect(orderSum(physical, { ...nothing, cep: '01310-10' }).total).toBe(9700);
  expect(orderSum(physical, { ...nothing, cep: '01310-100' }).total).toBe(13_190);
  expect(orderSum(physical, { ...nothing, cep: '01310-100', deliveryOptionId: 'd1' }).total).toBe(11_690);
});

test('C4.24 a fixed shipping price overrides the options', () => {
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
