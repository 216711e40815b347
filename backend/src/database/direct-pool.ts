import pg from 'pg';

/**
 * Nobody stands at a counter for this work. A process that was too busy to look for some seconds finds its time over before it
 * sees that the connection was made; the queue would then begin anew, at the worst moment.
 */
const CONNECTED_WITHIN_MS = 30_000;

/**
 * Connections past any PgBouncer, for work that needs a session. A connection that breaks is dropped and made again by
 * the pool; its error has somebody to hear it both at rest and in use, because unheard it would end the process.
 */
export function openDirectPool(
  url: string,
  name: string,
  max: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
