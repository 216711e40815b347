import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Transactions } from '../../src/database/index.js';
import { Ledger } from '../../src/modules/ledger/index.js';
import { CancelGoneAnticipations } from '../../src/modules/anticipations/use-cases/cancel-gone-anticipations.js';
import { hours } from '../../src/runtime/clock/durations.js';
import { order } from '../purchase/buyer.js';
import { CARDS, hawkpayToken } from '../purchase/cards.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import { WorkedSales } from './worked-sales.js';

interface Terms {
  readonly isEnabled: boolean;
  readonly limit: number;
  readonly quote: {
    readonly fee: number;
    readonly net: number;
    readonly averageDays: number;
    readonly monthlyRateBps: number;
    readonly covered: readonly {
      readonly paymentId: string;
      readonly amount: number;
      readonly fee: number;
    }[];
  } | null;
}
interface Taken {
  readonly id: string;
  readonly state: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
interface Sentence {
  readonly amount: number;
  readonly text: Readonly<Record<string, string>>;
}

const OWN = '/api/platform/anticipations';
const STAFF = '/api/admin/anticipations';
const ON = { anticipationsEnabled: true };
/** What the example of domain.md §4 pays early. */
const [LIMIT, FEE, NET] = [5514, 303, 5211];
const ASKED = new Date('2026-03-05T03:00:00Z');

let office: BackOffice;
let sellerId: string;
let sales: WorkedSales;

beforeAll(async () => {
  office = await BackOffice.open();
  sellerId = office.person(AS_SELLER).id;
  await office.shop.rows(`update users set created_at = '2020-01-01' where id = $1`, [sellerId]);
  sales = await WorkedSales.open(office);
  office.shop.clock.set(ASKED);
  await office.grant('isAntecipationsAvailable');
});
afterAll(() => office.close());
beforeEach(() => rules());

async function rules(set: object = {}): Promise<void> {
  await office.shop.rows('update platforms set anticipation_rules = $2 where id = $1', [
    PLATFORM_A,
    JSON.stringify({ ...ON, ...set }),
  ]);
}

const worked = () => sales.make();

/** Ends what a test has left, so that the next one has the sales it makes. */
async function alone(): Promise<void> {
  await office.shop.rows(`update ledger_releases set hold = 'STAFF' where owner_id = $1`, [sellerId]);
  await office.shop.rows(
    `update anticipations set state = 'CANCELED', look_at = null where state in ('PENDING', 'PRE_APPROVED', 'OFFERED')`,
  );
}

const terms = async (amount?: number) =>
  (
    await office.send<Terms>(
      AS_SELLER,
      'GET',
      `/api/platform/anticipation-terms${amount === undefined ? '' : `?amount=${amount}`}`,
    )
  ).body;
const request = (amount: number, fee: number, more: object = {}) =>
  office.send<Taken>(AS_SELLER, 'POST', OWN, {
    ...{ amount, fee, requestKey: randomUUID(), password: DEMO_PASSWORD },
    ...more,
  });
const asked = async (amount = LIMIT, fee = FEE): Promise<string> => {
  const { status, body } = await request(amount, fee);
  expect(status).toBe(201);
  return body.id;
};
const decide = (id: string, action: string, more: object = {}, as = AS_ADMIN) =>
  office.send<Taken>(as, 'PUT', `${STAFF}/${id}/decision`, {
    ...{ action, reason: 'Conferido', password: DEMO_PASSWORD },
    ...more,
  });
const accept = (id: string, fee: number) =>
  office.send<Taken>(AS_SELLER, 'POST', `${OWN}/${id}/accept`, { fee, password: DEMO_PASSWORD });
const stateOf = async (id: string) =>
  (
    await office.shop.rows<{ state: string; cause: string }>(
      'select state, cause from anticipations where id = $1',
      [id],
    )
  )[0];
const becomes = (id: string, wanted: Record<string, unknown>) =>
  office.shop.eventually(`select state, cause from anticipations where id = '${id}'`, wanted);
/** Pending, reserve, available and debt of the seller, and the revenue of the platform. */
async function balances(): Promise<number[]> {
  const rows = await office.shop.rows<{ name: string; balance: string }>(
    'select bucket as name, sum(balance) as balance from ledger_accounts where owner_id = $1 or bucket = $2 group by bucket',
    [sellerId, 'revenue'],
  );
  const of = (name: string): number => Number(rows.find((row) => row.name === name)?.balance ?? 0);
  return ['pending', 'reserve', 'available', 'debt', 'revenue'].map(of);
}
const since = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((balance, at) => balance - (before[at] ?? 0));
/** Everything that a refusal leaves as it was. */
const everything = () =>
  office.shop.rows(
    `select (select count(*)::int from anticipations) as asked, (select count(*)::int from anticipation_rates) as rates,
       (select count(*)::int from ledger_transfers) as transfers,
       (select string_agg(state, ' ' order by id) from anticipations) as states`,
  );
const PAID = [-LIMIT, 0, NET, 0, FEE];

describe('an anticipation', () => {
  beforeEach(alone);

  it('pays the example of domain.md §4 to the cent: limit 5514, fee 303, 5211 to the producer', async () => {
    const { orderId, paymentId } = await worked();
    expect(await terms(LIMIT)).toMatchObject({
      ...{ isEnabled: true, limit: LIMIT },
      quote: {
        ...{ fee: FEE, net: NET, averageDays: 12, monthlyRateBps: 1518 },
        covered: [{ paymentId, amount: LIMIT, fee: FEE }],
      },
    });
    const before = await balances();
    const id = await asked();
    expect(await stateOf(id)).toMatchObject({ state: 'PENDING' });
    expect(await balances()).toEqual(before);
    // What is asked for counts in the limit of the next request.
    expect((await terms()).limit).toBe(0);
    const decided = await decide(id, 'approve');
    expect([decided.status, decided.body.state]).toEqual([200, 'PAID']);
    expect(since(before, await balances())).toEqual(PAID);
    expect((await terms()).limit).toBe(0);

    const details = await office.send<{ sales: object[]; rates: object[] }>(
      AS_SELLER,
      'GET',
      `${OWN}/${id}/details`,
    );
    expect(details.body.sales).toMatchObject([
      { saleId: orderId, amount: LIMIT, fee: FEE, status: 'APPROVED' },
    ]);
    expect(details.body.rates).toMatchObject([{ version: 1, feeBps: 549, fee: FEE }]);
    const money = await office.send<{ transfers: Sentence[]; locked: Sentence[] }>(
      AS_ADMIN,
      'GET',
      `/api/admin/sales/${orderId}/money`,
    );
    const { name } = office.person(AS_SELLER);
    expect(money.body.transfers.map(({ text }) => text['pt-BR']?.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining([
        `Antecipação (antecipação): R$ 52,11 de “a liberar” de ${name} para “disponível” de ${name}.`,
        `Antecipação (tarifa de antecipação): R$ 3,03 de “a liberar” de ${name} para receita da plataforma.`,
      ]),
    );
    // Only the rest is still to be released.
    expect(money.body.locked.map(({ amount }) => amount)).toEqual(expect.arrayContaining([1839, 1838]));
  });

  it('that is asked for twice with one key, also at once, is one; of two that exceed the limit, one is taken', async () => {
    await worked();
    const requestKey = randomUUID();
    const same = await Promise.all([request(3000, 165, { requestKey }), request(3000, 165, { requestKey })]);
    expect(same.map(({ status }) => status)).toEqual([201, 201]);
    expect(same[0]?.body.id).toBe(same[1]?.body.id);
    expect((await request(2000, 110, { requestKey })).body.code).toBe('anticipationKeyUsed');
    const both = await Promise.all([request(2514, 138), request(2514, 138)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('aboveAnticipationLimit');
  });

  it.each([
    ['above the limit', { amount: LIMIT + 1 }, {}, 'aboveAnticipationLimit'],
    ['below the minimum', { amount: 999, fee: 55 }, {}, 'belowLeastAnticipation'],
    ['with another fee than the seller saw', { fee: FEE - 1 }, {}, 'anticipationFeeChanged'],
    ['on a platform that pays nothing early', {}, { anticipationsEnabled: false }, 'anticipationsOff'],
  ])('%s is refused and changes nothing', async (_, more, set, code) => {
    await worked();
    await rules(set);
    const before = await everything();
    const { status, body } = await request(LIMIT, FEE, more);
    expect([status, body.code]).toEqual([409, code]);
    expect(await everything()).toEqual(before);
  });

  it('needs the password, a card sale that is not due, and no open request for a refund', async () => {
    const { paymentId, orderId } = await worked();
    const wrong = await request(LIMIT, FEE, { password: 'wrong-password' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const release = (set: string) =>
      office.shop.rows(`update ledger_releases set ${set} where payment_id = $1 and bucket = 'pending'`, [
        paymentId,
      ]);
    await release(`due_at = '2026-03-05T03:00:00Z'`);
    expect((await terms()).limit).toBe(0);
    await release(`due_at = '2026-03-17T03:00:00Z'`);
    await office.shop.rows(`update payments set method = 'PIX' where id = $1`, [paymentId]);
    expect((await terms()).limit).toBe(0);
    await office.shop.rows(`update payments set method = 'CREDIT_CARD' where id = $1`, [paymentId]);
    expect((await terms()).limit).toBe(LIMIT);
    expect(orderId).not.toBe('');
  });

  it('is refused by staff with a reason, taken back by its seller, and found by nobody else', async () => {
    await worked();
    const before = await balances();
    const refused = await asked();
    expect((await decide(refused, 'refuse', { reason: 'Sem caixa' })).body.state).toBe('REFUSED');
    expect((await decide(refused, 'approve')).body.code).toBe('anticipationMoved');
    const back = await asked();
    expect((await decide(back, 'approve', {}, AS_OTHER_ADMIN)).status).toBe(404);
    expect((await decide(back, 'approve', { password: 'wrong-password' })).status).toBe(422);
    expect((await office.send(AS_SELLER, 'POST', `${OWN}/${back}/cancel`)).status).toBe(204);
    expect((await office.send(AS_SELLER, 'POST', `${OWN}/${back}/cancel`)).status).toBe(204);
    expect(await stateOf(back)).toEqual({ state: 'CANCELED', cause: 'SELLER' });
    expect((await office.send<Taken>(AS_SELLER, 'POST', `${OWN}/${refused}/cancel`)).body.code).toBe(
      'anticipationMoved',
    );
    expect(await balances()).toEqual(before);
  });

  it('at a changed rate is paid when its seller accepts that fee, and not before', async () => {
    await worked();
    const before = await balances();
    const id = await asked();
    expect((await decide(id, 'changeRate', { feeBps: 300, reason: 'Cliente antigo' })).body.state).toBe(
      'OFFERED',
    );
    expect(await office.shop.rows(`select kind from mails where kind like 'anticipation%'`)).toEqual([
      { kind: 'anticipationOffered' },
    ]);
    expect((await decide(id, 'approve')).body.code).toBe('anticipationMoved');
    expect((await accept(id, FEE)).body.code).toBe('anticipationFeeChanged');
    expect(await balances()).toEqual(before);
    expect((await accept(id, 165)).body.state).toBe('PAID');
    expect((await accept(id, 165)).body.state).toBe('PAID');
    expect(since(before, await balances())).toEqual([-LIMIT, 0, 5349, 0, 165]);
    expect(
      await office.shop.rows('select fee from anticipation_sales where anticipation_id = $1', [id]),
    ).toEqual([{ fee: 165 }]);
  });

  it('above the threshold needs two different people, also after a changed rate', async () => {
    await worked();
    await rules({ anticipationFourEyesFrom: 5000 });
    const before = await balances();
    const id = await asked();
    expect((await decide(id, 'approve')).body.state).toBe('PRE_APPROVED');
    expect((await decide(id, 'approve')).body.code).toBe('secondApproverNeeded');
    expect((await decide(id, 'changeRate', { feeBps: 300 })).body.state).toBe('OFFERED');
    expect((await accept(id, 165)).body.state).toBe('PRE_APPROVED');
    expect((await decide(id, 'approve')).body.code).toBe('secondApproverNeeded');
    expect(await balances()).toEqual(before);
    expect((await decide(id, 'approve', {}, AS_FUNCTIONARY)).body.state).toBe('PAID');
    expect(since(before, await balances())).toEqual([-LIMIT, 0, 5349, 0, 165]);
  });

  it('without any risk is pre-approved by the rule of the platform, and a person pays it', async () => {
    await worked();
    await rules({ anticipationPreApproveLimit: LIMIT });
    const { body } = await request(LIMIT, FEE);
    expect(body.state).toBe('PRE_APPROVED');
    expect((await decide(body.id, 'approve')).body.state).toBe('PAID');
    await worked();
    await office.shop.rows(`update users set created_at = '2026-03-01' where id = $1`, [sellerId]);
    expect((await request(LIMIT, FEE)).body.state).toBe('PENDING');
    await office.shop.rows(`update users set created_at = '2020-01-01' where id = $1`, [sellerId]);
  });

  it('is approved with others from the list, all in one go; one whose sale is gone is canceled and does not count', async () => {
    await worked();
    const first = await asked();
    const { paymentId } = await worked();
    const second = await asked();
    await office.shop.rows(`update anticipations set look_at = null`);
    await office.shop.app
      .get(Transactions)
      .run('refund', (tx) =>
        office.shop.app
          .get(Ledger)
          .post(onPlatform(PLATFORM_A), tx, ASKED, [
            { kind: 'REFUND', paymentId, currency: 'BRL', occurredAt: ASKED },
          ]),
      );
    const before = await balances();
    const answer = await office.send<{ done: number }>(AS_ADMIN, 'POST', `${STAFF}/bulk/approve`, {
      ...{ ids: [first, second], query: '', count: 2, reason: 'Conferido', password: DEMO_PASSWORD },
    });
    expect([answer.status, answer.body.done]).toEqual([200, 1]);
    expect(since(before, await balances())).toEqual(PAID);
    expect(await stateOf(first)).toEqual({ state: 'PAID', cause: null });
    expect(await stateOf(second)).toEqual({ state: 'CANCELED', cause: 'SHARE_GONE' });
    const paid = await office.send<{ items: Record<string, unknown>[] }>(
      AS_ADMIN,
      'GET',
      '/api/admin/paid-anticipations',
    );
    expect(paid.body.items.find((row) => row.id === first)).toMatchObject({
      ...{
        amount: LIMIT,
        fee: FEE,
        net: NET,
        sales: 1,
        reversals: 0,
        reversed: 0,
        averageDays: 12,
        monthlyRate: 1518,
      },
    });
  });

  it('is in the file of the accountant, whose sums equal the ledger (C10)', async () => {
    await worked();
    expect((await decide(await asked(), 'approve')).body.state).toBe('PAID');
    await office.send(AS_ADMIN, 'POST', '/api/admin/accounting/files', {
      ...{ content: 'anticipations', from: '2026-03-01', to: '2026-03-05', format: 'json' },
    });
    type File = { readonly id: string; readonly state: string; readonly link: string };
    const file = async () =>
      (await office.send<{ items: File[] }>(AS_ADMIN, 'GET', '/api/exports')).body.items[0];
    await office.shop.until(async () => (await file())?.state === 'READY');
    const made = await file();
    const { body } = await office.text(AS_ADMIN, `/api/exports/${made?.id}/file?${made?.link}`);
    const { rows } = JSON.parse(body) as { rows: Record<string, unknown>[] };
    const [ledger] = await office.shop.rows<{ net: string; fee: string }>(
      `select sum(amount) filter (where fact = 'anticipation') as net, sum(amount) filter (where fact = 'anticipationFee') as fee
       from ledger_transfers where kind = 'ANTICIPATION'`,
    );
    const [net, fee] = [Number(ledger?.net), Number(ledger?.fee)];
    expect(rows.find((row) => Object.values(row).includes('TOTAL'))).toMatchObject({
      amount: net + fee,
      fee,
      net,
    });
  });

  it('is canceled an hour later when what it covers was released or disputed', async () => {
    const { paymentId } = await worked();
    const id = await asked();
    await office.shop.rows(
      `update ledger_releases set amount = 0 where payment_id = $1 and bucket = 'pending'`,
      [paymentId],
    );
    office.shop.clock.advance(hours(1));
    await becomes(id, { state: 'CANCELED', cause: 'SHARE_GONE' });
    office.shop.clock.set(ASKED);
  });
});

describe('a sale that is refunded', () => {
  beforeEach(alone);

  /** Bought by card and approved by the provider. */
  async function sold(): Promise<{ paymentId: string; charge: string; amount: number; fee: number }> {
    const creditCard = { token: hawkpayToken(CARDS.approves) };
    const { paymentId } = await office.shop.bought(
      order({ orderBumpsIds: [], paymentMethod: 'CREDIT_CARD', creditCard }),
    );
    await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    await office.shop.eventually(
      `select s.status from sales s join payments p on p.order_id = s.id where p.id = '${paymentId}'`,
      { status: 'APPROVED' },
    );
    const { limit: amount } = await terms();
    return {
      paymentId,
      charge: await office.shop.chargeOf(paymentId),
      amount,
      fee: (await terms(amount)).quote?.fee ?? 0,
    };
  }
  const shareOf = async (paymentId: string): Promise<number> => {
    const [row] = await office.shop.rows<{ amount: string }>(
      `select sum(amount) as amount from ledger_transfers where payment_id = $1 and kind = 'APPROVAL' and fact = 'share'`,
      [paymentId],
    );
    return Number(row?.amount);
  };
  /** What the seller has, less what the seller owes. */
  const worth = ([pending = 0, reserve = 0, available = 0, debt = 0]: readonly number[]): number =>
    pending + reserve + available - debt;
  const refund = async ({ paymentId, charge }: { paymentId: string; charge: string }) => {
    await office.shop.outside.act('HAWKPAY', charge, 'refund');
    await office.shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
  };

  it('before the payment cancels the request; after it, the seller owes what was paid early, and C12 shows it', async () => {
    const sale = await sold();
    const id = await asked(sale.amount, sale.fee);
    await refund(sale);
    await becomes(id, { state: 'CANCELED', cause: 'SHARE_GONE' });

    const other = await sold();
    const before = await balances();
    const paid = await asked(other.amount, other.fee);
    expect((await decide(paid, 'approve')).body.state).toBe('PAID');
    await refund(other);
    expect(await stateOf(paid)).toEqual({ state: 'PAID', cause: null });
    // The fee is not returned.
    expect(worth(await balances()) - worth(before)).toBe(-(await shareOf(other.paymentId)) - other.fee);
    const { body } = await office.send<Record<string, unknown>>(
      AS_ADMIN,
      'GET',
      `/api/admin/paid-anticipations/${paid}`,
    );
    expect(body).toMatchObject({ reversals: 1, reversed: other.amount });
  });

  it('at the same moment as its anticipation is asked for never leaves an open request', async () => {
    for (let round = 0; round < 3; round += 1) {
      const sale = await sold();
      const [answer] = await Promise.all([request(sale.amount, sale.fee), refund(sale)]);
      if (answer.status === 201) await becomes(answer.body.id, { state: 'CANCELED', cause: 'SHARE_GONE' });
      else expect(answer.body.code).toBe('aboveAnticipationLimit');
    }
  });

  it('at the same moment as it is paid early is booked in either order, and never twice', async () => {
    const sale = await sold();
    const id = await asked(sale.amount, sale.fee);
    const before = await balances();
    const [decided] = await Promise.all([decide(id, 'approve'), refund(sale)]);
    // Moved: the refund had canceled it before the approval looked at it.
    const end = decided.status === 409 ? (await stateOf(id))?.state : decided.body.state;
    expect(['PAID', 'CANCELED']).toContain(end);
    const fee = end === 'PAID' ? sale.fee : 0;
    expect(worth(await balances()) - worth(before)).toBe(-(await shareOf(sale.paymentId)) - fee);
  });
});

describe('at the same moment', () => {
  beforeEach(alone);

  it('two approvals pay once', async () => {
    await worked();
    const before = await balances();
    const id = await asked();
    const both = await Promise.all([decide(id, 'approve'), decide(id, 'approve', {}, AS_FUNCTIONARY)]);
    expect(both.map(({ body }) => body.state)).toEqual(['PAID', 'PAID']);
    expect(since(before, await balances())).toEqual(PAID);
  });

  it('an approval and the look at what is gone, or the withdrawal of its seller, have one end', async () => {
    await worked();
    const before = await balances();
    const id = await asked();
    const gone = office.shop.app.get(CancelGoneAnticipations);
    const [decided, back] = await Promise.all([
      decide(id, 'approve'),
      office.send<Taken>(AS_SELLER, 'POST', `${OWN}/${id}/cancel`),
      gone.cancel(onPlatform(PLATFORM_A), id),
    ]);
    const isPaid = decided.status === 200;
    expect([isPaid ? back.body.code : decided.body.code]).toEqual(['anticipationMoved']);
    expect(since(before, await balances())).toEqual(isPaid ? PAID : [0, 0, 0, 0, 0]);
  });
});

describe('the terms of a seller', () => {
  const at = (ms: number): Date => new Date(office.shop.clock.now().getTime() + ms);
  const own = async (value: object, from: Date): Promise<void> => {
    await office.shop.rows(
      `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at)
       values ($1, $2, 'SELLER', $3, $4, $5, 'acordo', 'test', $5)`,
      [PLATFORM_A, randomUUID(), sellerId, JSON.stringify(value), from],
    );
  };

  it('go before the rules of the platform from their day on, and off means off (C2)', async () => {
    await alone();
    await rules();
    await worked();
    const before = (await terms(LIMIT)).quote;
    expect(before?.fee).toBe(FEE);
    await own({ anticipation: { feeBps: 200 } }, at(86_400_000));
    expect((await terms(LIMIT)).quote?.fee).toBe(FEE);
    await own({ anticipation: { feeBps: 200 } }, at(-3_000));
    expect((await terms(LIMIT)).quote).toMatchObject({ fee: 110, net: LIMIT - 110 });
    expect((await request(LIMIT, FEE)).body.code).toBe('anticipationFeeChanged');
    await own({ anticipation: { isEnabled: false } }, at(-2_000));
    expect(await terms(LIMIT)).toMatchObject({ isEnabled: false, limit: 0, quote: null });
    expect((await request(LIMIT, 110)).body.code).toBe('anticipationsOff');
    await rules({ anticipationsEnabled: false });
    await own({ anticipation: { isEnabled: true, feeBps: 200 } }, at(-1_000));
    expect((await request(LIMIT, 110)).status).toBe(201);
    await office.shop.rows('delete from account_terms where account_id = $1', [sellerId]);
  });
});
