import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request, job or sweep did to the database so far. */
export interface RequestScope {
  readonly requestId: string;
  /** Who acts, as log lines name them: kind and id, no personal data. */
  actor: string;
  /** The only platform whose rows its statements see (`tenant-barrier.ts`). Null: every condition is that of the statement. */
  platformId: string | null;
  /** Set once the scope touched the primary: its later reads stay there, so that it reads its own writes. */
  wrote: boolean;
  /** SQL statements sent, BEGIN, COMMIT and ROLLBACK not counted. */
  statements: number;
  transactions: number;
  /** How long one of its statements waits for an answer. */
  readonly patienceMs: number;
}

/** Jobs and sweeps have no request that waits, but a server that is gone must not block them without end. */
export const BEHIND_THE_COUNTER_MS = 30_000;

const scopes = new AsyncLocalStorage<RequestScope>();

/** The scope of the current request, job or sweep; undefined outside of one. */
export function requestScope(): RequestScope | undefined {
  return scopes.getStore();
}

export function newRequestScope(
  requestId: string,
  patienceMs = BEHIND_THE_COUNTER_MS,
  actor = 'system',
): RequestScope {
  return { requestId, actor, platformId: null, wrote: false, statements: 0, transactions: 0, patienceMs };
}

/** Runs `work`, and everything it awaits, inside the scope. */
export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}
