import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOT_IMPLEMENTED } from '@guiche/gateway-kit';
import { OFFERS, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { RefundPayment, type RefundAnswer } from '../../src/modules/payments/index.js';
import { order, physicalOrder, type PurchaseOrder } from './buyer.js';
import { CARDS, cardOrder, hawkpayToken, iuguToken } from './cards.js';
import type { ProviderCharge } from './provider-control.js';
import { CheckoutHarness, type CheckoutResponse, type CheckoutPurchaseBody } from './shop.js';
import { addAccount, offerLike, createOffersPerGateway, type GatewayOffers } from './gateway-offers.js';
import {
  CARD_ROUTES,
  CHARGING,
  NOT_CHARGING,
  CHARGE_ROUTES,
  at,
  chosenBy,
  forEachRoute,
  supportsRefund,
  isPosted,
  sale,
  type RouteCase,
} from './charge-routes.js';
import { onPlatform } from '../support/contexts.js';

type Bought = CheckoutResponse<CheckoutPurchaseBody>;

let shop: CheckoutHarness;
let stalls: ReadonlyMap<string, GatewayOffers>;
beforeAll(async () => {
  // Nothing here waits for a deadline: as long as one may be.
  shop = await CheckoutHarness.open({ settings: { CHARGE_DEADLINE_MS: '11000' } });
  stalls = await createOffersPerGateway(shop, CHARGING);
});
afterAll(() => shop.close());

const stallOf = ({ provider }: RouteCase): GatewayOffers => {
  const stall = stalls.get(provider);
  if (!stall) throw new Error(`nothing is sold through ${provider}`);
  return stall;
};

async function orderAt(way: RouteCase, card: string): Promise<PurchaseOrder> {
  const { course, coffee } = stallOf(way);
  const [ordered, offerId] = isPosted(way) ? [physicalOrder, coffee] : ([order, course] as const);
  if (way.method !== 'CREDIT_CARD') return ordered({ offerId, paymentMethod: way.method });
  if (way.gateway.manifest.cards !== 'browser') return ordered(await cardOrder(shop, card, { offerId }));
  return ordered({ offerId, paymentMethod: 'CREDIT_CARD', creditCard: { token: await tokenOf(way, card) } });
}

const tokenOf = async ({ provider }: RouteCase, card: string): Promise<string> =>
  provider === 'IUGU' || provider === 'IUGUBAAS'
    ? iuguToken(shop, provider, card, 'ACC')
    : hawkpayToken(card);

const buy = async (way: RouteCase, card: string): Promise<Bought> => shop.buy(await orderAt(way, card));

/** The records of a purchase in our database and at the provider. */
interface Standing {
  readonly status: string;
  readonly attempts: readonly object[];
  readonly moved: object;
  readonly postings: readonly string[];
  readonly reviewItem: readonly string[];
  readonly there: Pick<ProviderCharge, 'amount' | 'status' | 'refundedAmount'> | undefined;
  /** What became of the provider's deliveries about it. */
  readonly heard: readonly string[];
}

async function current({ provider }: RouteCase, paymentId: string): Promise<Standing> {
  const attempts = await shop.rows<{ id: string; reference: string | null; told: object }>(
    `select id, reference, jsonb_build_object('provider', provider, 'state', state, 'because', route -> 'because') as told
     from attempts where payment_id = $1`,
    [paymentId],
  );
  const ids = attempts.flatMap(({ id, reference }) => [id, reference]);
  const charges = await shop.outside.charges(provider);
  const there = charges.find(({ id, externalRef }) => ids.includes(id) || ids.includes(externalRef));
  const received = await shop.rows<{ state: string }>(
    'select state from webhook_records where attempt_id = any($1) order by received_at, id',
    [attempts.map(({ id }) => id)],
  );
  return {
    status: (await shop.payment(paymentId)).status,
    attempts: attempts.map(({ told: result }) => result),
    moved: await shop.moved(paymentId),
    postings: await shop.postings(paymentId),
    reviewItem: await shop.reviewItems(paymentId),
    there: there && { amount: there.amount, status: there.status, refundedAmount: there.refundedAmount },
    heard: received.map(({ state }) => state),
  };
}

/** Missing webhooks have their own tests. */
const settled = (table: 'payments' | 'refunds', column: 'status' | 'state', open: readonly string[]) =>
  shop
    .until(async () => {
      const waiting = await shop.rows(`select 1 from ${table} where ${column} = any($1) limit 1`, [open]);
      return waiting.length === 0;
    })
    .catch(() => undefined);

/** Its payer pays: a card was charged when it was bought. */
async function pays({ provider }: RouteCase, { body }: Bought): Promise<void> {
  if (body.status !== 'PENDING') return;
  const [attempt] = await shop.rows<{ id: string; reference: string | null }>(
    'select id, reference from attempts where payment_id = $1',
    [body.paymentId],
  );
  const charges = await shop.outside.charges(provider);
  const charge = charges.find(
    ({ id, externalRef }) => externalRef === attempt?.id || id === attempt?.reference,
  );
  if (charge) await shop.outside.act(provider, charge.id, 'pay');
}

const taken = (bought: ReadonlyMap<RouteCase, Bought>): RouteCase[] =>
  [...bought.keys()].filter((way) => at(bought, way).status === 201);

const standings = (ways: readonly RouteCase[], bought: ReadonlyMap<RouteCase, Bought>) =>
  forEachRoute(ways, (way) => current(way, at(bought, way).body.paymentId));

describe('every method of every provider', () => {
  let bought: ReadonlyMap<RouteCase, Bought>;
  let paid: ReadonlyMap<RouteCase, Standing>;
  let answers: ReadonlyMap<RouteCase, RefundAnswer>;
  let afterwards: ReadonlyMap<RouteCase, Standing>;
  // Step by step for all of them: the clock stands still, so that outcomes only come from providers' webhooks.
  beforeAll(async () => {
    bought = await forEachRoute(CHARGE_ROUTES, (way) => buy(way, CARDS.approves));
    await forEachRoute(taken(bought), (way) => pays(way, at(bought, way)));
    await settled('payments', 'status', ['PENDING']);
    paid = await standings(taken(bought), bought);
    answers = await forEachRoute([...paid.keys()], (way) =>
      shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), at(bought, way).body.paymentId),
    );
    await settled('refunds', 'state', ['ASKED', 'PROCESSING']);
    afterwards = await standings([...paid.keys()], bought);
  });

  it.each(CHARGE_ROUTES)(
    '$provider sells by $method: paid, reported, divided to the cent (P1.3, P1.17, P4.2)',
    (way) => {
      const { status, body } = at(bought, way);
      const { price, sold } = sale(way);
      const byCard = way.method === 'CREDIT_CARD';
      expect({ status, state: body.status, method: body.method }).toEqual({
        status: 201,
        state: byCard ? 'APPROVED' : 'PENDING',
        method: way.method,
      });
      expect(body.payment).toMatchObject({
        amount: price,
        confirming: false,
        pixCode: way.method === 'PIX' ? expect.stringMatching(/^000201/) : null,
        billetCode: way.method === 'BILLET' ? expect.stringMatching(/^[\d. ]{47,}$/) : null,
      });
      expect(at(paid, way)).toEqual({
        status: 'APPROVED',
        attempts: [{ provider: way.provider, state: 'SETTLED', because: chosenBy(way) }],
        moved: sold,
        postings: ['APPROVAL'],
        reviewItem: [],
        there: { amount: price, status: 'PAID', refundedAmount: 0 },
        heard: byCard ? expect.any(Array) : expect.arrayContaining(['APPLIED']),
      });
    },
  );

  it.each(CHARGE_ROUTES.filter(supportsRefund))(
    '$provider refunds a payment by $method, to the cent (P1.12)',
    (way) => {
      const { price, returned } = sale(way);
      expect(['refunded', 'underWay']).toContain(at(answers, way).kind);
      expect(at(afterwards, way)).toMatchObject({
        status: 'REFUNDED',
        moved: returned,
        postings: ['APPROVAL', 'REFUND'],
        reviewItem: [],
        there: { refundedAmount: price },
      });
    },
  );

  it.each(CHARGE_ROUTES.filter((way) => !supportsRefund(way)))(
    '$provider gives back nothing that was paid by $method, and nothing moves (P8.1)',
    (way) => {
      const detail = way.gateway.refund ? expect.stringMatching(/./) : NOT_IMPLEMENTED;
      expect(at(answers, way)).toEqual({ kind: 'refused', detail });
      expect(at(afterwards, way)).toEqual({ ...at(paid, way), heard: expect.any(Array) });
    },
  );
});

it.each(CHARGE_ROUTES.filter(isPosted))(
  'a course, whose buyer gives no address, is not charged by $method at $provider but at the next account',
  async (way) => {
    const { provider, method } = way;
    const offerId = stallOf(way).course;
    const { paymentId } = await shop.bought(
      method === 'CREDIT_CARD'
        ? await cardOrder(shop, CARDS.approves, { offerId })
        : order({ offerId, paymentMethod: method }),
    );
    const [attempt, ...others] = await shop.rows<{ provider: string; route: object }>(
      'select provider, route from attempts where payment_id = $1',
      [paymentId],
    );
    expect(others).toEqual([]);
    expect(attempt?.provider).not.toBe(provider);
    expect(attempt?.route).toMatchObject({ skipped: [{ why: 'address' }] });
    expect(await shop.reviewItems(paymentId)).toEqual([]);
  },
);

describe('a card that its bank refuses', () => {
  let bought: ReadonlyMap<RouteCase, Bought>;
  let refused: ReadonlyMap<RouteCase, Standing>;
  beforeAll(async () => {
    bought = await forEachRoute(CARD_ROUTES, (way) => buy(way, CARDS.refuses));
    refused = await standings(taken(bought), bought);
  });

  it.each(CARD_ROUTES)(
    'a card refused by its bank is refused at $provider too: nothing is booked, and no review item is created (C4.14)',
    (way) => {
      const { status, body } = at(bought, way);
      expect({ status, state: body.status }).toEqual({ status: 201, state: 'REJECTED' });
      expect(at(refused, way)).toMatchObject({
        status: 'REJECTED',
        attempts: [{ provider: way.provider, state: 'DECLINED', because: chosenBy(way) }],
        moved: {},
        postings: [],
        reviewItem: [],
      });
      expect(at(refused, way).there?.status).not.toBe('PAID');
    },
  );
});

describe.each(NOT_CHARGING)('$provider', ({ gateway }) => {
  it('charges nothing: a sale is routed to the next account, which is stored with the attempt (P1.29, P8.1)', async () => {
    const accountId = await addAccount(shop, PLATFORM_A, gateway);
    const offerId = await offerLike(shop, OFFERS.digital.id, accountId);
    const { paymentId } = await shop.bought(order({ offerId }));
    expect(
      await shop.rows('select provider, route from attempts where payment_id = $1', [paymentId]),
    ).toEqual([
      { provider: 'HAWKPAY', route: { because: 'oldest', skipped: [{ accountId, why: 'notOffered' }] } },
    ]);
  });

  it('alone, its buyers are refused plainly, by every method, and nothing is written', async () => {
    await shop.rows('update gateway_accounts set active = false where platform_id = $1', [PLATFORM_B]);
    const offerId = await offerLike(shop, OFFERS.digitalOfB.id, await addAccount(shop, PLATFORM_B, gateway));
    const asked = [
      order({ offerId }),
      order({ offerId, paymentMethod: 'BILLET' }),
      await cardOrder(shop, CARDS.approves, { offerId }),
    ];
    const before = await shop.footprint();
    for (const one of asked) {
      const { status, body } = await shop.buy(one);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'errorPaymentNotConfigured' });
    }
    expect(await shop.footprint()).toEqual(before);
  });
});
