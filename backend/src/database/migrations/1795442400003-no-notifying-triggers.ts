import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: notifications are sent by the application after the commit. A NOTIFY inside a transaction makes all others that
 * notify wait for its commit; on a distributed database it is sent to no listener, and refused where a transaction commits
 * in two phases.
 * Locks: each table for a moment.
 * Deploying: changes written by a process of an earlier version are not announced. Processes of this version see such a
 * change after a minute.
 * Undo: `down`.
 */
export class NoNotifyingTriggers1795442400003 implements MigrationInterface {
  name = 'NoNotifyingTriggers1795442400003';

  async up(db: QueryRunner): Promise<void> {
    for (const { name, table } of TRIGGERS) await db.query(`drop trigger ${name} on ${table}`);
    for (const { name } of FUNCTIONS) await db.query(`drop function ${name}()`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { name, body } of FUNCTIONS)
      await db.query(`create function ${name}() returns trigger language plpgsql as $$
begin
  perform ${body};
  return null;
end $$`);
    for (const { name, table, when } of TRIGGERS)
      await db.query(`create trigger ${name} after ${when}`.replace('TABLE', table));
  }
}

const FUNCTIONS = [
  {
    name: 'notify_catalog_changed',
    body: `pg_notify('catalog_changed', case when tg_table_name = 'platforms'
    then coalesce(to_jsonb(new) ->> 'id', to_jsonb(old) ->> 'id')
    else coalesce(to_jsonb(new) ->> 'platform_id', to_jsonb(old) ->> 'platform_id') end)`,
  },
  { name: 'notify_payment_changed', body: `pg_notify('payment_changed', new.id::text)` },
  { name: 'notify_gateways_changed', body: `pg_notify('gateways_changed', '')` },
];

const ANY_CHANGE =
  'insert or update or delete on TABLE for each row execute function notify_catalog_changed()';

const UNANNOUNCED = `- 'webhook_due_at' - 'webhook_url'`;

const TRIGGERS = [
  ...['platforms', 'products', 'offers', 'order_bumps', 'delivery_options', 'checkout_configs'],
  ...['card_keys', 'gateway_routes', 'receivers'],
]
  .map((table) => ({ name: 'tell', table, when: ANY_CHANGE }))
  .concat([
    {
      name: 'tell',
      table: 'gateway_accounts',
      when: 'insert or delete on TABLE for each row execute function notify_catalog_changed()',
    },
    {
      name: 'tell_changes',
      table: 'gateway_accounts',
      when: `update on TABLE for each row
        when (to_jsonb(old) ${UNANNOUNCED} is distinct from to_jsonb(new) ${UNANNOUNCED}) execute function notify_catalog_changed()`,
    },
    {
      name: 'tell',
      table: 'gateway_definitions',
      when: 'insert on TABLE for each statement execute function notify_gateways_changed()',
    },
    {
      name: 'tell',
      table: 'payments',
      when: `update on TABLE for each row
        when (old.status is distinct from new.status or old.confirming is distinct from new.confirming
          or old.reason is distinct from new.reason or old.pix_code is distinct from new.pix_code
          or old.billet_code is distinct from new.billet_code or old.expires_at is distinct from new.expires_at)
        execute function notify_payment_changed()`,
    },
  ]);
