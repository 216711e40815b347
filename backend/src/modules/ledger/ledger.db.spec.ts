import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { cents } from '@guiche/money';
import { Books } from '../../../test/support/ledger/books.js';
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

const RECEIVABLE = `gateway:${GATEWAY}:receivable`;
const COST = `gateway:${GATEWAY}:cost`;
const of = (person: string) => (bucket: string) => `${person}:${bucket}`;
const seller = (id: string) => of(`seller:${id}`);
const [producer, affiliate, coProducer] = [seller(PRODUCER), seller(AFFILIATE), seller(CO_PRODUCER)];
const manager = of(`manager:${MANAGER}`);

const CARD_APPROVED = {
  [RECEIVABLE]: -24400,
  [affiliate('pending')]: 7003,
  [affiliate('reserve')]: 1751,
  [coProducer('pending')]: 3151,
  [coProducer('reserve')]: 788,
  [producer('pending')]: 7353,
  [producer('reserve')]: 1838,
  [manager('pending')]: 150,
  [COST]: 1013,
  'platform:revenue': 1353,
};
const PIX_APPROVED = {
  [RECEIVABLE]: -9700,
  [producer('pending')]: 9451,
  [COST]: 115,
  'platform:revenue': 134,
};
/** The gateway keeps its cost and the platform bears it; no other account changes. */
const returned = (cost: number) => ({ [COST]: cost, 'platform:loss': -cost });

let books: Books;
let payment: string;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
});

describe('approval', () => {
  test('posts the card sale of the worked example to the cent', async () => {
    expect(await books.approve(payment, CARD_SALE)).toBe('posted');
    expect(await books.balances()).toEqual(CARD_APPROVED);
  });

  test('posts the PIX sale of the demo to the cent', async () => {
    expect(await books.approve(payment, pixSale(9700))).toBe('posted');
    expect(await books.balances()).toEqual(PIX_APPROVED);
  });

  test('posts a sale below cost as negative revenue', async () => {
    await books.approve(payment, pixSale(50_000));
    expect(await books.balances()).toEqual({
      [RECEIVABLE]: -50_000,
      [producer('pending')]: 49_751,
      [COST]: 595,
      'platform:revenue': -346,
    });
  });

  test('repeated posts nothing', async () => {
    await books.approve(payment, CARD_SALE);
    const transfers = await books.transfers();
    expect(await books.approve(payment, CARD_SALE)).toBe('alreadyPosted');
    expect(await books.transfers()).toBe(transfers);
    expect(await books.balances()).toEqual(CARD_APPROVED);
  });

  test('repeated for a seller who has a debt by now repays nothing', async () => {
    await books.approve(payment, pixSale(9700));
    await books.move(producer('debt'), 'bank:cash', 500);
    expect(await books.approve(payment, pixSale(9700))).toBe('alreadyPosted');
    expect(await books.balances()).toMatchObject({ [producer('debt')]: 500, [producer('pending')]: 9451 });
  });

  test('uses separate accounts per currency', async () => {
    await books.approve(randomUUID(), { ...pixSale(9700), currency: 'USD' });
    await books.approve(payment, pixSale(9700));
    await books.refund(payment);
    const rows = await books.dataSource.query(
      `select currency, sum(balance) as balance from ledger_accounts where platform_id = $1 and name = $2 group by 1 order by 1`,
      [books.platformId, producer('pending')],
    );
    expect(rows).toEqual([
      { currency: 'BRL', balance: '0' },
      { currency: 'USD', balance: '9451' },
    ]);
  });

  test('approval of a sale that was divided in another currency is refused and writes nothing', async () => {
    await expect(books.approve(payment, pixSale(9700), 'USD')).rejects.toThrow('was divided in BRL');
    expect(await books.transfers()).toBe(0);
  });
});

describe('refund', () => {
  test('refund in another currency than its approval is refused and writes nothing', async () => {
    await books.approve(payment, CARD_SALE);
    const before = [await books.transfers(), await books.balances()];
    const refund = { ...books.returned(payment, 'REFUND'), currency: 'USD' };
    await expect(books.tellTogether([refund])).rejects.toThrow('has no approval on the ledger');
    expect([await books.transfers(), await books.balances()]).toEqual(before);
  });

  test('gives back every share, and the gateway cost becomes the platform’s loss', async () => {
    await books.approve(payment, CARD_SALE);
    expect(await books.refund(payment)).toBe('posted');
    expect(await books.balances()).toEqual(returned(1013));
  });

  test('passes the buyer’s credit through', async () => {
    await books.approve(payment, CARD_SALE);
    await books.refund(payment);
    const [row] = await books.dataSource.query(
      `select sum(t.amount) filter (where c.name = 'buyer:refund_due') as owed, sum(t.amount) filter (where d.name = 'buyer:refund_due') as paid
       from ledger_transfers t join ledger_accounts c on c.id = t.credit_account_id join ledger_accounts d on d.id = t.debit_account_id
       where t.payment_id = $1 and t.kind = 'REFUND'`,
      [payment],
    );
    expect({ owed: Number(row.owed), paid: Number(row.paid) }).toEqual({ owed: 24400, paid: 24400 });
  });

  test('repeated posts nothing', async () => {
    await books.approve(payment, CARD_SALE);
    await books.refund(payment);
    const transfers = await books.transfers();
    expect(await books.refund(payment)).toBe('alreadyPosted');
    expect(await books.chargeBack(payment)).toBe('alreadyPosted');
    expect(await books.approve(payment, CARD_SALE)).toBe('alreadyPosted');
    expect(await books.transfers()).toBe(transfers);
  });

  test('refund of a payment that was never approved is refused and writes nothing', async () => {
    await expect(books.refund(payment)).rejects.toThrow('has no approval on the ledger');
    expect(await books.transfers()).toBe(0);
  });

  test('leaves the pending money of other sales alone', async () => {
    await books.approve(randomUUID(), pixSale(9700));
    await books.approve(payment, pixSale(9700));
    await books.move(producer('pending'), producer('available'), 9451, payment);
    await books.move(producer('available'), 'bank:cash', 9451);
    await books.refund(payment);
    expect(await books.balances()).toMatchObject({ [producer('pending')]: 9451, [producer('debt')]: 9451 });
  });

  test('leaves the reserve of other sales alone', async () => {
    const withReserve = { ...pixSale(9700), reserve: { bps: 1000 } };
    await books.approve(randomUUID(), withReserve);
    await books.approve(payment, withReserve);
    await books.move(producer('reserve'), producer('available'), 945, payment);
    await books.move(producer('available'), 'bank:cash', 945);
    await books.refund(payment);
    expect(await books.balances()).toMatchObject({
      [producer('pending')]: 8506,
      [producer('reserve')]: 945,
      [producer('debt')]: 945,
    });
  });

  test('takes from pending and reserve of the sale, then from available, and the shortfall becomes a debt', async () => {
    await books.approve(payment, CARD_SALE);
    await books.move(producer('pending'), producer('available'), 7353, payment);
    await books.move(producer('available'), 'bank:cash', 7000);
    await books.refund(payment);
    // 9191 = 1838 of the reserve + 353 still available + 7000 owed.
    expect(await books.balances()).toEqual({
      ...returned(1013),
      [producer('debt')]: 7000,
      'bank:cash': 7000,
    });
  });

  test('refund of a sale whose money has paid an older debt creates the debt again', async () => {
    await books.move(producer('debt'), 'bank:cash', 500);
    await books.approve(payment, pixSale(9700));
    expect(await books.balances()).toMatchObject({ [producer('pending')]: 8951 });
    await books.refund(payment);
    expect(await books.balances()).toEqual({ ...returned(115), [producer('debt')]: 500, 'bank:cash': 500 });
  });
});

describe('debt', () => {
  test('debt is paid first by a later sale', async () => {
    await books.move(producer('debt'), 'bank:cash', 10_000);
    await books.approve(randomUUID(), pixSale(9700));
    expect(await books.balances()).toMatchObject({ [producer('debt')]: 549 });
    expect(await books.balances()).not.toHaveProperty(producer('pending'));
    await books.approve(randomUUID(), pixSale(9700));
    const after = await books.balances();
    expect(after).toMatchObject({ [producer('pending')]: 8902 });
    expect(after).not.toHaveProperty(producer('debt'));
  });

  test('debt is paid out of the reserve too when the pending part does not suffice', async () => {
    await books.move(producer('debt'), 'bank:cash', 8000);
    await books.approve(payment, CARD_SALE);
    const after = await books.balances();
    expect(after).toMatchObject({ [producer('reserve')]: 1838 - (8000 - 7353) });
    expect(after).not.toHaveProperty(producer('debt'));
    expect(after).not.toHaveProperty(producer('pending'));
  });

  test('debt of a seller in two roles is paid once', async () => {
    await books.move(producer('debt'), 'bank:cash', 9000);
    const [item] = pixSale(9700).items;
    const contract = { coProducers: [{ sellerId: PRODUCER, bps: 3000 }] };
    await books.approve(payment, { ...pixSale(9700), items: [{ ...item!, contract }] });
    const after = await books.balances();
    expect(after).toMatchObject({ [producer('pending')]: 451 });
    expect(after).not.toHaveProperty(producer('debt'));
  });
});

describe('chargeback', () => {
  test('after everything was withdrawn leaves each party in debt by its share', async () => {
    await books.approve(payment, CARD_SALE);
    for (const [party, pending, reserve] of [
      [affiliate, 7003, 1751],
      [coProducer, 3151, 788],
      [producer, 7353, 1838],
      [manager, 150, 0],
    ] as const) {
      await books.move(party('pending'), party('available'), pending, payment);
      if (reserve > 0) await books.move(party('reserve'), party('available'), reserve, payment);
      await books.move(party('available'), 'bank:cash', pending + reserve);
    }
    expect(await books.chargeBack(payment)).toBe('posted');
    expect(await books.balances()).toEqual({
      ...returned(1013),
      [affiliate('debt')]: 8754,
      [coProducer('debt')]: 3939,
      [producer('debt')]: 9191,
      [manager('debt')]: 150,
      'bank:cash': 22034,
    });
  });

  test('chargeback that is won puts everything back by a new posting', async () => {
    await books.approve(payment, CARD_SALE);
    await books.chargeBack(payment);
    expect(await books.balances()).toEqual(returned(1013));
    const before = await books.transfers();
    expect(await books.win(payment)).toBe('posted');
    expect(await books.balances()).toEqual(CARD_APPROVED);
    expect(await books.transfers()).toBeGreaterThan(before);
    expect(await books.win(payment)).toBe('alreadyPosted');
    expect(await books.balances()).toEqual(CARD_APPROVED);
  });

  test('chargeback that is won after the debt was repaid gives the seller available money', async () => {
    await books.approve(payment, pixSale(9700));
    await books.move(producer('pending'), producer('available'), 9451, payment);
    await books.move(producer('available'), 'bank:cash', 9451);
    await books.chargeBack(payment);
    await books.approve(randomUUID(), pixSale(5249));
    expect(await books.balances()).toMatchObject({ [producer('debt')]: 4451 });
    await books.win(payment);
    const after = await books.balances();
    expect(after).toMatchObject({ [producer('available')]: 5000 });
    expect(after).not.toHaveProperty(producer('debt'));
  });

  test('chargeback or a refund can follow a won dispute', async () => {
    await books.approve(payment, CARD_SALE);
    await books.chargeBack(payment);
    await books.win(payment);
    expect(await books.chargeBack(payment)).toBe('posted');
    expect(await books.balances()).toEqual(returned(1013));
    await books.win(payment);
    expect(await books.refund(payment)).toBe('posted');
    expect(await books.balances()).toEqual(returned(1013));
    await expect(books.win(payment)).rejects.toThrow('no chargeback to restore');
    expect(await books.balances()).toEqual(returned(1013));
  });

  test('chargeback cannot be won before it is booked', async () => {
    await books.approve(payment, pixSale(9700));
    await expect(books.win(payment)).rejects.toThrow('no chargeback to restore');
    expect(await books.balances()).toEqual(PIX_APPROVED);
  });
});

test('platforms share neither an account nor the history of a payment', async () => {
  const other = await Books.open(books.dataSource);
  await books.approve(payment, pixSale(9700));
  expect(await other.approve(payment, pixSale(cents(1249)))).toBe('posted');
  expect(await books.balances()).toEqual(PIX_APPROVED);
  await other.refund(payment);
  expect(await other.balances()).toEqual(returned(15));
  expect(await books.balances()).toEqual(PIX_APPROVED);
});
