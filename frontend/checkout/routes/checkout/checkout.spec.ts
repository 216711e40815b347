import { afterEach, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import { keepReadOffer } from '../../features/checkout/blank-pages/read-offer.server';
import { anOffer } from '../../features/checkout/offer.fixture';
import { clientAction, headers, loader } from './checkout';

test('a checkout for a reader without a supported language uses the language of its platform', async () => {
  const offer = { ...anOffer(), locale: 'es-ES' as const };
  const context: AppLoadContext = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      demo: false,
      apiUrl: 'http://127.0.0.1:9',
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      internalSecret: 'of this test',
      log: console,
    },
  };
  keepReadOffer(context, { ok: true, status: 200, data: offer });
  const request = new Request(`http://conecta.example/checkout/${offer.id}`, {
    headers: { 'accept-language': 'fr' },
  });
  const { data: page } = await loader({ request, params: { checkoutId: offer.id }, context });
  expect([page.locale, page.texts.stepBuyer]).toEqual(['es-ES', 'Tus datos']);
});

test('a page with typed values, or with buyer data of its link, is not cached', async () => {
  const offer = anOffer();
  const context: AppLoadContext = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      demo: false,
      apiUrl: 'http://127.0.0.1:9',
      simulatorUrl: undefined,
      internalSecret: 'of this test',
      log: console,
    },
    publicWebUrl: 'https://conecta.example',
  };
  keepReadOffer(context, { ok: true, status: 200, data: offer });
  const caching = async (query: string, cookie = '') => {
    const request = new Request(`http://conecta.example/checkout/${offer.id}${query}`, {
      headers: { cookie },
    });
    const { init } = await loader({ request, params: { checkoutId: offer.id }, context });
    const [loaderHeaders, none] = [new Headers(init?.headers), new Headers()];
    const result = headers({
      loaderHeaders,
      actionHeaders: none,
      parentHeaders: none,
      errorHeaders: undefined,
    });
    return new Headers(result).get('cache-control');
  };
  expect(await caching('?utm_source=ig')).toBeNull();
  expect(await caching('?nome=Ana')).toBe('no-store');
  expect(await caching('', `form-${offer.id}=bmFtZT1BbmE`)).toBe('no-store');
});

const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  if (browser) Object.defineProperty(globalThis, 'navigator', browser);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test.each([
  [false, 'offline'],
  [true, 'noConnection'],
])(
  'a form that could not be sent while the browser says online: %s comes back whole, and says why',
  async (onLine, why) => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });
    const body = new URLSearchParams({ name: 'Maria', attemptKey: 'k1', paymentMethod: 'PIX' });
    const request = new Request('http://conecta.example/checkout/o', { method: 'POST', body });
    const reply = await clientAction({
      request,
      params: {},
      serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(reply).toMatchObject({
      unreachable: why,
      attemptKey: 'k1',
      problems: {},
      form: { name: 'Maria' },
    });
  },
);
