import { afterEach, expect, test } from '@jest/globals';
import { setClockAhead } from '../../../shared/server/platform-clock.server';
import type { Visit } from '../../../shared/server/visit.server';
import { affiliateCookies, affiliatesOf } from './affiliate-cookie.server';
import { anOffer } from './offer.fixture';

const ANA = '019aa1d0-0000-7000-8000-0000000000a1';
const BIA = '019aa1d0-0000-7000-8000-0000000000b2';
const CAIO = '019aa1d0-0000-7000-8000-0000000000c3';
const DAY_MS = 24 * 60 * 60 * 1000;
const visit = { secure: false } as Visit;
const { affiliateCookie } = anOffer();
const offerOf = (days: number, isFirstCredited = false) => ({
  affiliateCookie: { ...affiliateCookie, days, isFirstCredited },
});
const request = (affiliateId: string | null, kept?: string) => ({
  method: 'GET',
  url: `https://loja.example/checkout/x${affiliateId === null ? '' : `?affiliateId=${affiliateId}`}`,
  headers: new Headers(kept === undefined ? {} : { cookie: kept.split(';')[0] ?? '' }),
});
/** Whom a purchase names first. */
const affiliateOf = (...[asked, offer]: [ReturnType<typeof request>, ReturnType<typeof offerOf>]) =>
  affiliatesOf(asked, visit, offer).affiliateId;
/** What the browser keeps after a visit. */
const visited = (affiliateId: string, offer = offerOf(60)) =>
  affiliateCookies(request(affiliateId), visit, offer)[0] ?? '';
const maxAge = (kept = '') => Number(/Max-Age=(\d+)/.exec(kept)?.[1]);

afterEach(() => setClockAhead(0));

test('a browser remembers the affiliate of a product for the days of the product, and no longer', () => {
  const kept = visited(ANA);
  expect(kept).toMatch(
    new RegExp(`^aff-${affiliateCookie.productId}=${ANA}\\.\\d+; Path=/checkout; Max-Age=5184000;`),
  );
  setClockAhead(60 * DAY_MS - 60_000);
  expect(affiliateOf(request(null, kept), offerOf(60))).toBe(ANA);
  setClockAhead(60 * DAY_MS);
  expect(affiliateOf(request(null, kept), offerOf(60))).toBe('');
  expect(affiliateCookies(request(null, kept), visit, offerOf(60))).toEqual([]);
  expect(affiliateOf(request(null, kept), offerOf(90))).toBe(ANA);
  setClockAhead(5_000 * DAY_MS);
  expect(affiliateOf(request(null, kept), offerOf(0))).toBe(ANA);
});

test('a later visit does not make the time longer, except where it has no end', () => {
  const kept = visited(ANA);
  setClockAhead(10 * DAY_MS);
  const left = maxAge(affiliateCookies(request(null, kept), visit, offerOf(60))[0]);
  expect(Math.abs(left - 50 * 24 * 60 * 60)).toBeLessThan(60);
  expect(maxAge(affiliateCookies(request(null, kept), visit, offerOf(0))[0])).toBe(400 * 24 * 60 * 60);
});

test('the last affiliate is credited, or the first where the platform says so', () => {
  const kept = visited(ANA);
  expect(affiliateOf(request(BIA, kept), offerOf(60))).toBe(BIA);
  expect(affiliateCookies(request(BIA, kept), visit, offerOf(60))[0]).toContain(BIA);
  expect(affiliateOf(request(BIA, kept), offerOf(60, true))).toBe(ANA);
  expect(affiliateCookies(request(BIA, kept), visit, offerOf(60, true))[0]).toContain(ANA);
  expect(affiliateOf(request(BIA), offerOf(60, true))).toBe(BIA);
});

test.each([
  ['no account', `aff-${affiliateCookie.productId}=nobody.1`],
  ['a time to come', `aff-${affiliateCookie.productId}=${ANA}.99999999999999`],
  ['no time', `aff-${affiliateCookie.productId}=${ANA}`],
])('a cookie with %s is as none', (_what, kept) => {
  expect(affiliateOf(request(null, kept), offerOf(0))).toBe('');
});

test('what the address says is named, and remembered only if it can be an account', () => {
  expect(affiliateOf(request('af1'), offerOf(60))).toBe('af1');
  expect(affiliateCookies(request('af1'), visit, offerOf(60))).toEqual([]);
});

test('several affiliates are named: the next one is credited where the preferred one promotes nothing', () => {
  const named = (affiliateId: string | null, kept: string | undefined, isFirst = false) => {
    const { affiliateId: first, nextAffiliateIds } = affiliatesOf(
      ...([request(affiliateId, kept), visit, offerOf(60, isFirst)] as const),
    );
    return [first, ...nextAffiliateIds];
  };
  const kept = visited(ANA);
  const [both] = affiliateCookies(request(BIA, kept), visit, offerOf(60));
  expect(both).toMatch(new RegExp(`=${BIA}\\.\\d+_${ANA}\\.\\d+;`));
  expect(named(null, both)).toEqual([BIA, ANA]);
  expect(named(CAIO, both)).toEqual([CAIO, BIA, ANA]);
  expect(named(BIA, kept, true)).toEqual([ANA, BIA]);
  expect(named(ANA, kept)).toEqual([ANA]);
  // What is no account takes nobody's place.
  expect(named('af1', both)).toEqual([BIA, ANA]);
});

test('the first affiliate stays remembered where it is credited, and so does the newest', () => {
  const first = offerOf(60, true);
  const [two = ''] = affiliateCookies(request(BIA, visited(ANA, first)), visit, first);
  const [three = ''] = affiliateCookies(request(CAIO, two), visit, first);
  expect(three).toMatch(new RegExp(`=${ANA}\\.\\d+_${CAIO}\\.\\d+;`));
});

test('over https only the cookie that this host set counts', () => {
  const overHttps = { secure: true } as Visit;
  const [kept = ''] = affiliateCookies(request(ANA), overHttps, offerOf(60));
  expect(kept.startsWith('__Host-aff-')).toBe(true);
  expect(affiliatesOf(request(null, kept), overHttps, offerOf(60)).affiliateId).toBe(ANA);
  const bySibling = kept.replace('__Host-', '');
  expect(affiliatesOf(request(null, bySibling), overHttps, offerOf(60)).affiliateId).toBe('');
});
