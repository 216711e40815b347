import { QueryFailedError } from 'typeorm';

/**
 * SQLSTATE codes of transient failures: the same request may succeed a moment later, so it is answered 503 with Retry-After
 * and never 500. Source: PostgreSQL 18, appendix A. A code of two characters stands for its whole class.
 *
 * `unavailable`: the server cannot serve requests now. `contended`: this transaction lost against another one.
 */
export const TRANSIENT_SQL_STATES: Readonly<Record<string, 'unavailable' | 'contended'>> = {
  // Connection exceptions.
  '08': 'unavailable',
  // Read-only transaction: the primary became a replica.
  '25006': 'unavailable',
  // The server ended a session or a transaction that took too long: idle in transaction, transaction timeout.
  '25P03': 'contended',
  '25P04': 'contended',
  // Serialization failure, completion unknown, deadlock.
  '40001': 'contended',
  '40003': 'contended',
  '40P01': 'contended',
  // Insufficient resources: disk full, out of memory, too many connections, a configured limit.
  '53': 'unavailable',
  // Lock not available (lock_timeout, NOWAIT), object in use.
  '55006': 'contended',
  '55P03': 'contended',
  // Canceled by a timeout or by an operator.
  '57014': 'contended',
  // Shutdown, crash, start-up, dropped database, idle session timeout.
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P04': 'unavailable',
  '57P05': 'unavailable',
  // The operating system failed the server: input and output, a file that is missing.
  '58': 'unavailable',
};

/** Whether a failure of this SQLSTATE passes by itself; undefined when it does not, or when it is no SQLSTATE. */
export function transience(code: unknown): 'unavailable' | 'contended' | undefined {
  if (typeof code !== 'string' || code.length !== 5) return undefined;
  return TRANSIENT_SQL_STATES[code] ?? TRANSIENT_SQL_STATES[code.slice(0, 2)];
}

const QUERY_CANCELED = '57014';

/** Whether the server gave up a statement: it took longer than its timeout. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof QueryFailedError && Reflect.get(error.driverError as object, 'code') === QUERY_CANCELED;
