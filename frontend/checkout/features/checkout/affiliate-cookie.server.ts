import { cookie, ownCookieOf } from '../../../shared/server/cookies.server';
import { platformNow } from '../../../shared/server/platform-clock.server';
import type { RequestArguments, Visit } from '../../../shared/server/visit.server';
import type { CheckoutOffer } from './offer';

type Offer = Pick<CheckoutOffer, 'affiliateCookie'>;

const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;
/** Browsers keep no cookie longer; each visit sets it anew. */
const MOST_DAYS = 400;
const ACCOUNT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who brought the buyer, and when. */
interface Click {
  readonly affiliateId: string;
  readonly at: number;
}

const nameFor = (productId: string): string => `aff-${productId}`;

/** So many are remembered: where the preferred one promotes nothing any more, the next one is credited. */
const MOST_CLICKS = 2;

/** What the browser remembers of the product, unless it is older than the days of the product are now. */
function keptClicks(request: RequestArguments, visit: Visit, { affiliateCookie }: Offer): Click[] {
  const { productId, days } = affiliateCookie;
  const now = platformNow().getTime();
  return (ownCookieOf(request, visit, nameFor(productId)) ?? '')
    .split('_')
    .map((text) => {
      const [affiliateId = '', at = ''] = text.split('.');
      return { affiliateId, at: Number(at) };
    })
    .filter(({ affiliateId, at }) => {
      const isTime = Number.isInteger(at) && at > 0 && at <= now;
      return ACCOUNT_ID.test(affiliateId) && isTime && (days === 0 || now - at < days * DAY_MS);
    });
}

/** Whom the address names. */
function clicked({ url }: RequestArguments): Click[] {
  const affiliateId = new URL(url).searchParams.get('affiliateId');
  return affiliateId ? [{ affiliateId, at: platformNow().getTime() }] : [];
}

/** The accounts that brought the buyer, the preferred one first. */
function clicksOf(request: RequestArguments, visit: Visit, offer: Offer): Click[] {
  const [kept, now] = [keptClicks(request, visit, offer), clicked(request)];
  const all = offer.affiliateCookie.isFirstCredited ? [...kept, ...now] : [...now, ...kept];
  const accounts = all.filter(({ affiliateId }) => ACCOUNT_ID.test(affiliateId));
  return accounts.filter(
    ({ affiliateId }, at) => accounts.findIndex((one) => one.affiliateId === affiliateId) === at,
  );
}

/** Whom a purchase names, the preferred one first. */
export interface NamedAffiliates {
  readonly affiliateId: string;
  readonly nextAffiliateIds: readonly string[];
}

/**
 * The affiliates whom a purchase names: of the address, and whom the browser remembers. The backend credits the first who promotes the
 * product. A name that is no account is only named, for the record, where there is nobody else.
 */
export function affiliatesOf(request: RequestArguments, visit: Visit, offer: Offer): NamedAffiliates {
  const [first, ...next] = clicksOf(request, visit, offer);
  return {
    affiliateId: (first ?? clicked(request)[0])?.affiliateId ?? '',
    nextAffiliateIds: next.map(({ affiliateId }) => affiliateId),
  };
}

/** The first stays where it is preferred, and the newest always: an older one may promote nothing any more. */
const remembered = (clicks: readonly Click[], { affiliateCookie }: Offer): Click[] =>
  affiliateCookie.isFirstCredited && clicks.length > MOST_CLICKS
    ? clicks.filter((_, at) => at === 0 || at === clicks.length - 1)
    : clicks.slice(0, MOST_CLICKS);

/** The cookie by which a browser remembers the affiliates; none where there is none. */
export function affiliateCookies(request: RequestArguments, visit: Visit, offer: Offer): string[] {
  const clicks = remembered(clicksOf(request, visit, offer), offer);
  if (clicks.length === 0) return [];
  const { productId, days } = offer.affiliateCookie;
  const newest = Math.max(...clicks.map(({ at }) => at));
  const passed = Math.floor((platformNow().getTime() - newest) / 1000);
  const maxAgeSeconds = (days === 0 ? MOST_DAYS : days) * DAY_SECONDS - (days === 0 ? 0 : passed);
  const value = clicks.map(({ affiliateId, at }) => `${affiliateId}.${at}`).join('_');
  return [cookie(visit, nameFor(productId), value, { path: '/checkout', maxAgeSeconds })];
}
