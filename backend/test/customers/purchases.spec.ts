import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, OFFERS } from '../../src/demo/demo-data.js';
import { order, physicalOrder } from '../purchase/buyer.js';
import { until } from '../support/index.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';

interface Request {
  readonly state: string;
  readonly protocol: string;
}
interface Purchase {
  readonly status: string;
  readonly items: readonly { readonly title: string; readonly amount: number }[];
  readonly deliverables: readonly { readonly address: string }[];
  readonly refund: {
    readonly request: Request | null;
    readonly mayAsk: boolean;
    readonly until: string | null;
  };
  readonly subscription: { readonly status: string; readonly nextChargeDate: string | null } | null;
}

const DAY_MS = 24 * 3_600_000;
const REGRET = { reason: 'REGRET' };
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const rows = (text: string) => office.shop.rows<Record<string, unknown>>(text);
const mailsTo = (email: string) =>
  office.shop.rows<{ subject: string; text: string }>(
    'select subject, text_body as text from demo_mails where recipient = $1 order by id desc',
    [email],
  );

/** A paid purchase, and a session of its buyer. */
async function bought(input: Record<string, unknown>): Promise<{ id: string; token: string }> {
  office.shop.clock.advance(1_000);
  const { paymentId } = await office.shop.bought(input);
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  const id = row?.id ?? '';
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'APPROVED' });
  const email = String(input.email);
  await until(async () => (await mailsTo(email)).length > 0);
  const link = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
  const { body } = await office.send<{ token: string }>(undefined, 'POST', '/api/customer-sessions/link', {
    token: link,
  });
  return { id, token: body.token };
}
const page = (id: string) => `/api/customer/purchases/${id}`;
const show = async (token: string, id: string) =>
  (await office.sendAs<Purchase>(token, 'GET', page(id))).body;
const ask = (token: string, id: string, body: object = REGRET) =>
  office.sendAs<Request>(token, 'POST', `${page(id)}/refund-requests`, body);
const requests = (id: string) =>
  rows(`select state, is_in_window from refund_requests where order_id = '${id}'`);

it('a paid purchase shows its items and what it opens, and a refunded one opens nothing', async () => {
  const { id, token } = await bought(order({ email: 'open@example.com' }));
  const purchase = await show(token, id);
  expect(purchase.items).toEqual([{ title: 'Fotografia com o Celular', quantity: 1, amount: 9_700 }]);
  expect(purchase.deliverables.map(({ address }) => address)).toEqual([
    'https://cursos.conecta.example/fotografia-com-o-celular',
  ]);
  await ask(token, id);
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'REFUNDED' });
  expect((await show(token, id)).deliverables).toEqual([]);
});

it('the receipt is a PDF with the buyer, the items and the total; nothing unpaid or foreign has one', async () => {
  const { id, token } = await bought(order({ email: 'paper@example.com' }));
  const foreign = await bought(order({ email: 'paper2@example.com' }));
  const receipt = async (of: string) => {
    const answer = await office.file(token, `${page(of)}/receipt.pdf`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const { status, type, text } = await receipt(id);
  expect([status, type, text.slice(0, 8)]).toEqual([200, 'application/pdf', '%PDF-1.4']);
  const drawn = [...text.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex')
      .toString('latin1')
      .replace(/\u00a0/g, ' '),
  );
  expect(drawn).toEqual(
    expect.arrayContaining([
      'Maria Aparecida Souza',
      'CPF ou CNPJ: 529.982.247-25',
      'Fotografia com o Celular',
      'R$ 97,00',
    ]),
  );
  expect((await receipt(foreign.id)).status).toBe(404);
});

describe('a request for the money', () => {
  it('within the guaranteed days is granted at once, and two clicks are one request (A7)', async () => {
    const email = 'regret@example.com';
    const { id, token } = await bought(order({ email }));
    expect((await show(token, id)).refund).toMatchObject({ request: null, mayAsk: true });
    const answers = await Promise.all([ask(token, id), ask(token, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.protocol)).size).toBe(1);
    await office.shop.eventually(`select state from refund_requests where order_id = '${id}'`, {
      state: 'DONE',
    });
    expect(await requests(id)).toEqual([{ state: 'DONE', is_in_window: true }]);
    await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'REFUNDED' });
    await until(async () =>
      (await mailsTo(email)).some(({ subject }) => subject.includes(answers[0]?.body.protocol ?? '-')),
    );
    expect((await show(token, id)).refund.mayAsk).toBe(false);
    expect((await ask(token, id)).body.state).toBe('DONE');
  });

  it('after them waits for the seller, who is told in the own language, and refuses with a reason or grants', async () => {
    const refused = await bought(order({ email: 'late1@example.com' }));
    const granted = await bought(order({ email: 'late2@example.com' }));
    office.shop.clock.advance(31 * DAY_MS);
    office.forget(AS_SELLER);
    const seller = office.person(AS_SELLER).email;
    const signIn = { area: 'seller', email: seller, password: DEMO_PASSWORD };
    const inSpanish = { 'accept-language': 'es-ES' };
    await office.sendAs('', 'POST', '/api/sessions', signIn, undefined, inSpanish);
    for (const [email, { id }] of [
      ['late1@example.com', refused],
      ['late2@example.com', granted],
    ] as const) {
      await office.send(undefined, 'POST', '/api/customer-sign-ins', { email });
      await until(async () => /\b\d{6}\b/.test((await mailsTo(email))[0]?.text ?? ''));
      const code = /\b(\d{6})\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[1];
      const { body } = await office.send<{ token: string }>(
        undefined,
        'POST',
        '/api/customer-sessions/code',
        {
          ...{ email, code },
        },
      );
      expect((await ask(body.token, id)).body.state).toBe('WAITING_SELLER');
    }
    // The buyer reads Portuguese.
    const told = async () =>
      (await mailsTo(seller)).filter(({ subject }) => subject.includes('un comprador pide reembolso'));
    await until(async () => (await told()).length === 2);
    expect(await rows(`select id from refunds`)).toHaveLength(2);
    const decide = async (id: string, isGranted: boolean, password = DEMO_PASSWORD) => {
      const [row] = await office.shop.rows<{ id: string }>(
        'select id from refund_requests where order_id = $1',
        [id],
      );
      return office.send(AS_SELLER, 'POST', `/api/platform/sales/${id}/refund-requests/${row?.id}/decision`, {
        granted: isGranted,
        reason: 'Curso concluído',
        password,
      });
    };
    expect((await decide(refused.id, false, 'wrong password')).status).toBe(422);
    expect((await decide(refused.id, false)).status).toBe(204);
    expect((await decide(refused.id, true)).status).toBe(409);
    expect(await requests(refused.id)).toEqual([{ state: 'REFUSED', is_in_window: false }]);
    await until(async () =>
      (await mailsTo('late1@example.com')).some(({ text }) => text.includes('Curso concluído')),
    );
    expect((await decide(granted.id, true)).status).toBe(204);
    await office.shop.eventually(`select status from sales where id = '${granted.id}'`, {
      status: 'REFUNDED',
    });
    expect(await rows(`select id from refunds`)).toHaveLength(3);
  });

  it('that was granted before a process died is finished by the next one', async () => {
    const { id, token } = await bought(order({ email: 'died@example.com' }));
    await ask(token, id);
    await office.shop.eventually(`select state from refund_requests where order_id = '${id}'`, {
      state: 'DONE',
    });
    const other = await bought(order({ email: 'died2@example.com' }));
    await rows(`insert into refund_requests (platform_id, id, order_id, payment_id, customer_id, protocol, reason, is_in_window, state,
      due_at, created_at)
      select o.platform_id, gen_random_uuid(), o.id, p.id, o.id, 'X', 'REGRET', true, 'APPROVED', o.created_at, o.created_at
      from orders o join payments p on p.order_id = o.id and p.platform_id = o.platform_id where o.id = '${other.id}'`);
    await office.shop.eventually(`select state from refund_requests where order_id = '${other.id}'`, {
      state: 'DONE',
    });
    await office.shop.eventually(`select status from sales where id = '${other.id}'`, { status: 'REFUNDED' });
  });

  it('for something physical is granted as long as it was not sent', async () => {
    const { id, token } = await bought(physicalOrder({ email: 'unsent@example.com' }));
    expect((await show(token, id)).refund).toEqual({
      ...{ request: null, mayAsk: true, until: null, isGranted: true },
    });
    await ask(token, id);
    expect(await requests(id)).toMatchObject([{ is_in_window: true }]);
  });

  it('of another buyer is not found, and nothing is written', async () => {
    const { id } = await bought(order({ email: 'mine@example.com' }));
    const { token } = await bought(order({ email: 'other@example.com' }));
    expect((await ask(token, id)).status).toBe(404);
    expect((await office.sendAs(token, 'POST', `${page(id)}/subscription-cancellation`)).status).toBe(404);
    expect(await requests(id)).toEqual([]);
  });
});

it('a subscription is canceled in one click: nothing is charged any more, and a second click changes nothing', async () => {
  const { id, token } = await bought(order({ email: 'club@example.com', offerId: OFFERS.subscription.id }));
  await office.shop.eventually(`select status from subscriptions where order_id = '${id}'`, {
    status: 'ACTIVE',
  });
  expect((await show(token, id)).subscription).toMatchObject({ status: 'ACTIVE' });
  const cancel = () => office.sendAs(token, 'POST', `${page(id)}/subscription-cancellation`);
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await show(token, id)).subscription).toMatchObject({ status: 'CANCELED', nextChargeDate: null });
  expect(
    await rows(`select actor from audit_log where action = 'subscription.canceledByCustomer'`),
  ).toHaveLength(1);
  const plain = await bought(order({ email: 'plain@example.com' }));
  const none = await office.sendAs(plain.token, 'POST', `${page(plain.id)}/subscription-cancellation`);
  expect(none.status).toBe(409);
});

it('a customer gets a copy of the own data and no others, and asks once for its deletion', async () => {
  const { id, token } = await bought(order({ email: 'data@example.com', cpf: '39053344705' }));
  await bought(order({ email: 'somebody@example.com' }));
  const { body } = await office.sendAs<{
    account: { email: string };
    purchases: { id: string; document: string }[];
  }>(token, 'GET', '/api/customer/data');
  expect(body.account.email).toBe('data@example.com');
  expect(body.purchases).toMatchObject([{ id, document: '39053344705' }]);
  expect(JSON.stringify(body)).not.toContain('somebody@example.com');
  const askForErasure = () => office.sendAs(token, 'POST', '/api/customer/erasure-requests');
  expect((await askForErasure()).status).toBe(204);
  expect((await askForErasure()).status).toBe(204);
  expect(await rows(`select id from attention_items where kind = 'ERASURE_REQUESTED'`)).toHaveLength(1);
});
