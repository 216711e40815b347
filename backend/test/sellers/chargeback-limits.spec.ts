import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { days } from '../../src/runtime/clock/durations.js';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { TellChargebacks } from '../../src/modules/disputes/jobs/tell-chargebacks.js';
import { order } from '../purchase/buyer.js';
import { CARDS, cardOrder } from '../purchase/cards.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Subject {
  readonly subject: string;
  readonly name: string | null;
  readonly chargebacks: number;
  readonly disputed: number;
  readonly sold: number;
  readonly shareBps: number;
  readonly standing: string;
}
interface Limits {
  readonly month: string;
  readonly chargebackLimitCount: number;
  readonly sellers: readonly Subject[];
  readonly brands: readonly Subject[];
}
interface Over {
  readonly items: readonly { readonly kind: string; readonly subject: string }[];
}

const LIMITS = '/api/admin/chargeback-limits';
const MASTERCARD = '5555555555554444';
const PRICE = 9_700;

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
  await setLimits(2, 5_000);
});
afterAll(() => office.close());

const setLimits = (chargebackLimitCount: number, chargebackLimitBps: number) =>
  office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
    PLATFORM_A,
    JSON.stringify({ chargebackLimitCount, chargebackLimitBps }),
  ]);
const shown = async () => (await office.send<Limits>(AS_ADMIN, 'GET', LIMITS)).body;
const over = async () => (await office.send<Over>(AS_ADMIN, 'GET', `${LIMITS}/over`)).body.items;
const tell = () => office.shop.app.get(TellChargebacks).sweep(office.shop.clock.now());
const told = () =>
  office.shop.rows(
    `select detail ->> 'kind' as kind, detail ->> 'subject' as subject, (detail ->> 'shareBps')::int as share
     from attention_items where kind = 'CHARGEBACKS_OVER_LIMIT' order by created_at, id`,
  );

async function soldByCard(number: string): Promise<string> {
  const { paymentId } = await office.shop.bought(await cardOrder(office.shop, number));
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await office.shop.eventually(
    `select s.status from sales s join payments p on p.order_id = s.id where p.id = '${paymentId}'`,
    { status: 'APPROVED' },
  );
  return paymentId;
}

const disputed = async (payment: string) => {
  const notice = { payment, reason: 'Portador não reconhece', password: DEMO_PASSWORD };
  expect((await office.send(AS_ADMIN, 'POST', '/api/admin/disputes', notice)).status).toBe(201);
};

it('chargebacks of a month are counted for the seller and the card brand, and staff are told once of who is over both limits', async () => {
  const seller = office.person(AS_SELLER);
  const visa = [await soldByCard(CARDS.approves), await soldByCard(CARDS.approves)];
  await soldByCard(MASTERCARD);
  const [one = '', other = ''] = visa;
  // A PIX is no card, and its dispute no chargeback.
  const pix = (await office.shop.bought(order({ orderBumpsIds: [] }))).paymentId;
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(pix), 'pay');
  await office.shop.paymentBecomes(pix, { status: 'APPROVED' });
  await disputed(pix);
  await disputed(one);
  await office.shop.until(async () => (await shown()).sellers[0]?.sold === 3 * PRICE);
  expect(await shown()).toMatchObject({
    ...{ month: '2026-03', chargebackLimitCount: 2 },
    sellers: [
      {
        subject: seller.id,
        chargebacks: 1,
        disputed: PRICE,
        sold: 3 * PRICE,
        shareBps: 3_333,
        standing: 'OK',
      },
    ],
    brands: [
      { subject: 'visa', name: null, chargebacks: 1, sold: 2 * PRICE, shareBps: 5_000, standing: 'OK' },
    ],
  });
  await tell();
  expect(await told()).toEqual([]);

  await disputed(other);
  expect(await shown()).toMatchObject({
    sellers: [{ chargebacks: 2, disputed: 2 * PRICE, shareBps: 6_667, standing: 'OVER' }],
    brands: [{ subject: 'visa', chargebacks: 2, shareBps: 10_000, standing: 'OVER' }],
  });
  await Promise.all([tell(), tell()]);
  await tell();
  expect(await told()).toEqual([
    { kind: 'SELLER', subject: seller.id, share: 6_667 },
    { kind: 'BRAND', subject: 'visa', share: 10_000 },
  ]);
  expect((await over()).map(({ kind, subject }) => [kind, subject]).sort()).toEqual([
    ['BRAND', 'visa'],
    ['SELLER', seller.id],
  ]);
});

it('a seller sees the own month by card brand beside the limits, and nothing of others', async () => {
  const own = await office.send<Limits & { own: Subject }>(
    AS_SELLER,
    'GET',
    '/api/platform/chargeback-limits',
  );
  expect(own.body).toEqual({
    ...{ month: '2026-03', chargebackLimitCount: 2, chargebackLimitBps: 5_000 },
    own: { chargebacks: 2, disputed: 2 * PRICE, sold: 3 * PRICE, shareBps: 6_667, standing: 'OVER' },
    brands: [
      {
        // Without a standing: the limits measure a brand over the whole platform.
        ...{ subject: 'visa', name: null, chargebacks: 2, disputed: 2 * PRICE, sold: 2 * PRICE },
        shareBps: 10_000,
      },
    ],
  });
  const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
  const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body;
  const other = await office.sendAs<Limits>(token, 'GET', '/api/platform/chargeback-limits');
  expect(other.body).toMatchObject({ own: { chargebacks: 0, sold: 0, standing: 'OK' }, brands: [] });
  const statusOf = async (who: typeof AS_ADMIN | undefined) =>
    (await office.send(who, 'GET', '/api/platform/chargeback-limits')).status;
  expect([await statusOf(AS_ADMIN), await statusOf(undefined)]).toEqual([403, 401]);
});

it('limits that are off watch nobody, and other people see nothing of them', async () => {
  const before = await told();
  await setLimits(0, 0);
  expect((await shown()).sellers.map(({ standing }) => standing)).toEqual(['OK']);
  await tell();
  expect(await told()).toEqual(before);
  await setLimits(2, 5_000);
  expect((await office.send<Limits>(AS_OTHER_ADMIN, 'GET', LIMITS)).body).toMatchObject({
    sellers: [],
    brands: [],
  });
  await office.grant('isDashboardAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'GET', LIMITS)).status).toBe(403);
  expect((await office.send(AS_SELLER, 'GET', LIMITS)).status).toBe(403);
});

it('a new month begins without chargebacks, at midnight in São Paulo', async () => {
  const { clock } = office.shop;
  const begins = new Date('2026-04-01T03:00:00.000Z').getTime() - clock.now().getTime();
  clock.advance(begins - 1);
  office.forget(AS_ADMIN);
  expect((await shown()).sellers).toHaveLength(1);
  clock.advance(1);
  expect(await shown()).toMatchObject({ month: '2026-04', sellers: [], brands: [] });
  expect(await over()).toEqual([]);

  // What came in the last hours of March is told for some days.
  const tellAgain = async () => {
    await office.shop.rows('delete from chargeback_notices');
    await tell();
    return office.shop.rows('select month, kind from chargeback_notices order by kind');
  };
  clock.advance(days(3) - 2);
  expect(await tellAgain()).toEqual([
    { month: '2026-03', kind: 'BRAND' },
    { month: '2026-03', kind: 'SELLER' },
  ]);
  clock.advance(2);
  expect(await tellAgain()).toEqual([]);
});
