import { cents } from '@guiche/money';
import type { EntityManager } from 'typeorm';
import { statement } from '../../../database/index.js';
import type { Account } from '../domain/account.js';
import { nameOf } from '../domain/account.js';
import type { Balances } from '../domain/posting.js';

const LOCK = `
select name, id, balance from ledger_lock_accounts($1, $2, $3, $4, $5, $6, $7)`;

export interface LockedAccounts {
  /** By account name. */
  readonly ids: ReadonlyMap<string, string>;
  readonly balances: Balances;
}

/** Opens the accounts that do not exist yet and locks all of them, in the order of their ids. One statement. */
export async function lockAccounts(
  tx: EntityManager,
  { platformId, currency, paymentId }: { platformId: string; currency: string; paymentId: string },
  accounts: readonly Account[],
): Promise<LockedAccounts> {
  const rows = await statement<{ name: string; id: string; balance: number }>(tx, {
    name: 'ledger_lock_accounts',
    text: LOCK,
    values: [
      platformId,
      currency,
      stripeOf(paymentId),
      accounts.map(nameOf),
      accounts.map(({ owner }) => owner),
      accounts.map(({ ownerId }) => ownerId),
      accounts.map(({ bucket }) => bucket),
    ],
  });
  return {
    ids: new Map(rows.map(({ name, id }) => [name, id])),
    balances: new Map(rows.map(({ name, balance }) => [name, cents(Number(balance))])),
  };
}

/**
 * Every sale of a platform moves the accounts of its houses. Each of those is kept as 16 rows, so that 16 sales can commit
 * side by side, and the payment's own id chooses the row: whoever tells of the same payment meets at the same lock.
 */
function stripeOf(paymentId: string): number {
  return Number.parseInt(paymentId.slice(-1), 16);
}
