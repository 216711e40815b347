import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'NOTIFIED', 'BLOCKED', 'CHARGED_BACK', 'EVIDENCE', 'DEFENCE_SENT', 'EXPIRED', 'WON', 'LOST', 'RETURNED_PART', 'UNBLOCKED',
    'FEE_CHARGED', 'FEE_RETURNED'`;
const DROP = 'alter table dispute_events drop constraint dispute_events_kind_check';

/**
 * Why: staff and sellers attach files to the defence of a dispute.
 * Locks: dispute_events, while its rows are checked; there are few.
 * Undo: `down`; the objects in storage stay, and nothing names them.
 */
export class FilesOfDefences1795768440000 implements MigrationInterface {
  name = 'FilesOfDefences1795768440000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table dispute_files (
        platform_id uuid not null,
        id uuid not null,
        dispute_id uuid not null,
        name text not null,
        object_key text not null,
        content_type text not null,
        bytes integer not null,
        sha256 bytea not null,
        created_by text not null,
        created_at timestamptz not null,
        primary key (platform_id, id),
        foreign key (platform_id, dispute_id) references disputes (platform_id, id)
      )`);
    await db.query(
      'create index dispute_files_of_dispute on dispute_files (platform_id, dispute_id, created_at, id)',
    );
    await db.query(DROP);
    await db.query(
      `alter table dispute_events add constraint dispute_events_kind_check check (kind in (${KINDS}, 'FILE'))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from dispute_events where kind = 'FILE'`);
    await db.query(DROP);
    await db.query(
      `alter table dispute_events add constraint dispute_events_kind_check check (kind in (${KINDS}))`,
    );
    await db.query('drop table dispute_files');
  }
}
