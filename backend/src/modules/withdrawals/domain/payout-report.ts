import type { WithdrawQueryOutcome } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import type { WithdrawalEvent } from './withdrawal-states.js';

/**
 * Where a report is from. `call`: the answer to the one call that pays. `query`: a later question. `webhook`: a proven delivery.
 * A refusal of the call proves that nothing was sent; one of a query proves nothing.
 */
export type ReportSource = 'call' | 'query' | 'webhook';

/** What is known of the payout when a report arrives. */
export interface KnownPayout {
  readonly amount: Cents;
  readonly withdrawId: string | null;
  readonly notFoundAt: Date | null;
}

/** What a report proves of a payout, and what a person should look at. */
export interface ReadReport {
  /** Null: nothing is proven. */
  readonly event: Extract<WithdrawalEvent, 'accepted' | 'paid' | 'declined' | 'canceled' | 'notSent'> | null;
  readonly review: 'UNKNOWN_WORD' | 'AMOUNT_MISMATCH' | 'UNRESOLVED' | null;
  readonly withdrawId: string | null;
  readonly native: string | null;
  readonly detail: string | null;
  /** The provider does not know it. Once proves nothing: it may be about to. */
  readonly isNotFound: boolean;
}

/** Reports of webhooks may leave out amount and id. */
export type PayoutReport = Partial<Readonly<Record<'withdrawId' | 'native' | 'detail' | 'why', string>>> &
  Partial<Readonly<{ amount: Cents; flagged: boolean; status: string }>> & {
    readonly kind: WithdrawQueryOutcome['kind'];
  };

/** Two searches with this interval must both find nothing before a payout counts as never sent. */
const NOT_FOUND_INTERVAL_MS = 600_000;

/** Reads a report. A status that is not listed, and another amount, are no results: the money may have left. */
export function readReport(
  report: PayoutReport,
  known: KnownPayout,
  source: ReportSource,
  now: Date,
): ReadReport {
  const read: ReadReport = {
    ...{ event: null, review: null, isNotFound: false },
    withdrawId: report.withdrawId ?? null,
    native: report.native ?? null,
    detail: report.detail ?? report.why ?? null,
  };
  switch (report.kind) {
    case 'settled':
      return settled(read, report, known);
    case 'awaiting':
      return { ...read, event: 'accepted', ...(report.flagged && { review: 'UNKNOWN_WORD' }) };
    case 'declined':
      if (report.flagged) return { ...read, review: 'UNKNOWN_WORD' };
      return { ...read, event: report.status === 'CANCELED' ? 'canceled' : 'declined' };
    case 'refused':
      return source === 'call' ? { ...read, event: 'notSent' } : read;
    case 'unknown':
      return report.flagged ? { ...read, review: 'UNKNOWN_WORD' } : read;
    case 'notFound':
      return notFound(read, known, now);
  }
}

function settled(read: ReadReport, { flagged, amount }: PayoutReport, known: KnownPayout): ReadReport {
  if (flagged) return { ...read, review: 'UNKNOWN_WORD' };
  if (amount !== undefined && amount !== known.amount)
    return {
      ...read,
      event: 'accepted',
      review: 'AMOUNT_MISMATCH',
      detail: `paid ${amount} of ${known.amount}`,
    };
  return { ...read, event: 'paid' };
}

/** A provider that had given it an id has lost it: nothing is proven by that. */
function notFound(read: ReadReport, { withdrawId, notFoundAt }: KnownPayout, now: Date): ReadReport {
  if (withdrawId !== null)
    return { ...read, review: 'UNRESOLVED', detail: 'the provider does not know it any more' };
  const isSure = notFoundAt !== null && now.getTime() - notFoundAt.getTime() >= NOT_FOUND_INTERVAL_MS;
  return {
    ...read,
    event: isSure ? 'notSent' : null,
    isNotFound: true,
    detail: 'the provider does not know it',
  };
}
