import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Transactions } from '../../src/database/index.js';
import { OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { SellerVerification } from '../../src/modules/identity/index.js';
import { ComputeFigures } from '../../src/modules/sellers/index.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

const OWN_NOTHING = {
  ...{
    pixOwn: false,
    billetOwn: false,
    cardOwn: false,
    pixOffered: true,
    cardOffered: true,
    billetOffered: true,
  },
  ...{ salesBlocked: false, cashOutBlocked: false, reason: 'Acordo comercial' },
};
interface Shown {
  readonly newest: string | null;
  readonly present: Readonly<Record<string, unknown>>;
  readonly history: readonly {
    readonly id: string;
    readonly isInEffect: boolean;
    readonly canceledAt: string | null;
  }[];
  readonly accounts: readonly { readonly id: string; readonly provider: string }[];
}
interface Divided {
  readonly platformFee: number;
  readonly gatewayCost: number;
  readonly margin: number;
  readonly shares: readonly { readonly role: string; readonly amount: number }[];
}
interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

let office: BackOffice;
let path: string;
beforeAll(async () => {
  office = await BackOffice.open();
  path = `/api/admin/users/${office.person(AS_SELLER).id}/terms`;
});
beforeEach(async () => {
  await office.shop.rows('delete from account_terms');
  await office.shop.announceCatalogChange();
});
afterAll(() => office.close());

const shown = async () => (await office.send<Shown>(AS_ADMIN, 'GET', path)).body;
/** Each version is written at an instant of its own: the newest of two is the later one. */
async function set(terms: object): Promise<void> {
  office.shop.clock.advance(1);
  const body = { ...OWN_NOTHING, ...terms, basedOn: (await shown()).newest ?? undefined };
  const answer = await office.send<{ code?: string }>(AS_ADMIN, 'PUT', path, body);
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 204, body: null });
}
async function divided(paymentId: string): Promise<Divided | undefined> {
  const [row] = await office.shop.rows<{ division: Divided }>(
    'select o.division from orders o join payments p on p.order_id = o.id where p.id = $1',
    [paymentId],
  );
  return row?.division;
}
const offered = async () =>
  (await office.shop.send<Record<string, unknown>>('GET', `/api/checkout/${OFFERS.digital.id}`)).body;
const versions = () => office.shop.rows('select id, canceled_at from account_terms order by id');

it('a purchase is divided by the own fees of the seller, to the cent, and an earlier one keeps its fees', async () => {
  const before = await office.shop.bought();
  const fees = await divided(before.paymentId);
  await set({ pixOwn: true, pixBasisPoints: 333, pixFixed: 17 });
  await office.shop.until(async () => {
    const { paymentId } = await office.shop.bought();
    return (await divided(paymentId))?.platformFee !== fees?.platformFee;
  });
  const { paymentId } = await office.shop.bought();
  const own = await divided(paymentId);
  // 3.33 % of 9,700 is 323.01.
  expect(own?.platformFee).toBe(340);
  expect(own?.shares).toEqual([expect.objectContaining({ role: 'producer', amount: 9_360 })]);
  expect(own?.margin).toBe(340 - (own?.gatewayCost ?? 0));
  expect(await divided(before.paymentId)).toEqual(fees);
});

it('fees of the platform hold again from the instant at which the change is undone', async () => {
  const { paymentId } = await office.shop.bought();
  const before = await divided(paymentId);
  await set({ pixOwn: true, pixBasisPoints: 0, pixFixed: 1 });
  const [change] = (await shown()).history;
  office.shop.clock.advance(1);
  const undone = await office.send(AS_ADMIN, 'POST', `${path}/${change?.id}/undo`, {
    reason: 'Fim do acordo',
  });
  expect(undone.status).toBe(204);
  // Every process hears of the change within a second.
  await office.shop.until(async () => {
    const again = await office.shop.bought();
    return (await divided(again.paymentId))?.platformFee === before?.platformFee;
  });
  expect((await shown()).present).toMatchObject({ pixOwn: false });
});

it('terms of a later day change nothing until that day, without any statement or job', async () => {
  const day = new Date(office.shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await set({ maxInstallments: 2, validFrom: day });
  const plan = async () =>
    ((await offered())['installmentPlan'] as { numberOfInstallments: number }).numberOfInstallments;
  expect(await plan()).toBe(12);
  office.shop.clock.advance(4 * 86_400_000);
  // The session of staff has ended meanwhile.
  office.forget(AS_ADMIN);
  expect(await plan()).toBe(2);
});

/** What a purchase writes and calls. Events are left out: those of the expired codes above may still arrive. */
async function written(): Promise<Record<string, number>> {
  const { outbox: _, ...footprint } = await office.shop.footprint();
  return footprint;
}

it('methods that the seller may not offer are neither shown nor charged', async () => {
  await set({ pixOffered: false });
  await office.shop.until(async () => (await offered())['pixEnabled'] === false);
  const before = await written();
  const answer = await office.shop.buy(order({ paymentMethod: 'PIX' }));
  expect([answer.status, answer.body.code]).toEqual([422, 'errorPaymentNotConfigured']);
  expect(await written()).toEqual(before);
});

it('a blocked seller sells nothing: the checkout says so, and a purchase writes and charges nothing', async () => {
  await set({ salesBlocked: true });
  await office.shop.until(async () => (await offered())['code'] === 'salesBlocked');
  const before = await written();
  const answer = await office.shop.buy();
  expect([answer.status, answer.body.code]).toEqual([403, 'salesBlocked']);
  expect(await written()).toEqual(before);
});

it('a blocked account sells nothing either; what waits for its payment is paid, and unblocking restores the rest', async () => {
  const { id } = office.person(AS_SELLER);
  const block = (blocked: boolean, caller = AS_ADMIN) =>
    office.send(caller, 'PUT', `/api/admin/users/${id}/block`, { blocked, reason: 'Suspeita de fraude' });
  const state = () => office.shop.rows('select status, blocked_from from users where id = $1', [id]);
  await office.shop.rows(`update users set status = 'DOCUMENTS_PENDING' where id = $1`, [id]);
  const { paymentId } = await office.shop.bought();
  expect((await block(true, AS_OTHER_ADMIN)).status).toBe(404);
  expect((await offered())['code']).toBeUndefined();
  expect((await block(true)).status).toBe(204);
  // Nothing else announces a change before the checkout says so.
  await office.shop.until(async () => (await offered())['code'] === 'salesBlocked');
  expect(await state()).toEqual([{ status: 'BLOCKED', blocked_from: 'DOCUMENTS_PENDING' }]);
  const before = await written();
  const answer = await office.shop.buy();
  expect([answer.status, answer.body.code]).toEqual([403, 'salesBlocked']);
  expect(await written()).toEqual(before);
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect((await block(false)).status).toBe(204);
  await office.shop.until(async () => (await offered())['code'] === undefined);
  // Their documents are still missing.
  expect(await state()).toEqual([{ status: 'DOCUMENTS_PENDING', blocked_from: null }]);
  await office.shop.bought();
  office.forget(AS_SELLER);

  // A seller whose last document is approved meanwhile is verified by the end of the block.
  await block(true);
  const verification = office.shop.app.get(SellerVerification);
  const complete = () =>
    office.shop.app.get(Transactions).run('test', async (tx) => {
      const seller = await verification.lock(onPlatform(PLATFORM_A), tx, id);
      return seller && verification.complete(onPlatform(PLATFORM_A), tx, seller);
    });
  expect(await complete()).toBe(false);
  expect(await state()).toEqual([{ status: 'BLOCKED', blocked_from: 'ACTIVE' }]);
  await block(false);
  expect(await state()).toEqual([{ status: 'ACTIVE', blocked_from: null }]);
});

it('the account that the terms name charges first, and the bill says the text of the seller', async () => {
  const { accounts } = await shown();
  const asaas = accounts.find(({ provider }) => provider === 'ASAAS');
  await set({ pixGateway: asaas?.id, softDescriptor: 'LOJADAANA' });
  await office.shop.rows(`update offers set gateway_account_id = null where id = $1`, [OFFERS.digital.id]);
  await office.shop.until(async () => {
    const { paymentId } = await office.shop.bought();
    const [used] = await office.shop.rows(
      `select a.provider, a.route ->> 'because' as because, o.soft_descriptor from attempts a join payments p on p.id = a.payment_id
       join orders o on o.id = p.order_id where p.id = $1 order by a.turn limit 1`,
      [paymentId],
    );
    return (
      JSON.stringify(used) ===
      JSON.stringify({ provider: 'ASAAS', because: 'seller', soft_descriptor: 'LOJADAANA' })
    );
  });
});

it.each<[string, object, number, string]>([
  ['without a reason', { reason: '' }, 422, 'validation'],
  ['on a day that is past', { validFrom: '2020-01-01' }, 422, 'validation'],
  [
    'without any payment method',
    { pixOffered: false, cardOffered: false, billetOffered: false },
    422,
    'validation',
  ],
  ['through an account of somebody else', { pixGateway: OFFERS.digital.id }, 422, 'validation'],
  [
    'with eleven fees of a card',
    { cardOwn: true, cardBasisPoints: Array(11).fill(1), cardFixed: Array(12).fill(0) },
    422,
    'validation',
  ],
  ['with a percentage above the whole', { pixOwn: true, pixBasisPoints: 10_001 }, 422, 'validation'],
  ['with a sign on the bill', { softDescriptor: 'LOJA & CIA' }, 422, 'validation'],
  ['of a version that is not the newest', { basedOn: OFFERS.digital.id }, 409, 'changedMeanwhile'],
])('terms are refused %s, and nothing changes', async (_what, terms, status, code) => {
  const answer = await office.send<{ code: string }>(AS_ADMIN, 'PUT', path, { ...OWN_NOTHING, ...terms });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(await versions()).toEqual([]);
});

it('terms that somebody else changed meanwhile are refused with the name of who did', async () => {
  await set({ maxInstallments: 3 });
  const before = await versions();
  const answer = await office.send(AS_ADMIN, 'PUT', path, { ...OWN_NOTHING, basedOn: OFFERS.digital.id });
  expect([answer.status, answer.body]).toMatchObject([
    409,
    { code: 'changedMeanwhile', changedBy: office.person(AS_ADMIN).name },
  ]);
  expect(await versions()).toEqual(before);
});

it('only staff with the permission set terms, and only of sellers of their platform', async () => {
  await office.grant('isUsersAvailable');
  const refused = await office.send(AS_FUNCTIONARY, 'PUT', path, OWN_NOTHING);
  expect([refused.status, refused.body]).toMatchObject([403, { flag: 'isUserAdvancedOptionsAvailable' }]);
  expect((await office.send(AS_OTHER_ADMIN, 'PUT', path, OWN_NOTHING)).status).toBe(404);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', path)).status).toBe(404);
  expect((await office.send(AS_SELLER, 'PUT', path, OWN_NOTHING)).status).toBe(403);
  expect((await office.send(undefined, 'PUT', path, OWN_NOTHING)).status).toBe(401);
  expect(await versions()).toEqual([]);
});

it('a change that is to come is canceled once, and one in effect is not', async () => {
  const day = new Date(office.shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  await set({ maxInstallments: 3, validFrom: day });
  const [later] = (await shown()).history;
  expect((await office.send(AS_ADMIN, 'DELETE', `${path}/${later?.id}`)).status).toBe(204);
  expect((await office.send(AS_ADMIN, 'DELETE', `${path}/${later?.id}`)).status).toBe(409);
  await set({ maxInstallments: 3 });
  const [present] = (await shown()).history;
  const answer = await office.send<{ code: string }>(AS_ADMIN, 'DELETE', `${path}/${present?.id}`);
  expect([answer.status, answer.body.code]).toEqual([409, 'termsInEffect']);
  expect((await shown()).present).toMatchObject({ maxInstallments: 3 });
});

it('the list of sellers shows revenue, balances and own fees, and the document is masked', async () => {
  await set({ pixOwn: true, pixBasisPoints: 100, pixFixed: 0, cashOutBlocked: true });
  const seller = office.person(AS_SELLER);
  await office.shop.rows(`update users set document = '39053344705', phone = '11987654321' where id = $1`, [
    seller.id,
  ]);
  const { paymentId } = await office.shop.bought();
  await office.shop.rows(
    `update payments set status = 'APPROVED', captured = true, approved_at = $2 where id = $1`,
    [paymentId, office.shop.clock.now()],
  );
  await office.shop.app.get(ComputeFigures).sweep(office.shop.clock.now());
  const list = async (query: string) =>
    (await office.send<Listed>(AS_ADMIN, 'GET', `/api/admin/users?limit=100&${query}`)).body.items;
  const [row] = (await list('')).filter(({ id }) => id === seller.id);
  expect(row).toMatchObject({
    document: '***.533.447-**',
    phone: '11987654321',
    feePlan: 'OWN',
    cashOut: 'BLOCKED',
  });
  expect(Number(row?.['revenue'])).toBeGreaterThanOrEqual(9_700);
  const has = async (query: string) => (await list(query)).some(({ id }) => id === seller.id);
  expect(await has('cashOut=BLOCKED')).toBe(true);
  expect(await has('cashOut=FREE')).toBe(false);
  expect(await has('negative=YES')).toBe(false);
  expect(await has('lastSaleAge=UP_TO_7')).toBe(true);
  expect(await has('lastSaleAge=NEVER,OVER_90')).toBe(false);
  expect(await has('revenueBand=NONE')).toBe(false);
});

it('a note and the view of a document are recorded with who and why', async () => {
  const seller = office.person(AS_SELLER);
  await office.shop.rows(`update users set document = '39053344705' where id = $1`, [seller.id]);
  const base = `/api/admin/users/${seller.id}`;
  expect(
    (await office.send(AS_ADMIN, 'POST', `${base}/notes`, { note: 'Ligou para o suporte.' })).status,
  ).toBe(204);
  const viewed = await office.send<{ document: string }>(AS_ADMIN, 'POST', `${base}/document-view`, {
    reason: 'Conferir o contrato',
  });
  expect([viewed.status, viewed.body.document]).toEqual([200, '39053344705']);
  await office.grant('isUsersAvailable');
  const refused = await office.send(AS_FUNCTIONARY, 'POST', `${base}/document-view`, { reason: 'Conferir' });
  expect(refused.status).toBe(403);
  const file = await office.send<{
    notes: readonly object[];
    timeline: readonly { action: string; reason: string | null }[];
  }>(AS_ADMIN, 'GET', `${base}/file`);
  expect(file.body.notes).toEqual([
    expect.objectContaining({ note: 'Ligou para o suporte.', authorName: office.person(AS_ADMIN).name }),
  ]);
  expect(file.body.timeline.slice(0, 2)).toEqual([
    expect.objectContaining({ action: 'seller.documentShown', reason: 'Conferir o contrato' }),
    expect.objectContaining({ action: 'seller.noted' }),
  ]);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', `${base}/file`)).status).toBe(404);
  expect((await office.send(AS_OTHER_ADMIN, 'POST', `${base}/notes`, { note: 'Outra loja' })).status).toBe(
    404,
  );
});
