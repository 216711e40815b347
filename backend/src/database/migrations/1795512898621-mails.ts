import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the platform sends mail: links to set a password, invitations. A mail is written in the transaction that causes it and sent by a
 * job. What it says is sealed, because a link in it opens an account, and removed once it was sent.
 * Locks: creates tables only.
 * Undo: `down` drops them; mails that were not sent are lost.
 */
export class Mails1795512898621 implements MigrationInterface {
  name = 'Mails1795512898621';

  async up(db: QueryRunner): Promise<void> {
    // platform_id is all zeros for a mail to a master.
    await db.query(`
      create table mails (
        platform_id uuid not null,
        id uuid not null,
        kind text not null,
        message_sealed bytea,
        created_at timestamptz not null,
        due_at timestamptz,
        attempts integer not null default 0,
        sent_at timestamptz,
        last_problem text,
        primary key (platform_id, id)
      )`);
    await db.query('create index mails_due on mails (due_at) where due_at is not null');
    await db.query(`
      create table demo_mails (
        platform_id uuid not null,
        id uuid not null,
        recipient text not null,
        subject text not null,
        text_body text not null,
        html_body text not null,
        sent_at timestamptz not null,
        primary key (platform_id, id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table demo_mails');
    await db.query('drop table mails');
  }
}
