import { saoPauloDate } from '@guiche/brazil';
import type { Written } from '@guiche/api-client';
import { campaignQuery, type Locale } from '@guiche/checkout-rules';
import { LRUCache } from 'lru-cache';
import { apiFor, lookNamed, type Answer, type ApiOffer } from '../../../../shared/server/api.server';
import { languageOf } from '../../../../shared/server/language.server';
import { platformNow } from '../../../../shared/server/platform-clock.server';
import type { RequestArguments, Visit } from '../../../../shared/server/visit.server';
import { affiliateCookies } from '../affiliate-cookie.server';
import { showsSoldOut } from '../sold-out.server';
import { attemptKeys } from '../attempt-key.server';
import { keptForms } from '../kept-form.server';
import { refererOf } from '../referer.server';
import { variantCookies, variantFor } from '../variant.server';
import { countView } from '../visits/count-views.server';
import { Blank, marks } from './blank.server';
import { keepReadOffer } from './read-offer.server';

/** About two thousand pages. */
const MOST_BYTES = 64 * 1024 * 1024;
const CHECKOUT = /^\/checkout\/([\w-]+)$/;

/** Draws a page as it is drawn for one visitor. */
type Draw = (request: Request, visit: Visit) => Promise<Response>;

/** A page that was filled in, as it is sent. */
interface FilledPage {
  readonly page: Buffer;
  readonly headers: readonly (readonly [string, string])[];
}

/** All that the common part of a page depends on. */
interface Common {
  readonly pathname: string;
  readonly offer: ApiOffer;
  readonly locale: Locale;
  readonly visit: Visit;
}

interface Printed {
  readonly blank: Blank;
  readonly headers: readonly (readonly [string, string])[];
}

/**
 * Answers views of a checkout with cached pages; undefined where Remix has to render one. See README.md beside this file.
 * @param draw  renders a page that is not cached
 */
export function blankPages(
  draw: Draw,
): (asked: RequestArguments, visit: Visit) => Promise<FilledPage | undefined> {
  const printed = new LRUCache<string, Printed, Common>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ blank }, key) => blank.size + key.length,
    fetchMethod: (_key, _old, { context }) => print(draw, context),
  });

  const reading = new Map<string, Promise<Answer<Written<ApiOffer>>>>();
  /** Concurrent views at one host share the API call for their offer; another host may belong to another platform. */
  const read = ({ checkoutId, look }: Address, asked: RequestArguments, visit: Visit) => {
    const key = `${visit.host} ${checkoutId} ${look.checkout ?? ''} ${look.variant ?? ''}`;
    const known = reading.get(key);
    if (known) return known;
    const begun = apiFor(visit, languageOf(asked)).getWritten('/api/checkout/{checkoutId}', {
      params: { checkoutId },
      query: look,
    });
    reading.set(key, begun);
    return begun.finally(() => reading.delete(key));
  };

  /** Of two checkouts that are compared, the one that this visitor sees. Only then is the offer read twice. */
  const readFor = async (address: Address, asked: RequestArguments, visit: Visit) => {
    const usual = await read(address, asked, visit);
    if (!usual.ok || !usual.data.value.test || variantFor(asked, usual.data.value) === 'A') return usual;
    const second = await read({ ...address, look: { variant: 'B' } }, asked, visit);
    return second.ok ? second : usual;
  };

  return async (asked, visit) => {
    const address = addressOf(asked);
    if (!address) return undefined;
    const { pathname, search } = address;
    const result = await readFor(address, asked, visit);
    keepReadOffer(visit, result.ok ? { ...result, data: result.data.value } : result);
    if (!result.ok) return undefined;
    const { text, value: offer } = result.data;
    if (showsSoldOut(asked, offer)) return undefined;
    countView(asked, visit, offer.id, offer.test?.name);
    if (keptForms.isKept(asked, offer.id)) return undefined;
    const locale = languageOf(asked, offer.locale);
    const key = [pathname, locale, visit.languages?.join(), saoPauloDate(platformNow()), text].join('\n');
    const found = await printed.fetch(key, { context: { pathname, offer, locale, visit } }).catch((error) => {
      // The page is drawn for its visitor alone: slower, and still sold from.
      visit.log.error({ err: error as unknown }, 'printing a blank page failed');
    });
    if (!found) return undefined;

    const attemptKey = attemptKeys.keptFor(asked, offer.id) ?? attemptKeys.mint();
    const { nonce, requestId } = visit;
    return {
      page: found.blank.fill({ nonce, requestId, attemptKey, referer: refererOf(asked), search }),
      headers: [
        ...found.headers,
        ...[
          attemptKeys.keep(visit, offer.id, attemptKey),
          ...variantCookies(visit, offer),
          ...affiliateCookies(asked, visit, offer),
        ].map((value) => ['set-cookie', value] as const),
      ],
    };
  };
}

interface Address {
  readonly checkoutId: string;
  readonly pathname: string;
  readonly search: string;
  /** Another checkout of the product, where the query names one. */
  readonly look: ReturnType<typeof lookNamed> & { readonly variant?: 'B' };
}

/** The parts of a checkout's address, unless its query changes more than the addresses in the page. */
function addressOf({ method, url }: RequestArguments): Address | undefined {
  if (method !== 'GET') return undefined;
  const { pathname, search, searchParams } = new URL(url);
  const checkoutId = CHECKOUT.exec(pathname)?.[1];
  // What a coupon takes off, and whether a link is valid, may change at any time.
  if (searchParams.has('coupon') || searchParams.has('link')) return undefined;
  // Remix reads `index` as its own and takes it out of the address of a form.
  if (!checkoutId || campaignQuery(search) !== search || searchParams.has('index')) return undefined;
  return { checkoutId, pathname, search, look: lookNamed(searchParams) };
}

/** Renders a page without data of a visitor: no request data is passed to it. */
async function print(draw: Draw, { pathname, offer, locale, visit }: Common): Promise<Printed | undefined> {
  const made = marks();
  const blankVisit: Visit = {
    ...visit,
    nonce: made.nonce,
    requestId: made.requestId,
    clientIp: '',
    host: 'blank.invalid',
  };
  keepReadOffer(blankVisit, { ok: true, status: 200, data: offer });
  const request = new Request(`http://${blankVisit.host}${pathname}${made.search}`, {
    headers: {
      'accept-language': locale,
      cookie: attemptKeys.sentBack(offer.id, made.attemptKey),
      referer: made.referer,
    },
  });
  const drawn = await draw(request, blankVisit);
  const html = await drawn.text();
  if (drawn.status !== 200) return undefined;
  const headers = [...drawn.headers].filter(([name]) => name !== 'set-cookie');
  return { blank: Blank.cut(html, made), headers };
}
