import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a trigger that names TRUNCATE beside other events is not created on the shards of a distributed table, without any message:
 * rows of the ledger could then be changed and deleted. Each guard becomes two triggers, one for rows and one for TRUNCATE.
 * Locks: each table is locked for a moment.
 * Undo: `down`.
 */
export class OneTriggerForTruncate1795442400001 implements MigrationInterface {
  name = 'OneTriggerForTruncate1795442400001';

  async up(db: QueryRunner): Promise<void> {
    for (const { table, trigger, events, refuse } of GUARDS) {
      await db.query(`drop trigger ${trigger} on ${table}`);
      await db.query(guard(trigger, events, table, refuse));
      await db.query(guard(`${trigger}_whole`, 'truncate', table, refuse));
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table, trigger, events, refuse } of GUARDS) {
      await db.query(`drop trigger ${trigger}_whole on ${table}`);
      await db.query(`drop trigger ${trigger} on ${table}`);
      await db.query(guard(trigger, `${events} or truncate`, table, refuse));
    }
  }
}

const GUARDS = [
  {
    table: 'ledger_transfers',
    trigger: 'append_only',
    events: 'update or delete',
    refuse: 'ledger_refuse_change',
  },
  { table: 'ledger_accounts', trigger: 'kept', events: 'delete', refuse: 'ledger_refuse_change' },
  {
    table: 'gateway_definitions',
    trigger: 'kept',
    events: 'update or delete',
    refuse: 'gateway_definitions_refuse_change',
  },
];

const guard = (name: string, events: string, table: string, refuse: string): string =>
  `create trigger ${name} before ${events} on ${table} for each statement execute function ${refuse}()`;
