import type { Purchased } from '../../../shared/server/api.server';
import { cookie } from '../../../shared/server/cookies.server';
import type { Visit } from '../../../shared/server/visit.server';

const DAY_SECONDS = 24 * 60 * 60;
/** Specification, checkout §9. */
const PURCHASE_SECONDS = 30;

/**
 * The upsell pages read who may buy with one click, for as long as such an offer is valid; the other cookie marks a
 * purchase just made.
 */
export function purchaseCookies(visit: Visit, { paymentId, upsellToken }: Purchased): Headers {
  const headers = new Headers();
  headers.append(
    'set-cookie',
    cookie(visit, 'upsellToken', upsellToken, { path: '/', maxAgeSeconds: DAY_SECONDS }),
  );
  headers.append('set-cookie', purchaseCookie(visit, paymentId));
  return headers;
}

/** Marks a payment just made in this browser. */
export const purchaseCookie = (visit: Visit, paymentId: string): string =>
  cookie(visit, 'purchase', paymentId, { path: '/', maxAgeSeconds: PURCHASE_SECONDS });
