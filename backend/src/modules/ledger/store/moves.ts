import type { EntityManager } from 'typeorm';
import { insertRows, statement } from '../../../database/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { DecidedMove } from '../domain/move.js';
import type { LockedAccounts } from './accounts.js';
import type { Book } from './transfers.js';

const COLUMNS = [
  ...['id', 'platform_id', 'transaction_id', 'payment_id', 'subject_id', 'place', 'kind', 'fact', 'fact_key'],
  ...['debit_account_id', 'credit_account_id', 'currency', 'amount', 'occurred_at', 'posted_at', 'reason'],
];

/** Writes moves whole. One statement. */
export async function writeMoves(
  tx: EntityManager,
  { platformId, currency, now }: Book,
  decided: readonly DecidedMove[],
  { idOf }: LockedAccounts,
): Promise<void> {
  const rows = decided.flatMap(({ move, legs }) => {
    const { kind, key, subject, occurredAt, reason = null } = move;
    const transactionId = newId(now);
    const isOfPayment = subject.kind === 'payment';
    return legs.map(({ fact, from, to, amount }, at) => [
      ...[newId(now), platformId, transactionId],
      ...[isOfPayment ? subject.id : null, isOfPayment ? null : subject.id],
      ...[at + 1, kind, fact, `${key}/${at + 1}`, idOf(subject.id, from), idOf(subject.id, to)],
      ...[currency, amount, occurredAt, now, reason],
    ]);
  });
  if (rows.length === 0) return;
  await statement(tx, insertRows({ name: 'ledger_move', into: 'ledger_transfers', columns: COLUMNS, rows }));
}
