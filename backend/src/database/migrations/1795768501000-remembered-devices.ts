import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers and customers may skip the second factor on a browser that they trust (screens.md A1).
 * Locks: sign_in_log, for a moment; the new check is not validated, because it allows all that the former one allowed.
 * Undo: `down`; everybody enters the second factor again.
 */
export class RememberedDevices1795768501000 implements MigrationInterface {
  name = 'RememberedDevices1795768501000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table remembered_devices (
        platform_id uuid not null references platforms (id),
        id uuid not null,
        area text not null check (area in ('seller', 'customer')),
        person_id uuid not null,
        token_digest bytea not null,
        ip text,
        user_agent text,
        created_at timestamptz not null,
        used_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (platform_id, id),
        unique (platform_id, token_digest)
      )`);
    await db.query(
      'create index remembered_devices_of_person on remembered_devices (platform_id, person_id, area)',
    );
    await db.query('create index remembered_devices_expiry on remembered_devices (expires_at)');
    await db.query('alter table sign_in_log drop constraint sign_in_log_method_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_method_check
        check (method in ('PASSWORD', 'PASSWORD_CODE', 'PASSWORD_PASSKEY', 'PASSWORD_DEVICE', 'PASSKEY', 'MAIL')) not valid`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table remembered_devices');
    await db.query(`update sign_in_log set method = 'PASSWORD' where method = 'PASSWORD_DEVICE'`);
    await db.query('alter table sign_in_log drop constraint sign_in_log_method_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_method_check
        check (method in ('PASSWORD', 'PASSWORD_CODE', 'PASSWORD_PASSKEY', 'PASSKEY', 'MAIL')) not valid`,
    );
  }
}
