import type { Page } from '@playwright/test';
import { NEXT_YEAR, fillCard, sendForm } from './card';
import { checkoutPath, expect, fillBuyer, hydrated, submitButton, test } from './journey';
import { offerOfAnotherPlatform, openAccount, ownOffer } from './own-offer';

const ELSEWHERE = /^https:/;

/** Nobody of the outside is really asked; what the page wanted from them is written down. */
async function outside(page: Page, script = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route(ELSEWHERE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

interface Told {
  readonly fbq?: { readonly queue: unknown[][] };
  readonly dataLayer?: ArrayLike<unknown>[];
  readonly ttq?: unknown[][];
  readonly kwaiq?: unknown[][];
}

/** What each tracker would have been told: their own scripts work these queues off. */
const told = (page: Page) =>
  page.evaluate(() => {
    const { fbq, dataLayer, ttq, kwaiq } = window as unknown as Told;
    return {
      facebook: fbq?.queue.filter(([, event]) => event === 'InitiateCheckout') ?? [],
      google:
        dataLayer?.map((entry) => Array.from(entry)).filter(([, event]) => event === 'begin_checkout') ?? [],
      tiktok: ttq?.filter(([, event]) => event === 'InitiateCheckout').map((call) => [...call]) ?? [],
      kwai: kwaiq?.filter(([, event]) => event === 'initiatedCheckout').map((call) => [...call]) ?? [],
    };
  });

const EVERY_TRACKER = {
  facebookPixels: ['111222333', '444555666'],
  tiktokPixels: ['CTIKTOK1'],
  kwaiPixels: ['kwai777'],
  googleAnalyticsId: 'G-ABC123',
  googleAdsId: 'AW-987654',
  googleAdsConversionApiId: 'AW-555',
};
const VALUE = { value: 97, currency: 'BRL' };

/** What trackers are told with each event, so that who hears of it twice counts once. */
const EVENT_ID = /^[\da-f]{32}$/;

test('C1.22 C1.23 C1.24 C1.25 C1.26 C7.76 C2.85 C2.86 C2.87 C2.88 C2.89 C2.108 each tracker that is set is loaded and told once of the checkout', async ({
  page,
  demo,
  buyer,
}) => {
  const asked = await outside(page);
  const offer = await ownOffer(demo.offers.digital, { product: { tracking: EVERY_TRACKER } });
  await page.goto(checkoutPath(offer), { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect.poll(() => asked.length).toBe(4);
  expect(asked.map((url) => new URL(url).host).sort()).toEqual([
    'analytics.tiktok.com',
    'connect.facebook.net',
    's21-def.ap4r.com',
    'www.googletagmanager.com',
  ]);
  const first = await told(page);
  const id = (first.facebook[0]?.[3] as { eventID: string }).eventID;
  expect(id).toMatch(EVENT_ID);
  const once = {
    facebook: [['track', 'InitiateCheckout', VALUE, { eventID: id }]],
    google: [['event', 'begin_checkout', { ...VALUE, event_id: id }]],
    tiktok: [['track', 'InitiateCheckout', VALUE, { event_id: id }]],
    kwai: [['track', 'initiatedCheckout', { ...VALUE, event_id: id }]],
  };
  expect(first).toEqual(once);

  // Neither what is typed and ticked nor a refusal begins a second checkout.
  await fillBuyer(page, { ...buyer, name: 'Ana' });
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await told(page)).toEqual(once);
  expect(asked.length).toBe(4);
});

test.describe('one tracker', () => {
  test.use({ expectedNoise: [/Content Security Policy/] });

  test('C2.85 C2.108 lets in its own scripts and nobody else', async ({ page, demo }) => {
    const asked = await outside(page, 'window.ran = (window.ran ?? 0) + 1;');
    const offer = await ownOffer(demo.offers.digital, {
      product: { tracking: { facebookPixels: ['111222333'] } },
    });
    const answer = await page.goto(checkoutPath(offer), { waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran)).toBe(1);
    expect(asked).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(
      /script-src 'self' 'nonce-[\w-]+' https:\/\/connect\.facebook\.net https:\/\/www\.facebook\.com;/,
    );
    expect(answer?.headers()['x-guests']).toBeUndefined();

    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const src = 'https://analytics.tiktok.com/i18n/pixel/events.js';
          const script = Object.assign(document.createElement('script'), { src });
          script.addEventListener('error', () => resolve('refused'));
          script.addEventListener('load', () => resolve('ran'));
          document.head.append(script);
        }),
    );
    expect(refused).toBe('refused');
    expect(asked.length).toBe(1);
  });
});

test('where the platform asks for consent trackers wait for it, and an answer is kept', async ({
  page,
  demo,
}) => {
  const asked = await outside(page);
  const elsewhere = await offerOfAnotherPlatform(demo.offers.digital, { tracking_needs_consent: true });
  const offer = await ownOffer(elsewhere, { product: { tracking: { facebookPixels: ['111222333'] } } });
  const answer = (name: string) =>
    page.getByRole('region', { name: 'Rastreamento' }).getByRole('button', { name }).click();
  await page.goto(checkoutPath(offer));
  await hydrated(page);
  await answer('Recusar');
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Rastreamento' })).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await answer('Permitir');
  await expect.poll(() => asked.length).toBe(1);
  expect((await told(page)).facebook.length).toBe(1);
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.getByRole('region', { name: 'Rastreamento' })).toHaveCount(0);
});

test('a page without trackers asks nobody outside', async ({ page, demo }) => {
  const asked = await outside(page);
  const answer = await page.goto(checkoutPath(demo.offers.digital), { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]+';/);
  expect(asked).toEqual([]);
});

/** Iugu's own library, as far as the frame uses it; what it was given stays in the frame for the journey to read. */
const IUGU = `window.Iugu = {
  setAccountID: (id) => { window.iuguAccount = id; },
  CreditCard: (...card) => card,
  createPaymentToken: (card, done) => { window.iuguCard = card; done({ id: 'token-of-iugu' }); },
};`;

test.describe('cards for Iugu', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test('C7.1 become a token by its library: no card is sent to us', async ({ page, demo, buyer }) => {
    const scripts = await outside(page, IUGU);
    const sent: string[] = [];
    await page.route(/\/checkout\/[\w-]+(\.data)?(\?|$)/, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route.request().postData() ?? '');
      // What becomes of the token is proven where the provider is; here nothing may be bought.
      return route.abort();
    });
    const account = await openAccount('IUGU', { apiToken: 'demo', publicKey: 'account-of-the-house' });
    const offer = await ownOffer(demo.offers.digital, { offer: { gateway_account_id: account } });
    const answer = await page.goto(checkoutPath(offer));
    await hydrated(page);
    expect(answer?.headers()['content-security-policy']).not.toContain('iugu');
    expect(scripts).toEqual([]);

    await fillBuyer(page, buyer);
    await fillCard(page, '4111111111111111');
    await sendForm(page);
    await expect.poll(() => sent.length).toBe(1);
    expect(scripts).toEqual(['https://js.iugu.com/v2']);
    const form = new URLSearchParams(sent[0]);
    expect(form.get('cardToken')).toBe('token-of-iugu');
    for (const name of ['cardNumber', 'cardName', 'cardExpiration', 'cardCvv'])
      expect(form.has(name)).toBe(false);
    expect(sent[0]).not.toMatch(/4111|MARIA(\+|%20| )DA/);
    expect(
      await page.frames()[1]?.evaluate(() => {
        const { iuguAccount, iuguCard } = window as { iuguAccount?: string; iuguCard?: string[] };
        return { iuguAccount, iuguCard };
      }),
    ).toEqual({
      // The seller's own receiver at Iugu comes before the account of the public key.
      iuguAccount: '8D21F6B04C7E4A93B5E80A1D6F3C9275',
      iuguCard: ['4111111111111111', '12', `20${NEXT_YEAR}`, 'MARIA', 'DA SILVA', '123'],
    });
  });
});
