import { readOffer, type Answer, type Api, type ApiOffer } from '../../../shared/server/api.server';
import { cookie, cookieOf } from '../../../shared/server/cookies.server';
import type { RequestArguments, Visit } from '../../../shared/server/visit.server';

type Variant = NonNullable<ApiOffer['test']>['variant'];

/** As long as most browsers keep a cookie that a page sets. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;

const nameFor = (offerId: string): string => `ab-${offerId}`;

/** `<comparison>:<variant>`, as the offer names what it shows. */
const comparisonOf = (name: string): string => name.slice(0, name.lastIndexOf(':'));

/**
 * Which of two compared checkouts a browser is shown: that which it saw before, or one by chance. The cookie holds the comparison and
 * the variant, nothing about the visitor.
 * @param offer  as variant A shows it
 */
export function variantFor(request: RequestArguments, { id, test }: Pick<ApiOffer, 'id' | 'test'>): Variant {
  const kept = cookieOf(request, nameFor(id)) ?? '';
  if (test && comparisonOf(kept) === comparisonOf(test.name)) {
    if (kept.endsWith(':A')) return 'A';
    if (kept.endsWith(':B')) return 'B';
  }
  return Math.random() < 0.5 ? 'A' : 'B';
}

/** The cookie by which the browser is shown the same again; none where nothing is compared. */
export const variantCookies = (visit: Visit, { id, test }: Pick<ApiOffer, 'id' | 'test'>): string[] =>
  test ? [cookie(visit, nameFor(id), test.name, { path: '/checkout', maxAgeSeconds: KEPT_SECONDS })] : [];

/** The offer as this visitor is shown it. Only where two checkouts are compared is it read twice. */
export async function readOfferFor(
  request: RequestArguments,
  ...[api, checkoutId, query]: [Pick<Api, 'get'>, string, URLSearchParams]
): Promise<Answer<ApiOffer>> {
  const usual = await readOffer(api, checkoutId, query);
  if (!usual.ok || !usual.data.test || variantFor(request, usual.data) === 'A') return usual;
  const second = await readOffer(api, checkoutId, query, 'B');
  return second.ok ? second : usual;
}

/** The offer as the page showed it whose form was sent. */
export const readOfferOfForm = (
  submitted: FormData,
  ...[api, checkoutId, query]: [Pick<Api, 'get'>, string, URLSearchParams]
): Promise<Answer<ApiOffer>> =>
  readOffer(api, checkoutId, query, String(submitted.get('variant')).endsWith(':B') ? 'B' : undefined);
