import pg from 'pg';
import { withResponseTimeout } from './response-timeout.js';

/**
 * A generous connection timeout. A process that was blocked for some seconds finds the timeout expired before it sees that
 * the connection was made; the queue would then start again, at the worst moment.
 */
const CONNECTED_WITHIN_MS = 30_000;

interface DirectPool {
  readonly name: string;
  readonly max: number;
  readonly onError: (error: Error) => void;
  /** How long a statement waits for its answer; left out: as long as it takes. */
  readonly patienceMs?: number;
}

/**
 * Direct connections that bypass PgBouncer, for work that needs a session. The pool drops and replaces a broken connection;
 * its error is handled both idle and in use, because an unhandled one would end the process.
 */
export function openDirectPool(url: string, { name, max, onError, patienceMs }: DirectPool): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    keepAlive: true,
    onConnect: (client) => withResponseTimeout(client, () => patienceMs),
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
