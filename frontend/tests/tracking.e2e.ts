import type { Page } from '@playwright/test';
import { NEXT_YEAR, fillCard, sendCardForm } from './card';
import { checkoutPath, expect, fillBuyer, hydrated, openCheckout, submitButton, test } from './journey';
import { offerOfAnotherPlatform, openAccount, ownOffer, type TestPixel } from './own-offer';
import { resize } from './resize';

const ELSEWHERE = /^https:/;

/** Requests to other hosts are not sent but recorded. */
async function outside(page: Page, script = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route(ELSEWHERE, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

interface Told {
  readonly dataLayer?: ArrayLike<unknown>[];
  readonly ttq?: Queue;
  readonly kwaiq?: Queue;
}
interface Queue {
  readonly _i: Readonly<Record<string, unknown[][]>>;
}

/** The frame in which a tracker runs. */
const frameOf = (page: Page, tracker: string) =>
  page.frames().find((frame) => new URL(frame.url()).pathname.endsWith(`/tracker/${tracker}`))!;

/** What a tracker's library would have received: the queue is processed here. */
const result = (page: Page, tracker: string) =>
  frameOf(page, tracker).evaluate(() => {
    const { dataLayer, ttq, kwaiq } = window as unknown as Told;
    const calls = [
      ...Array.from(dataLayer ?? [], (call) => Array.from(call)),
      ...Object.values((ttq ?? kwaiq)?._i ?? {}).flat(),
    ];
    return calls
      .filter(([, event]) => /checkout/i.test(String(event)))
      .map((call) => [...(call as unknown[])]);
  });

/** Facebook's image requests. */
const picturesIn = (asked: readonly string[]) =>
  asked
    .filter((url) => url.startsWith('https://www.facebook.com/tr/'))
    .map((url) => new URL(url).searchParams);

const EVERY_TRACKER: readonly TestPixel[] = [
  { type: 'FACEBOOK', pixelId: '111222333' },
  { type: 'FACEBOOK', pixelId: '444555666' },
  { type: 'TIKTOK', pixelId: 'CTIKTOK1' },
  { type: 'KWAI', pixelId: 'kwai777' },
  { type: 'GOOGLE_ANALYTICS', pixelId: 'G-ABC123' },
  { type: 'GOOGLE_ADS', pixelId: 'AW-987654' },
  { type: 'GOOGLE_ADS', pixelId: 'AW-555' },
];
const VALUE = { value: 97, currency: 'BRL' };

/** The id of each event: an event received twice counts once. */
const EVENT_ID = /^[\da-f]{32}$/;

test('each configured tracker receives one event of the checkout, after the first paint (C1.22, C1.23, C1.24, C1.25, C1.26, C3.50, C7.76, C2.85, C2.86, C2.87, C2.88, C2.89, C2.108)', async ({
  page,
  demo,
  buyer,
}) => {
  const asked = await outside(page);
  const offer = await ownOffer(demo.offers.digital, { pixels: EVERY_TRACKER });
  await openCheckout(page, offer);
  await expect.poll(() => asked.length).toBe(7);
  const pictures = picturesIn(asked);
  expect(pictures.map((picture) => [picture.get('id'), picture.get('ev')]).sort()).toEqual([
    ['111222333', 'InitiateCheckout'],
    ['111222333', 'PageView'],
    ['444555666', 'InitiateCheckout'],
    ['444555666', 'PageView'],
  ]);
  const [begun] = pictures.filter((picture) => picture.get('ev') === 'InitiateCheckout');
  const id = begun?.get('eid') ?? '';
  expect([id, begun?.get('cd[value]'), begun?.get('cd[currency]')]).toEqual([
    expect.stringMatching(EVENT_ID),
    '97',
    'BRL',
  ]);
  const scripts = asked.filter((url) => !url.startsWith('https://www.facebook.com'));
  expect(scripts.sort()).toEqual([
    'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=CTIKTOK1&lib=ttq',
    'https://s21-def.ap4r.com/kos/s101/nlav112572/pixel/events.js?sdkid=kwai777&lib=kwaiq',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
  ]);
  const once = {
    google: ['G-ABC123', 'AW-987654', 'AW-555'].map((send_to) => [
      ...['event', 'begin_checkout'],
      { ...VALUE, event_id: id, send_to },
    ]),
    tiktok: [['track', 'InitiateCheckout', VALUE, { event_id: id }]],
    kwai: [['track', 'initiatedCheckout', { ...VALUE, event_id: id }]],
  };
  const received = async () => ({
    google: await result(page, 'google'),
    tiktok: await result(page, 'tiktok'),
    kwai: await result(page, 'kwai'),
  });
  expect(await received()).toEqual(once);
  const [painted, framed] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/tracker/'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(framed).toBeGreaterThan(painted ?? Infinity);

  // Neither input nor a refusal sends a second event.
  await fillBuyer(page, { ...buyer, name: 'Ana' });
  await submitButton(page).click();
  await expect(page.locator('#name-problem')).toBeVisible();
  expect(await received()).toEqual(once);
  expect(asked.length).toBe(7);
});

/** A library that tests what it can access of the page, and whether it works at all. */
const CURIOUS = `
  const reached = (look) => { try { return String(look()); } catch (refusal) { return refusal.name; } };
  document.cookie = '_ttp=abc; path=/';
  document.cookie = '_ttp=def; path=/';
  localStorage.setItem('seen', '1');
  window.reached = {
    page: reached(() => parent.document.title),
    sister: reached(() => parent.frames[0].document.title),
    origin: self.origin,
    cookies: document.cookie,
    storage: localStorage.getItem('seen'),
  };`;

test.describe('a tracker', () => {
  test.use({ expectedNoise: [/Content Security Policy|ERR_BLOCKED_BY_CSP|Failed to fetch/] });

  test('runs without access to the page or other trackers, calls its own vendor only, and receives no buyer data (C2.108)', async ({
    page,
    demo,
    buyer,
  }) => {
    const asked = await outside(page, CURIOUS);
    const offer = await ownOffer(demo.offers.digital, { pixels: EVERY_TRACKER });
    const link =
      '?nome=Maria%20Souza&email=maria%40exemplo.com.br&telefone=11987654321&cpf=52998224725&utm_source=ig&fbclid=click1';
    const answer = await page.goto(checkoutPath(offer, link), { referer: 'https://blog.example/' });
    await hydrated(page);
    await expect.poll(() => asked.length).toBe(7);
    await fillBuyer(page, buyer);

    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+'; /);
    expect(policy).toContain("connect-src 'self'; ");
    const tiktok = frameOf(page, 'tiktok');
    await expect
      .poll(() => tiktok.evaluate(() => (window as { reached?: object }).reached))
      .toEqual({
        ...{ page: 'SecurityError', sister: 'SecurityError', origin: 'null' },
        ...{ cookies: '_ttp=def', storage: '1' },
      });
    const refused = await tiktok.evaluate(async () => {
      const script = Object.assign(document.createElement('script'), {
        src: 'https://www.googletagmanager.com/gtag/js',
      });
      const loaded = new Promise((resolve) => {
        script.addEventListener('error', () => resolve('refused'));
        script.addEventListener('load', () => resolve('ran'));
      });
      document.head.append(script);
      const called = await fetch('https://evil.example/').catch(() => 'refused');
      return [await loaded, called];
    });
    expect(refused).toEqual(['refused', 'refused']);
    expect(asked.length).toBe(7);

    const addresses = [
      ...asked,
      ...page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    ];
    const received = await frameOf(page, 'google').evaluate(() =>
      JSON.stringify(Array.from((window as unknown as Told).dataLayer ?? [], (call) => Array.from(call))),
    );
    for (const secret of ['Maria', 'maria', '11987654321', '52998224725', '529.982', buyer.email])
      expect(decodeURIComponent([...addresses, received].join('\n'))).not.toContain(secret);
    const campaign = '?utm_source=ig&fbclid=click1';
    expect(new URL(tiktok.url()).search).toBe(campaign);
    const [picture] = picturesIn(asked);
    expect(new URL(picture?.get('dl') ?? '').search).toBe(campaign);
    expect([picture?.get('rl'), picture?.get('fbc')]).toEqual([
      'https://blog.example/',
      expect.stringMatching(/^fb\.1\.\d{13}\.click1$/),
    ]);
  });
});

test('the document of a tracker has a policy of its own, and is there for trackers of the offer alone', async ({
  request,
  demo,
}) => {
  const offer = await ownOffer(demo.offers.digital, { pixels: EVERY_TRACKER });
  const policyOf = async (tracker: string) => {
    const answer = await request.get(`${checkoutPath(offer)}/tracker/${tracker}`);
    return (answer.headers()['content-security-policy'] ?? '').replaceAll(/nonce-[\w-]+/g, 'nonce');
  };
  const own = (scripts: string, reach: string) =>
    `default-src 'none'; script-src 'nonce'${scripts}; connect-src ${reach}; img-src ${reach}; ` +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-scripts; " +
    'report-uri /csp-reports; report-to csp';
  expect(await policyOf('facebook')).toBe(own('', 'https://www.facebook.com'));
  expect(await policyOf('tiktok')).toBe(own(' https://analytics.tiktok.com', 'https://analytics.tiktok.com'));
  expect(await policyOf('kwai')).toBe(
    own(' https://s21-def.ap4r.com', 'https://s21-def.ap4r.com https://*.kwai.com'),
  );
  expect(await policyOf('google')).toContain(
    "script-src 'nonce' https://www.googletagmanager.com https://www.googleadservices.com https://www.google.com " +
      'https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com;',
  );
  for (const path of [
    `${offer}/tracker/nobody`,
    `${demo.offers.digital}/tracker/tiktok`,
    'nada/tracker/tiktok',
  ])
    expect((await request.get(`/checkout/${path}`)).status(), path).toBe(404);
});

test('where the platform requires consent trackers wait for it, the answer is stored, and a returning browser is recognized', async ({
  page,
  demo,
}) => {
  const asked = await outside(page);
  const elsewhere = await offerOfAnotherPlatform(demo.offers.digital, { tracking_needs_consent: true });
  const offer = await ownOffer(elsewhere, { pixels: [{ type: 'FACEBOOK', pixelId: '111222333' }] });
  const answer = (name: string) =>
    page.getByRole('region', { name: 'Rastreamento' }).getByRole('button', { name }).click();
  await openCheckout(page, offer);
  await expect(page.locator('iframe')).toHaveCount(0);
  await answer('Recusar');
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Rastreamento' })).toHaveCount(0);
  expect(asked).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await answer('Permitir');
  await expect.poll(() => asked.length).toBe(2);
  await page.reload();
  await expect.poll(() => asked.length).toBe(4);
  await expect(page.getByRole('region', { name: 'Rastreamento' })).toHaveCount(0);
  const visitors = picturesIn(asked).map((picture) => picture.get('fbp'));
  expect(visitors[0]).toMatch(/^fb\.1\.\d{13}\.\d+$/);
  expect(new Set(visitors).size).toBe(1);
});

test('the question of consent covers neither a focused element, nor the end of the page, nor floating elements', async ({
  page,
  demo,
}) => {
  const elsewhere = await offerOfAnotherPlatform(demo.offers.digital, { tracking_needs_consent: true });
  const offer = await ownOffer(elsewhere, {
    pixels: [{ type: 'FACEBOOK', pixelId: '111222333' }],
    config: { chat_phone: '11912345678' },
  });
  await outside(page);
  await openCheckout(page, offer);
  const band = page.getByRole('region', { name: 'Rastreamento' });
  for (const width of [320, 412]) {
    await resize(page, { width, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const top = (await band.boundingBox())!.y;
    const [refuse, allow] = await band.getByRole('button').all();
    expect((await refuse!.boundingBox())!.y, `at ${width}`).toBe((await allow!.boundingBox())!.y);
    for (const field of ['Nome completo', 'E-mail', 'Celular com DDD', 'CPF']) {
      await page.getByLabel(field).focus();
      const { y, height } = (await page.getByLabel(field).boundingBox())!;
      expect(y + height, `${field} at ${width}`).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.getByRole('button', { name: 'Español' }).boundingBox())!;
    expect(last.y + last.height, `the end at ${width}`).toBeLessThanOrEqual(top);
  }
  await resize(page, { width: 1280, height: 640 });
  const chat = (await page.getByRole('link', { name: 'Falar com o vendedor' }).boundingBox())!;
  expect(chat.y + chat.height).toBeLessThan((await band.boundingBox())!.y);
  await band.getByRole('button', { name: 'Recusar' }).click();
  await expect.poll(async () => (await page.getByRole('link', { name: 'Falar' }).boundingBox())!.y).toBe(568);
});

test('a pixel that was chosen for it is told of the sent form and of the purchase, each once', async ({
  page,
  demo,
  buyer,
}) => {
  const asked = await outside(page);
  const events = ['ADD_PAYMENT_INFO', 'PURCHASE'];
  const offer = await ownOffer(demo.offers.digital, {
    pixels: [{ type: 'FACEBOOK', pixelId: '111222333', events, purchaseOn: 'GENERATED' }],
  });
  await openCheckout(page, offer);
  await expect(page.locator('iframe[title=facebook]')).toHaveCount(1);
  await fillBuyer(page, buyer);
  await submitButton(page).click();
  await page.waitForURL(/\/checkout\/payment\//);
  await expect
    .poll(() => picturesIn(asked).map((picture) => picture.get('ev')))
    .toEqual([...['AddPaymentInfo', 'Purchase']]);
  expect(picturesIn(asked).map((picture) => picture.get('cd[value]'))).toEqual(['97', '97']);
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  expect(asked).toHaveLength(2);
});

test('a page without trackers calls no other host', async ({ page, demo }) => {
  const asked = await outside(page);
  const answer = await page.goto(checkoutPath(demo.offers.digital), { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]+';/);
  expect(asked).toEqual([]);
});

/**
 * A substitute for Iugu's library with the functions that the frame uses; its arguments stay in the frame for the test to
 * read.
 */
const IUGU = `window.Iugu = {
  setAccountID: (id) => { window.iuguAccount = id; },
  CreditCard: (...card) => card,
  createPaymentToken: (card, done) => { window.iuguCard = card; done({ id: 'token-of-iugu' }); },
};`;

test.describe('cards for Iugu', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test('become a token by its library: no card is sent to us (C7.1)', async ({ page, demo, buyer }) => {
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
    await sendCardForm(page);
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
      // The seller's own receiver at Iugu is selected before the account of the public key.
      iuguAccount: '8D21F6B04C7E4A93B5E80A1D6F3C9275',
      iuguCard: ['4111111111111111', '12', `20${NEXT_YEAR}`, 'MARIA', 'DA SILVA', '123'],
    });
  });
});
