import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { hours } from '../../src/runtime/clock/durations.js';
import { order } from '../purchase/buyer.js';
import { CARDS, cardOrder, hawkpayToken } from '../purchase/cards.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';

interface Version {
  readonly id: string;
  readonly validFrom: string;
  readonly until: string | null;
  readonly createdBy: string;
  readonly canceledAt: string | null;
  readonly isInEffect: boolean;
  readonly costs: { readonly CREDIT_CARD: readonly object[] };
}
interface Costs {
  readonly present: { readonly PIX: object; readonly CREDIT_CARD: readonly object[] };
  readonly before: { readonly PIX: object };
  readonly history: readonly Version[];
  readonly newest: string | null;
}
interface Sold {
  readonly cost: number;
  readonly terms: { readonly bps: number; readonly fixed: number };
  readonly charged: number;
  readonly version: string | null;
  readonly account: string;
}

let office: BackOffice;
/** The accounts that charge the offer of the tests. */
let pixAccount: string;
let cardAccount: string;

beforeAll(async () => {
  office = await BackOffice.open();
  pixAccount = (await soldByPix()).account;
  cardAccount = (await soldByCard(1)).account;
});
afterAll(() => office.close());

/** What a sale was divided at, and through which account. */
async function sold(paymentId: string): Promise<Sold> {
  const [row] = await office.shop.rows<Sold>(
    `select (o.division ->> 'gatewayCost')::int + coalesce((o.division -> 'financing' ->> 'gatewayCost')::int, 0) as cost,
       o.division -> 'terms' -> 'gatewayCost' as terms, p.amount::int as charged, a.route ->> 'costVersion' as version,
       a.gateway_account_id as account
     from payments p join orders o on o.id = p.order_id join attempts a on a.payment_id = p.id where p.id = $1`,
    [paymentId],
  );
  if (!row) throw new Error('nothing was sold');
  return row;
}

const soldByPix = async () => sold((await office.shop.bought(order())).paymentId);
const soldByCard = async (installments: number) => {
  const asked = await cardOrder(office.shop, CARDS.approves, { creditCard: { installments } });
  return sold((await office.shop.bought(asked)).paymentId);
};

const path = (accountId: string) => `/api/admin/gateway-accounts/${accountId}/costs`;
const shown = async (accountId: string) => (await office.send<Costs>(AS_ADMIN, 'GET', path(accountId))).body;
const COUNTS = Array.from({ length: 12 }, (_, index) => index + 1);
/** 3.99 % + 0.39 in one payment, 5.49 % + 0.59 in six; PIX 0.99 % + 0.10. */
const COSTS = {
  ...{ pixBasisPoints: 99, pixFixed: 10, billetBasisPoints: 0, billetFixed: 345 },
  cardBasisPoints: COUNTS.map((count) => (count === 6 ? 549 : 399)),
  cardFixed: COUNTS.map((count) => (count === 6 ? 59 : 39)),
};
const set = async (accountId: string, change: object = {}) => {
  const basedOn = (await shown(accountId)).newest ?? undefined;
  return office.send<{ code?: string; errors?: object }>(AS_ADMIN, 'PUT', path(accountId), {
    ...{ ...COSTS, reason: 'new contract', basedOn },
    ...change,
  });
};
const written = () =>
  office.shop.rows('select id, costs, valid_from, canceled_at from gateway_costs order by id');

describe('costs by number of installments', () => {
  it('divide a sale by the row of its installments, and say which version that was', async () => {
    const before = await soldByCard(6);
    expect(before).toMatchObject({ terms: { bps: 399, fixed: 39 }, version: null });
    expect((await set(cardAccount)).status).toBe(204);
    const { history, newest, present } = await shown(cardAccount);
    expect(present.CREDIT_CARD[5]).toEqual({ bps: 549, fixed: 59 });
    expect(history).toMatchObject([
      { id: newest, isInEffect: true, until: null, createdBy: office.person(AS_ADMIN).name },
    ]);
    const [once, six] = [await soldByCard(1), await soldByCard(6)];
    expect(once).toMatchObject({ charged: 9_700, cost: 387 + 39, terms: { bps: 399, fixed: 39 } });
    expect(six).toMatchObject({
      charged: SIX,
      cost: 597 + 59,
      terms: { bps: 549, fixed: 59 },
      version: newest,
    });
    // The preview of a route and a sale use the same function.
    const simulation = `/api/admin/gateway-routes/CREDIT_CARD/simulation?amount=${SIX}&installments=6`;
    await office.shop.rows(
      `insert into gateway_routes (id, platform_id, gateway_account_id, method, position, created_at)
       values (gen_random_uuid(), $1, $2, 'CREDIT_CARD', 1, now())`,
      [PLATFORM_A, cardAccount],
    );
    const { routes } = (
      await office.send<{ routes: { accountId: string; cost: number }[] }>(AS_ADMIN, 'GET', simulation)
    ).body;
    expect(routes.map(({ accountId, cost }) => [accountId, cost])).toEqual([[cardAccount, 597 + 59]]);
    // The sale before keeps its own.
    const [kept] = await office.shop.rows<{ cost: number }>(
      `select count(*)::int as cost from orders where division -> 'terms' -> 'gatewayCost' = '{"bps": 549, "fixed": 59}'`,
    );
    expect(kept).toEqual({ cost: 1 });
  });
});

/** R$ 97,00 in six parts, with the interest of the demonstration. */
const SIX = 10_866;

describe('costs from a day on', () => {
  it('hold from midnight in São Paulo, and sales before keep theirs', async () => {
    const today = await soldByPix();
    expect((await set(pixAccount, { validFrom: '2026-03-03' })).status).toBe(204);
    expect(await soldByPix()).toMatchObject({ cost: today.cost, terms: today.terms });
    const later = { pixBasisPoints: 199, pixFixed: 0, validFrom: '2026-03-04', reason: 'a dearer contract' };
    expect((await set(pixAccount, later)).status).toBe(204);
    const { history } = await shown(pixAccount);
    expect(history.slice(0, 2)).toMatchObject([
      { validFrom: '2026-03-04T03:00:00.000Z', until: null, isInEffect: false },
      { validFrom: '2026-03-03T03:00:00.000Z', until: '2026-03-04T03:00:00.000Z', isInEffect: false },
    ]);
    office.shop.clock.set(new Date('2026-03-03T02:59:59.999Z'));
    expect(await soldByPix()).toMatchObject({ cost: today.cost });
    office.shop.clock.set(new Date('2026-03-03T03:00:00.000Z'));
    expect(await soldByPix()).toMatchObject({ cost: 96 + 10, version: history[1]?.id });
    office.shop.clock.advance(hours(24));
    office.forget(AS_ADMIN);
    expect(await soldByPix()).toMatchObject({ cost: 193, version: history[0]?.id });
    expect(await sold(await paymentOf(today))).toEqual(today);
  });

  const paymentOf = async ({ cost }: Sold) => {
    const [row] = await office.shop.rows<{ id: string }>(
      `select p.id from payments p join orders o on o.id = p.order_id
       where p.method = 'PIX' and (o.division ->> 'gatewayCost')::int = $1 order by p.created_at limit 1`,
      [cost],
    );
    return row?.id ?? '';
  };

  it('are canceled until they begin, and not after', async () => {
    expect((await set(pixAccount, { validFrom: '2026-03-20' })).status).toBe(204);
    const { newest, history } = await shown(pixAccount);
    const cancel = (id: string) =>
      office.send<{ code: string }>(AS_ADMIN, 'DELETE', `${path(pixAccount)}/${id}`);
    expect((await cancel(newest ?? '')).status).toBe(204);
    const after = await shown(pixAccount);
    expect(after.history.find(({ id }) => id === newest)).toMatchObject({ isInEffect: false, until: null });
    expect(after.history.find(({ id }) => id === history[1]?.id)).toMatchObject({ until: null });
    const before = await written();
    for (const id of [newest ?? '', history[1]?.id ?? '', randomUUID()])
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'alreadyInEffect' } });
    expect(await written()).toEqual(before);
  });
});

describe('a refusal of costs writes nothing', () => {
  it.each([
    ['a day that is past', { validFrom: '2026-03-03' }, 422],
    ['a percentage above the whole', { pixBasisPoints: 10_001 }, 422],
    ['a negative amount', { pixFixed: -1 }, 422],
    ['eleven numbers of installments', { cardFixed: COUNTS.slice(1).map(() => 1) }, 422],
    ['no reason', { reason: '' }, 422],
    ['a version that is not the newest', { basedOn: randomUUID() }, 409],
  ])('for %s', async (_, change, status) => {
    const before = await written();
    expect((await set(pixAccount, change)).status).toBe(status);
    expect(await written()).toEqual(before);
  });

  it('for other platforms, and for staff without the permission', async () => {
    const before = await written();
    const body = { ...COSTS, reason: 'not mine' };
    expect((await office.send(AS_OTHER_ADMIN, 'PUT', path(pixAccount), body)).status).toBe(404);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', path(pixAccount))).status).toBe(404);
    await office.grant('isSalesAvailable');
    expect((await office.send(AS_FUNCTIONARY, 'PUT', path(pixAccount), body)).status).toBe(403);
    expect(await written()).toEqual(before);
  });
});

it('two people who save on the same version: one of them is told', async () => {
  const { newest } = await shown(cardAccount);
  const save = () => set(cardAccount, { basedOn: newest ?? undefined });
  const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 409]);
  const [row] = await office.shop.rows<{ count: number }>(
    'select count(*)::int as count from gateway_costs where platform_id = $1 and gateway_account_id = $2',
    [PLATFORM_A, cardAccount],
  );
  expect(row?.count).toBe(2);
});

const ACCOUNTS = '/api/admin/gateway-accounts';

/** Another account at HawkPay, without costs. */
async function connected(publicKey: string): Promise<string> {
  const credentials = Object.entries({ publicKey, secretKey: 'sk_test_1' });
  const { status, body } = await office.send<{ id: string }>(AS_ADMIN, 'POST', ACCOUNTS, {
    ...{ provider: 'HAWKPAY', name: publicKey, baseAddress: '{SIMULATOR_URL}/hawkpay' },
    ...{ credentials: credentials.map(([name, value]) => ({ name, value })), acceptsUnverified: false },
  });
  expect(status).toBe(201);
  return body.id;
}

/** One position that is tried by cost; the first account has the largest weight. */
async function triedByCost(method: 'PIX' | 'CREDIT_CARD', accounts: readonly string[]): Promise<void> {
  const address = `/api/admin/gateway-routes/${method}`;
  const { version } = (await office.send<{ version: string }>(AS_ADMIN, 'GET', address)).body;
  const lines = accounts.map((account, place) => ({
    ...{ account, position: 1, weight: 100 - place, byCost: true, brands: [], sellers: [], currencies: [] },
  }));
  expect((await office.send(AS_ADMIN, 'PUT', address, { lines, version })).status).toBe(204);
}

const order97 = async (method: 'PIX' | 'CREDIT_CARD') => {
  const address = `/api/admin/gateway-routes/${method}/simulation?amount=9700`;
  const { routes } = (
    await office.send<{ routes: { accountId: string; cost: number }[] }>(AS_ADMIN, 'GET', address)
  ).body;
  return routes.map(({ accountId, cost }) => [accountId, cost]);
};

it('an account whose costs nobody has entered comes last in a position by cost, and its zeros count once they are', async () => {
  const fresh = await connected('pk_test_fresh');
  const isEntered = async () => {
    const { body } = await office.send<{ items: { id: string; costsEntered: boolean }[] }>(
      ...([AS_ADMIN, 'GET', ACCOUNTS] as const),
    );
    const of = new Map(body.items.map(({ id, costsEntered }) => [id, costsEntered]));
    return [of.get(fresh), of.get(pixAccount)];
  };
  await triedByCost('PIX', [fresh, pixAccount]);
  await office.shop.until(async () => (await order97('PIX')).length === 2);
  // It would still be divided at zero.
  expect(await order97('PIX')).toEqual([
    [pixAccount, 193],
    [fresh, 0],
  ]);
  expect(await isEntered()).toEqual([false, true]);
  const none = COUNTS.map(() => 0);
  const free = { pixBasisPoints: 0, pixFixed: 0, billetFixed: 0, cardBasisPoints: none, cardFixed: none };
  expect((await set(fresh, free)).status).toBe(204);
  await office.shop.until(async () => (await order97('PIX'))[0]?.[0] === fresh);
  expect(await isEntered()).toEqual([true, true]);
});

it('costs that begin between the page and the purchase send the token of a card to no other account', async () => {
  const offerId = OFFERS.presets.id;
  const shownAccount = GATEWAY_ACCOUNTS.find(
    ({ provider, platformId }) => provider === 'HAWKPAY' && platformId === PLATFORM_A,
  )?.id;
  const other = await connected('pk_test_other');
  const dear = { cardBasisPoints: COUNTS.map(() => 900) };
  const cheap = { cardBasisPoints: COUNTS.map(() => 1), validFrom: '2026-03-06' };
  for (const change of [dear, cheap]) expect((await set(other, change)).status).toBe(204);
  await triedByCost('CREDIT_CARD', [shownAccount ?? '', other]);
  await office.shop.rows('update offers set credit_card_enabled = true where id = $1', [offerId]);
  const keyOfPage = async () =>
    (
      await office.shop.send<{ provider: { gatewayPublicKey: string | null } }>(
        ...(['GET', `/api/checkout/${offerId}`] as const),
      )
    ).body.provider.gatewayPublicKey;
  await office.shop.until(async () => (await keyOfPage()) === 'pk_demo_conecta');
  expect((await order97('CREDIT_CARD')).map(([id]) => id)).toEqual([shownAccount, other]);

  office.shop.clock.set(new Date('2026-03-06T03:00:00.000Z'));
  office.forget(AS_ADMIN);
  expect((await order97('CREDIT_CARD')).map(([id]) => id)).toEqual([other, shownAccount]);
  expect(await keyOfPage()).toBe('pk_demo_conecta');
  const token = hawkpayToken(CARDS.approves);
  const bought = await office.shop.bought(
    order({ offerId, paymentMethod: 'CREDIT_CARD', creditCard: { token } }),
  );
  expect(await sold(bought.paymentId)).toMatchObject({ account: shownAccount });
  const stored = await office.shop.send<{ creditCardId: string }>(
    ...(['POST', '/api/checkout/credit-card-tokens', { offerId, token }] as const),
  );
  expect(
    await office.shop.rows('select gateway_account_id from stored_cards where id = $1', [
      stored.body.creditCardId,
    ]),
  ).toEqual([{ gateway_account_id: shownAccount }]);
});
