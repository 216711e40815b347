import type { Locator } from '@playwright/test';
import { cardFrame } from './card';
import { checkoutPath, expect, openCheckout, test } from './journey';
import { resize } from './resize';
import { reachesOut } from './sideways';

test.describe('unknown addresses', () => {
  test.use({ expectedNoise: [/status of 404/] });
  for (const path of [
    '/checkout/nada',
    '/checkout/019aa1d0-0000-7000-8000-00000000ffff',
    '/checkout/payment/nada',
    '/nada',
  ]) {
    test(`${path} is a friendly page with a code for support`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página');
      await expect(page).toHaveTitle('Não encontramos esta página');
      const code = answer?.headers()['x-request-id'] ?? 'none';
      await expect(page.getByText(code)).toBeVisible();
    });
  }
});

test('each host shows the offers of its platform only, and an unknown host names nobody', async ({
  page,
  demo,
  expectedNoise,
}) => {
  // The checkout asks before it is left, which a page that nobody touched must not.
  expectedNoise.push(/status of 404/, /beforeunload/);
  const { web } = demo.otherPlatform;
  const offer = demo.otherPlatformOffer;
  expect((await page.goto(web + checkoutPath(offer)))?.status()).toBe(200);
  const foreign = await page.goto(web + checkoutPath(demo.offers.digital));
  expect(foreign?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página');
  for (const path of ['/', checkoutPath(offer)]) {
    const answer = await page.goto(web.replace('vitrine', 'unknown') + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este endereço não está em uso');
  }
});

test('an invalid form is refused as such, and not reported as our error', async ({ request, demo }) => {
  const address = checkoutPath(demo.offers.digital);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const data = 'paymentMethod=PIX';
  const large = 'x'.repeat(64 * 1024 + 1);
  const answers = [
    await request.put(address, { headers: form, data }),
    await request.post(address, { headers: { ...form, origin: 'https://outra.example' }, data }),
    await request.post(`${address}.data`, { headers: { ...form, origin: 'null' }, data }),
    await request.post(address, { headers: { 'content-type': 'multipart/form-data' }, data }),
    await request.post('/language', { headers: { 'content-type': 'text/plain' }, data: 'lang=es-ES' }),
    await request.post(address, { headers: form, data: large }),
    await request.post(address, { headers: form, data }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([405, 403, 403, 415, 415, 413, 422]);
  expect(answers[0]?.headers()['allow']).toBe('GET, HEAD, POST');
  expect(answers[1]?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await answers[5]?.text()).toMatch(/^O formulário enviado é grande demais\. Código: [\w-]{36}\n$/);
});

test('a refusal without a page is in the reader’s language (C9.39, C9.40)', async ({ request, demo }) => {
  const result = async (headers: Readonly<Record<string, string>>) => {
    const answer = await request.put(checkoutPath(demo.offers.digital), { headers });
    return [answer.headers()['content-language'], (await answer.text()).replace(/[\w-]{36}\n$/, '…')];
  };
  expect(await result({ 'accept-language': 'en-GB,pt;q=0.4' })).toEqual([
    'en-US',
    'This address only takes its own form. Code: …',
  ]);
  expect(await result({ 'accept-language': 'en-GB', cookie: 'a=1; lang=es-ES' })).toEqual([
    'es-ES',
    'Esta dirección solo recibe su propio formulario. Código: …',
  ]);
});

test('nothing is wider than a screen of 320, 360, 768 or 1280 px', async ({ page, demo }) => {
  for (const offer of [demo.offers.digital, demo.offers.physical, demo.offers.subscription]) {
    await page.goto(checkoutPath(offer));
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, { width, height: 800 });
      expect(await reachesOut(page), `${offer} at ${width}`).toEqual([]);
    }
  }
});

test('fields are large enough that a phone does not zoom into them @phone', async ({ page, demo }) => {
  await openCheckout(page, demo.offers.physical);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  const typed = 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]), select';
  const sizesIn = (fields: Locator) =>
    fields.evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  await expect(cardFrame(page).getByLabel('Número do cartão')).toBeVisible();
  const ofCard = await sizesIn(cardFrame(page).locator(typed));
  const sizes = [...ofCard, ...(await sizesIn(page.locator('#checkout').locator(typed)))];
  expect([ofCard.length, sizes.length]).toEqual([4, 16]);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('pages carry their protection: no foreign script, no frame, one nonce for each answer', async ({
  request,
  demo,
}) => {
  const first = await request.get(checkoutPath(demo.offers.digital));
  const second = await request.get(checkoutPath(demo.offers.digital));
  const policy = first.headers()['content-security-policy'] ?? '';
  expect(policy.replaceAll(/nonce-[\w-]{22}(?=')/g, 'nonce')).toBe(
    "default-src 'none'; script-src 'self' 'nonce'; style-src 'self' 'nonce'; img-src 'self' data: https:; " +
      "font-src 'self'; frame-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'; report-uri /csp-reports; report-to csp",
  );
  expect(policy).not.toBe(second.headers()['content-security-policy']);
  expect(first.headers()).toMatchObject({
    'reporting-endpoints': 'csp="/csp-reports"',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  expect(first.headers()['strict-transport-security']).toBeUndefined();
  expect(first.headers()['cache-control']).toBe('private, no-cache');
});

test('a built file is cached without expiry, a page is not cached', async ({ page, request, demo }) => {
  await openCheckout(page, demo.offers.digital);
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const file = await request.get(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers()['content-encoding']).toBe('br');
  expect(file.headers()['cross-origin-resource-policy']).toBe('same-origin');
});
