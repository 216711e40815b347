import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: when one of two concurrent transactions gave an owner available money and the other a debt, neither saw the other,
 * and both were accepted. The rule read a balance above zero and locked the row, which did not exist. Now a transaction
 * that raises one of the two waits for one that raises the other, and then reads.
 * Locks: replaces one function. A sale raises neither, so it does not wait.
 * Undo: `down` restores the old function.
 */
export class FundsAndDebtsMeet1793003600000 implements MigrationInterface {
  name = 'FundsAndDebtsMeet1793003600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(MEETING);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(PASSING_BY);
  }
}

// The lock is one for a person and a currency, because the account of the other side may not exist yet. Each statement of the
// function has a snapshot of its own: what was committed while it waited is seen.
const MEETING = `
create or replace function ledger_refuse_funds_beside_debt() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', new.platform_id, new.currency, new.owner, new.owner_id), 0));
  perform from ledger_accounts a
    where a.platform_id = new.platform_id and a.currency = new.currency and a.stripe = 0 and a.balance > 0
      and a.name = new.owner || ':' || new.owner_id::text || ':' || case new.bucket when 'debt' then 'available' else 'debt' end;
  if found then
    raise exception '% would have available money and a debt', new.owner || ':' || new.owner_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$`;

const PASSING_BY = `
create or replace function ledger_refuse_funds_beside_debt() returns trigger language plpgsql as $$
begin
  perform from ledger_accounts a
    where a.platform_id = new.platform_id and a.currency = new.currency and a.stripe = 0 and a.balance > 0
      and a.name = new.owner || ':' || new.owner_id::text || ':' || case new.bucket when 'debt' then 'available' else 'debt' end
    for no key update;
  if found then
    raise exception '% would have available money and a debt', new.owner || ':' || new.owner_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$`;
