import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { GATEWAY, MANAGER, PRODUCER, pixSale } from '../../../test/support/ledger/sales.js';

const STRIPE = `(select stripe from ledger_accounts where platform_id = $1 and name = 'platform:revenue')`;

// The titles are those of the README's Guarantees. Each is attacked by plain SQL, without the ledger's own code.

let books: Books;
let payment: string;

useNewBooks(async (opened) => {
  books = opened;
  payment = randomUUID();
  await books.approve(payment, pixSale(9700));
});

/** The named statement fails with the message, and neither transfers nor balances have changed. */
async function refused(message: string | RegExp, attack: () => Promise<unknown>): Promise<void> {
  const before = [await books.balances(), await books.transfers()];
  await expect(attack()).rejects.toThrow(message);
  expect([await books.balances(), await books.transfers()]).toEqual(before);
}

const attack =
  (sql: string, ...values: unknown[]) =>
  () =>
    books.dataSource.query(sql, values);

/** Repeats a transfer of the approval with other values in some columns. */
function forge(changes: Record<string, string>): () => Promise<unknown> {
  const columns = {
    id: 'gen_random_uuid()',
    platform_id: 'platform_id',
    transaction_id: 'transaction_id',
    payment_id: 'null',
    posting: 'null',
    place: '1',
    kind: `'CORRECTION'`,
    fact: `'correction'`,
    fact_key: 'gen_random_uuid()::text',
    reason: `'an attack'`,
    debit_account_id: 'debit_account_id',
    credit_account_id: 'credit_account_id',
    currency: 'currency',
    amount: 'amount',
    occurred_at: 'occurred_at',
    posted_at: 'posted_at',
    ...changes,
  };
  return attack(
    `insert into ledger_transfers (${Object.keys(columns).join(', ')})
     select ${Object.values(columns).join(', ')} from ledger_transfers where payment_id = $1 and fact = 'share'`,
    payment,
  );
}

test('the forgery that changes nothing is accepted, so each refusal below is for its own reason', async () => {
  await forge({})();
  expect(await books.balances()).toMatchObject({ [`seller:${PRODUCER}:pending`]: 18_902 });
});

describe('Every transfer debits one account and credits another by the same positive number of whole centavos.', () => {
  test.each(['0', '-1'])('an amount of %s is refused', (amount) =>
    refused('ledger_transfers_amount_check', forge({ amount })),
  );

  test('a transfer from an account to itself is refused', () =>
    refused('ledger_transfers_two_accounts', forge({ credit_account_id: 'debit_account_id' })));

  test.each(['kind', 'fact'])('a transfer of a %s nobody knows is refused', (column) =>
    refused(`ledger_transfers_${column}_check`, forge({ [column]: `'GIFT'` })),
  );

  test('a transfer in another currency than its accounts is refused', () =>
    refused('foreign key', forge({ currency: `'USD'` })));

  test('a transfer to an account of another platform is refused', async () => {
    const other = await Books.open(books.dataSource);
    await other.approve(randomUUID(), pixSale(9700));
    const theirs = `(select id from ledger_accounts where platform_id = '${other.platformId}' and bucket = 'pending')`;
    await refused('foreign key', forge({ credit_account_id: theirs }));
    await refused('foreign key', forge({ debit_account_id: theirs }));
    expect(await other.balances()).toMatchObject({ [`seller:${PRODUCER}:pending`]: 9451 });
  });
});

describe('The sum of all debits equals the sum of all credits, pending and posted.', () => {
  test('a balance is not moved without a transfer', () =>
    refused(
      'the ledger is corrected by a transfer',
      attack(`update ledger_accounts set balance = balance + 1`),
    ));

  test('no account is born with money or disappears', async () => {
    const insert = `insert into ledger_accounts (id, platform_id, owner, bucket, currency, balance)
      values (gen_random_uuid(), $1, 'bank', 'cash', 'BRL', 1)`;
    await refused('the ledger is corrected by a transfer', attack(insert, books.platformId));
    await refused('the ledger is corrected by a transfer', attack(`delete from ledger_accounts`));
  });

  test.each([
    ['a word nobody knows', 'ledger_accounts_words', { owner: `'bank'`, bucket: `'pocket'` }],
    [
      'a house that is a person’s',
      'ledger_accounts_words',
      { owner: `'bank'`, owner_id: 'gen_random_uuid()' },
    ],
    ['a seller who is nobody', 'ledger_accounts_words', { owner: `'seller'`, bucket: `'pending'` }],
    [
      'a part of a person',
      'ledger_accounts_persons_are_whole',
      { owner: `'seller'`, owner_id: 'gen_random_uuid()', bucket: `'pending'`, stripe: '3' },
    ],
    ['a seventeenth part', 'ledger_accounts_stripe_check', { owner: `'bank'`, stripe: '16' }],
    ['one of a money nobody knows', 'ledger_accounts_currency_check', { owner: `'bank'`, currency: `'brl'` }],
    [
      'one of a platform that is none',
      'ledger_accounts_platform_id_fkey',
      { owner: `'bank'`, platform_id: `(select id from ledger_accounts where platform_id = $1 limit 1)` },
    ],
    [
      'an account there is already',
      'ledger_accounts_once',
      { owner: `'platform'`, bucket: `'revenue'`, stripe: STRIPE },
    ],
  ])('no account is %s', (_what, rule, changes) => {
    const columns = {
      platform_id: '$1::uuid',
      currency: `'BRL'`,
      owner_id: 'null',
      bucket: `'cash'`,
      stripe: '0',
      ...changes,
    };
    // Named once whatever the columns are, because an unused parameter has no type.
    return refused(
      rule,
      attack(
        `insert into ledger_accounts (id, ${Object.keys(columns).join(', ')})
         select gen_random_uuid(), ${Object.values(columns).join(', ')} where $1::uuid is not null`,
        books.platformId,
      ),
    );
  });

  test('an account cannot change its owner', () =>
    refused(
      'the ledger is corrected by a transfer',
      attack(`update ledger_accounts set owner_id = gen_random_uuid() where owner = 'seller'`),
    ));

  test('the balances are those of the transfers', async () => {
    await books.refund(payment);
    expect(await books.balances()).toEqual(await books.replayed());
  });
});

describe('A transfer is never changed or deleted; a mistake is corrected by another transfer with a reason.', () => {
  test.each([
    'update ledger_transfers set amount = amount + 1',
    'delete from ledger_transfers',
    'truncate ledger_transfers',
    'truncate ledger_accounts cascade',
  ])('%s is refused', (sql) => refused('the ledger is corrected by a transfer', attack(sql)));

  test.each(['null', `''`, `' '`])('a correction for the reason %s is refused', (reason) =>
    refused('ledger_transfers_corrections_say_why', forge({ reason })),
  );
});

describe('One business fact makes one transfer: its key is unique.', () => {
  test('a second transfer of its key is refused, and the ledger knows that it was posted', async () => {
    await refused('ledger_transfers_fact_once', forge({ fact_key: 'fact_key' }));
    expect(await books.approve(payment, pixSale(9700))).toBe('alreadyPosted');
  });

  test.each([
    [
      'without its number',
      'ledger_transfers_postings_are_numbered',
      { payment_id: 'payment_id', kind: `'REFUND'` },
    ],
    [
      'that is none, numbered',
      'ledger_transfers_postings_are_numbered',
      { payment_id: 'payment_id', posting: '2' },
    ],
    ['of no payment', 'ledger_transfers_postings_of_payments', { kind: `'REFUND'`, posting: '2' }],
  ])('a posting %s is refused: it could not be distinguished from a second one', (_what, rule, changes) =>
    refused(rule, forge(changes)),
  );
});

describe("No withdraw takes a receiver's available balance below zero; a chargeback after a withdraw is a debt in an account of its own.", () => {
  const [pending, available, debt] = ['pending', 'available', 'debt'].map(
    (bucket) => `seller:${PRODUCER}:${bucket}`,
  );

  test.each(['pending', 'available', 'reserve', 'blocked'])('a seller’s %s is never below zero', (bucket) =>
    refused('ledger_accounts_not_below_zero', () =>
      books.move(`seller:${PRODUCER}:${bucket}`, 'bank:cash', 9452),
    ),
  );

  test('nor is a manager’s, nor a buyer’s credit', async () => {
    for (const nothing of [`manager:${MANAGER}:available`, 'buyer:refund_due'])
      await refused('ledger_accounts_not_below_zero', () => books.move(nothing, 'bank:cash', 1));
  });

  test('a debt is not repaid beyond its amount', () =>
    refused('ledger_accounts_not_below_zero', () => books.move(pending!, debt!, 1)));

  test('available money and a debt never exist together', async () => {
    await books.move(pending!, available!, 451, payment);
    await refused('available money and a debt', () => books.move(debt!, 'bank:cash', 1));
    await books.move(available!, 'bank:cash', 451);
    await books.move(debt!, 'bank:cash', 1);
    await refused('available money and a debt', () => books.move(pending!, available!, 1, payment));
  });

  test('a chargeback after a withdraw is a debt', async () => {
    await books.move(pending!, available!, 9451, payment);
    await books.move(available!, 'bank:cash', 9451);
    await books.chargeBack(payment);
    const after = await books.balances();
    expect(after).toMatchObject({ [debt!]: 9451 });
    expect(after).not.toHaveProperty(available!);
  });
});

describe('Refunds of a payment never exceed what was captured.', () => {
  const returnOf = (amount: number, kind = 'REFUND'): Record<string, string> => ({
    payment_id: 'payment_id',
    posting: '2',
    kind: `'${kind}'`,
    fact: `'moneyBack'`,
    debit_account_id: `(select id from ledger_accounts where platform_id = ledger_transfers.platform_id and name = 'platform:revenue')`,
    credit_account_id: `(select id from ledger_accounts where platform_id = ledger_transfers.platform_id and name = 'gateway:${GATEWAY}:receivable')`,
    amount: String(amount),
  });

  test.each(['REFUND', 'CHARGEBACK', 'PARTIAL_REFUND'])('one cent more is refused as a %s', (kind) =>
    refused('would give back more than it captured', forge(returnOf(9701, kind))),
  );

  test('all of it is accepted, and nothing after it', async () => {
    await forge(returnOf(9700))();
    await refused('would give back more than it captured', forge({ ...returnOf(1), posting: '3' }));
  });

  test('a part is accepted, and one cent more than the rest of it is refused', async () => {
    await forge(returnOf(4700, 'PARTIAL_REFUND'))();
    for (const kind of ['PARTIAL_REFUND', 'REFUND', 'CHARGEBACK'])
      await refused(
        'would give back more than it captured',
        forge({ ...returnOf(5001, kind), posting: '3' }),
      );
    await forge({ ...returnOf(5000), posting: '3' })();
  });

  test('a second refund posts nothing', async () => {
    await books.refund(payment);
    const before = await books.transfers();
    expect(await books.refund(payment)).toBe('alreadyPosted');
    expect(await books.transfers()).toBe(before);
  });
});
