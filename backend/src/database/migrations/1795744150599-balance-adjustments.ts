import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: two people change the balance of a seller (docs/decisions/0200). The ledger learns the kind and the fact of such a transfer.
 * Locks: nothing reads or writes `ledger_transfers` while its checks are exchanged and validated: a second for each million.
 * Undo: `down`, refused by the checks once an adjustment was posted.
 */
export class BalanceAdjustments1795744150599 implements MigrationInterface {
  name = 'BalanceAdjustments1795744150599';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ADJUSTMENTS);
    await db.query(
      `create index balance_adjustments_proposed on balance_adjustments (platform_id, proposed_at desc, id desc)`,
    );
    await db.query(
      `create index balance_adjustments_waiting on balance_adjustments (platform_id) where state = 'PROPOSED'`,
    );
    await db.query('create view balance_adjustments_read as select * from balance_adjustments');
    for (const statement of checks([...KINDS, 'ADJUSTMENT'], [...FACTS, 'adjustment']))
      await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of checks(KINDS, FACTS)) await db.query(statement);
    await db.query('drop view balance_adjustments_read');
    await db.query('drop table balance_adjustments');
  }
}

// amount, as_debt: cents; as_debt is the part of a debit that the seller did not have.
const ADJUSTMENTS = `
create table balance_adjustments (
  platform_id uuid not null references platforms,
  id uuid not null,
  seller_id uuid not null,
  currency char(3) not null,
  direction text not null check (direction in ('CREDIT', 'DEBIT')),
  amount bigint not null check (amount > 0),
  as_debt bigint not null default 0,
  reason text not null,
  state text not null check (state in ('PROPOSED', 'POSTED', 'REFUSED')),
  request_key text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision_reason text,
  primary key (platform_id, id),
  unique (platform_id, request_key),
  constraint balance_adjustments_two_people check (
    state <> 'POSTED' or (decided_by is not null and decided_by <> proposed_by)),
  constraint balance_adjustments_at_most check (as_debt between 0 and amount)
)`;

const KINDS = [
  ...['APPROVAL', 'REFUND', 'CHARGEBACK', 'RESTORE', 'PARTIAL_REFUND'],
  ...['CORRECTION', 'RELEASE', 'RESERVE_RELEASE', 'SETTLEMENT', 'WITHDRAWAL', 'WITHDRAWAL_RETURN'],
  ...['ANTICIPATION', 'BLOCK', 'UNBLOCK', 'FEE', 'CHARGE', 'WRITE_OFF'],
];
const FACTS = [
  ...['share', 'platformFee', 'gatewayCost', 'commission', 'interest', 'rounding', 'moneyBack'],
  ...['debtRepayment', 'correction', 'release', 'settlement', 'withdrawal', 'withdrawalFee', 'anticipation'],
  ...['anticipationFee', 'block', 'fee', 'charge', 'writeOff'],
];

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const checks = (kinds: readonly string[], facts: readonly string[]): string[] => [
  `alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  drop constraint ledger_transfers_fact_check,
  add constraint ledger_transfers_kind_check check (kind in (${list(kinds)})) not valid,
  add constraint ledger_transfers_fact_check check (fact in (${list(facts)})) not valid`,
  `alter table ledger_transfers
  validate constraint ledger_transfers_kind_check,
  validate constraint ledger_transfers_fact_check`,
];
