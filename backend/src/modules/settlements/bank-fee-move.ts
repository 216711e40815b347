import { cents } from '@guiche/money';
import { BANK_CASH, platform, type Move } from '../ledger/index.js';
import type { StatementDifference } from './store/statement-differences.js';

const LOSS = platform('loss');

/** What the bank took leaves the bank and is the platform's loss. Once for each line of a statement. */
export const bankFeeMove = (
  { id, lineId, currency, theirs }: Pick<StatementDifference, 'id' | 'lineId' | 'currency' | 'theirs'>,
  { reason, occurredAt }: { readonly reason: string; readonly occurredAt: Date },
): Move => ({
  ...{ kind: 'FEE', key: `bank-fee/${lineId}`, currency, occurredAt, reason },
  subject: { kind: 'other', id },
  accounts: [BANK_CASH, LOSS],
  legs: () => [{ fact: 'fee', from: LOSS, to: BANK_CASH, amount: cents(-theirs) }],
});
