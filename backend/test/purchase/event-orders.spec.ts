import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EVENTS, bodyOf, permutations, type Event } from '../../bench/support/event-deliveries.mjs';
import { GATEWAY_ACCOUNTS } from '../../src/demo/demo-data.js';
import { QueryableAttempts } from '../../src/modules/payments/index.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { OFFER_AT, PROVIDER_NAMES, order, type TestProviderName } from './buyer.js';
import { waitForAttemptLockWaiter, whileAttemptLocked } from './attempt-lock.js';
import { CheckoutHarness } from './shop.js';
import { onPlatform } from '../support/contexts.js';

interface Sold {
  readonly provider: TestProviderName;
  readonly paymentId: string;
  readonly charge: { readonly attemptId: string; readonly reference: string; readonly amount: number };
  readonly path: string;
  readonly headers: Record<string, string>;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

/** Every delivery was processed once. An unconfirmed one may wait for its next attempt. */
const allUnderstood = (): Promise<void> =>
  shop.eventually('select count(*)::int as untouched from webhook_records where tries = 0', { untouched: 0 });

async function sell(provider: TestProviderName): Promise<Sold> {
  const { paymentId } = await shop.bought(order({ offerId: OFFER_AT[provider] }));
  const [charge] = await shop.rows<Sold['charge'] & { token: string; account: string }>(
    `select a.id as "attemptId", a.reference, p.amount::int, a.webhook_token as token, a.gateway_account_id as account
     from attempts a join payments p on p.id = a.payment_id where p.id = $1`,
    [paymentId],
  );
  if (!charge) throw new Error('nothing was charged');
  const via = await shop.app
    .get(GatewayAccounts)
    .get(onPlatform(GATEWAY_ACCOUNTS[0].platformId), charge.account);
  const token = provider === 'HAWKPAY' ? charge.token : (via?.webhookToken ?? '');
  return {
    provider,
    paymentId,
    charge,
    path: `/webhooks/${provider}/${token}`,
    headers: { 'asaas-access-token': via?.account.webhookAuthToken ?? '' },
  };
}

async function deliver(sold: Sold, event: Event): Promise<void> {
  const { provider, charge, path, headers } = sold;
  const { status } = await shop.send('POST', path, bodyOf(provider, event, charge), headers);
  expect(status).toBe(200);
}

/** Sets the provider's final state without sending it: `deliver` sends the webhooks. */
async function happens(
  { provider, charge }: Sold,
  acts: readonly ('pay' | 'refund' | 'chargeback')[],
): Promise<void> {
  for (const act of acts) await shop.outside.act(provider, charge.reference, act, { webhook: false });
}

async function current({ paymentId }: Sold) {
  const [state] = await shop.rows<{ status: string; captured: boolean; flagged: boolean }>(
    'select status, captured, flagged from payments where id = $1',
    [paymentId],
  );
  return { ...state, books: await shop.moved(paymentId) };
}

/** Domain.md §4, Refund: shares and fee are given back, and the gateway's cost is the platform's loss. */
const BOOKS_OF_A_RETURN = {
  'gateway cost': 115,
  'gateway receivable': 0,
  'platform loss': -115,
  'platform revenue': 0,
  'seller pending': 0,
  'buyer refund_due': 0,
};

/** Each event at each position, and every order of the financial ones: the complete set is `npm run races`. */
const ORDERS: readonly (readonly Event[])[] = [
  ...EVENTS.map((_, at) => [...EVENTS.slice(at), ...EVENTS.slice(0, at)]),
  ...permutations<Event>(['paid', 'refunded', 'chargeback']).map((money): Event[] => [
    'unknown word',
    ...money,
    'stale created',
    'created',
  ]),
];

describe.each(PROVIDER_NAMES)(
  '%s: created, paid, refunded, chargeback, an unknown status, an outdated created',
  (provider) => {
    it('the events end in REFUNDED with the same ledger in every order', async () => {
      const sold: Sold[] = [];
      while (sold.length < ORDERS.length) sold.push(await sell(provider));
      for (const one of sold) await happens(one, ['pay', 'refund']);
      for (const at of EVENTS.keys()) {
        await Promise.all(sold.map((one, which) => deliver(one, ORDERS[which]?.[at] ?? 'created')));
        await allUnderstood();
      }
      for (const one of sold)
        expect(await current(one)).toEqual({
          status: 'REFUNDED',
          captured: true,
          flagged: false,
          books: BOOKS_OF_A_RETURN,
        });
    });

    it('all in parallel: refunded, and the same bookings', async () => {
      const sold = [await sell(provider), await sell(provider), await sell(provider)];
      for (const one of sold) await happens(one, ['pay', 'refund']);
      await Promise.all(sold.flatMap((one) => EVENTS.map((event) => deliver(one, event))));
      await allUnderstood();
      for (const one of sold)
        expect(await current(one)).toMatchObject({ status: 'REFUNDED', books: BOOKS_OF_A_RETURN });
    });
  },
);

describe('a chargeback and the payment it takes back, understood at the same moment', () => {
  it.each<[Event, Event]>([
    ['chargeback', 'paid'],
    ['paid', 'chargeback'],
  ])('%s before %s: it ends charged back, posted once', async (first, second) => {
    const sold = await sell('ASAAS');
    await happens(sold, ['pay', 'chargeback']);
    await allUnderstood();
    const find = jest.spyOn(shop.app.get(QueryableAttempts), 'findByReference');
    await whileAttemptLocked(shop, sold.paymentId, async () => {
      await deliver(sold, first);
      await waitForAttemptLockWaiter(shop);
      await deliver(sold, second);
      // The second was read too before the first could be written: it knows nothing of it.
      await shop.until(async () => {
        const read = await Promise.all(
          find.mock.results.map(({ value }) => value as ReturnType<QueryableAttempts['findByReference']>),
        );
        return read.length === 2 && read.every((attempt) => attempt?.status === 'PENDING');
      });
    });
    await allUnderstood();
    expect(await current(sold)).toEqual({
      status: 'CHARGEBACK',
      captured: true,
      flagged: false,
      books: BOOKS_OF_A_RETURN,
    });
    expect(await shop.postings(sold.paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
  });
});

describe('a dispute that was won', () => {
  it('a dispute that was won is not undone by the chargeback that is delivered again', async () => {
    const sold = await sell('ASAAS');
    await happens(sold, ['pay']);
    await deliver(sold, 'paid');
    await allUnderstood();
    await deliver(sold, 'chargeback');
    await shop.paymentBecomes(sold.paymentId, { status: 'CHARGEBACK' });
    // The provider's state is paid: the next delivery triggers a query.
    await deliver(sold, 'paid');
    await shop.paymentBecomes(sold.paymentId, { status: 'APPROVED' });
    await deliver(sold, 'chargeback');
    await allUnderstood();
    expect(await shop.payment(sold.paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await shop.postings(sold.paymentId)).toEqual(['APPROVAL', 'CHARGEBACK', 'RESTORE']);
  });
});
