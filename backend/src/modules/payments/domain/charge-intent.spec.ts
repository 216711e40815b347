import { expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { chargeIntent } from './charge-intent.js';

const none = { discount: cents(0) };
const course = { id: 'course', title: 'Curso', unitPrice: cents(1_000), tangible: false };
const notebook = {
  ...none,
  ...{ id: 'notebook', title: 'Caderno', unitPrice: cents(245), quantity: 2, tangible: true },
};

/** The lines of an order in parts that add so much to its price. */
function linesOf(quantity: number, interest: number, discount = 0) {
  const total = cents(1_000 * quantity - discount + 2 * 245 + interest);
  const order = {
    id: 'order',
    producerId: 'producer',
    buyer: { name: 'Maria', email: 'maria@example.com', phone: '11987654321', document: '52998224725' },
    address: null,
    items: [{ ...course, quantity, discount: cents(discount) }, notebook],
    currency: 'BRL',
    shipping: cents(0),
    interest: cents(interest),
    installments: 3,
    total,
    referer: null,
    customerIp: null,
    fingerPrints: [],
  };
  const { items, amount } = chargeIntent(order, {
    attemptId: 'attempt',
    createdAt: new Date('2026-03-02T12:00:00Z'),
    method: 'CREDIT_CARD',
    webhookUrl: 'https://shop.example/webhook',
    checkoutUrl: 'https://shop.example',
  });
  expect(amount).toBe(total);
  expect(items.reduce((sum, { unitPrice, quantity: units }) => sum + unitPrice * units, 0)).toBe(total);
  return items.map(({ id, unitPrice, quantity: units }) => [id, units, unitPrice]);
}

it.each([
  [1, 0, [['course', 1, 1_000]]],
  [1, -1, [['course', 1, 999]]],
  [3, 0, [['course', 3, 1_000]]],
  [
    3,
    -1,
    [
      ['course', 1, 999],
      ['course', 2, 1_000],
    ],
  ],
])('%d of the first item, where parts miss %d cents, add up to the amount', (quantity, interest, first) => {
  expect(linesOf(quantity, interest)).toEqual([...first, ['notebook', 2, 245]]);
});

it('what parts add is a line of its own', () => {
  expect(linesOf(3, 57)).toEqual([
    ['course', 3, 1_000],
    ['notebook', 2, 245],
    ['order-interest', 1, 57],
  ]);
});

it('a discount makes the units cheaper, or one line of all of them where they cannot share it', () => {
  expect(linesOf(2, 0, 500)).toEqual([
    ['course', 2, 750],
    ['notebook', 2, 245],
  ]);
  expect(linesOf(2, -1, 501)).toEqual([
    ['course', 1, 1_498],
    ['notebook', 2, 245],
  ]);
});

it('an item that a coupon pays for whole is no line, and the missing cents are taken off another', () => {
  expect(linesOf(1, -3, 1_000)).toEqual([
    ['notebook', 1, 242],
    ['notebook', 1, 245],
  ]);
});

it('a charge says how long its code can be paid only where the order does', () => {
  const bought = (life: object) => {
    const { pixExpiresMinutes, billetDays } = chargeIntent(
      {
        id: 'order',
        producerId: 'producer',
        buyer: { name: 'Maria', email: 'maria@example.com', phone: '11987654321', document: '52998224725' },
        address: null,
        items: [],
        currency: 'BRL',
        ...{ shipping: cents(0), interest: cents(0), installments: 1, total: cents(1_000) },
        ...{ referer: null, customerIp: null, fingerPrints: [] },
        ...life,
      },
      {
        attemptId: 'attempt',
        createdAt: new Date('2026-03-02T12:00:00Z'),
        method: 'PIX',
        webhookUrl: 'https://shop.example/webhook',
        checkoutUrl: 'https://shop.example',
      },
    );
    return { pixExpiresMinutes, billetDays };
  };
  expect(bought({ pixExpiresMinutes: 30, billetDays: 7 })).toEqual({ pixExpiresMinutes: 30, billetDays: 7 });
  expect(bought({ pixExpiresMinutes: null, billetDays: null })).toEqual({});
});
