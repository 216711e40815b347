import { askDaily, askLater, askSoon, endOf, endUnseen, NOT_FOUND_APART_MS, SILENT_ASKS } from './asking.js';
import { askedLate, move } from './moves.js';
import type { PaymentReason } from './payment.js';
import {
  type Attention,
  type Context,
  type Decision,
  isLost,
  isOpen,
  isOver,
  keep,
  type Standing,
} from './standing.js';

/** No answer, or one that proves nothing: the state stays, we ask again, and at length a person is called. */
export function nothingProven(
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

/** Its time is over and nothing is proven. It is not declined for that: a person decides, and it is asked about daily. */
export function endOfTheRoad(
  standing: Standing,
  context: Context,
  detail: Readonly<Record<string, unknown>>,
): Decision {
  const next: Standing = { ...standing, dueAt: askDaily(standing, context.now) };
  return keep(next, 'same', { kind: 'UNRESOLVED', detail });
}

/** An unlisted word of a provider whose unlisted words give no status (payments.md §4): the state stays and a person is called. */
export function unchanged(standing: Standing, native: string | undefined, context: Context): Decision {
  const stays = nothingProven(standing, context, {});
  return {
    ...stays,
    attention: { kind: 'UNKNOWN_WORD', detail: { word: native ?? null, takenAs: 'UNCHANGED' } },
  };
}

/**
 * The provider has no call that tells of this charge. A code is given up when its time is over, or soon when nobody has seen
 * it, and late money still enters by webhook. What a card was charged, a person must find out.
 */
export function unaskable(standing: Standing, context: Context): Decision {
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
export function notFound(standing: Standing, context: Context): Decision {
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
