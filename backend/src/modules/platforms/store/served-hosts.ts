import { QueryFailedError, type EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';

const SERVE = sql<{ host: string; platformId: string }>(
  'serve-host',
  `insert into served_hosts (host, owner) values (:host, :platformId)
on conflict (host) do update set host = excluded.host where served_hosts.owner = excluded.owner returning host`,
);

const STOP = sql<{ host: string; platformId: string }>(
  'stop-serving-host',
  'delete from served_hosts where host = :host and owner = :platformId',
);

const SERVED = sql<{ host: string }>('served-host', 'select host from served_hosts where host = :host');

/** Whether a host belongs to a platform. */
export const isHostServed = async (tx: EntityManager, host: string): Promise<boolean> =>
  (await statement(tx, SERVED({ host }))).length > 0;

/** Serves a host of a platform; the caller announces it. False: it belongs to another one. */
export async function serveHost(tx: EntityManager, platformId: string, host: string): Promise<boolean> {
  return (await statement(tx, SERVE({ host, platformId }))).length > 0;
}

/** Serves a host no longer; the caller announces it. */
export async function stopServingHost(tx: EntityManager, platformId: string, host: string): Promise<void> {
  await statement(tx, STOP({ host, platformId }));
}

const UNIQUE_VIOLATION = '23505';

/** Whether a row was refused because the platform has this host already. */
export const isOwnHost = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  Reflect.get(error.driverError as object, 'code') === UNIQUE_VIOLATION &&
  Reflect.get(error.driverError as object, 'constraint') === 'domains_of_platform';
