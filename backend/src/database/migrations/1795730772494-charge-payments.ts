import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: what a seller pays for a charge by PIX or boleto: each code with its state at the provider, and what it brought (decision 0193).
 * Locks: creates a table; two checks of `charges` are replaced, which reads the few charges.
 * Undo: `down`, refused while a charge was paid by PIX or boleto.
 */
export class ChargePayments1795730772494 implements MigrationInterface {
  name = 'ChargePayments1795730772494';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PAYMENTS);
    await db.query(
      'create index charge_payments_of_charge on charge_payments (platform_id, charge_id, created_at, id)',
    );
    await db.query('create index charge_payments_due on charge_payments (due_at) where due_at is not null');
    await db.query(
      'create index charge_payments_by_reference on charge_payments (platform_id, gateway_account_id, reference)',
    );
    await db.query(`create unique index charge_payments_one_open on charge_payments (platform_id, charge_id, method, amount)
      where status = 'PENDING'`);
    await db.query('create view charge_payments_read as select * from charge_payments');
    await db.query(methods(`'BALANCE', 'BY_HAND', 'PIX', 'BILLET'`));
    await db.query(
      "create index charges_overdue on charges (platform_id, seller_id, due_at) where state = 'OVERDUE'",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index charges_overdue');
    await db.query(methods(`'BALANCE', 'BY_HAND'`));
    await db.query('drop view charge_payments_read');
    await db.query('drop table charge_payments');
  }
}

const methods = (words: string): string =>
  `alter table charges drop constraint charges_method_check, add constraint charges_method_check check (method in (${words}))`;

// The columns up to due_at are those of an attempt and its payment. received: what is on the ledger as received; applied: how much of it
// paid the charge; the rest is the seller's. posted: how many times something was posted. looked_at: when the provider was asked last.
const PAYMENTS = `
create table charge_payments (
  platform_id uuid not null,
  id uuid not null,
  charge_id uuid not null,
  seller_id uuid not null,
  gateway_account_id uuid not null,
  provider text not null,
  gateway_version integer,
  method text not null check (method in ('PIX', 'BILLET')),
  amount bigint not null check (amount > 0),
  cost bigint not null check (cost >= 0),
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED', 'CHARGEBACK')),
  confirming boolean not null,
  flagged boolean not null default false,
  captured boolean not null default false,
  restored boolean not null default false,
  refunded_amount bigint not null default 0,
  reason text,
  native_status text,
  pix_code text,
  pix_qr_image text,
  billet_code text,
  billet_url text,
  expires_at timestamptz,
  approved_at timestamptz,
  attempt_state text not null,
  reference text,
  provider_data jsonb,
  asks integer not null default 0,
  not_found_at timestamptz,
  due_at timestamptz,
  looked_at timestamptz,
  received bigint not null default 0,
  applied bigint not null default 0,
  posted integer not null default 0,
  created_by text not null,
  created_at timestamptz not null,
  primary key (platform_id, id),
  foreign key (platform_id, charge_id) references charges (platform_id, id),
  constraint charge_payments_received check (received between 0 and amount),
  constraint charge_payments_applied check (applied between 0 and received)
)`;
