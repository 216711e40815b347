import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: cards. The platforms' key pairs to which browsers encrypt, stored cards, purchases in installments, and what their
 * interest and rounding are on the ledger.
 * Locks: new columns have constant defaults, so no table is rewritten; the two changed checks are first added without
 * looking at old rows, then validated beside running sales.
 * Undo: `down`, refused by the checks once a sale carried interest.
 */
export class Cards1793002000000 implements MigrationInterface {
  name = 'Cards1793002000000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [CARD_KEYS, STORED_CARDS, INSTALLMENTS, LEDGER_FACTS]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ledger_transfers drop constraint ledger_transfers_fact_check, add constraint ledger_transfers_fact_check
        check (fact in ('share', 'platformFee', 'gatewayCost', 'commission', 'moneyBack', 'debtRepayment', 'correction'));
      alter table orders drop constraint orders_total_check, drop column installments, drop column interest,
        add constraint orders_check check (total = items_total + shipping);
      alter table platforms drop column installments;
      drop table stored_cards, card_keys;
    `);
  }
}

// A retired pair is no longer shown, and still opens what a page encrypted to it before.
const CARD_KEYS = `
create table card_keys (
  id uuid not null,
  platform_id uuid not null references platforms,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  primary key (id, platform_id)
);
create unique index card_keys_current on card_keys (platform_id) where retired_at is null;
create trigger tell after insert or update or delete on card_keys for each row execute function notify_catalog_changed()`;

// The buyer is known when the card is first used; from then on the card belongs to that buyer.
const STORED_CARDS = `
create table stored_cards (
  id uuid not null,
  platform_id uuid not null,
  gateway_account_id uuid not null,
  kind text not null check (kind in ('CARD', 'PROVIDER_TOKEN')),
  sealed bytea not null,
  owner text,
  created_at timestamptz not null,
  primary key (id, platform_id),
  foreign key (gateway_account_id, platform_id) references gateway_accounts
)`;

const INSTALLMENTS = `
alter table platforms add column installments jsonb not null
  default '{"numberOfInstallments": 1, "maxInstallmentsWithoutInterest": 1, "feeBasisPoints": [0], "minInstallmentValue": 0}';
alter table orders
  add column installments smallint not null default 1 check (installments between 1 and 12),
  add column interest bigint not null default 0,
  drop constraint orders_check,
  add constraint orders_total_check check (total = items_total + shipping + interest and total > 0) not valid;
alter table orders validate constraint orders_total_check`;

const LEDGER_FACTS = `
alter table ledger_transfers drop constraint ledger_transfers_fact_check, add constraint ledger_transfers_fact_check check (fact in
  ('share', 'platformFee', 'gatewayCost', 'commission', 'interest', 'rounding', 'moneyBack', 'debtRepayment', 'correction')) not valid;
alter table ledger_transfers validate constraint ledger_transfers_fact_check`;
