import type { QueryOutcome } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import {
  askDaily,
  askLate,
  askLater,
  askSoon,
  endOf,
  endUnseen,
  NOT_FOUND_APART_MS,
  SILENT_ASKS,
} from './asking.js';
import type { AttemptState, OutcomeSource, PaymentMethod, PaymentReason, PaymentStatus } from './payment.js';
import { verdict } from './transitions.js';
import { ofAnotherTry } from './tries.js';

/** The attempt and its payment as they stand, read under lock. */
export interface Standing {
  readonly amount: Cents;
  readonly method: PaymentMethod;
  /** When the attempt was written. */
  readonly createdAt: Date;
  readonly status: PaymentStatus;
  readonly confirming: boolean;
  readonly flagged: boolean;
  readonly captured: boolean;
  readonly reason: PaymentReason | null;
  readonly nativeStatus: string | null;
  readonly pixCode: string | null;
  readonly pixQrImage: string | null;
  readonly billetCode: string | null;
  readonly billetUrl: string | null;
  readonly expiresAt: Date | null;
  readonly approvedAt: Date | null;
  readonly attemptState: AttemptState;
  readonly reference: string | null;
  readonly providerData: Readonly<Record<string, unknown>> | null;
  readonly asks: number;
  readonly notFoundAt: Date | null;
  readonly dueAt: Date | null;
}

export type AttentionKind =
  | 'UNKNOWN_WORD'
  | 'FORBIDDEN_TRANSITION'
  | 'AMOUNT_MISMATCH'
  | 'DOUBLE_PAYMENT'
  | 'REFUSED_BY_PROVIDER'
  | 'PROVIDER_SILENT'
  /** Its time is over and its fate is not known. */
  | 'UNRESOLVED'
  /** Its provider has no call that tells of it. */
  | 'UNASKABLE';

export interface Attention {
  readonly kind: AttentionKind;
  readonly detail: Readonly<Record<string, unknown>>;
}

export type LedgerEffect = 'approve' | 'refund' | 'chargeback' | 'restore';

/** What an outcome does: the new standing, and what must be written with it in the same transaction. */
export interface Decision {
  readonly next: Standing;
  readonly verdict: 'changed' | 'same' | 'stale' | 'forbidden';
  readonly ledger: LedgerEffect | null;
  readonly attention: Attention | null;
}

interface Context {
  readonly source: OutcomeSource;
  readonly now: Date;
}

/**
 * One pure decision for everything that can be learnt of an attempt, whoever learnt it.
 * `unknown` never declines; an unlisted word is flagged and never final; nothing pulls back APPROVED, REFUNDED or CHARGEBACK
 * but a reversal or a won dispute; money that arrives late always enters.
 */
export function decide(before: Standing, outcome: QueryOutcome, context: Context): Decision {
  const standing = withTold(before, outcome);
  const past = ofAnotherTry(standing, outcome);
  if (past) return past;
  switch (outcome.kind) {
    case 'unknown':
      return outcome.flagged
        ? unchanged(standing, outcome.native, context)
        : nothingProven(standing, context, { why: outcome.why });
    case 'refused':
      if (context.source === 'reply') return refusedCharge(standing, outcome.reason, outcome.detail);
      return outcome.reason === 'notOffered' && context.source === 'janitor'
        ? unaskable(standing, context)
        : nothingProven(standing, context, { refused: outcome.reason, detail: outcome.detail });
    case 'notFound':
      return notFound(standing, context);
    case 'awaiting':
      return outcome.flagged
        ? flag(standing, 'PENDING', outcome.native, context)
        : awaiting(standing, outcome, context);
    case 'declined':
      return outcome.flagged
        ? flag(standing, 'REJECTED', outcome.native, context)
        : move(standing, outcome.reason === 'expired' ? 'CANCELED' : 'REJECTED', context, {
            reason: REASONS[outcome.reason],
          });
    case 'settled':
      return settle(standing, outcome.amount, outcome.approvedAt ?? context.now, context);
    case 'refunded':
      return move(standing, 'REFUNDED', context);
    case 'chargedBack':
      return move(standing, 'CHARGEBACK', context);
  }
}

const REASONS: Readonly<Record<Extract<QueryOutcome, { kind: 'declined' }>['reason'], PaymentReason>> = {
  insufficientFunds: 'INSUFFICIENT_FUNDS',
  cardRefused: 'CARD_REFUSED',
  fraudSuspected: 'FRAUD_SUSPECTED',
  canceled: 'DECLINED',
  expired: 'EXPIRED',
  other: 'DECLINED',
};

const ATTEMPT_STATES: Readonly<Record<PaymentStatus, AttemptState>> = {
  PENDING: 'AWAITING',
  APPROVED: 'SETTLED',
  REJECTED: 'DECLINED',
  CANCELED: 'CANCELED',
  REFUNDED: 'SETTLED',
  CHARGEBACK: 'SETTLED',
};

/** Facts worth keeping whatever the verdict: the provider's reference, its word, data for later calls. */
function withTold(before: Standing, outcome: QueryOutcome): Standing {
  if (!('reference' in outcome) && !('native' in outcome)) return before;
  const told = outcome as Extract<
    QueryOutcome,
    { kind: 'settled' | 'awaiting' | 'declined' | 'refunded' | 'chargedBack' }
  >;
  return {
    ...before,
    reference: told.reference ?? before.reference,
    nativeStatus: told.native ?? before.nativeStatus,
    providerData: told.providerData ? { ...before.providerData, ...told.providerData } : before.providerData,
  };
}

const keep = (next: Standing, how: Decision['verdict'], attention: Attention | null = null): Decision => ({
  next,
  verdict: how,
  ledger: null,
  attention,
});

const isOpen = (standing: Standing): boolean => standing.status === 'PENDING' || standing.flagged;

/** The provider has not told us of the charge yet. */
const isLost = ({ attemptState }: Standing): boolean =>
  attemptState === 'CREATED' || attemptState === 'UNKNOWN';

function move(
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

function settle(standing: Standing, paid: Cents | undefined, approvedAt: Date, context: Context): Decision {
  if (paid === undefined || paid === standing.amount)
    return move(standing, 'APPROVED', context, { approvedAt });
  const attention: Attention = { kind: 'AMOUNT_MISMATCH', detail: { expected: standing.amount, paid } };
  if (paid > standing.amount) return move(standing, 'APPROVED', context, { approvedAt }, attention);
  // Too little was paid: it is neither a sale nor nothing, so a person decides.
  return keep({ ...standing, confirming: isOpen(standing), dueAt: null }, 'forbidden', attention);
}

function awaiting(
  standing: Standing,
  outcome: Extract<QueryOutcome, { kind: 'awaiting' }>,
  context: Context,
): Decision {
  if (!isOpen(standing)) return keep(askedLate(standing, context), 'stale');
  const expiresAt = outcome.expiresAt ?? standing.expiresAt;
  const next: Standing = {
    ...standing,
    status: 'PENDING',
    attemptState: 'AWAITING',
    flagged: false,
    reason: null,
    pixCode: outcome.pix?.copyPaste ?? standing.pixCode,
    pixQrImage: outcome.pix?.qrImage ?? standing.pixQrImage,
    billetCode: outcome.billet?.digitableLine ?? standing.billetCode,
    billetUrl: outcome.billet?.url ?? standing.billetUrl,
    expiresAt,
    notFoundAt: null,
  };
  if (isOver(next, context)) {
    // A card that is examined has no code that could expire: whether it is charged one day, only the provider can say.
    return next.method === 'CREDIT_CARD' && expiresAt === null
      ? endOfTheRoad(next, context, { stillAwaiting: true })
      : move(next, 'CANCELED', context, { reason: 'EXPIRED' });
  }
  const hasCode = next.pixCode !== null || next.billetCode !== null;
  const asks = context.source === 'janitor' ? standing.asks + 1 : standing.asks;
  const waiting: Standing = {
    ...next,
    confirming: !hasCode,
    asks: hasCode && standing.confirming ? 0 : asks,
    dueAt: hasCode
      ? askLater(standing.confirming ? 0 : asks, context.now, endOf(next))
      : askSoon(asks, context.now),
  };
  return {
    next: waiting,
    verdict: sameToTheBuyer(standing, waiting) ? 'same' : 'changed',
    ledger: null,
    attention: null,
  };
}

const sameToTheBuyer = (a: Standing, b: Standing): boolean =>
  a.status === b.status &&
  a.confirming === b.confirming &&
  a.flagged === b.flagged &&
  a.pixCode === b.pixCode &&
  a.billetCode === b.billetCode &&
  a.expiresAt?.getTime() === b.expiresAt?.getTime() &&
  a.attemptState === b.attemptState;

/** A code we gave up is asked about a little longer, whatever the answers, because late money must enter. Then no more. */
function askedLate(standing: Standing, context: Context): Standing {
  if (context.source !== 'janitor' || standing.status !== 'CANCELED') return standing;
  const asks = standing.asks + 1;
  return { ...standing, asks, dueAt: askLate(asks, context.now) };
}

/** An unlisted word: the specified default shows, a person is called, and any later known word replaces it. */
function flag(
  standing: Standing,
  to: 'PENDING' | 'REJECTED',
  native: string | undefined,
  context: Context,
): Decision {
  const attention: Attention = { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: to } };
  if (!isOpen(standing)) return keep(askedLate(standing, context), 'stale', attention);
  const asks = standing.asks + 1;
  const next: Standing = {
    ...standing,
    status: to,
    attemptState: 'AWAITING',
    flagged: true,
    confirming: true,
    asks,
    dueAt: isOver(standing, context) ? askDaily(standing, context.now) : askSoon(asks, context.now),
  };
  return {
    next,
    verdict: standing.flagged && standing.status === to ? 'same' : 'changed',
    ledger: null,
    attention,
  };
}

/** An unlisted word of a provider whose unlisted words give no status (payments.md §4): the state stays and a person is called. */
function unchanged(standing: Standing, native: string | undefined, context: Context): Decision {
  const stays = nothingProven(standing, context, {});
  return {
    ...stays,
    attention: { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: 'UNCHANGED' } },
  };
}

function refusedCharge(standing: Standing, reason: string, detail: string): Decision {
  if (standing.status !== 'PENDING') return keep(standing, 'stale');
  // A webhook was quicker and told of the charge: whatever was refused, its code can still be paid.
  if (!isLost(standing)) return keep(standing, 'same');
  const next: Standing = {
    ...standing,
    status: 'REJECTED',
    attemptState: 'REFUSED',
    confirming: false,
    reason: 'PROVIDER_REFUSED',
    dueAt: null,
  };
  return {
    next,
    verdict: 'changed',
    ledger: null,
    attention: { kind: 'REFUSED_BY_PROVIDER', detail: { reason, detail } },
  };
}

/** No answer, or one that proves nothing: the state stays, we ask again, and at length a person is called. */
function nothingProven(
  standing: Standing,
  context: Context,
  detail: Readonly<Record<string, unknown>>,
): Decision {
  if (!isOpen(standing)) return keep(askedLate(standing, context), 'stale');
  const asks = context.source === 'janitor' ? standing.asks + 1 : standing.asks;
  const asked: Standing = {
    ...standing,
    attemptState: isLost(standing) ? 'UNKNOWN' : standing.attemptState,
    asks,
  };
  if (isOver(standing, context)) return endOfTheRoad(asked, context, detail);
  const next: Standing = {
    ...asked,
    dueAt: standing.confirming ? askSoon(asks, context.now) : askLater(asks, context.now, endOf(standing)),
  };
  return keep(next, 'same', asks === SILENT_ASKS ? { kind: 'PROVIDER_SILENT', detail } : null);
}

/** Only the janitor ends anything: a webhook or a reply tells what was, not that nothing more will come. */
const isOver = (standing: Standing, { source, now }: Context): boolean =>
  source === 'janitor' && now >= endOf(standing);

/** Its time is over and nothing is proven. It is not declined for that: a person decides, and it is asked about daily. */
function endOfTheRoad(
  standing: Standing,
  context: Context,
  detail: Readonly<Record<string, unknown>>,
): Decision {
  const next: Standing = { ...standing, dueAt: askDaily(standing, context.now) };
  return keep(next, 'same', { kind: 'UNRESOLVED', detail });
}

/**
 * The provider has no call that tells of this charge. A code is given up when its time is over, or soon when nobody has seen
 * it, and late money still enters by webhook. What a card was charged, a person must find out.
 */
function unaskable(standing: Standing, context: Context): Decision {
  if (!isOpen(standing)) return keep(askedLate(standing, context), 'stale');
  const lost = isLost(standing);
  if (standing.method === 'CREDIT_CARD' && !lost)
    return nothingProven(standing, context, { unaskable: true });
  const attention: Attention | null = lost
    ? { kind: 'UNASKABLE', detail: { method: standing.method } }
    : null;
  const waiting: Standing = { ...standing, attemptState: lost ? 'UNKNOWN' : standing.attemptState };
  if (standing.method === 'CREDIT_CARD') return keep({ ...waiting, dueAt: null }, 'same', attention);
  const end = lost ? endUnseen(standing) : endOf(standing);
  if (context.now < end) return keep({ ...waiting, dueAt: end }, 'same');
  const reason: PaymentReason = lost ? 'NOT_FOUND_AT_PROVIDER' : 'EXPIRED';
  return move(standing, 'CANCELED', context, { reason }, attention);
}

/**
 * The provider knows no such charge. Soon after the call that proves nothing: only a second search, a minute after the first,
 * ends an attempt whose reply was lost. A charge that was seen once is never given up this way.
 */
function notFound(standing: Standing, context: Context): Decision {
  if (!isOpen(standing) || !isLost(standing) || context.source !== 'janitor')
    return nothingProven(standing, context, { notFound: true });
  if (standing.notFoundAt === null) {
    const again = new Date(context.now.getTime() + NOT_FOUND_APART_MS);
    return keep(
      {
        ...standing,
        attemptState: 'UNKNOWN',
        notFoundAt: context.now,
        asks: standing.asks + 1,
        dueAt: again,
      },
      'same',
    );
  }
  if (context.now.getTime() - standing.notFoundAt.getTime() < NOT_FOUND_APART_MS) {
    return keep({ ...standing, dueAt: new Date(standing.notFoundAt.getTime() + NOT_FOUND_APART_MS) }, 'same');
  }
  return move(standing, 'CANCELED', context, { reason: 'NOT_FOUND_AT_PROVIDER' });
}
