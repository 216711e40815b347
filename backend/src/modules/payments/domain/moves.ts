import type { Cents } from '@guiche/money';
import { askLate } from './asking.js';
import type { AttemptState, PaymentStatus } from './payment.js';
import {
  type Attention,
  type Context,
  type Decision,
  isOpen,
  keep,
  type LedgerEffect,
  type Standing,
} from './standing.js';
import { verdict } from './transitions.js';

const ATTEMPT_STATES: Readonly<Record<PaymentStatus, AttemptState>> = {
  PENDING: 'AWAITING',
  APPROVED: 'SETTLED',
  REJECTED: 'DECLINED',
  CANCELED: 'CANCELED',
  REFUNDED: 'SETTLED',
  CHARGEBACK: 'SETTLED',
};

/** Into another state, where the table of states allows it. */
export function move(
  standing: Standing,
  to: PaymentStatus,
  context: Context,
  patch: Partial<Standing> = {},
  attention: Attention | null = null,
): Decision {
  const from = standing.flagged ? 'PENDING' : standing.status;
  const how = verdict(from, to);
  if (how === 'forbidden' || (to === 'APPROVED' && standing.status === 'REFUNDED' && !standing.captured)) {
    return keep(askedLate(standing, context), 'forbidden', {
      kind: 'FORBIDDEN_TRANSITION',
      detail: { from, to, native: standing.nativeStatus },
    });
  }
  if (how !== 'allowed') return keep(askedLate(standing, context), how, attention);
  const next: Standing = {
    ...standing,
    status: to,
    attemptState: ATTEMPT_STATES[to],
    confirming: false,
    flagged: false,
    captured: standing.captured || to === 'APPROVED',
    reason: null,
    asks: 0,
    dueAt: to === 'CANCELED' ? askLate(0, context.now) : null,
    ...patch,
  };
  return { next, verdict: 'changed', ledger: ledgerEffect(standing, to), attention };
}

/** Only captured money can be reversed, and only reversed money restored. */
function ledgerEffect(before: Standing, to: PaymentStatus): LedgerEffect | null {
  if (to === 'APPROVED') return before.captured ? 'restore' : 'approve';
  if (!before.captured) return null;
  if (to === 'REFUNDED') return 'refund';
  return to === 'CHARGEBACK' ? 'chargeback' : null;
}

/** Money came. */
export function settle(
  standing: Standing,
  paid: Cents | undefined,
  approvedAt: Date,
  context: Context,
): Decision {
  if (paid === undefined || paid === standing.amount)
    return move(standing, 'APPROVED', context, { approvedAt });
  const attention: Attention = { kind: 'AMOUNT_MISMATCH', detail: { expected: standing.amount, paid } };
  if (paid > standing.amount) return move(standing, 'APPROVED', context, { approvedAt }, attention);
  // Too little was paid: it is neither a sale nor nothing, so a person decides.
  return keep({ ...standing, confirming: isOpen(standing), dueAt: null }, 'forbidden', attention);
}

/** A code we gave up is asked about a little longer, whatever the answers, because late money must enter. Then no more. */
export function askedLate(standing: Standing, context: Context): Standing {
  if (context.source !== 'janitor' || standing.status !== 'CANCELED') return standing;
  const asks = standing.asks + 1;
  return { ...standing, asks, dueAt: askLate(asks, context.now) };
}
