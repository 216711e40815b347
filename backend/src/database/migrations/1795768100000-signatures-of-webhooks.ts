import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the list of webhooks shows whether a delivery proved itself (screens.md D3).
 * Locks: webhook_records for a moment, as the column has no default.
 * Undo: `down`.
 */
export class SignaturesOfWebhooks1795768100000 implements MigrationInterface {
  name = 'SignaturesOfWebhooks1795768100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table webhook_records add column signature text check (signature in ('PROVEN', 'UNPROVEN', 'FORGED'))`,
    );
    await db.query(
      `create or replace view webhook_records_read as ${COLUMNS}, signature from webhook_records`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view webhook_records_read');
    await db.query(`create view webhook_records_read as ${COLUMNS} from webhook_records`);
    await db.query('alter table webhook_records drop column signature');
  }
}

const COLUMNS = `select id, platform_id, provider, state, detail, attempt_id, tries, received_at, processed_at, gateway_account_id,
  resolved_at, resolved_by, resolution`;
