import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: buyers sign in by a link or a code that is sent to their e-mail address (screens.md F1). `account_links` and the log of sign-ins
 * get these ways. `purchase_mails` records that the mail about an approved payment was written.
 * Locks: creates a table; the two tables for a moment; the new checks are not applied to rows that exist.
 * Undo: `down`; links that were sent stop working, and these sign-ins lose their method.
 */
export class CustomerSignIn1795644751881 implements MigrationInterface {
  name = 'CustomerSignIn1795644751881';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table account_links drop constraint account_links_purpose_check');
    await db.query(
      `alter table account_links add constraint account_links_purpose_check
        check (purpose in ('RECOVERY', 'INVITATION', 'SIGN_IN', 'PURCHASE')) not valid`,
    );
    await db.query('alter table sign_in_log drop constraint sign_in_log_method_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_method_check
        check (method in ('PASSWORD', 'PASSWORD_CODE', 'PASSWORD_PASSKEY', 'PASSKEY', 'MAIL')) not valid`,
    );
    await db.query(
      `create table purchase_mails (
        platform_id uuid not null,
        order_id uuid not null,
        sent_at timestamptz not null,
        primary key (platform_id, order_id)
      )`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table purchase_mails');
    await db.query(`update sign_in_log set method = null where method = 'MAIL'`);
    await db.query('alter table sign_in_log drop constraint sign_in_log_method_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_method_check
        check (method in ('PASSWORD', 'PASSWORD_CODE', 'PASSWORD_PASSKEY', 'PASSKEY')) not valid`,
    );
    await db.query(`delete from account_links where purpose in ('SIGN_IN', 'PURCHASE')`);
    await db.query('alter table account_links drop constraint account_links_purpose_check');
    await db.query(
      `alter table account_links add constraint account_links_purpose_check
        check (purpose in ('RECOVERY', 'INVITATION')) not valid`,
    );
  }
}
