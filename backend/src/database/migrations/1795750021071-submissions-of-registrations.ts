import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: whoever registered an address first chose the password of the account that its owner confirmed later. A code now keeps what was
 * entered with it, and confirming makes that the account.
 * Locks: the new columns are null, so the table is not rewritten; it holds codes of one day. Codes that sellers got before confirm
 * nothing any more; another one is sent at sign-in.
 * Undo: `down`; sellers confirm with the codes that they ask for after that.
 */
export class SubmissionsOfRegistrations1795750021071 implements MigrationInterface {
  name = 'SubmissionsOfRegistrations1795750021071';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table email_confirmations add column password_hash text check (password_hash like '$argon2id$%'),
        add column submission jsonb,
        add constraint email_confirmations_submission check ((password_hash is null) = (submission is null))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table email_confirmations drop column password_hash, drop column submission');
  }
}
