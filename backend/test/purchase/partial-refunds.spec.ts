import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { PreviewRefund, RefundPayment, type PartToRefund } from '../../src/modules/payments/index.js';
import { onPlatform } from '../support/contexts.js';
import { sellerDaysAndRecount } from '../support/seller-days.js';
import { OFFER_AT, order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());
afterEach(() => shop.outside.behave());

type Provider = 'HAWKPAY' | 'ASAAS' | 'ONZ';
interface Sale {
  readonly provider: Provider;
  readonly paymentId: string;
  readonly orderId: string;
  readonly charge: string;
  readonly gross: number;
  readonly main: string;
  readonly bump: string;
  readonly bumpAmount: number;
}

const refund = (paymentId: string, part?: PartToRefund) =>
  shop.app.get(RefundPayment).refund(onPlatform(PLATFORM_A), paymentId, part);

/** The course with an order bump, paid by Pix. */
async function paid(provider: Provider): Promise<Sale> {
  const [bump] = await shop.rows<{ id: string }>(
    `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
    [OFFER_AT[provider]],
  );
  const asked = order({ offerId: OFFER_AT[provider], orderBumpsIds: [bump?.id] });
  const { paymentId } = await shop.bought(asked);
  const charge = await shop.chargeOf(paymentId);
  await shop.outside.act(provider, charge, 'pay');
  await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const items = await shop.rows<{ id: string; kind: string; orderId: string; amount: number; gross: number }>(
    `select i.id, i.kind, i.order_id as "orderId", i.unit_price * i.quantity as amount, p.amount as gross
     from order_items i join payments p on p.order_id = i.order_id where p.id = $1`,
    [paymentId],
  );
  const of = (kind: string) => items.find((item) => item.kind === kind)!;
  const { orderId, gross } = of('MAIN');
  return {
    ...{ provider, paymentId, orderId, charge, gross, main: of('MAIN').id },
    ...{ bump: of('BUMP').id, bumpAmount: of('BUMP').amount },
  };
}

const standing = async ({ paymentId }: Sale) => {
  const [row] = await shop.rows<{ status: string; refunded: number }>(
    'select status, refunded_amount as refunded from payments where id = $1',
    [paymentId],
  );
  return row;
};

const refundsOf = ({ paymentId }: Sale) =>
  shop.rows<{ state: string; amount: number; part: boolean }>(
    `select r.state, r.amount, r.is_part as part from refunds r join attempts a on a.id = r.attempt_id
     where a.payment_id = $1 order by r.asked_at, r.id`,
    [paymentId],
  );

/** What the buyer got back at the provider, in its own records. */
const returnedThere = async ({ provider, charge }: Sale): Promise<number | undefined> =>
  (await shop.outside.charges(provider)).find(({ id }) => id === charge)?.refundedAmount;

it('the bump goes back, once by two clicks, and then the rest; the sale and its day count both', async () => {
  const sale = await paid('ASAAS');
  const part = { itemIds: [sale.bump] };
  await shop.outside.misbehave('ASAAS', { kind: 'delay', ms: 200, operation: 'refund' });
  const answers = await Promise.all([refund(sale.paymentId, part), refund(sale.paymentId, part)]);
  expect(
    answers.map(({ kind }) => kind).filter((kind) => kind !== 'underWay' && kind !== 'refunded'),
  ).toEqual([]);
  await shop.until(async () => (await standing(sale))?.refunded === sale.bumpAmount);
  expect(await returnedThere(sale)).toBe(sale.bumpAmount);
  expect(await standing(sale)).toEqual({ status: 'APPROVED', refunded: sale.bumpAmount });
  expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND']);
  expect(await refundsOf(sale)).toEqual([{ state: 'DONE', amount: sale.bumpAmount, part: true }]);
  expect(await refund(sale.paymentId, part)).toEqual({ kind: 'refunded' });
  expect(await shop.reviewItems(sale.paymentId)).toEqual([]);

  const grants = () =>
    shop.rows<{ itemId: string; status: string }>(
      'select item_id as "itemId", status from access_grants where order_id = $1 order by item_id',
      [sale.orderId],
    );
  const byId = (one: { itemId: string }, other: { itemId: string }) => (one.itemId < other.itemId ? -1 : 1);
  await shop.until(async () => (await grants()).some(({ status }) => status === 'REVOKED'));
  expect(await grants()).toEqual(
    [
      { itemId: sale.main, status: 'ACTIVE' },
      { itemId: sale.bump, status: 'REVOKED' },
    ].sort(byId),
  );
  const day = () =>
    shop.rows<{ parts: unknown[]; returned: Date | null }>(
      'select returned_parts as parts, returned_at as returned from sales where id = $1',
      [sale.orderId],
    );
  await shop.until(async () => (await day())[0]?.parts.length === 1);
  expect(await day()).toMatchObject([{ parts: [{ amount: sale.bumpAmount }], returned: null }]);

  expect(await refund(sale.paymentId)).toEqual({ kind: 'refunded' });
  expect(await returnedThere(sale)).toBe(sale.gross);
  expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND', 'REFUND']);
  expect(await standing(sale)).toMatchObject({ status: 'REFUNDED' });
  const sums =
    'coalesce(sum(refunded), 0)::int as count, sum(refunded_gross)::int as gross, sum(returned_share)::int as share, sum(returned_margin)::int as margin';
  await shop.until(async () => {
    const [row] = await shop.rows<{ returned: Date | null }>(
      'select returned_at as returned from sales where id = $1',
      [sale.orderId],
    );
    return row?.returned !== null;
  });
  const [kept] = await shop.rows(`select ${sums} from sales_days where platform_id = $1 and stripe > 0`, [
    PLATFORM_A,
  ]);
  const recount = `with one as (select gross, producer_share, margin from sales where platform_id = $1 and returned_at is not null
        and right(id::text, 1) <> '0')
      select count(*)::int as count, sum(gross)::int as gross, sum(producer_share)::int as share, sum(margin)::int as margin from one`;
  const [counted] = await shop.rows(recount, [PLATFORM_A]);
  expect(kept).toEqual(counted);
  const ofSellers = await sellerDaysAndRecount(shop);
  expect(ofSellers.kept.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(sale.gross);
  expect(ofSellers.kept).toEqual(ofSellers.counted);
});

it('a part that the provider reports by itself is booked by amount', async () => {
  const sale = await paid('ASAAS');
  await shop.outside.act('ASAAS', sale.charge, 'refund', { amount: 1_000 });
  await shop.until(async () => (await standing(sale))?.refunded === 1_000);
  expect(await standing(sale)).toEqual({ status: 'APPROVED', refunded: 1_000 });
  expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND']);
  expect(await shop.reviewItems(sale.paymentId)).toEqual([]);
  await shop.outside.act('ASAAS', sale.charge, 'webhook');
  const { kind } = await refund(sale.paymentId, { itemIds: [sale.bump] });
  expect(['refunded', 'underWay']).toContain(kind);
  await shop.until(async () => (await standing(sale))?.refunded === 1_000 + sale.bumpAmount);
  expect(await returnedThere(sale)).toBe(1_000 + sale.bumpAmount);
});

it('an amount goes back once for the id of its form', async () => {
  const sale = await paid('ASAAS');
  const part = { amount: cents(1_500), refundId: randomUUID() };
  await refund(sale.paymentId, part);
  await refund(sale.paymentId, part);
  await shop.until(async () => (await standing(sale))?.refunded === 1_500);
  expect(await returnedThere(sale)).toBe(1_500);
  expect(await refundsOf(sale)).toEqual([{ state: 'DONE', amount: 1_500, part: true }]);
});

it('what is refused changes neither ledger nor provider: foreign items, nothing, too much, a provider of whole charges', async () => {
  const sale = await paid('ASAAS');
  const before = await shop.footprint();
  expect(await refund(sale.paymentId, { itemIds: [randomUUID()] })).toEqual({ kind: 'noSuchItem' });
  expect(await refund(sale.paymentId, { itemIds: [] })).toEqual({ kind: 'noSuchItem' });
  expect(await refund(sale.paymentId, { amount: cents(sale.gross + 1) })).toEqual({ kind: 'amountNotLeft' });
  expect(await refund(sale.paymentId, { amount: cents(0) })).toEqual({ kind: 'amountNotLeft' });
  expect(await shop.footprint()).toEqual(before);
  expect(await refundsOf(sale)).toEqual([]);
  const whole = await paid('HAWKPAY');
  const then = await shop.footprint();
  expect(await refund(whole.paymentId, { itemIds: [whole.bump] })).toEqual({ kind: 'partNotOffered' });
  expect(await shop.footprint()).toEqual(then);
  expect(await refundsOf(whole)).toEqual([]);
});

it('a refund of a part that the provider refuses moves nothing, and may be asked for again', async () => {
  const sale = await paid('ASAAS');
  const part = { itemIds: [sale.bump] };
  await shop.outside.misbehave('ASAAS', {
    ...{ kind: 'status', status: 400, operation: 'refund', afterAccepting: false },
  });
  expect(await refund(sale.paymentId, part)).toMatchObject({ kind: 'refused' });
  expect(await standing(sale)).toEqual({ status: 'APPROVED', refunded: 0 });
  expect(await shop.postings(sale.paymentId)).toEqual(['APPROVAL']);
  await shop.outside.behave();
  await refund(sale.paymentId, part);
  await shop.until(async () => (await standing(sale))?.refunded === sale.bumpAmount);
  expect(await returnedThere(sale)).toBe(sale.bumpAmount);
});

it('the effect that is shown is the one that is booked', async () => {
  const sale = await paid('ASAAS');
  const part = { itemIds: [sale.bump] };
  const shown = await shop.app.get(PreviewRefund).of(onPlatform(PLATFORM_A), sale.paymentId, part);
  if ('kind' in shown) throw new Error(shown.kind);
  const before = await shop.footprint();
  await shop.app.get(PreviewRefund).of(onPlatform(PLATFORM_A), sale.paymentId, part);
  expect(await shop.footprint()).toEqual(before);
  await refund(sale.paymentId, part);
  await shop.until(async () => (await standing(sale))?.refunded === sale.bumpAmount);
  const [booked] = await shop.rows<{ shares: number; fee: number; loss: number }>(
    `select sum(amount) filter (where fact = 'share')::int as shares, sum(amount) filter (where fact = 'platformFee')::int as fee,
       sum(amount) filter (where fact = 'gatewayCost')::int as loss
     from ledger_transfers where payment_id = $1 and kind = 'PARTIAL_REFUND'`,
    [sale.paymentId],
  );
  const { effect } = shown;
  const taken = effect.people.reduce(
    (sum, { pending, reserve, available, debt }) => sum + pending + reserve + available + debt,
    0,
  );
  expect(effect.toBuyer).toBe(sale.bumpAmount);
  expect({ shares: taken, fee: effect.platformFee, loss: effect.loss }).toEqual({
    shares: booked?.shares,
    fee: booked?.fee ?? 0,
    loss: booked?.loss ?? 0,
  });
});
