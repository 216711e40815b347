import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers name the bank accounts and PIX keys that they are paid to, and staff validate them (screens.md B15, C9).
 * Locks: creates a table; a view gets two columns.
 * Undo: `down` drops the table, with what sellers entered.
 */
export class BankAccounts1795523521983 implements MigrationInterface {
  name = 'BankAccounts1795523521983';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table bank_accounts (
        platform_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        kind text not null check (kind in ('BANK', 'PIX')),
        bank_code text,
        branch_number text,
        branch_digit text,
        account_number text,
        account_digit text,
        account_type text check (account_type in ('CHECKING', 'SAVINGS')),
        pix_key text,
        pix_type text check (pix_type in ('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM')),
        holder_name text not null,
        holder_document text not null,
        status text not null check (status in ('PENDING', 'ACTIVE', 'REJECTED', 'BLOCKED')),
        reason text,
        usable_from timestamptz,
        removed_at timestamptz,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        check ((kind = 'PIX') = (pix_key is not null and pix_type is not null)),
        check ((kind = 'BANK') = (bank_code is not null and branch_number is not null and account_number is not null
          and account_digit is not null and account_type is not null))
      )`);
    await db.query(
      'create index bank_accounts_of_user on bank_accounts (platform_id, user_id, created_at, id)',
    );
    await db.query('create index bank_accounts_by_time on bank_accounts (platform_id, created_at, id)');
    await db.query(`
      create view bank_accounts_read as
        select id, platform_id, user_id, kind, bank_code, branch_number, branch_digit, account_number, account_digit, account_type,
          pix_key, pix_type, holder_name, holder_document, status, reason, usable_from, created_at
        from bank_accounts where removed_at is null`);
    await db.query(`create or replace view users_read as ${USERS}, document, phone from users`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view users_read');
    await db.query(`create view users_read as ${USERS} from users`);
    await db.query('drop view bank_accounts_read');
    await db.query('drop table bank_accounts');
  }
}

const USERS =
  'select id, platform_id, role, name, email, status, flags, manager_id, created_at, last_sign_in_at';
