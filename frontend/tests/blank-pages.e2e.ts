import { LOCALES } from '@guiche/checkout-rules';
import { checkoutPath, expect, test } from './journey';
import { changeOffer, ownOffer } from './own-offer';

const KEY = '11111111-1111-4111-8111-111111111111';
/** The name of a field in the link has the page drawn for itself; with nothing in it, it fills in nothing. */
const DRAWN = 'nome=';
const FILLED = 'semn=';
const HOSTILE_QUERY = `?utm_source="'><script>alert(1)</script>&x=\\`;
const HOSTILE_ORIGIN = `https://evil.example/?"'><script>alert(2)</script>&\\"</script>`;

interface Shown {
  readonly html: string;
  readonly headers: Record<string, string>;
}

/** A page as plain HTTP returns it, with the values that differ in each answer replaced. */
async function shown(address: string, locale: string, offerId: string): Promise<Shown> {
  const answer = await fetch(address, {
    headers: { 'accept-language': locale, cookie: `attempt-${offerId}=${KEY}`, referer: HOSTILE_ORIGIN },
  });
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id') ?? 'none';
  const nonce = /'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
  const same = (text: string) =>
    text
      .replaceAll(requestId, 'REQUEST')
      .replaceAll(nonce, 'NONCE')
      .replaceAll(FILLED, DRAWN)
      // The form is not sent to an address that names the buyer.
      .replace(`&amp;${DRAWN}" id="checkout"`, '" id="checkout"');
  const { date: _date, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
  return {
    html: same(await answer.text()),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, same(value)])),
  };
}

for (const locale of LOCALES) {
  test(`a page that is filled in is the page that is drawn, letter by letter, in each layout: ${locale}`, async ({
    baseURL,
    demo,
  }) => {
    for (const offerId of Object.values(demo.byLayout)) {
      const address = `${baseURL}${checkoutPath(offerId)}${HOSTILE_QUERY}&`;
      const { html, headers } = await shown(address + DRAWN, locale, offerId);
      // Only pages with buyer data of a link are excluded from caches.
      expect(headers['cache-control']).toBe('no-store');
      const drawn = { html, headers: { ...headers, 'cache-control': 'private, no-cache' } };
      // The first of these prints the page, the second finds it.
      expect(await shown(address + FILLED, locale, offerId)).toEqual(drawn);
      expect(await shown(address + FILLED, locale, offerId)).toEqual(drawn);
      expect(drawn.html).not.toContain('\0');
      expect(drawn.html).toContain(`<html lang="${locale}"`);
      expect(drawn.html.match(/alert\(/g)?.length).toBeGreaterThanOrEqual(4);
      expect(drawn.html).not.toContain('<script>alert');
      expect(headers['set-cookie']).toContain(`attempt-${offerId}=${KEY}; `);
    }
  });
}

test('a page shows a new price as soon as the API reports it, and the old one again when it is restored', async ({
  page,
  demo,
}) => {
  const offerId = await ownOffer(demo.offers.digital, {});
  const price = async () => {
    await page.goto(checkoutPath(offerId));
    return (await page.getByTestId('total').innerText()).replace(/\s/, ' ');
  };
  expect(await price()).toBe('R$ 97,00');
  await changeOffer(offerId, { price: 12345 });
  await expect.poll(price).toBe('R$ 123,45');
  await changeOffer(offerId, { price: 9700 });
  await expect.poll(price).toBe('R$ 97,00');
});

test('two buyers with script off send their own key, origin and campaign', async ({
  browser,
  baseURL,
  demo,
}) => {
  const address = `${baseURL}${checkoutPath(demo.offers.digital)}`;
  const said = [];
  for (const name of ['maria', 'joao']) {
    const buyer = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' });
    const page = await buyer.newPage();
    await page.goto(`${address}?utm_source=${name}`, { referer: `https://${name}.example/` });
    const form = page.locator('#checkout');
    said.push({
      key: await form.locator('[name=attemptKey]').inputValue(),
      origin: await form.locator('[name=referer]').inputValue(),
      action: await form.getAttribute('action'),
      cookie: (await buyer.cookies(address)).find(({ name: cookie }) => cookie.startsWith('attempt-'))?.value,
    });
    await buyer.close();
  }
  const [maria, joao] = said;
  for (const [name, { key, origin, action, cookie }] of Object.entries({ maria: maria!, joao: joao! })) {
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect({ origin, action, cookie }).toEqual({
      origin: `https://${name}.example/`,
      action: `${checkoutPath(demo.offers.digital)}?utm_source=${name}`,
      cookie: key,
    });
  }
  expect(maria?.key).not.toBe(joao?.key);
});
