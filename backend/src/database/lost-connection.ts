import { types } from 'node:util';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { ServerNotResponding } from './response-timeout.js';
import { transience } from './sql-states.js';

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const POSTGRESQL_PORT = 5432;
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** What a failed call says of whom it called. */
interface FailedCall {
  readonly code?: string;
  readonly port?: number;
  /** Of a name that has no address. */
  readonly hostname?: string;
}

/**
 * True when the database could not be reached, disconnected or has no capacity: retryable. Where others are called too, an
 * object store or a provider, {@link isDatabaseUnavailable} determines whose connection it was.
 */
export function isConnectionLost(error: unknown): boolean {
  // TypeORM frees a runner whose connection broke; the statement after that meets one of these errors.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  if (error instanceof QueryFailedError) return isConnectionLost(error.driverError);
  if (error instanceof ServerNotResponding) return true;
  if (!types.isNativeError(error)) return false;
  // Several addresses were tried (::1, 127.0.0.1) and each failed.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isConnectionLost);
  const code: unknown = Reflect.get(error, 'code');
  if (transience(code) === 'unavailable' || (typeof code === 'string' && SYSTEM_CODES.has(code))) return true;
  return MESSAGES.test(error.message);
}

/** True when it was a database at one of these addresses. False for an error that doesn't say whom it was to reach. */
export function isDatabaseUnavailable(error: unknown, addresses: readonly string[]): boolean {
  if (!isConnectionLost(error)) return false;
  if (error instanceof QueryFailedError || !types.isNativeError(error)) return true;
  if ('errors' in error && Array.isArray(error.errors))
    return error.errors.some((one) => isDatabaseUnavailable(one, addresses));
  const { code = '', port, hostname } = error as Error & FailedCall;
  if (!SYSTEM_CODES.has(code)) return true;
  // For a configured host name the error contains the resolved address: the port is what both have.
  return addresses
    .map((address) => new URL(address))
    .some((server) => hostname === server.hostname || port === Number(server.port || POSTGRESQL_PORT));
}

/** A replica that replays a conflicting change cancels our query: the primary can still answer it. */
export function isReplicaConflict(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return types.isNativeError(cause) && Reflect.get(cause, 'code') === '40001';
}
