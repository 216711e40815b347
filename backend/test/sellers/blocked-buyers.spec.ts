import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Sale {
  readonly risk: {
    readonly score: number;
    readonly reasons: readonly { readonly reason: string; readonly count: number }[];
    readonly blocks: readonly { readonly kind: string; readonly reason: string }[];
  } | null;
}

const CPF = '11144477735';
const REFUSED = 'Não foi possível concluir esta compra. Nada foi cobrado. Fale com o suporte.';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

/** A sale whose row is there. */
async function sold(input: Record<string, unknown>): Promise<string> {
  const { paymentId } = await office.shop.bought(input);
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  await office.shop.eventually(`select status from sales where id = '${row?.id}'`, { status: 'PENDING' });
  return row?.id ?? '';
}
const page = (id: string) => `/api/admin/sales/${id}`;
const riskOf = async (id: string) => (await office.send<Sale>(AS_ADMIN, 'GET', page(id))).body.risk;
const block = (id: string, reason = 'Fraude confirmada') =>
  office.send(AS_ADMIN, 'POST', `${page(id)}/buyer-block`, { reason });
const lift = (id: string) =>
  office.send(AS_ADMIN, 'POST', `${page(id)}/buyer-block/end`, { reason: 'Engano' });
const audited = (action: string) =>
  office.shop.rows('select reason from audit_log where action = $1', [action]);
/** Answers of purchases, with what they wrote. */
async function buy(input: Record<string, unknown>): Promise<string> {
  const { status, body } = await office.shop.buy(order(input));
  return status === 201 ? '201' : `${status} ${body.code}`;
}
/** The offers of the platform are loaded again by the notification of PostgreSQL. */
async function soon(input: Record<string, unknown>, answer: string): Promise<void> {
  const end = Date.now() + 1_000;
  while ((await buy(input)) !== answer && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
  expect(await buy(input)).toBe(answer);
}

it('a blocked buyer is refused by address and by document with a neutral text, and nothing is written, until it is lifted (C13)', async () => {
  const buyer = { email: 'Ladra@Example.com', cpf: CPF };
  const id = await sold(order(buyer));
  expect((await riskOf(id))?.blocks).toEqual([]);
  const answers = await Promise.all([block(id), block(id)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await audited('buyer.blocked')).toHaveLength(2);
  expect(await riskOf(id)).toMatchObject({
    score: 100,
    reasons: [{ reason: 'BLOCKED', count: 1 }],
    blocks: [
      { kind: 'DOCUMENT', reason: 'Fraude confirmada' },
      { kind: 'EMAIL', reason: 'Fraude confirmada' },
    ],
  });
  await soon(buyer, '403 purchaseRefused');
  const before = await office.shop.footprint();
  const refused = await office.shop.buy(order({ email: 'outra@example.com', cpf: CPF }));
  expect([refused.status, (refused.body as { title?: string }).title]).toEqual([403, REFUSED]);
  expect(await buy({ email: 'ladra@example.com', cpf: '39053344705' })).toBe('403 purchaseRefused');
  expect(await office.shop.footprint()).toEqual(before);
  expect(await buy({ email: 'outra@example.com', cpf: '39053344705' })).toBe('201');

  expect((await lift(id)).status).toBe(204);
  expect((await lift(id)).status).toBe(204);
  expect(await audited('buyer.unblocked')).toEqual([{ reason: 'Engano' }, { reason: 'Engano' }]);
  expect((await riskOf(id))?.blocks).toEqual([]);
  await soon(buyer, '201');
  expect((await block(id)).status).toBe(204);
  await soon(buyer, '403 purchaseRefused');
  await lift(id);
});

it('a new code for an expired Pix is refused to a blocked buyer, and a purchase that was answered is answered again', async () => {
  const { clock } = office.shop;
  const asked = order({ email: 'code@example.com', cpf: '39053344705' });
  const key = 'blocked-buyers-1';
  const first = await office.shop.buy(asked, key);
  const { paymentId, payment } = first.body as { paymentId: string; payment: { expiresAt: string } };
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  await office.shop.eventually(`select status from sales where id = '${row?.id}'`, { status: 'PENDING' });
  await block(row?.id ?? '');
  await soon({ email: 'code@example.com', cpf: '39053344705' }, '403 purchaseRefused');
  expect((await office.shop.buy(asked, key)).status).toBe(201);
  clock.set(new Date(new Date(payment.expiresAt).getTime() + 60_000));
  office.forget(AS_ADMIN);
  await office.shop.paymentBecomes(paymentId, { status: 'CANCELED', renewable: true });
  const renewed = await office.shop.renew(paymentId);
  expect([renewed.status, renewed.body]).toMatchObject([403, { code: 'purchaseRefused' }]);
  await lift(row?.id ?? '');
});

it('sellers see no risk and block nobody, and a block without a reason writes nothing', async () => {
  const id = await sold(order({ email: 'calm@example.com' }));
  office.forget(AS_SELLER);
  const { body } = await office.send<Sale>(AS_SELLER, 'GET', `/api/platform/sales/${id}`);
  expect(body.risk).toBeNull();
  const blocks = () => office.shop.rows('select id, ended_at from blocked_buyers order by id');
  const before = await blocks();
  expect((await office.send(AS_SELLER, 'POST', `${page(id)}/buyer-block`, { reason: 'porque' })).status).toBe(
    403,
  );
  expect((await block(id, '')).status).toBe(422);
  expect(await blocks()).toEqual(before);
});

it('the risk counts every purchase with the address or the document, also refused ones and those of long ago (C13)', async () => {
  const cpf = '98765432100';
  const ids: string[] = [];
  for (const email of ['tester@example.com', 'tester@example.com', 'other@example.com', 'tester@example.com'])
    ids.push(await sold(order({ email, cpf })));
  const [first, second, third, fourth = ''] = ids;
  const becomes = (id: string | undefined, status: string) =>
    office.shop.rows('update sales set status = $1 where id = $2', [status, id]);
  await becomes(first, 'REJECTED');
  await becomes(second, 'REJECTED');
  await becomes(third, 'CHARGEBACK');
  expect(await riskOf(fourth)).toMatchObject({
    score: 80,
    reasons: [
      { reason: 'CHARGEBACKS', count: 1 },
      { reason: 'DECLINES', count: 2 },
    ],
  });
});

it('staff block an address or a document that they type, see the list, and lift one block (C13)', async () => {
  office.forget(AS_ADMIN);
  const list = '/api/admin/blocked-buyers';
  const blocks = () => office.shop.rows('select id, ended_at from blocked_buyers order by id');
  const typed = (buyer: string, reason = 'Lista do provedor') =>
    office.send<{ id: string; code: string; errors?: object }>(AS_ADMIN, 'POST', list, { buyer, reason });
  const before = await blocks();
  const refused = await typed('111.444.777-36');
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { buyer: ['Informe um e-mail, um CPF ou um CNPJ válido.'] },
  ]);
  expect((await office.send(AS_SELLER, 'POST', list, { buyer: CPF, reason: 'porque' })).status).toBe(403);
  expect(await blocks()).toEqual(before);

  const address = await typed('Golpe.Um+1@gmail.com');
  const document = await typed('529.982.247-25');
  expect([address.status, document.status]).toEqual([201, 201]);
  const again = await typed('golpeum@googlemail.com');
  expect([again.status, again.body]).toEqual([201, { id: address.body.id, isNew: false }]);
  expect(await blocks()).toHaveLength(before.length + 2);
  const listed = await office.send<{ items: readonly Record<string, unknown>[] }>(
    AS_ADMIN,
    'GET',
    `${list}?state=HOLDS`,
  );
  expect(listed.body.items.map(({ value, kind, reason }) => [value, kind, reason])).toEqual([
    ['52998224725', 'DOCUMENT', 'Lista do provedor'],
    ['golpeum@gmail.com', 'EMAIL', 'Lista do provedor'],
  ]);
  await soon({ email: 'golpe.um+compras@gmail.com', cpf: '39053344705' }, '403 purchaseRefused');
  expect(await buy({ email: 'calmo@example.com', cpf: '52998224725' })).toBe('403 purchaseRefused');

  const end = () =>
    office.send<{ code: string }>(AS_ADMIN, 'POST', `${list}/${document.body.id}/end`, { reason: 'Engano' });
  expect((await end()).status).toBe(204);
  const over = await end();
  expect([over.status, over.body.code]).toEqual([409, 'buyerNotBlocked']);
  expect(await buy({ email: 'calmo@example.com', cpf: '52998224725' })).toBe('201');
  expect(await buy({ email: 'golpeum@gmail.com', cpf: '39053344705' })).toBe('403 purchaseRefused');
});
