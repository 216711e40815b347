import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: every primary and unique key of a tenant table carries platform_id. Three did not: both webhook tokens and the primary key
 * of webhook_records, whose platform_id was null for deliveries to an unknown address. Those get the nil UUID, which is no platform,
 * so the foreign key to platforms goes.
 * Locks: each of the three tables is locked while its index is built (seconds for a million attempts).
 * Deploying: a process from before this cannot store a delivery to an unknown address, and answers it 500. Deliveries to known
 * addresses are stored as before.
 * Undo: `down`.
 */
export class TenantInEveryKey1795442400000 implements MigrationInterface {
  name = 'TenantInEveryKey1795442400000';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['gateway_accounts', 'attempts']) {
      const name = `${table}_webhook_token_key`;
      await db.query(`alter table ${table} drop constraint ${name}`);
      await db.query(`alter table ${table} add constraint ${name} unique (webhook_token, platform_id)`);
    }
    await db.query(`alter table webhook_records drop constraint webhook_records_platform_id_fkey`);
    await db.query(`drop index webhook_records_of_strangers`);
    await db.query(`update webhook_records set platform_id = ${NO_PLATFORM} where platform_id is null`);
    await db.query(`alter table webhook_records alter column platform_id set not null`);
    await db.query(`alter table webhook_records drop constraint webhook_records_pkey`);
    await db.query(
      `alter table webhook_records add constraint webhook_records_pkey primary key (id, platform_id)`,
    );
    await db.query(
      `create index webhook_records_of_no_platform on webhook_records (id) where platform_id = ${NO_PLATFORM}`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index webhook_records_of_no_platform`);
    await db.query(`alter table webhook_records drop constraint webhook_records_pkey`);
    await db.query(`alter table webhook_records add constraint webhook_records_pkey primary key (id)`);
    await db.query(`alter table webhook_records alter column platform_id drop not null`);
    await db.query(`update webhook_records set platform_id = null where platform_id = ${NO_PLATFORM}`);
    await db.query(
      `create index webhook_records_of_strangers on webhook_records (id) where platform_id is null`,
    );
    await db.query(`alter table webhook_records add constraint webhook_records_platform_id_fkey
      foreign key (platform_id) references platforms`);
    for (const table of ['gateway_accounts', 'attempts']) {
      const name = `${table}_webhook_token_key`;
      await db.query(`alter table ${table} drop constraint ${name}`);
      await db.query(`alter table ${table} add constraint ${name} unique (webhook_token)`);
    }
  }
}

const NO_PLATFORM = `'00000000-0000-0000-0000-000000000000'`;
