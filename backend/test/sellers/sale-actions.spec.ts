import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { RebuildSales } from '../../src/modules/sales/index.js';
import { systemContext } from '../../src/runtime/context/index.js';
import { newId } from '../../src/runtime/ids/index.js';
import { order, physicalOrder } from '../purchase/buyer.js';
import { until } from '../support/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Sale {
  readonly items: readonly { readonly id: string; readonly tangible: boolean }[];
  readonly shipments: readonly { readonly id: string; readonly trackingCode: string }[];
  readonly notes: readonly { readonly note: string; readonly authorName: string }[];
  readonly others: readonly { readonly id: string }[];
  readonly inbound: readonly { readonly state: string }[];
  readonly events: readonly { readonly step: string; readonly detail?: string }[];
}

const PARCEL = { carrier: 'Correios', trackingCode: 'BR123456789BR' };
let office: BackOffice;
let otherSeller: string;

beforeAll(async () => {
  office = await BackOffice.open();
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  otherSeller = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body.token;
});
afterAll(() => office.close());

const own = (id: string) => `/api/platform/sales/${id}`;
const staffs = (id: string) => `/api/admin/sales/${id}`;
const show = async (id: string) => (await office.send<Sale>(AS_SELLER, 'GET', own(id))).body;
const post = (path: string, body: object = {}) => office.send(AS_SELLER, 'POST', path, body);
const asOther = (path: string, body: object = {}) => office.sendAs(otherSeller, 'POST', path, body);
const rows = (text: string) => office.shop.rows<Record<string, unknown>>(text);
const mailsTo = (email: string) =>
  office.shop.rows<{ subject: string; text: string }>(
    'select subject, text_body as text from demo_mails where recipient = $1 order by id desc',
    [email],
  );
const audited = async (action: string, id: string) =>
  rows(`select reason from audit_log where action = '${action}' and subject_id = '${id}'`);

async function sold(input: Record<string, unknown>, isPaid = true): Promise<string> {
  office.shop.clock.advance(1_000);
  const { paymentId } = await office.shop.bought(input);
  if (isPaid) {
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
    await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  }
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  await office.shop.eventually(`select status from sales where id = '${row?.id}'`, {
    status: isPaid ? 'APPROVED' : 'PENDING',
  });
  return row?.id ?? '';
}

describe('a physical product', () => {
  it('goes from the sale to its tracking code: the buyer is told once, and the page shows it (B2)', async () => {
    const email = 'parcel@example.com';
    const id = await sold(physicalOrder({ email }));
    await until(async () => (await mailsTo(email)).length === 1);
    // Mails of one millisecond have no order.
    office.shop.clock.advance(1_000);
    const answers = await Promise.all([
      post(`${own(id)}/shipments`, PARCEL),
      post(`${own(id)}/shipments`, PARCEL),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await until(async () => (await mailsTo(email)).length === 2);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Seu pedido em Conecta Saber foi enviado: /);
    expect(mail?.text).toContain('Correios. O código de rastreio é BR123456789BR.');
    expect(mail?.text).toContain(encodeURIComponent(`/my-purchases/${id}`));
    const sale = await show(id);
    expect(sale.shipments.map(({ trackingCode }) => trackingCode)).toEqual(['BR123456789BR']);
    expect(sale.events.find(({ step }) => step === 'SHIPPED')?.detail).toBe('Correios BR123456789BR');
    expect(await audited('sale.shipped', id)).toHaveLength(1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const signedIn = await office.send<{ token: string }>(undefined, 'POST', '/api/customer-sessions/link', {
      token,
    });
    const seen = await office.sendAs<Sale>(signedIn.body.token, 'GET', `/api/customer/purchases/${id}`);
    expect(seen.body.shipments.map(({ trackingCode }) => trackingCode)).toEqual(['BR123456789BR']);
  });

  it('gets a wrong code taken away', async () => {
    const id = await sold(physicalOrder({ email: 'typo@example.com' }));
    await post(`${own(id)}/shipments`, PARCEL);
    const [parcel] = (await show(id)).shipments;
    const path = `${own(id)}/shipments/${parcel?.id}`;
    expect((await office.sendAs(otherSeller, 'DELETE', path)).status).toBe(404);
    expect((await office.send(AS_SELLER, 'DELETE', path)).status).toBe(204);
    expect((await office.send(AS_SELLER, 'DELETE', path)).status).toBe(404);
    expect((await show(id)).shipments).toEqual([]);
  });

  it.each([
    ['an unpaid sale', () => sold(physicalOrder({ email: 'no1@example.com' }), false), PARCEL, 409],
    ['a digital product', () => sold(order({ email: 'no2@example.com' })), PARCEL, 409],
    [
      'an item of something else',
      () => sold(physicalOrder({ email: 'no3@example.com' })),
      { ...PARCEL, itemIds: [newId(new Date())] },
      422,
    ],
    [
      'a link that is not https',
      () => sold(physicalOrder({ email: 'no4@example.com' })),
      { ...PARCEL, trackingUrl: 'javascript:alert(1)' },
      422,
    ],
  ])('is not shipped: %s', async (_what, buy, parcel, status) => {
    const id = await buy();
    expect((await post(`${own(id)}/shipments`, parcel)).status).toBe(status);
    expect(await rows(`select id from shipments where order_id = '${id}'`)).toEqual([]);
    expect(await audited('sale.shipped', id)).toEqual([]);
  });
});

describe('another seller', () => {
  it('ships, notes, refunds and resends nothing, and sees nothing', async () => {
    const id = await sold(physicalOrder({ email: 'foreign@example.com' }));
    const note = { id: newId(new Date()), note: 'Meu agora' };
    const refund = { reason: 'quero', password: DEMO_PASSWORD };
    for (const [path, body] of [
      ['shipments', PARCEL],
      ['notes', note],
      ['refunds', refund],
      ['access-mails', {}],
    ] as const)
      expect((await asOther(`${own(id)}/${path}`, body)).status).toBe(404);
    expect((await office.sendAs(otherSeller, 'GET', own(id))).status).toBe(404);
    expect(await rows(`select action from audit_log where subject_id = '${id}'`)).toEqual([]);
    expect(await rows('select id from refunds')).toEqual([]);
  });
});

describe('notes', () => {
  it('of the seller and of staff are read by their own team, and a form sent twice adds one', async () => {
    const id = await sold(order({ email: 'notes@example.com' }));
    const note = { id: newId(new Date()), note: 'Combinei o envio para sexta.' };
    expect((await post(`${own(id)}/notes`, note)).status).toBe(204);
    expect((await post(`${own(id)}/notes`, note)).status).toBe(204);
    const staffNote = { id: newId(new Date()), note: 'Comprador ligou.' };
    expect((await office.send(AS_ADMIN, 'POST', `${staffs(id)}/notes`, staffNote)).status).toBe(204);
    expect((await show(id)).notes.map((one) => one.note)).toEqual([note.note]);
    const { body } = await office.send<Sale>(AS_ADMIN, 'GET', staffs(id));
    expect(body.notes.map((one) => one.note)).toEqual([staffNote.note]);
    expect(await audited('sale.noted', id)).toHaveLength(2);
  });
});

it('the access is sent again once in ten minutes, and only of a paid sale', async () => {
  const email = 'again@example.com';
  const id = await sold(order({ email }));
  await until(async () => (await mailsTo(email)).length === 1);
  expect((await post(`${own(id)}/access-mails`)).body).toEqual({ sent: false });
  office.shop.clock.advance(10 * 60_000);
  const answers = await Promise.all([post(`${own(id)}/access-mails`), post(`${own(id)}/access-mails`)]);
  expect(answers.map(({ body }) => body.sent).sort()).toEqual([false, true]);
  await until(async () => (await mailsTo(email)).length === 2);
  expect(await audited('sale.accessSent', id)).toEqual([{ reason: null }]);
  const unpaid = await sold(order({ email: 'unpaid@example.com' }), false);
  expect((await post(`${own(unpaid)}/access-mails`)).status).toBe(409);
});

describe('the mails of a purchase', () => {
  it('are in the language of the page on which it was bought, and lead to what was bought', async () => {
    const email = 'english@example.com';
    const { body } = await office.shop.buy(order({ email }), undefined, { 'accept-language': 'en-US' });
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(body.paymentId), 'pay');
    await until(async () => (await mailsTo(email)).length === 1);
    const [row] = await office.shop.rows<{ id: string; locale: string }>(
      'select id, locale from orders where buyer_email = $1',
      [email],
    );
    const [approved] = await mailsTo(email);
    expect([row?.locale, /purchase/i.test(approved?.subject ?? '')]).toEqual(['en-US', true]);
    expect(approved?.text).toContain(encodeURIComponent(`/my-purchases/${row?.id}`));
    // The seller reads Portuguese; the buyer still gets English.
    office.shop.clock.advance(11 * 60_000);
    await office.shop.eventually(`select status from sales where id = '${row?.id}'`, { status: 'APPROVED' });
    expect((await post(`${own(row?.id ?? '')}/access-mails`)).body).toEqual({ sent: true });
    await until(async () => (await mailsTo(email)).length === 2);
    const [again] = await mailsTo(email);
    expect(again?.subject).toMatch(/access/i);
  });

  it('go to a corrected address at once, and the purchase with them; staff say why', async () => {
    const [wrong, right, third] = ['typpo@example.com', 'typo-fixed@example.com', 'third@example.com'];
    const id = await sold(order({ email: wrong }));
    await until(async () => (await mailsTo(wrong)).length === 1);
    expect((await post(`${own(id)}/access-mails`, { email: 'no address' })).status).toBe(422);
    expect((await asOther(`${own(id)}/access-mails`, { email: right })).status).toBe(404);
    const twice = await Promise.all([
      post(`${own(id)}/access-mails`, { email: right }),
      post(`${own(id)}/access-mails`, { email: right }),
    ]);
    expect(twice.map(({ body }) => body.sent).sort()).toEqual([false, true]);
    await until(async () => (await mailsTo(right)).length === 1);
    await until(async () => (await mailsTo(wrong)).length === 2);
    const notice = (await mailsTo(wrong)).find(({ subject }) => /mudou de e-mail/.test(subject));
    expect(notice?.text).toContain('passou deste e-mail para t•••@e•••.com.');
    expect(notice?.text).not.toContain(right);
    expect(await rows(`select buyer_email from sales where id = '${id}'`)).toEqual([{ buyer_email: right }]);
    const changes = () =>
      rows(
        `select before, after, reason from audit_log where action = 'sale.emailCorrected' and subject_id = '${id}' order by position`,
      );
    expect(await changes()).toHaveLength(1);
    const token = /token=([\w-]+)/.exec((await mailsTo(right))[0]?.text ?? '')?.[1] ?? '';
    const session = await office.send<{ token: string }>(undefined, 'POST', '/api/customer-sessions/link', {
      token,
    });
    expect((await office.sendAs(session.body.token, 'GET', `/api/customer/purchases/${id}`)).status).toBe(
      200,
    );
    const byStaff = (body: object, caller = AS_ADMIN) =>
      office.send(caller, 'POST', `${staffs(id)}/access-mails`, body);
    expect((await byStaff({ email: third })).status).toBe(422);
    expect((await byStaff({ email: third, reason: 'Asked by phone' }, AS_OTHER_ADMIN)).status).toBe(404);
    office.shop.clock.advance(1_000);
    expect((await byStaff({ email: third, reason: 'Asked by phone' })).body).toEqual({ sent: true });
    expect((await changes())[1]).toMatchObject({ reason: 'Asked by phone' });
    // The former address no longer has it.
    expect((await office.sendAs(session.body.token, 'GET', `/api/customer/purchases/${id}`)).status).toBe(
      404,
    );
  });
});

it('a seller gives the money back once, with the password, and staff see why', async () => {
  const id = await sold(order({ email: 'back@example.com' }));
  const wrong = await post(`${own(id)}/refunds`, { reason: 'Defeito', password: 'wrong password' });
  expect([wrong.status, await rows('select id from refunds')]).toEqual([422, []]);
  const input = { reason: 'Defeito no arquivo', password: DEMO_PASSWORD };
  const answers = await Promise.all([post(`${own(id)}/refunds`, input), post(`${own(id)}/refunds`, input)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await office.shop.eventually(`select status from sales where id = '${id}'`, { status: 'REFUNDED' });
  expect(await rows('select id from refunds')).toHaveLength(1);
  const unpaid = await sold(order({ email: 'unpaid2@example.com' }), false);
  expect((await post(`${own(unpaid)}/refunds`, input)).status).toBe(409);
});

describe('staff', () => {
  it('ask the provider now: a payment whose webhook was lost is found paid, and the reason is kept', async () => {
    const id = await sold(order({ email: 'lost@example.com' }), false);
    const [payment] = await office.shop.rows<{ id: string }>('select id from payments where order_id = $1', [
      id,
    ]);
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(payment?.id ?? ''), 'pay', {
      webhook: false,
    });
    const path = `${staffs(id)}/provider-queries`;
    expect((await office.send(AS_ADMIN, 'POST', path, {})).status).toBe(422);
    const answer = await office.send(AS_ADMIN, 'POST', path, { reason: 'Comprador enviou o recibo' });
    expect([answer.status, answer.body.status]).toEqual([200, 'APPROVED']);
    expect(await audited('sale.providerAsked', id)).toEqual([{ reason: 'Comprador enviou o recibo' }]);
  });

  it('see what the provider told, and the other purchases of the buyer; other platforms see nothing', async () => {
    const email = 'twice@example.com';
    const first = await sold(order({ email }));
    const second = await sold(order({ email }));
    const { body } = await office.send<Sale>(AS_ADMIN, 'GET', staffs(second));
    expect(body.others.map(({ id }) => id)).toEqual([first]);
    expect(body.inbound.map(({ state }) => state)).toContain('APPLIED');
    expect((await show(second)).inbound).toEqual([]);
    expect((await show(second)).others.map(({ id }) => id)).toEqual([first]);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', staffs(second))).status).toBe(404);
    const asked = { reason: 'curioso' };
    expect(
      (await office.send(AS_OTHER_ADMIN, 'POST', `${staffs(second)}/provider-queries`, asked)).status,
    ).toBe(404);
    await office.grant('isProductsAvailable');
    expect(
      (await office.send(AS_FUNCTIONARY, 'POST', `${staffs(second)}/provider-queries`, asked)).status,
    ).toBe(403);
  });

  it('find a sale by its code, the buyer, the document, the e-mail, the id of the provider and the end-to-end id', async () => {
    const id = await sold(order({ email: 'search.me@example.com', cpf: '39053344705' }));
    const endToEndId = 'E00000000202603021342ABCDEF12345';
    await office.shop.rows(
      `update attempts set provider_data = jsonb_build_object('endToEndId', $1::text)
      where payment_id in (select id from payments where order_id = $2)`,
      [endToEndId, id],
    );
    await office.shop.app.get(RebuildSales).rebuild(systemContext('test').forPlatform(PLATFORM_A));
    const [sale] = await office.shop.rows<{ code: string; reference: string }>(
      'select code, reference from sales where id = $1',
      [id],
    );
    for (const q of [
      sale?.code,
      sale?.reference,
      endToEndId,
      '39053344705',
      '390.533.447-05',
      'search.me@example.com',
      'maria ap',
    ]) {
      const path = `/api/admin/sales?q=${encodeURIComponent(q ?? '')}`;
      const { body } = await office.send<{ items: { id: string }[] }>(AS_ADMIN, 'GET', path);
      expect([q, body.items.some((one) => one.id === id)]).toEqual([q, true]);
    }
  });
});

describe('a reassignment by staff', () => {
  const PROOF = { password: DEMO_PASSWORD, reason: 'The link of the affiliate was lost.' };
  const TO = { affiliate: 'afiliada@conecta.example', basisPoints: 3_000 };
  const reassign = (id: string, more: object = {}, caller = AS_ADMIN) =>
    office.send(caller, 'POST', `${staffs(id)}/reassignment`, { ...PROOF, ...TO, ...more });
  const balances = () =>
    rows(
      `select name, balance::int from ledger_accounts_read where owner = 'seller' and bucket in ('pending', 'reserve') order by name`,
    );
  const credit = async (id: string) =>
    rows(`select s.affiliate_id as "affiliateId", s.producer_share::int as "own", o.division -> 'shares' as shares
      from sales s join orders o on o.id = s.id where s.id = '${id}'`);

  it('moves the commission before the release, once for two identical requests, with a reason (C13)', async () => {
    const id = await sold(order({ email: 'reassigned@example.com' }));
    const [before] = await credit(id);
    const answers = await Promise.all([reassign(id), reassign(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const [after] = await credit(id);
    const shares = after?.shares as { role: string; sellerId: string; amount: number }[];
    const commission = shares.find(({ role }) => role === 'affiliate');
    expect(commission?.amount).toBeGreaterThan(0);
    expect(after?.affiliateId).toBe(commission?.sellerId);
    expect(await audited('sale.reassigned', id)).toEqual([{ reason: PROOF.reason }]);
    const moved = await rows(
      `select sum(t.amount)::int as amount, min(t.reason) as reason from ledger_transfers t join payments p on p.id = t.payment_id
       where p.order_id = '${id}' and t.kind = 'CORRECTION'`,
    );
    expect(moved).toEqual([{ amount: commission?.amount, reason: PROOF.reason }]);
    expect(after?.own).toBe(shares.find(({ role }) => role === 'producer')?.amount);
    expect(after?.own).toBeLessThan(Number(before?.own));
    // Nobody is credited again: everything is as it was.
    expect((await reassign(id, { affiliate: undefined, basisPoints: undefined })).status).toBe(204);
    expect(await credit(id)).toEqual([before]);
  });

  it('is refused for the producer, the buyer, strangers, unpaid sales and a wrong password, and changes nothing', async () => {
    const id = await sold(order({ email: 'refused-credit@example.com' }));
    const waiting = await sold(order({ email: 'unpaid-credit@example.com' }), false);
    const [before, credited] = [await balances(), await credit(id)];
    const seller = office.person(AS_SELLER).email;
    const asked: [number, { status: number }][] = [
      [422, await reassign(id, { affiliate: seller })],
      [422, await reassign(id, { affiliate: 'nobody@example.com' })],
      [422, await reassign(id, { basisPoints: 0 })],
      [422, await reassign(id, { password: 'wrong password' })],
      [422, await reassign(id, { reason: '' })],
      [409, await reassign(waiting)],
      [404, await reassign(id, {}, AS_OTHER_ADMIN)],
      [403, await reassign(id, {}, AS_SELLER)],
    ];
    for (const [expected, { status }] of asked) expect(status).toBe(expected);
    expect([await balances(), await credit(id)]).toEqual([before, credited]);
    expect(await audited('sale.reassigned', id)).toEqual([]);
  });
});

it('a seller corrects an address three times in 24 hours; then staff do, and a refusal changes nothing', async () => {
  const id = await sold(order({ email: 'first@example.com' }));
  await until(async () => (await mailsTo('first@example.com')).length === 1);
  const correct = (email: string) => post(`${own(id)}/access-mails`, { email });
  const standing = () =>
    rows(`select s.buyer_email, o.buyer_email as of_order,
  (select count(*)::int from audit_log a where a.subject_id = s.id::text) as audited,
  (select count(*)::int from users u where u.email like 'corrected-%') as accounts,
  (select array_length(corrected_at, 1) from purchase_mails m where m.order_id = s.id) as times
from sales s join orders o on o.id = s.id where s.id = '${id}'`);
  expect((await correct('corrected-1@example.com')).body).toEqual({ sent: true });
  // The address that it has by now is no correction.
  expect((await correct('Corrected-1@example.com')).body).toEqual({ sent: false });
  expect((await correct('corrected-2@example.com')).body).toEqual({ sent: true });
  // One is left, and two are asked for at once.
  const last = await Promise.all([correct('corrected-3@example.com'), correct('corrected-4@example.com')]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [before] = await standing();
  expect(before).toMatchObject({ audited: 6, times: 3 });
  const refused = await correct('corrected-5@example.com');
  expect([refused.status, refused.body.code]).toEqual([409, 'tooManyCorrections']);
  expect(await standing()).toEqual([before]);
  const byStaff = { email: 'corrected-6@example.com', reason: 'Asked by phone' };
  expect((await office.send(AS_ADMIN, 'POST', `${staffs(id)}/access-mails`, byStaff)).status).toBe(200);
  office.shop.clock.advance(24 * 60 * 60_000 + 1);
  office.forget(AS_SELLER);
  expect((await correct('corrected-7@example.com')).status).toBe(200);
  // What is older than a day is forgotten.
  expect(await standing()).toMatchObject([{ buyer_email: 'corrected-7@example.com', times: 1 }]);
});
