import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { ledgerViolations, type Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import {
  AFFILIATE,
  CARD_SALE,
  CO_PRODUCER,
  GATEWAY,
  MANAGER,
  PRODUCER,
  pixSale,
} from '../../../test/support/ledger/sales.js';
import { BANK_CASH, manager, seller, type Account, type Move } from '../ledger/index.js';
import { feeParts } from './domain/fee-parts.js';
import { blockMove, feeMove, unblockMove, type DisputedMoney } from './dispute-moves.js';

const PEOPLE: Account[] = [
  ...[PRODUCER, AFFILIATE, CO_PRODUCER].map((id) => seller(id, 'available')),
  manager(MANAGER, 'available'),
];
const SHARES = { [PRODUCER]: 9191, [AFFILIATE]: 8754, [CO_PRODUCER]: 3939 } as const;
const NOW = new Date('2026-04-20T12:00:00Z');

let books: Books;
let payment: string;
let dispute: DisputedMoney;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
  dispute = {
    ...{ id: randomUUID(), paymentId: payment, sellerId: PRODUCER, currency: 'BRL' },
    ...{ amount: cents(24_400), fee: cents(3_000), feeParts: null },
  };
});

const step = { people: PEOPLE, now: NOW, moved: () => undefined };
const block = () => books.post(blockMove(dispute, step));
const unblock = (name = 'WON') => books.post(unblockMove(dispute, name, step));
const fee = (way: 'charge' | 'return') => books.post(feeMove(dispute, way, NOW));

async function of(id: string, owner = 'seller'): Promise<Record<string, number>> {
  const prefix = `${owner}:${id}:`;
  return Object.fromEntries(
    Object.entries(await books.balances()).flatMap(([name, balance]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), balance] as const] : [],
    ),
  );
}

/** All that a person has became available, and was withdrawn. */
async function withdrawAll(): Promise<void> {
  for (const id of Object.keys(SHARES)) {
    for (const bucket of ['pending', 'reserve'] as const) {
      const amount = (await of(id))[bucket] ?? 0;
      if (amount === 0) continue;
      await books.move(`seller:${id}:${bucket}`, `seller:${id}:available`, amount, payment);
    }
    const available = seller(id, 'available');
    const amount = cents((await of(id)).available ?? 0);
    if (amount === 0) continue;
    const paid: Move = {
      ...{ kind: 'WITHDRAWAL', key: randomUUID(), currency: 'BRL', occurredAt: NOW },
      ...{ subject: { kind: 'other', id: randomUUID() }, accounts: [available, BANK_CASH] },
      legs: () => [{ fact: 'withdrawal', from: available, to: BANK_CASH, amount }],
    };
    await books.post(paid);
  }
}

describe('worked example of domain.md §4', () => {
  test('a chargeback after everything was withdrawn makes debts of the shares and the fee of R$ 30,00, and its reversal puts all back', async () => {
    await books.approve(payment, CARD_SALE);
    await withdrawAll();
    const before = await books.balances();
    expect(await block()).toEqual(['posted']);
    // Only the manager has not withdrawn.
    expect(await of(MANAGER, 'manager')).toEqual({ blocked: 150 });
    await books.chargeBack(payment);
    await fee('charge');
    expect(await of(AFFILIATE)).toEqual({ debt: 8754 });
    expect(await of(CO_PRODUCER)).toEqual({ debt: 3939 });
    expect(await of(PRODUCER)).toEqual({ debt: 9191 + 3000 });
    expect(await of(MANAGER, 'manager')).toEqual({});

    await books.win(payment);
    await unblock();
    await fee('return');
    expect(await books.balances()).toEqual(before);
    expect(await books.replayed()).toEqual(before);
    expect(ledgerViolations(await books.balances())).toEqual([]);
  });

  test('a fee that all bear is charged to each by the own part, and goes back to each when the dispute is won', async () => {
    await books.approve(payment, CARD_SALE);
    await withdrawAll();
    const before = await books.balances();
    const feeShares = feeParts(
      cents(3_000),
      Object.entries(SHARES).map(([sellerId, amount]) => ({ sellerId, amount })),
      true,
    );
    dispute = { ...dispute, feeParts: feeShares };
    await books.chargeBack(payment);
    expect(await fee('charge')).toEqual(['posted']);
    expect(await fee('charge')).toEqual(['alreadyPosted']);
    expect(await of(PRODUCER)).toEqual({ debt: 9191 + 1260 });
    expect(await of(AFFILIATE)).toEqual({ debt: 8754 + 1200 });
    expect(await of(CO_PRODUCER)).toEqual({ debt: 3939 + 540 });
    await books.win(payment);
    await fee('return');
    expect(await books.balances()).toEqual(before);
    expect(ledgerViolations(await books.balances())).toEqual([]);
  });

  test('a notice while the money is pending blocks exactly the shares, and a rejected one gives them back where they were', async () => {
    await books.approve(payment, CARD_SALE);
    const before = await books.balances();
    await block();
    for (const [id, share] of Object.entries(SHARES)) expect(await of(id)).toEqual({ blocked: share });
    expect(await of(MANAGER, 'manager')).toEqual({ blocked: 150 });
    await unblock();
    expect(await books.balances()).toEqual(before);
    expect(await of(PRODUCER)).toEqual({ pending: 7353, reserve: 1838 });
  });

  test('MED on the PIX of R$ 97,00: the share of 9451 is blocked, and an accepted dispute takes it', async () => {
    await books.approve(payment, pixSale(9_700));
    dispute = { ...dispute, amount: cents(9_700) };
    await block();
    expect(await of(PRODUCER)).toEqual({ blocked: 9451 });
    await books.chargeBack(payment);
    expect(await of(PRODUCER)).toEqual({});
    expect(await unblock('LOST')).toEqual(['nothing']);
    expect((await books.balances())[`gateway:${GATEWAY}:receivable`]).toBeUndefined();
  });

  test('a part that is returned is taken from the blocked money, and the rest is unblocked', async () => {
    await books.approve(payment, CARD_SALE);
    await block();
    await books.refundItems(payment, CARD_SALE, ['bump'], 4_700);
    expect(await of(PRODUCER)).toEqual({ blocked: 9191 - 1779 });
    await unblock('RETURNED_PART');
    // Taken from pending first, as every return.
    expect(await of(PRODUCER)).toEqual({ pending: 7353 - 1779, reserve: 1838 });
    expect(await of(AFFILIATE)).toEqual({ pending: 7003 - 1694, reserve: 1751 });
  });
});

test('a part of the amount blocks only the parts of the parties', async () => {
  await books.approve(payment, CARD_SALE);
  dispute = { ...dispute, amount: cents(4_700) };
  await block();
  expect((await of(PRODUCER)).blocked).toBe(1770);
  expect((await of(AFFILIATE)).blocked).toBe(1686);
});

test('what other sales made available is blocked where this sale has too little', async () => {
  await books.approve(payment, pixSale(9_700));
  await withdrawAll();
  const other = randomUUID();
  await books.approve(other, pixSale(5_000));
  await books.release(other, PRODUCER);
  dispute = { ...dispute, amount: cents(9_700) };
  await block();
  expect(await of(PRODUCER)).toEqual({ blocked: 4751 });
  await unblock();
  expect(await of(PRODUCER)).toEqual({ available: 4751 });
});

test('nothing is blocked of a payment that was given back', async () => {
  await books.approve(payment, pixSale(9_700));
  await books.refund(payment);
  expect(await block()).toEqual(['nothing']);
});

test('two processes that block and unblock at once do each once', async () => {
  await books.approve(payment, CARD_SALE);
  const blocked = await Promise.all([block(), block()]);
  expect(blocked.flat().sort()).toEqual(['alreadyPosted', 'posted']);
  const unblocked = await Promise.all([unblock(), unblock(), fee('charge'), fee('charge')]);
  expect(unblocked.flat().sort()).toEqual(['alreadyPosted', 'alreadyPosted', 'posted', 'posted']);
  expect(await of(PRODUCER)).toEqual({ pending: 7353, reserve: 1838, debt: 3000 });
});

test('a block and a chargeback at once take the share once', async () => {
  await books.approve(payment, CARD_SALE);
  await Promise.all([block(), books.chargeBack(payment)]);
  await unblock('CHARGED_BACK');
  expect(await of(PRODUCER)).toEqual({});
  expect(await of(AFFILIATE)).toEqual({});
  expect(await books.replayed()).toEqual(await books.balances());
});
