import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: masters process stored webhooks again, one or many, and mark those that need nothing more.
 * Locks: webhook_records for a moment, as the columns have no default; writes to it while the index is built, which has no rows yet.
 * Undo: `down`.
 */
export class WebhookReplays1795630270134 implements MigrationInterface {
  name = 'WebhookReplays1795630270134';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table webhook_records add column replay_id uuid, add column resolved_at timestamptz, add column resolved_by text,
        add column resolution text`,
    );
    await db.query(
      'create index webhook_records_of_replay on webhook_records (platform_id, replay_id) where replay_id is not null',
    );
    await db.query(
      `create table webhook_replays (
        id uuid not null,
        platform_id uuid not null references platforms (id),
        provider text,
        states text[] not null,
        received_from timestamptz not null,
        received_until timestamptz not null,
        webhooks integer not null check (webhooks > 0),
        reason text not null,
        requested_by text not null,
        created_at timestamptz not null,
        primary key (platform_id, id)
      )`,
    );
    await db.query(
      `create or replace view webhook_records_read as ${COLUMNS}, gateway_account_id, resolved_at, resolved_by, resolution
        from webhook_records`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view webhook_records_read');
    await db.query(`create view webhook_records_read as ${COLUMNS} from webhook_records`);
    await db.query('drop table webhook_replays');
    await db.query('drop index webhook_records_of_replay');
    await db.query(
      `alter table webhook_records drop column replay_id, drop column resolved_at, drop column resolved_by, drop column resolution`,
    );
  }
}

const COLUMNS =
  'select id, platform_id, provider, state, detail, attempt_id, tries, received_at, processed_at';
