import { types } from 'node:util';
import { QueryFailedError } from 'typeorm';
import { isConnectionLost } from './lost-connection.js';
import { transience } from './sql-states.js';

/** True when a request that failed so may succeed when it is repeated: the database is away, or the transaction lost a race. */
export function isTransient(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code: unknown = types.isNativeError(cause) ? Reflect.get(cause, 'code') : undefined;
  return isConnectionLost(error) || transience(code) !== undefined;
}
