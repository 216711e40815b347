import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { loadConfiguration } from '../../src/config/index.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

const SECRET = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
const HOST = 'conecta.localhost';
const OTHER_HOST = 'vitrine.localhost';
const PAGE = '/api/customer/purchases';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly items?: readonly { readonly id: string; readonly code: string }[];
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const headers = (host: string, token?: string) => ({
  ...{ 'x-guiche-host': host, 'x-guiche-secret': SECRET },
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
const send = (path: string, body: object, host = HOST) =>
  shop.send<Answer>('POST', path, body, headers(host));
const get = (path: string, token: string | undefined, host = HOST) =>
  shop.send<Answer>('GET', path, undefined, headers(host, token));
const ask = (email: string, host?: string) => send('/api/customer-sign-ins', { email }, host);
const byCode = (email: string, code: string, host?: string) =>
  send('/api/customer-sessions/code', { email, code }, host);
const byLink = (token: string, host?: string) => send('/api/customer-sessions/link', { token }, host);

const mailsTo = (email: string) =>
  shop.rows<{ subject: string; text: string }>(
    'select subject, text_body as text from demo_mails where recipient = $1 order by id desc',
    [email],
  );
/** The newest mail, once there are so many. */
async function mailOf(email: string, mails: number) {
  await until(async () => (await mailsTo(email)).length >= mails);
  const text = (await mailsTo(email))[0]?.text ?? '';
  return {
    code: /\b(\d{6})\b/.exec(text)?.[1] ?? '',
    token: /token=([\w-]+)/.exec(text)?.[1] ?? '',
    text,
  };
}
/** Asks for a mail and reads it. @param typed as the buyer types the address */
async function asked(email: string, typed = email) {
  // Mails of one millisecond have no order.
  shop.clock.advance(1_000);
  const before = (await mailsTo(email)).length;
  expect((await ask(typed)).status).toBe(204);
  return mailOf(email, before + 1);
}
/** A paid purchase of this address; its mail was sent. */
async function paid(email: string): Promise<string> {
  shop.clock.advance(1_000);
  const before = (await mailsTo(email)).length;
  const { paymentId } = await shop.bought(order({ email }));
  await shop.outside.act('HAWKPAY', await shop.chargeOf(paymentId), 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await mailOf(email, before + 1);
  const [row] = await shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  await shop.eventually(`select status from sales where id = '${row?.id}'`, { status: 'APPROVED' });
  return row?.id ?? '';
}
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const customers = (email: string) =>
  shop.rows<{ id: string; role: string; status: string; password_hash: string | null }>(
    `select id, role, status, password_hash from users where platform_id = $1 and email = $2`,
    [PLATFORM_A, email],
  );

describe('the mail about a paid purchase', () => {
  it('is sent once, signs the buyer in once by its link, and shows this purchase (F1)', async () => {
    const email = 'lia.compra@example.com';
    const orderId = await paid(email);
    expect(await customers(email)).toMatchObject([
      { role: 'CUSTOMER', status: 'ACTIVE', password_hash: null },
    ]);
    const [mail, ...more] = await mailsTo(email);
    expect([mail?.subject, more.length]).toEqual([
      'Compra aprovada em Conecta Saber: Fotografia com o Celular',
      0,
    ]);
    expect(mail?.text).toMatch(/R\$\s97,00/);
    const { token } = await mailOf(email, 1);
    const answers = await Promise.all([byLink(token), byLink(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
    const session = answers.find(({ status }) => status === 201)?.body.token;
    expect((await get(PAGE, session)).body.items?.map(({ id }) => id)).toEqual([orderId]);
    expect((await byLink(token)).body.code).toBe('linkInvalid');
  });

  it('loses its link after seven days', async () => {
    const email = 'late@example.com';
    await paid(email);
    const { token } = await mailOf(email, 1);
    shop.clock.advance(7 * 24 * 3_600_000);
    expect((await byLink(token)).status).toBe(410);
  });
});

describe('a code by mail', () => {
  const email = 'rui.compra@example.com';
  beforeAll(() => paid(email));

  it('signs in once, and the link of the same mail does not work any more', async () => {
    const { code, token } = await asked(email, email.toUpperCase());
    expect((await byCode(email, code)).status).toBe(201);
    expect((await byCode(email, code)).body.code).toBe('wrongConfirmationCode');
    expect((await byLink(token)).body.code).toBe('linkInvalid');
    const [log] = await shop.rows<{ method: string; area: string; result: string }>(
      `select method, area, result from sign_in_log where result = 'OK' order by id desc limit 1`,
    );
    expect(log).toEqual({ method: 'MAIL', area: 'customer', result: 'OK' });
  });

  it('is refused after five wrong ones, and after half an hour', async () => {
    const { code } = await asked(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await byCode(email, wrong(code))).status).toBe(422);
    expect((await byCode(email, code)).status).toBe(422);
    shop.clock.advance(3_600_000);
    const second = await asked(email);
    shop.clock.advance(30 * 60_000);
    expect((await byCode(email, second.code)).status).toBe(422);
    expect((await byLink(second.token)).status).toBe(410);
  });

  it('and a link do not work on another platform, and set no password', async () => {
    shop.clock.advance(3_600_000);
    const { code, token } = await asked(email);
    expect((await byCode(email, code, OTHER_HOST)).status).toBe(422);
    expect((await byLink(token, OTHER_HOST)).status).toBe(410);
    const set = { area: 'customer', token, password: 'nove-cavalos-azuis-7' };
    expect((await send('/api/passwords', set)).body.code).toBe('linkInvalid');
    expect((await byLink(token)).status).toBe(201);
  });

  it('of a blocked customer, and of an unknown address, is never sent; the answer is the same', async () => {
    const blocked = 'blocked.compra@example.com';
    await paid(blocked);
    await shop.rows(`update users set status = 'BLOCKED' where email = $1`, [blocked]);
    const count = async () => (await shop.rows('select id from mails')).length;
    const before = await count();
    for (const address of [blocked, 'nobody@example.com', 'produtora@conecta.example'])
      expect(await ask(address)).toMatchObject({ status: 204, body: null });
    expect(await count()).toBe(before);
    expect(await customers('nobody@example.com')).toEqual([]);
    expect((await byCode('nobody@example.com', '123456')).body.code).toBe('wrongConfirmationCode');
  });

  it('is sent to somebody who bought before accounts existed', async () => {
    const early = 'early@example.com';
    await paid(early);
    await shop.rows('delete from users where email = $1', [early]);
    const { code } = await asked(early);
    expect((await byCode(early, code)).status).toBe(201);
    expect(await customers(early)).toHaveLength(1);
  });
});

it('a buyer sees nothing of another buyer, and sellers and the public nothing of either', async () => {
  const own = await paid('one@example.com');
  const foreign = await paid('two@example.com');
  const { token } = (await byLink((await mailOf('one@example.com', 1)).token)).body;
  expect((await get(`${PAGE}/${own}`, token)).status).toBe(200);
  expect((await get(`${PAGE}/${foreign}`, token)).status).toBe(404);
  expect((await get(PAGE, token, OTHER_HOST)).status).toBe(401);
  expect((await get(PAGE, undefined)).status).toBe(401);
  const { body } = await send('/api/sessions', {
    ...{ area: 'seller', email: 'produtora@conecta.example', password: 'guiche-demo-2026' },
  });
  expect((await get(PAGE, body.token)).status).toBe(403);
});
