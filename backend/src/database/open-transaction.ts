import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The last statements of a transaction. */
type BeforeCommit = (tx: EntityManager) => Promise<void>;

/** Work that waits for the commit of a transaction. */
type AfterCommit = () => void | Promise<void>;

/**
 * The transaction that is open in the current asynchronous flow. Separate from {@link Transactions}, so that code can ask for it
 * without depending on the database.
 */
export interface OpenTransaction {
  readonly name: string;
  open: boolean;
  /** Run in this order when the work of the transaction is done; an error rolls it back. */
  readonly beforeCommit: BeforeCommit[];
  /** Run in this order when the transaction has committed; dropped when it rolls back. */
  readonly afterCommit: AfterCommit[];
}

const current = new AsyncLocalStorage<OpenTransaction>();

export const newTransaction = (name: string): OpenTransaction => ({
  ...{ name, open: true },
  ...{ beforeCommit: [], afterCommit: [] },
});

export const within = <T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> =>
  current.run(transaction, work);

/**
 * Runs `work` as the last statements of the open transaction, for rows that many transactions lock: the lock is held for a moment
 * only, and it is taken after every other lock, so transactions cannot wait for each other. An error rolls the transaction back.
 *
 * @throws Error when no transaction is open
 */
export function beforeCommit(work: BeforeCommit): void {
  const transaction = current.getStore();
  if (!transaction?.open) throw new Error('beforeCommit needs an open transaction');
  transaction.beforeCommit.push(work);
}

/**
 * Runs `work` once the open transaction has committed, and never when it rolls back. It runs outside the transaction, after the
 * connection was returned, in the order of the calls; `Transactions.run` resolves when all of it has settled. An error is logged
 * and not thrown: the rows are committed, so the caller must not report a failure. The process may end between commit and
 * callback, so use it only for work that may be lost (cache notifications, waking a worker); anything else belongs in the outbox.
 *
 * @throws Error when no transaction is open
 */
export function afterCommit(work: AfterCommit): void {
  const transaction = current.getStore();
  if (!transaction?.open) throw new Error('afterCommit needs an open transaction');
  transaction.afterCommit.push(work);
}

/** Throws when a transaction is open: the inner one would commit before the outer one, or wait for its locks for ever. */
export function assertNoneIsOpen(name: string): void {
  const outer = openTransaction();
  if (outer !== undefined) throw new Error(`transaction ${name} was opened inside transaction ${outer}`);
}

/** Throws when a transaction is open: rows must not stay locked while `what` waits for another server. */
export function assertOutsideTransaction(what: string): void {
  const name = openTransaction();
  if (name !== undefined) throw new Error(`${what} was attempted inside transaction ${name}`);
}

function openTransaction(): string | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction.name : undefined;
}
