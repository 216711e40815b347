import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['platforms', 'gateway_accounts', 'attention_items'];

/**
 * Why: two people may edit the same settings at the same time. Each edit names the version it was made on; an edit of an
 * older version is refused with the name of who changed the row (`TenantRepository`).
 * Locks: adds columns with a constant default or none; each table is locked for an instant and not rewritten.
 * Undo: `down` drops the columns; edits are no longer compared.
 */
export class VersionsOfWhatPeopleEdit1795446000000 implements MigrationInterface {
  name = 'VersionsOfWhatPeopleEdit1795446000000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(`alter table ${table}
        add column version integer not null default 1 check (version >= 1),
        add column updated_by text,
        add column updated_at timestamptz`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await db.query(
        `alter table ${table} drop column version, drop column updated_by, drop column updated_at`,
      );
    }
  }
}
