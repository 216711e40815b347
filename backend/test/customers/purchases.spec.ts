import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, saoPauloDate } from '@guiche/brazil';
import { DEMO_PASSWORD, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { order, physicalOrder } from '../purchase/buyer.js';
import { until } from '../support/index.js';
import { onPlatform } from '../support/contexts.js';
import type { DomainEvent } from '../../src/runtime/events/index.js';
import type { PaymentEvent } from '../../src/modules/payments/index.js';
import { CustomerAccounts } from '../../src/modules/identity/index.js';
import { FollowPurchases } from '../../src/modules/customers/use-cases/follow-purchases.js';
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
  readonly subscription: {
    readonly status: string;
    readonly nextChargeDate: string | null;
    readonly chargeDays: { readonly from: string; readonly until: string } | null;
  } | null;
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
async function bought(
  input: Record<string, unknown>,
  provider: 'HAWKPAY' | 'ASAAS' = 'HAWKPAY',
): Promise<{ id: string; token: string }> {
  office.shop.clock.advance(1_000);
  const { paymentId } = await office.shop.bought(input);
  await office.shop.outside.act(provider, await office.shop.chargeOf(paymentId), 'pay');
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

it('several paid purchases that are delivered in one call are told by one mail each, however often', async () => {
  const emails = ['both@example.com', 'both@example.com', 'third@example.com'];
  const ids: string[] = [];
  for (const email of emails) ids.push((await bought(order({ email }))).id);
  await rows(`delete from purchase_mails where order_id in ('${ids.join("','")}')`);
  const told = async () => [
    (await mailsTo('both@example.com')).length,
    (await mailsTo('third@example.com')).length,
  ];
  const before = await told();
  const events = await office.shop.rows<DomainEvent<PaymentEvent, string>>(
    `select id, platform_id as "platformId", topic, key, payload, occurred_at as "occurredAt" from outbox
where topic = 'payment.approved' and payload ->> 'orderId' = any ($1)`,
    [ids],
  );
  expect(events).toHaveLength(3);
  const follow = () => office.shop.app.get(FollowPurchases).onMany(onPlatform(PLATFORM_A), events);
  await Promise.all([follow(), follow()]);
  await follow();
  await until(async () => (await told()).join() !== before.join());
  await until(async () => (await rows('select 1 from mails where sent_at is null')).length === 0);
  expect(await told()).toEqual([4, 2]);
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

it('buyers without an account get one, in one call, also when two calls meet', async () => {
  const accounts = office.shop.app.get(CustomerAccounts);
  const buyers = [
    'New.Buyer@example.com',
    'not an address',
    'other@example.com',
    'new.buyer@example.com',
  ].map((email) => ({ email, name: 'Ana Lima' }));
  const ctx = onPlatform(PLATFORM_A);
  const other = await accounts.ofBuyer(ctx, { email: 'other@example.com', name: 'Outra Pessoa' });
  const calls = await Promise.all([accounts.ofBuyers(ctx, buyers), accounts.ofBuyers(ctx, buyers)]);
  const created = calls[0][0];
  expect(created).toEqual({
    ...{ id: expect.any(String), name: 'Ana Lima', email: 'new.buyer@example.com', isBlocked: false },
  });
  for (const found of calls) expect(found).toEqual([created, undefined, other, created]);
  expect(
    await rows(
      `select name, email from users where email in ('new.buyer@example.com', 'other@example.com') order by email`,
    ),
  ).toEqual([
    { name: 'Ana Lima', email: 'new.buyer@example.com' },
    { name: 'Outra Pessoa', email: 'other@example.com' },
  ]);
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
      items: [expect.objectContaining({ isReturned: false })],
    });
    await ask(token, id);
    expect(await requests(id)).toMatchObject([{ is_in_window: true }]);
  });

  it('without an account: the bump goes back by a code, its access ends, that of the product stays (A7, B4)', async () => {
    const email = 'bump@example.com';
    const [bump] = await office.shop.rows<{ id: string }>(
      `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
      [OFFERS.digitalAsaas.id],
    );
    // Hawkpay returns whole charges only.
    const purchase = order({ email, offerId: OFFERS.digitalAsaas.id, orderBumpsIds: [bump?.id] });
    const { id } = await bought(purchase, 'ASAAS');
    const [sale] = await office.shop.rows<{ code: string }>('select code from sales where id = $1', [id]);
    const begin = (proof: object) =>
      office.send<{ id: string }>(undefined, 'POST', '/api/refund-challenges', proof);
    const mails = (await mailsTo(email)).length;
    expect((await begin({ email: 'nobody@example.com', reference: sale?.code })).status).toBe(200);
    expect((await begin({ email, reference: 'XXXXXXXX' })).status).toBe(200);
    expect(await rows('select id from refund_challenges')).toEqual([]);
    // The page of the payment shows this code.
    const [payment] = await office.shop.rows<{ id: string }>('select id from payments where order_id = $1', [
      id,
    ]);
    const challenge = (await begin({ email, reference: payment?.id.toUpperCase() })).body.id;
    await until(async () => (await mailsTo(email)).length > mails);
    const code = /\b(\d{6})\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    const prove = (given: string, of = challenge) =>
      office.send<{ token: string; code: string }>(undefined, 'POST', `/api/refund-challenges/${of}/proof`, {
        code: given,
      });
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await prove(wrong)).status).toBe(422);
    const { token } = (await prove(code)).body;
    expect((await prove(code)).status).toBe(422);
    interface Shown {
      readonly items: readonly { readonly id: string; readonly title: string; readonly amount: number }[];
    }
    const asBuyer = { 'x-refund-token': token };
    const shown = await office.sendAs<Shown>(
      '',
      'GET',
      '/api/refund-purchase',
      undefined,
      undefined,
      asBuyer,
    );
    const [main, item] = shown.body.items;
    const request = (body: object, headers: Record<string, string> = asBuyer) =>
      office.sendAs<{ viewToken: string }>(
        '',
        'POST',
        '/api/refund-purchase/requests',
        body,
        undefined,
        headers,
      );
    expect((await request({ ...REGRET, itemIds: [] })).status).toBe(422);
    expect((await request(REGRET, { 'x-refund-token': 'another' })).status).toBe(404);
    expect(await requests(id)).toEqual([]);
    const asked = { ...REGRET, itemIds: [item?.id] };
    const [first, second] = await Promise.all([request(asked), request(asked)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toEqual(second.body);
    const status = () =>
      office.send<{ state: string; items: string[]; amount: number }>(
        ...([undefined, 'GET', `/api/refund-statuses/${first.body.viewToken}`] as const),
      );
    await until(async () => (await status()).body.state === 'DONE');
    expect((await status()).body).toMatchObject({ items: [item?.title], amount: item?.amount });
    expect(JSON.stringify((await status()).body)).not.toContain(email);
    // The same request once more finds the first one; another set with a returned item is refused.
    expect((await request(asked)).body).toEqual(first.body);
    expect((await request({ ...REGRET, itemIds: [main?.id, item?.id] })).status).toBe(422);
    expect(await requests(id)).toHaveLength(1);
    await office.shop.eventually(
      `select status, reason from access_grants where order_id = '${id}' and item_id = '${item?.id}'`,
      { status: 'REVOKED', reason: 'REFUNDED' },
    );
    expect(
      await rows(`select status from access_grants where order_id = '${id}' and item_id = '${main?.id}'`),
    ).toEqual([{ status: 'ACTIVE' }]);
    const found = await rows(
      `select status, refunded_amount as refunded from payments where order_id = '${id}'`,
    );
    expect(found).toEqual([{ status: 'APPROVED', refunded: item?.amount }]);
    const [row] = await rows(`select id, protocol from refund_requests where order_id = '${id}'`);
    const find = (of: object) =>
      office.send<{ viewToken: string }>(undefined, 'POST', '/api/refund-statuses', of);
    expect((await find({ protocol: row?.protocol, email })).body).toEqual(first.body);
    expect((await find({ protocol: row?.protocol, email: 'nobody@example.com' })).status).toBe(404);
  });

  it('that the provider refused is shown to the seller with its effect, and tried again (B4)', async () => {
    const { id, token } = await bought(order({ email: 'failed@example.com' }));
    await office.shop.outside.misbehave('HAWKPAY', {
      ...{ kind: 'status', status: 400, operation: 'refund', afterAccepting: false },
    });
    await ask(token, id);
    await office.shop.eventually(`select state from refund_requests where order_id = '${id}'`, {
      state: 'FAILED',
    });
    await office.shop.outside.behave();
    interface Effect {
      readonly toBuyer: number;
      readonly platformFee: number;
      readonly parties: readonly { readonly isOwn: boolean; readonly amount: number }[];
    }
    office.forget(AS_SELLER);
    const list = await office.send<{ items: readonly { id: string; state: string }[] }>(
      ...([AS_SELLER, 'GET', '/api/platform/refund-requests?state=FAILED'] as const),
    );
    expect(list.body.items).toMatchObject([{ state: 'FAILED' }]);
    const path = `/api/platform/refund-requests/${list.body.items[0]?.id}`;
    const { effect } = (await office.send<{ effect: Effect }>(AS_SELLER, 'GET', path)).body;
    const parts = effect.parties.reduce((sum, { amount }) => sum + amount, effect.platformFee);
    expect([effect.toBuyer, parts]).toEqual([9_700, 9_700]);
    expect(
      (await office.send(AS_SELLER, 'POST', `${path}/retry`, { reason: 'De novo', password: 'no' })).status,
    ).toBe(422);
    expect(
      (await office.send(AS_SELLER, 'POST', `${path}/retry`, { reason: 'De novo', password: DEMO_PASSWORD }))
        .status,
    ).toBe(204);
    await office.shop.eventually(`select state from refund_requests where order_id = '${id}'`, {
      state: 'DONE',
    });
    expect(
      (await office.send(AS_SELLER, 'POST', `${path}/retry`, { reason: 'De novo', password: DEMO_PASSWORD }))
        .status,
    ).toBe(409);
  });

  it('several that wait are granted together, all or none (B4)', async () => {
    const sales = [
      await bought(order({ email: 'bulk1@example.com' })),
      await bought(order({ email: 'bulk2@example.com' })),
    ];
    const ids = await Promise.all(
      sales.map(async ({ id }) => {
        const [row] =
          await rows(`insert into refund_requests (platform_id, id, order_id, payment_id, customer_id, producer_id, protocol,
            reason, is_in_window, state, created_at)
          select o.platform_id, gen_random_uuid(), o.id, p.id, o.id, o.producer_id, 'LATE0001', 'OTHER', false, 'WAITING_SELLER', o.created_at
          from orders o join payments p on p.order_id = o.id and p.platform_id = o.platform_id where o.id = '${id}' returning id`);
        return row?.id;
      }),
    );
    office.forget(AS_SELLER);
    const grant = (input: object) =>
      office.send(AS_SELLER, 'POST', '/api/platform/refund-requests/bulk/grant', {
        ...{ ids, count: 2, reason: 'Combinado', password: DEMO_PASSWORD },
        ...input,
      });
    expect((await grant({ password: 'wrong' })).status).toBe(422);
    expect((await grant({ count: 3 })).status).toBe(409);
    expect(await rows(`select state from refund_requests where protocol = 'LATE0001'`)).toEqual([
      { state: 'WAITING_SELLER' },
      { state: 'WAITING_SELLER' },
    ]);
    expect((await grant({})).body).toEqual({ done: 2 });
    for (const { id } of sales)
      await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'REFUNDED' });
  });

  it('for a boleto is refused with the CPF of somebody else as Pix key, and accepted with that of the purchase (A7)', async () => {
    const purchase = order({
      email: 'slip@example.com',
      paymentMethod: 'BILLET',
      offerId: OFFERS.digitalAsaas.id,
    });
    const { id, token } = await bought(purchase, 'ASAAS');
    const refused = await ask(token, id, { ...REGRET, pixKey: '111.444.777-35' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: { pixKey: ['Informe uma chave Pix do mesmo CPF ou CNPJ da compra.'] },
    });
    expect(await requests(id)).toEqual([]);
    expect((await ask(token, id, { ...REGRET, pixKey: '529.982.247-25' })).status).toBe(200);
    expect(await rows(`select pix_key from refund_requests where order_id = '${id}'`)).toEqual([
      { pix_key: '529.982.247-25' },
    ]);
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

it('a customer moves the next charge within its period, which does not move with it (F1)', async () => {
  const { id, token } = await bought(order({ email: 'day@example.com', offerId: OFFERS.subscription.id }));
  await office.shop.eventually(`select status from subscriptions where order_id = '${id}'`, {
    status: 'ACTIVE',
  });
  const before = (await show(token, id)).subscription;
  const days = before?.chargeDays ?? { from: '', until: '' };
  const planned = before?.nextChargeDate ?? '';
  expect([days.from, days.until]).toEqual([
    addDays(saoPauloDate(office.shop.clock.now()), 1),
    addDays(planned, 30),
  ]);
  const move = (date: string, as = token) =>
    office.sendAs(as, 'POST', `${page(id)}/subscription-charge-date`, { date });
  const foreign = await bought(order({ email: 'night@example.com' }));
  const kept = () =>
    rows(`select next_charge_at, planned_charge_at from subscriptions where order_id = '${id}'`);
  const unmoved = await kept();
  for (const wrong of [
    addDays(days.from, -1),
    addDays(days.until, 1),
    '2026-03-32',
    '2026-04-31',
    'tomorrow',
    '',
  ])
    expect((await move(wrong)).status).toBe(422);
  expect((await move(days.from, foreign.token)).status).toBe(404);
  expect(await kept()).toEqual(unmoved);

  const answers = await Promise.all([move(days.until), move(days.until)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await show(token, id)).subscription).toMatchObject({
    ...{ nextChargeDate: days.until, chargeDays: days },
  });
  expect((await move(addDays(days.until, 1))).status).toBe(422);
  expect((await move(days.from)).status).toBe(204);
  expect(
    await rows(
      `select after ->> 'date' as date from audit_log where action = 'subscription.chargeMoved' order by position`,
    ),
  ).toEqual([{ date: days.until }, { date: days.from }]);

  // On its day the charge may be under way.
  await rows(
    `update subscriptions set next_charge_at = '${office.shop.clock.now().toISOString()}' where order_id = '${id}'`,
  );
  expect((await show(token, id)).subscription?.chargeDays).toBeNull();
  expect((await move(days.until)).status).toBe(409);
  await office.sendAs(token, 'POST', `${page(id)}/subscription-cancellation`);
  expect((await move(days.until)).status).toBe(409);
  expect((await show(token, id)).subscription).toMatchObject({ status: 'CANCELED', nextChargeDate: null });
});

it('the page of a purchase leads to the second copy of a boleto, and to a new code once the first expired (F1)', async () => {
  const email = 'copy@example.com';
  const { token } = await bought(order({ email }));
  const orderOf = async (paymentId: string) => {
    const [row] = await rows(`select order_id as id from payments where id = '${paymentId}'`);
    return String(row?.id);
  };
  interface Payable {
    readonly status: string;
    readonly paymentId: string;
  }
  const paying = async (id: string) => (await office.sendAs<Payable>(token, 'GET', page(id))).body;
  const becomes = (id: string, status: string) =>
    office.shop.eventually(`select status from sales where id = '${id}'`, { status });

  const billet = await office.shop.bought(order({ email, paymentMethod: 'BILLET' }));
  const slip = await orderOf(billet.paymentId);
  await becomes(slip, 'PENDING');
  expect(await paying(slip)).toMatchObject({ status: 'PENDING', paymentId: billet.paymentId });
  expect(await office.shop.payment(billet.paymentId)).toMatchObject({
    ...{ status: 'PENDING', billetCode: billet.payment.billetCode, billetUrl: billet.payment.billetUrl },
  });

  const pix = await office.shop.bought(order({ email }));
  const id = await orderOf(pix.paymentId);
  office.shop.clock.set(new Date(new Date(pix.payment.expiresAt ?? '').getTime() + 60_000));
  await office.shop.paymentBecomes(pix.paymentId, { status: 'CANCELED', renewable: true });
  await becomes(id, 'CANCELED');
  expect(await paying(id)).toMatchObject({ status: 'CANCELED', paymentId: pix.paymentId });
  const renewed = await office.shop.renew((await paying(id)).paymentId);
  expect(renewed.status).toBe(201);
  await becomes(id, 'PENDING');
  expect(await paying(id)).toMatchObject({ status: 'PENDING', paymentId: renewed.body.paymentId });
  expect(renewed.body.paymentId).not.toBe(pix.paymentId);
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
