import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that is open where this is asked. Apart from {@link Transactions}, so that whoever asks needs no database. */
export interface OpenTransaction {
  readonly name: string;
  open: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

export const within = <T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> =>
  current.run(transaction, work);

/** One transaction in another would commit too early, or not at all. */
export function assertNoneIsOpen(name: string): void {
  const outer = openTransaction();
  if (outer !== undefined) throw new Error(`transaction ${name} was opened inside transaction ${outer}`);
}

/** Throws when a transaction is open here: rows must not stay locked while `what` waits for somebody else's server. */
export function assertOutsideTransaction(what: string): void {
  const name = openTransaction();
  if (name !== undefined) throw new Error(`${what} was attempted inside transaction ${name}`);
}

function openTransaction(): string | undefined {
  const transaction = current.getStore();
  return transaction?.open ? transaction.name : undefined;
}
