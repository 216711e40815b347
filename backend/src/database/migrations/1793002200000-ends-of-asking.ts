import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a result that cannot be written is not queried every 30 seconds without end; review items that end are named; a
 * webhook is assigned to its account on arrival.
 * Locks: the new column has a constant default, so `attempts` is not rewritten; the check of `attention_items` reads its
 * rows once (thousands at most); unprocessed webhooks get their account row by row.
 * Undo: `down`; items of the new kinds must be resolved and deleted first.
 */
export class EndsOfAsking1793002200000 implements MigrationInterface {
  name = 'EndsOfAsking1793002200000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [STUMBLES, kinds([...FORMER_KINDS, ...NEW_KINDS]), ADDRESSES]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table attempts drop column stumbles; ${kinds(FORMER_KINDS)}`);
  }
}

const STUMBLES = 'alter table attempts add column stumbles integer not null default 0 check (stumbles >= 0)';

const FORMER_KINDS = [
  'UNKNOWN_WORD',
  'FORBIDDEN_TRANSITION',
  'AMOUNT_MISMATCH',
  'DOUBLE_PAYMENT',
  'REFUSED_BY_PROVIDER',
  'WEBHOOK_UNMATCHED',
  'PROVIDER_SILENT',
];
const NEW_KINDS = ['UNRESOLVED', 'UNASKABLE', 'NOT_WRITTEN', 'DISCREPANCY'];

const kinds = (names: readonly string[]): string => `
alter table attention_items drop constraint attention_items_kind_check;
alter table attention_items add constraint attention_items_kind_check check (kind in (${names.map((name) => `'${name}'`).join(', ')}))`;

const ADDRESSES = `
update webhook_records w set platform_id = address.platform_id, gateway_account_id = address.gateway_account_id,
  attempt_id = coalesce(w.attempt_id, address.attempt_id)
from (
  select webhook_token as token, provider, platform_id, gateway_account_id, id as attempt_id from attempts
  union all
  select webhook_token, provider, platform_id, id, null from gateway_accounts
) address
where w.state = 'RECEIVED' and w.gateway_account_id is null and w.token = address.token and w.provider = address.provider;
update webhook_records set state = 'QUARANTINED', detail = 'unknown address', due_at = null, processed_at = received_at
where state = 'RECEIVED' and gateway_account_id is null`;
