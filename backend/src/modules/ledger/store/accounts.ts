import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { statement, sql } from '../../../database/index.js';
import type { Account } from '../domain/account.js';
import { isPerson, nameOf } from '../domain/account.js';
import type { Balances } from '../domain/posting.js';

const LOCK = sql<{
  platformId: string;
  currency: string;
  names: string[];
  stripes: number[];
  owners: string[];
  ownerIds: (string | null)[];
  buckets: string[];
  factKeys: readonly string[];
}>(
  'ledger_lock',
  `
select name, stripe, id, balance, fact_key as "factKey"
from ledger_lock(:platformId, :currency, :names::text[], :stripes::smallint[], :owners::text[], :ownerIds::uuid[],
  :buckets::text[], :factKeys::text[])`,
);

export interface LockedAccounts {
  /** The row that a payment, or another subject, moves of an account. */
  readonly idOf: (subjectId: string, account: Account) => string;
  /** Of people; the accounts of the platform and of gateways have no balance in one row. */
  readonly balances: Balances;
  /** Which of the fact keys are posted, as of after the locks. */
  readonly posted: ReadonlySet<string>;
}

/** The accounts that a payment, or another subject, can move. */
export interface MovedAccounts {
  readonly subjectId: string;
  readonly accounts: readonly Account[];
}

/** An account, or a fact key that is posted. */
type LockedRow =
  | { readonly name: string; readonly stripe: number; readonly id: string; readonly balance: number }
  | { readonly id: null; readonly factKey: string };

/**
 * Opens the accounts that do not exist yet, locks all of them in the order of their ids, and then looks which of the fact keys are
 * posted. One statement.
 */
export async function lockAccounts(
  tx: EntityManager,
  { platformId, currency }: { platformId: string; currency: string },
  moved: readonly MovedAccounts[],
  factKeys: readonly string[],
): Promise<LockedAccounts> {
  const wanted = new Map(
    moved.flatMap(({ subjectId, accounts }) =>
      accounts.map((account) => [rowName(subjectId, account), { ...account, subjectId }]),
    ),
  );
  const all = [...wanted.values()];
  const rows = await statement<LockedRow>(
    tx,
    LOCK({
      ...{ platformId, currency, factKeys },
      names: all.map(nameOf),
      stripes: all.map((account) => stripeOf(account.subjectId, account)),
      owners: all.map(({ owner }) => owner),
      ownerIds: all.map(({ ownerId }) => ownerId),
      buckets: all.map(({ bucket }) => bucket),
    }),
  );
  const accounts = rows.filter((row) => row.id !== null);
  const ids = new Map(accounts.map(({ name, stripe, id }) => [`${name}/${stripe}`, id]));
  return {
    idOf: (subjectId, account) => {
      const id = ids.get(rowName(subjectId, account));
      if (id === undefined) throw new Error(`account ${nameOf(account)} moves without being locked`);
      return id;
    },
    balances: new Map(accounts.map(({ name, balance }) => [name, cents(Number(balance))])),
    posted: new Set(rows.flatMap((row) => (row.id === null ? [row.factKey] : []))),
  };
}

const BALANCES = sql<{ platformId: string; currency: string; names: string[] }>(
  'ledger_balances',
  `select name, balance from ledger_accounts
where platform_id = :platformId and currency = :currency and stripe = 0 and name = any (:names::text[])`,
);

/** The balances of people's accounts as they stand, without a lock. One statement. */
export async function balancesOf(
  tx: EntityManager,
  { platformId, currency }: { platformId: string; currency: string },
  accounts: readonly Account[],
): Promise<Balances> {
  const rows = await statement<{ name: string; balance: number }>(
    tx,
    BALANCES({ platformId, currency, names: accounts.map(nameOf) }),
  );
  return new Map(rows.map(({ name, balance }) => [name, cents(Number(balance))]));
}

const rowName = (subjectId: string, account: Account): string =>
  `${nameOf(account)}/${stripeOf(subjectId, account)}`;

/**
 * Every sale of a platform moves its system accounts. Each of them has 16 rows, so that 16 sales can commit
 * concurrently. The id of the payment chooses the row, so all postings of a payment use the same lock.
 */
function stripeOf(subjectId: string, account: Account): number {
  return isPerson(account) ? 0 : Number.parseInt(subjectId.slice(-1), 16);
}
