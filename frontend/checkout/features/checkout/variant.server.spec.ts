import { afterEach, expect, jest, test } from '@jest/globals';
import type { Visit } from '../../../shared/server/visit.server';
import { anOffer } from './offer.fixture';
import { readOfferFor, readOfferOfForm, variantCookies, variantFor } from './variant.server';

const offer = { ...anOffer(), test: { variant: 'A', name: 't1:A' } } as const;
const request = (cookie?: string) => ({
  ...{ method: 'GET', url: 'https://loja.example/' },
  headers: new Headers(cookie === undefined ? {} : { cookie }),
});
/** Answers each variant, and notes what was asked. */
function api() {
  const asked: object[] = [];
  const get = (_: string, { query }: { query: { variant?: 'B' } }) => {
    asked.push(query);
    const { variant = 'A' } = query;
    return Promise.resolve({
      ok: true,
      status: 200,
      data: { ...offer, test: { variant, name: `t1:${variant}` } },
    });
  };
  return { asked, api: { get } as never };
}
const NO_QUERY = new URLSearchParams();

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  [`ab-${offer.id}=t1%3AA`, 'A'],
  [`ab-${offer.id}=t1%3AB`, 'B'],
  [`__Host-ab-${offer.id}=t1%3AB; lang=pt-BR`, 'B'],
])('a browser with the cookie %s is shown %s again, whatever chance says', (cookie, variant) => {
  for (const drawn of [0, 0.99]) {
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(variantFor(request(cookie), offer)).toBe(variant);
  }
});

test('a browser without a cookie, or with that of another comparison, is shown one by chance', () => {
  for (const cookie of [undefined, `ab-${offer.id}=t0%3AB`, `ab-${offer.id}=t1%3AC`]) {
    const shown = [0, 0.49, 0.5, 0.99].map((drawn) => {
      jest.spyOn(Math, 'random').mockReturnValue(drawn);
      return variantFor(request(cookie), offer);
    });
    expect(shown).toEqual(['A', 'A', 'B', 'B']);
  }
});

test('the cookie keeps what was shown, and none is set where nothing is compared', () => {
  const visit = { secure: true } as Visit;
  const [kept] = variantCookies(visit, offer);
  expect(kept).toBe(`__Host-ab-${offer.id}=t1%3AA; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`);
  expect(variantCookies(visit, { ...offer, test: null })).toEqual([]);
});

test('the offer is read a second time for variant B only, and a form shows what its page showed', async () => {
  const first = api();
  await readOfferFor(request(`ab-${offer.id}=t1%3AA`), first.api, offer.id, NO_QUERY);
  expect(first.asked).toEqual([{}]);
  const second = api();
  const shown = await readOfferFor(request(`ab-${offer.id}=t1%3AB`), second.api, offer.id, NO_QUERY);
  expect([shown.ok && shown.data.test?.name, second.asked]).toEqual(['t1:B', [{}, { variant: 'B' }]]);
  const sent = new FormData();
  sent.set('variant', 't1:B');
  const third = api();
  await readOfferOfForm(sent, third.api, offer.id, NO_QUERY);
  await readOfferOfForm(new FormData(), third.api, offer.id, NO_QUERY);
  expect(third.asked).toEqual([{ variant: 'B' }, {}]);
});
