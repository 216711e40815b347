import { randomUUID } from 'node:crypto';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';
import type { RequestArguments, Visit } from '../../../shared/server/visit.server';

const KEPT_SECONDS = 30 * 60;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The format that the API accepts as an Idempotency-Key (docs/decisions/0043). A browser never creates another one. */
const USABLE = /^[\x21-\x7e]{8,200}$/;

/**
 * The key of one attempt to buy one offer. It is stored in a cookie for a while, so that a reload, the back button and a
 * double click use the same attempt: the API answers them with the purchase already made.
 */
export const attemptKeys = {
  mint: (): string => randomUUID(),
  isUsable: (key: string): boolean => USABLE.test(key),
  keptFor: (request: RequestArguments, offerId: string): string | undefined => {
    const kept = cookieOf(request, nameFor(offerId));
    return kept && UUID.test(kept) ? kept : undefined;
  },
  keep: (visit: Visit, offerId: string, key: string): string =>
    cookie(visit, nameFor(offerId), key, { path: '/checkout', maxAgeSeconds: KEPT_SECONDS }),
  /** The same cookie in a request header. */
  sentBack: (offerId: string, key: string): string => `${nameFor(offerId)}=${key}`,
  /** The payment of the attempt under way is shown to the browser: the same form sent later is no double click. */
  markShown: (visit: Visit, request: RequestArguments, offerId: string): string | undefined => {
    const key = attemptKeys.keptFor(request, offerId);
    return (
      key && cookie(visit, shownNameFor(offerId), key, { path: '/checkout', maxAgeSeconds: KEPT_SECONDS })
    );
  },
  shownFor: (request: RequestArguments, offerId: string): string | undefined =>
    cookieOf(request, shownNameFor(offerId)),
  /** After a failed payment the next purchase is another attempt. */
  forget: (visit: Visit, offerId: string): string =>
    cookie(visit, nameFor(offerId), '', { path: '/checkout', maxAgeSeconds: 0 }),
};

const shownNameFor = (offerId: string): string => `shown-${nameFor(offerId)}`;

function nameFor(offerId: string): string {
  return `attempt-${offerId.replace(/[^\w-]/g, '')}`;
}
