import pg from 'pg';
import { withResponseTimeout } from './response-timeout.js';

/**
 * Nobody stands at a counter for this work. A process that was too busy to look for some seconds finds its time over before it
 * sees that the connection was made; the queue would then begin anew, at the worst moment.
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
 * Connections past any PgBouncer, for work that needs a session. A connection that breaks is dropped and made again by
 * the pool; its error has somebody to hear it both at rest and in use, because unheard it would end the process.
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
