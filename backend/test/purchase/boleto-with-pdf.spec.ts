import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GATEWAY_ACCOUNTS } from '../../src/demo/demo-data.js';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import { sealContext } from '../../src/modules/acquiring/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

const SITE = 'https://loja.example';
const ACCOUNT = GATEWAY_ACCOUNTS.find(({ provider }) => provider === 'ASAAS')?.id ?? '';
const asked = order({ offerId: OFFER_AT.ASAAS, paymentMethod: 'BILLET' });

let shop: CheckoutHarness;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-objects-'));
  shop = await CheckoutHarness.open({ settings: { OBJECTS_DIR: folder, PUBLIC_WEB_URL: SITE } });
  const sealed = shop.app
    .get(Envelope)
    .seal(JSON.stringify(credentialsOf('TRANSFEERA')), sealContext(ACCOUNT, 'credentials'));
  await shop.rows(
    `update gateway_accounts set provider = 'TRANSFEERA', base_address = '{SIMULATOR_URL}/transfeera',
       login_base_address = replace($3, '127.0.0.1', 'localhost') || '/transfeera', credentials_sealed = $2 where id = $1`,
    [ACCOUNT, sealed, shop.outside.url],
  );
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The frontend, which this test has not, passes the address on as it is. */
const pdfAt = async (billetUrl: string | null): Promise<Response> => {
  expect(billetUrl).toMatch(
    /^https:\/\/loja\.example\/api\/objects\/public\/provider-files\/[\w-]{22}\.pdf$/,
  );
  return fetch(String(billetUrl).replace(SITE, shop.app.url));
};

it('a boleto of TRANSFEERA is answered with its line and with a PDF in our own storage (P7.123, P7.124, P7.126, P9.30)', async () => {
  const { payment, paymentId } = await shop.bought(asked);
  const [attempt] = await shop.rows('select provider from attempts where payment_id = $1', [paymentId]);
  expect(attempt).toEqual({ provider: 'TRANSFEERA' });
  expect(payment).toMatchObject({ status: 'PENDING', confirming: false });
  const answer = await pdfAt(payment.billetUrl);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain(payment.billetCode);

  await shop.outside.act('TRANSFEERA', await shop.chargeOf(paymentId), 'pay');
  shop.clock.advance(120_000);
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect(await shop.postings(paymentId)).toEqual(['APPROVAL']);
});

it('one whose PDF could not be had is sold by its line, and gets the PDF with the next question (P8.42)', async () => {
  await shop.outside.misbehave('TRANSFEERA', { operation: 'qrcode', kind: 'status', status: 503 });
  const { payment, paymentId } = await shop.bought(asked);
  expect(payment).toMatchObject({ status: 'PENDING', confirming: false, billetUrl: null });
  expect(payment.billetCode).toMatch(/^[\d. ]{40,60}$/);

  shop.clock.advance(120_000);
  await shop.until(async () => (await shop.payment(paymentId)).billetUrl !== null);
  const { billetUrl, status } = await shop.payment(paymentId);
  expect(status).toBe('PENDING');
  expect((await pdfAt(billetUrl)).status).toBe(200);

  // The next query finds it stored and uploads nothing.
  shop.clock.advance(600_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await shop.payment(paymentId)).billetUrl).toBe(billetUrl);
});
