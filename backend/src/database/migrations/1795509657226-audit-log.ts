import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what staff do, and every sign-in, is recorded in a chain per platform. Each record contains the digest of the one before it, so
 * that a changed or removed record is found.
 * Locks: creates tables only.
 * Undo: `down` drops the records.
 */
export class AuditLog1795509657226 implements MigrationInterface {
  name = 'AuditLog1795509657226';

  async up(db: QueryRunner): Promise<void> {
    // platform_id is all zeros for what concerns the installation.
    await db.query(`
      create table audit_log (
        platform_id uuid not null,
        position bigint not null check (position > 0),
        at timestamptz not null,
        actor text not null,
        acting_for text,
        action text not null,
        subject text,
        subject_id text,
        before jsonb,
        after jsonb,
        reason text,
        ip text,
        request_id text not null,
        previous_digest bytea not null,
        digest bytea not null,
        primary key (platform_id, position)
      )`);
    await db.query(
      'create index audit_log_of_subject on audit_log (platform_id, subject, subject_id, position)',
    );
    await db.query(`
      create table audit_heads (
        platform_id uuid not null primary key,
        position bigint not null,
        digest bytea not null
      )`);
    await db.query(`
      create function audit_log_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
      end $$`);
    for (const [name, events] of [
      ['append_only', 'update or delete'],
      ['append_only_whole', 'truncate'],
    ])
      await db.query(
        `create trigger ${name} before ${events} on audit_log for each statement execute function audit_log_refuse_change()`,
      );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table audit_heads');
    await db.query('drop table audit_log');
    await db.query('drop function audit_log_refuse_change()');
  }
}
