import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { AppLoadContext } from '@remix-run/node';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Everything the site may ask of the API here, and what it asked. */
const ANSWERS: Readonly<Record<string, object>> = {
  [`GET /api/checkout/${OFFER.id}`]: OFFER,
  'POST /api/checkout/purchase': PURCHASED,
  'POST /api/checkout/payments/p1/renew': PURCHASED,
  'GET /api/checkout/payments/p1': { ...PAYMENT, status: 'APPROVED' },
};
const asked: string[] = [];
/** How far the clock of the demonstration was moved. */
let movedMs = 0;
const api = http.createServer((req, res) => {
  const question = `${req.method} ${req.url}`;
  asked.push(question);
  const answer = ANSWERS[question];
  const moved = movedMs === 0 ? {} : { 'x-clock-ahead-ms': String(movedMs) };
  res.writeHead(answer ? 200 : 404, { 'content-type': 'application/json', ...moved });
  res.end(JSON.stringify(answer ?? {}));
});

let context: AppLoadContext;
beforeAll(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  context = {
    ...{ requestId: 'r', clientIp: '203.0.113.9', secure: false, host: 'conecta.example', nonce: 'n' },
    ...{
      production: true,
      apiUrl,
      publicWebUrl: 'https://conecta.example',
      simulatorUrl: undefined,
      log: console,
    },
  };
});
beforeEach(() => {
  asked.length = 0;
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

test('C4.17 C4.18 C2.109 C2.110 C7.46 the payment page that follows a purchase is drawn from its answer, and every later one asks', async () => {
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

test('C4.17 a browser that did not buy is told what the API says now', async () => {
  await renew({ request: sent('/checkout/payment/p1'), params: { paymentId: 'p1' }, context });
  expect(await seen('')).toBe('APPROVED');
  expect(await seen('purchase=p1')).toBe('PENDING');
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
