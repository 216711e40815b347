import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: transfers that move money without changing the state of a payment: releases, settlements, withdrawals, anticipations, blocks,
 * fees, charges and write-offs. A refund of a part of a payment counts among its postings. Money that left an available balance and has
 * not arrived stands in `bank:payout_due`. `subject_id` names the withdrawal, anticipation or charge that a transfer belongs to.
 * Locks: the transfers are read whole while nothing else uses them, some seconds for each million. The new column is empty.
 * Undo: `down`, refused by the checks once one of the new words was written.
 */
export class MovesOfTheLedger1795690788923 implements MigrationInterface {
  name = 'MovesOfTheLedger1795690788923';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table ledger_transfers add column subject_id uuid');
    for (const statement of checks(WORDS)) await db.query(statement);
    await db.query(`
      create index ledger_transfers_of_subject on ledger_transfers (subject_id, platform_id) where subject_id is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of checks(FORMER_WORDS)) await db.query(statement);
    await db.query('alter table ledger_transfers drop column subject_id');
  }
}

interface Words {
  readonly numbered: readonly string[];
  readonly others: readonly string[];
  readonly facts: readonly string[];
  readonly bank: readonly string[];
}

const FORMER_WORDS: Words = {
  numbered: ['APPROVAL', 'REFUND', 'CHARGEBACK', 'RESTORE'],
  others: ['CORRECTION'],
  facts: [
    ...['share', 'platformFee', 'gatewayCost', 'commission', 'interest', 'rounding', 'moneyBack'],
    ...['debtRepayment', 'correction'],
  ],
  bank: ['cash'],
};

const WORDS: Words = {
  numbered: [...FORMER_WORDS.numbered, 'PARTIAL_REFUND'],
  others: [
    ...['CORRECTION', 'RELEASE', 'RESERVE_RELEASE', 'SETTLEMENT', 'WITHDRAWAL', 'WITHDRAWAL_RETURN'],
    ...['ANTICIPATION', 'BLOCK', 'UNBLOCK', 'FEE', 'CHARGE', 'WRITE_OFF'],
  ],
  facts: [
    ...FORMER_WORDS.facts,
    ...['release', 'settlement', 'withdrawal', 'withdrawalFee', 'anticipation', 'anticipationFee'],
    ...['block', 'fee', 'charge', 'writeOff'],
  ],
  bank: ['cash', 'payout_due'],
};

const list = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const checks = ({ numbered, others, facts, bank }: Words): string[] => [
  `alter table ledger_transfers
  drop constraint ledger_transfers_kind_check,
  drop constraint ledger_transfers_fact_check,
  drop constraint ledger_transfers_postings_are_numbered,
  add constraint ledger_transfers_kind_check check (kind in (${list([...numbered, ...others])})) not valid,
  add constraint ledger_transfers_fact_check check (fact in (${list(facts)})) not valid,
  add constraint ledger_transfers_postings_are_numbered check ((posting is not null) = (kind in (${list(numbered)}))) not valid`,
  `alter table ledger_accounts
  drop constraint ledger_accounts_words,
  drop constraint ledger_accounts_not_below_zero,
  add constraint ledger_accounts_words check (
    (owner in ('seller', 'manager') and owner_id is not null and bucket in ('pending', 'available', 'reserve', 'blocked', 'debt'))
    or (owner = 'gateway' and owner_id is not null and bucket in ('receivable', 'cost'))
    or (owner = 'platform' and owner_id is null and bucket in ('revenue', 'loss', 'rounding'))
    or (owner = 'buyer' and owner_id is null and bucket = 'refund_due')
    or (owner = 'bank' and owner_id is null and bucket in (${list(bank)}))) not valid,
  add constraint ledger_accounts_not_below_zero check (
    (owner not in ('seller', 'manager', 'buyer') and bucket <> 'payout_due') or balance >= 0) not valid`,
  `alter table ledger_transfers
  validate constraint ledger_transfers_kind_check,
  validate constraint ledger_transfers_fact_check,
  validate constraint ledger_transfers_postings_are_numbered`,
  `alter table ledger_accounts
  validate constraint ledger_accounts_words,
  validate constraint ledger_accounts_not_below_zero`,
];
