import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { anOffer } from '../../features/checkout/offer.fixture';
import { action as buy } from './checkout';
import { action as renew, loader as look } from './payment';

const OFFER = anOffer();
const PAYMENT = {
  ...{ paymentId: 'p1', offerId: OFFER.id, method: 'PIX', status: 'PENDING', confirming: false },
  ...{ amount: 9_700, currency: 'BRL', expiresAt: null, pixCode: '000201', pixQrCode: null },
  ...{ billetCode: null, billetUrl: null, reason: null, renewable: false },
};
const PURCHASED = { paymentId: 'p1', payment: PAYMENT, method: 'PIX', status: 'PENDING', upsellToken: 't' };

const { upsellToken: _secret, ...RENEWED } = PURCHASED;

/** An API with every operation of the site, which records its requests. */
const ANSWERS: Record<string, object> = {
  [`GET /api/checkout/${OFFER.id}`]: OFFER,
  'POST /api/checkout/purchase': PURCHASED,
  'POST /api/checkout/payments/p1/renew': RENEWED,
  'GET /api/checkout/payments/p1': { ...PAYMENT, status: 'APPROVED' },
};
const asked: string[] = [];
const bodies: string[] = [];
/** How far the clock of the demonstration was moved. */
let movedMs = 0;
const api = http.createServer((req, res) => {
  const question = `${req.method} ${req.url}`;
  asked.push(question);
  const answer = ANSWERS[question];
  const moved = movedMs === 0 ? {} : { 'x-clock-ahead-ms': String(movedMs) };
  res.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...moved });
  res.end(JSON.stringify(answer ?? {}));
  void text(req).then((body) => bodies.push(body));
});

let context: AppLoadContext;
beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  context = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      demo: false,
      apiUrl,
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      internalSecret: 'of this test',
      log: console,
    },
  };
});
beforeEach(() => {
  asked.length = 0;
  bodies.length = 0;
});
afterAll(() => new Promise((closed) => api.close(closed)));

const FORM = {
  ...{ attemptKey: '5f0c7f0e-8a53-4c4a-9a38-1c38b5b3a001', name: 'Maria da Silva', paymentMethod: 'PIX' },
  ...{ email: 'maria@exemplo.com.br', phone: '11987654321', cpf: '52998224725' },
};
const sent = (path: string, form: Record<string, string> = {}) =>
  new Request(`http://conecta.example${path}`, { method: 'POST', body: new URLSearchParams(form) });

/** The status that the page of the payment is drawn with. */
async function seen(cookie: string): Promise<string> {
  const request = new Request('http://conecta.example/checkout/payment/p1', { headers: { cookie } });
  const page = await look({ request, params: { paymentId: 'p1' }, context });
  return page.data.payment.status;
}

test('the payment page that follows a purchase is rendered from its answer, and every later one calls the API (C4.17, C4.18, C2.109, C2.110, C7.46)', async () => {
  const path = `/checkout/${OFFER.id}?utm_source=ig`;
  const answer = await buy({ request: sent(path, FORM), params: { checkoutId: OFFER.id }, context });
  expect(answer).toBeInstanceOf(Response);
  const { headers, status } = answer as Response;
  expect([status, headers.get('location')]).toEqual([303, '/checkout/payment/p1?utm_source=ig']);
  expect(headers.get('x-remix-reload-document')).toBe('true');
  expect(headers.getSetCookie().join()).toMatch(/purchase=p1; Path=\/; Max-Age=30/);

  expect(await seen('purchase=p1')).toBe('PENDING');
  expect(asked.filter((question) => question === 'GET /api/checkout/payments/p1')).toEqual([]);
  expect(await seen('purchase=p1')).toBe('APPROVED');
});

test('a browser that did not buy gets the API’s current state (C4.17)', async () => {
  await renew({ request: sent('/checkout/payment/p1'), params: { paymentId: 'p1' }, context });
  expect(await seen('')).toBe('APPROVED');
  expect(await seen('purchase=p1')).toBe('PENDING');
});

const PERSONAL =
  'NOME=Ana&email=ana%40example.com&cpf=52998224725&telefone=11987654321&ref=ana%40example.com';
const NAMES_ANA = /ana|52998224725|11987654321/i;

test('the query stored for the payment page and with the order contains no buyer data (C2.110)', async () => {
  const path = `/checkout/${OFFER.id}?utm_source=ig&${PERSONAL}&gclid=x`;
  const answer = (await buy({
    ...{ request: sent(path, FORM), params: { checkoutId: OFFER.id }, context },
  })) as Response;
  expect(answer.headers.get('location')).toBe('/checkout/payment/p1?utm_source=ig&gclid=x');
  const [purchase] = bodies.filter((body) => body !== '');
  expect(JSON.parse(purchase ?? '{}')).toMatchObject({ utmQuery: 'utm_source=ig&gclid=x' });
});

test('the page of a payment has no buyer data in its address, nor in its links', async () => {
  const at = (query: string) => `/checkout/payment/p1?${query}`;
  const looking = look({
    request: new Request(`http://conecta.example${at(`utm_source=ig&${PERSONAL}`)}`),
    ...{ params: { paymentId: 'p1' }, context },
  });
  const redirected = (await looking.catch((thrown: unknown) => thrown)) as Response;
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, at('utm_source=ig')]);
  expect(asked).toEqual([]);

  const another = { ...{ params: { paymentId: 'p1' }, context } };
  const renewed = (await renew({ request: sent(at(PERSONAL)), ...another })) as Response;
  expect(renewed.headers.get('location')).toBe('/checkout/payment/p1');
  const elsewhere = (await renew({
    request: sent(at(PERSONAL), { payWith: 'PIX' }),
    ...another,
  })) as Response;
  expect(elsewhere.headers.get('location')).toBe(`/checkout/${OFFER.id}#paymentMethod`);
  const result = [renewed, elsewhere].flatMap(({ headers }) => [...headers.values()]).join();
  expect(result).not.toMatch(NAMES_ANA);
});

test('a renewal gives the browser no token of the buyer', async () => {
  const answer = (await renew({
    ...{ request: sent('/checkout/payment/p1'), params: { paymentId: 'p1' }, context },
  })) as Response;
  expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['purchase']);
});

test('a deadline is counted down to by the platform’s clock, also where a demonstration moved it', async () => {
  const drawnAt = async () => {
    const request = new Request('http://conecta.example/checkout/payment/p1');
    const page = await look({ request, params: { paymentId: 'p1' }, context });
    return Date.parse(page.data.drawnAt);
  };
  movedMs = 15 * 86_400_000;
  const before = Date.now() + movedMs;
  const moved = await drawnAt();
  expect([moved >= before, moved <= Date.now() + movedMs]).toEqual([true, true]);
  movedMs = 0;
  expect(await drawnAt()).toBeLessThanOrEqual(Date.now());
});

test.each(['PIX', 'CREDIT_CARD', 'BILLET'])(
  'the typed values are stored while a payment by %s is pending, and deleted once it is paid (C4.18)',
  async (method) => {
    ANSWERS['POST /api/checkout/purchase'] = { ...PURCHASED, method };
    const answer = await buy({
      request: sent(`/checkout/${OFFER.id}`, { ...FORM, paymentMethod: method, cardToken: 'sealed' }),
      params: { checkoutId: OFFER.id },
      context,
    });
    const kept =
      (answer as Response).headers.getSetCookie().find((cookie) => cookie.startsWith('form-')) ?? '';
    expect(kept).toMatch(/^form-[\w-]+=[\w-]+; Path=\/checkout; Max-Age=1800; HttpOnly/);

    const cookie = kept.split(';')[0] ?? '';
    const request = new Request('http://conecta.example/checkout/payment/p1', { headers: { cookie } });
    const paid = await look({ request, params: { paymentId: 'p1' }, context });
    expect(new Headers(paid.init?.headers).getSetCookie().join()).toMatch(
      /form-[\w-]+=; Path=\/checkout; Max-Age=0/,
    );
  },
);
