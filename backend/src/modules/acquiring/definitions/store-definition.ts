import { manifestOf } from '@guiche/gateway-kit';
import type { EntityManager } from 'typeorm';
import { notifyAfterCommit } from '../../../database/index.js';
import { GATEWAYS } from '../../../gateways/gateways.js';
import type { GenericRestData } from '../../../gateways/protocols/generic-rest/index.js';
import { GATEWAYS_CHANGED } from './gateways-changed.js';

export type StoredDefinition =
  | { readonly kind: 'kept' | 'unchanged'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Writes the next version of a provider that is data. Other processes are notified when the transaction commits. Whether it may be
 * used is checked before (`rehearse` of gateways/define). This only numbers the versions.
 */
export async function storeDefinition(tx: EntityManager, given: GenericRestData): Promise<StoredDefinition> {
  if (GATEWAYS.some((gateway) => manifestOf(gateway).id === given.id))
    return { kind: 'refused', why: `${given.id} is a gateway in code` };
  const data = { ...given, version: given.version ?? 1 };
  await tx.query(`select pg_advisory_xact_lock(hashtext('gateway_definitions'), hashtext($1))`, [data.id]);
  const [newest] = await tx.query<{ version: number; same: boolean }[]>(
    `select version, data = $2::jsonb as same from gateway_definitions where provider = $1 order by version desc limit 1`,
    [data.id, JSON.stringify(data)],
  );
  if (newest?.same) return { kind: 'unchanged', version: newest.version };
  const next = (newest?.version ?? 0) + 1;
  if (data.version !== next)
    return { kind: 'refused', why: `the next version of ${data.id} is ${next}, not ${data.version}` };
  await tx.query(
    `insert into gateway_definitions (provider, version, data, created_at) values ($1, $2, $3, now())`,
    [data.id, next, JSON.stringify(data)],
  );
  notifyAfterCommit(tx, GATEWAYS_CHANGED);
  return { kind: 'kept', version: next };
}
