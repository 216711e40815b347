import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { SaleTerms } from './domain/division.js';
import type { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { AFFILIATE, CARD_SALE, CO_PRODUCER, PRODUCER } from '../../../test/support/ledger/sales.js';

const OTHER = 'c9a1d0f0-0000-7000-8000-00000000000f';
const pending = (id: string) => `seller:${id}:pending`;
const reserve = (id: string) => `seller:${id}:reserve`;
const debt = (id: string) => `seller:${id}:debt`;

/** The card sale with another affiliate, or with none. */
const credited = (sellerId: string | null): SaleTerms => ({
  ...CARD_SALE,
  items: CARD_SALE.items.map((item) => {
    const { affiliate, ...others } = item.contract ?? { coProducers: [] };
    const contract =
      sellerId === null ? others : { ...others, affiliate: { bps: affiliate?.bps ?? 0, sellerId } };
    return { ...item, contract };
  }),
});

let books: Books;
let payment: string;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
  await books.approve(payment, CARD_SALE);
});

test('the commission moves to another seller to the cent, and nobody else is touched', async () => {
  const before = await books.balances();
  expect(await books.reassign(payment, CARD_SALE, credited(OTHER))).toBe('posted');
  const { [pending(AFFILIATE)]: gone, [reserve(AFFILIATE)]: held, ...others } = before;
  expect(await books.balances()).toEqual({ ...others, [pending(OTHER)]: gone, [reserve(OTHER)]: held });
  expect(await books.replayed()).toEqual(await books.balances());
});

test('without an affiliate the producer and the co-producer get the rest, as if it had been sold so', async () => {
  await books.reassign(payment, CARD_SALE, credited(null));
  const moved = await books.balances();
  const sold = randomUUID();
  await books.approve(sold, credited(null));
  const both = await books.balances();
  for (const name of [pending(PRODUCER), reserve(PRODUCER), pending(CO_PRODUCER), reserve(CO_PRODUCER)])
    expect((both[name] ?? 0) - (moved[name] ?? 0)).toBe(moved[name]);
  expect(moved[pending(AFFILIATE)]).toBeUndefined();
});

test('a refund afterwards takes the shares from whom they are with, and leaves nothing behind', async () => {
  await books.reassign(payment, CARD_SALE, credited(OTHER));
  await books.reassign(payment, credited(OTHER), credited(null));
  await books.reassign(payment, credited(null), credited(OTHER));
  expect(await books.refund(payment)).toBe('posted');
  const left = Object.keys(await books.balances());
  expect(left.filter((name) => name.startsWith('seller:'))).toEqual([]);
});

test('a chargeback that is won gives the shares back to whom they were with', async () => {
  await books.reassign(payment, CARD_SALE, credited(OTHER));
  const before = await books.balances();
  await books.chargeBack(payment);
  await books.win(payment);
  expect(await books.balances()).toEqual(before);
});

test('a debt of the new affiliate is paid first', async () => {
  await books.move(debt(OTHER), 'bank:cash', 500);
  await books.reassign(payment, CARD_SALE, credited(OTHER));
  const balances = await books.balances();
  expect([balances[debt(OTHER)], balances[pending(OTHER)]]).toEqual([undefined, 7003 - 500]);
});

test('it is refused after the release and after a return, and changes nothing then', async () => {
  await books.release(payment, AFFILIATE);
  const released = await books.balances();
  expect(await books.reassign(payment, CARD_SALE, credited(OTHER))).toBe('released');
  expect(await books.balances()).toEqual(released);
  const refunded = randomUUID();
  await books.approve(refunded, CARD_SALE);
  await books.refund(refunded);
  const returned = await books.balances();
  expect(await books.reassign(refunded, CARD_SALE, credited(OTHER))).toBe('returned');
  expect(await books.reassign(randomUUID(), CARD_SALE, credited(OTHER))).toBe('returned');
  expect(await books.balances()).toEqual(returned);
});

test('a refund at the same time comes before or after it: the sellers end with nothing', async () => {
  const results = await Promise.allSettled([
    books.reassign(payment, CARD_SALE, credited(OTHER)),
    books.refund(payment),
  ]);
  // The refund may have read the sale before; it is repeated then, as a webhook is.
  if (results[1]?.status === 'rejected') await books.refund(payment);
  expect(Object.keys(await books.balances()).filter((name) => name.startsWith('seller:'))).toEqual([]);
});
