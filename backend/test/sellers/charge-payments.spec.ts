import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import { Transactions } from '../../src/database/index.js';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Ledger, gateway, seller, type Account } from '../../src/modules/ledger/index.js';
import { ApplyChargePayment } from '../../src/modules/charges/use-cases/apply-charge-payment.js';
import { AS_ADMIN, AS_CUSTOMER, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

interface Code {
  readonly id: string;
  readonly code: string;
  readonly amount: number;
  readonly status: string;
  readonly confirming: boolean;
  readonly pixCode: string | null;
  readonly billetCode: string | null;
}
type Row = Readonly<Record<string, unknown>>;

const OWN = '/api/platform/charges';
const STAFF = '/api/admin/charges';
const [HAWKPAY] = GATEWAY_ACCOUNTS;
let office: BackOffice;
let sellerId: string;

beforeAll(async () => {
  office = await BackOffice.open();
  sellerId = office.person(AS_SELLER).id;
  await office.shop.rows('update gateway_accounts set active = (id = $1) where platform_id = $2', [
    HAWKPAY.id,
    PLATFORM_A,
  ]);
});
afterAll(() => office.close());
beforeEach(() => office.shop.outside.behave());

const RECEIVABLE = gateway(HAWKPAY.id, 'receivable');
const earn = (amount: number) => move('RELEASE', RECEIVABLE, seller(sellerId, 'available'), amount);
const owe = (amount: number) => move('FEE', seller(sellerId, 'debt'), RECEIVABLE, amount);

async function move(kind: 'FEE' | 'RELEASE', from: Account, to: Account, amount: number): Promise<void> {
  const { shop } = office;
  const now = shop.clock.now();
  await shop.app.get(Transactions).run('move', (tx) =>
    shop.app.get(Ledger).move(onPlatform(PLATFORM_A), tx, now, [
      {
        ...{ kind, key: randomUUID(), currency: 'BRL', occurredAt: now },
        ...{ subject: { kind: 'other', id: randomUUID() }, accounts: [from, to] },
        legs: () => [{ fact: kind === 'FEE' ? 'fee' : 'release', from, to, amount: cents(amount) }],
      },
    ]),
  );
}

async function charge(amount: number, kind = 'PLAN'): Promise<string> {
  const requestKey = randomUUID();
  await office.send(AS_ADMIN, 'POST', STAFF, {
    ...{ sellers: office.person(AS_SELLER).email, kind, reference: requestKey, amount },
    ...{ dueOn: '2026-03-10', requestKey, password: DEMO_PASSWORD },
  });
  const [made] = await office.shop.rows<{ id: string }>('select id from charges where request_key = $1', [
    requestKey,
  ]);
  return made?.id ?? '';
}

const askCode = (id: string, method = 'PIX', as: Parameters<typeof office.send>[0] = AS_SELLER) =>
  office.send<Code>(as, 'POST', `${OWN}/${id}/code`, { method });
const fromBalance = (id: string) => office.send<Code>(AS_SELLER, 'POST', `${OWN}/${id}/from-balance`);

/** Leaves nothing available. */
async function spendAll(): Promise<void> {
  const id = await charge(9_999_999);
  await fromBalance(id);
  await office.shop.rows(`update charges set state = 'WRITTEN_OFF', ended_at = now() where id = $1`, [id]);
}

const stateOf = async (id: string): Promise<Row> => {
  const [row] = await office.shop.rows(
    'select state, paid::int, method from charges where platform_id = $1 and id = $2',
    [PLATFORM_A, id],
  );
  return row ?? {};
};
const money = async (): Promise<Record<string, number>> => {
  const rows = await office.shop.rows<{ name: string; balance: number }>(
    `select name, sum(balance)::int as balance from ledger_accounts where platform_id = $1 group by name`,
    [PLATFORM_A],
  );
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
};
/** What changed in the accounts since. */
async function changedSince(before: Record<string, number>): Promise<Record<string, number>> {
  const after = await money();
  const changes = Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(
    changes
      .filter(([, by]) => by !== 0)
      .map(([name, by]) => [name.replace(sellerId, 'S').replace(HAWKPAY.id, 'G'), by]),
  );
}
const paymentOf = async (chargeId: string): Promise<Row> => {
  const [row] = await office.shop.rows(
    `select id, reference, cost::int, status, received::int, applied::int from charge_payments
     where charge_id = $1 order by created_at desc, id desc limit 1`,
    [chargeId],
  );
  return row ?? {};
};
const act = async (chargeId: string, what: 'pay' | 'refund' | 'chargeback') => {
  const { reference } = await paymentOf(chargeId);
  await office.shop.outside.act('HAWKPAY', String(reference), what);
};
const returned = async (chargeId: string) => {
  // A provider is asked at most every ten seconds.
  office.shop.clock.advance(11_000);
  await act(chargeId, 'refund');
};
const becomes = (chargeId: string, wanted: Row) =>
  office.shop.until(async () => {
    const now = { ...(await stateOf(chargeId)), ...(await paymentOf(chargeId)) } as Row;
    return Object.entries(wanted).every(([key, value]) => now[key] === value);
  });
const reviewKinds = async (chargeId: string) => {
  const rows = await office.shop.rows<{ kind: string }>(
    `select kind from attention_items where detail ->> 'chargeId' = $1 order by kind`,
    [chargeId],
  );
  return rows.map(({ kind }) => kind);
};

describe('a charge paid by PIX', () => {
  it('is paid once by its webhook: the provider owes it, the platform earned it (C19)', async () => {
    const id = await charge(5000);
    const before = await money();
    const first = await askCode(id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ amount: 5000, status: 'PENDING', confirming: false });
    expect(first.body.pixCode).toEqual(expect.stringContaining('br.gov.bcb.pix'));
    const again = await askCode(id);
    expect(again.body.id).toBe(first.body.id);
    expect(await changedSince(before)).toEqual({});

    await act(id, 'pay');
    await becomes(id, { state: 'PAID', paid: 5000, status: 'APPROVED', received: 5000, applied: 5000 });
    const { cost } = (await paymentOf(id)) as { cost: number };
    expect(await stateOf(id)).toEqual({ state: 'PAID', paid: 5000, method: 'PIX' });
    expect(await changedSince(before)).toEqual({
      ...{ 'gateway:G:receivable': -5000, 'gateway:G:cost': cost, 'platform:revenue': 5000 - cost },
    });
    const after = await money();
    await office.shop.outside.act('HAWKPAY', String((await paymentOf(id)).reference), 'webhook');
    expect((await askCode(id)).body.code).toBe('chargeMoved');
    expect(await changedSince(after)).toEqual({});
    expect(await reviewKinds(id)).toEqual([]);
  });

  it('and from the balance at the same time: one pays, the other money is the seller’s (C19)', async () => {
    const id = await charge(4000);
    await askCode(id);
    await earn(4000);
    const before = await money();
    await Promise.all([fromBalance(id), act(id, 'pay')]);
    await becomes(id, { state: 'PAID', paid: 4000, status: 'APPROVED', received: 4000 });
    const { cost } = (await paymentOf(id)) as { cost: number };
    const { applied } = (await paymentOf(id)) as { applied: number };
    expect([0, 4000]).toContain(applied);
    expect(await changedSince(before)).toEqual({
      ...{ 'gateway:G:receivable': -4000, 'gateway:G:cost': cost, 'platform:revenue': 4000 - cost },
    });
    expect(await reviewKinds(id)).toEqual(applied === 0 ? ['DOUBLE_PAYMENT'] : []);
  });

  it('that went back is owed again', async () => {
    const id = await charge(3000);
    await askCode(id);
    await act(id, 'pay');
    await becomes(id, { state: 'PAID' });
    const before = await money();
    await returned(id);
    await becomes(id, { state: 'OPEN', paid: 0, status: 'REFUNDED', received: 0, applied: 0 });
    expect(await changedSince(before)).toEqual({ 'gateway:G:receivable': 3000, 'platform:revenue': -3000 });
  });

  it('and from the balance in turns is booked at each step: what was paid before names none (C19)', async () => {
    await spendAll();
    const id = await charge(3000);
    const { body } = await askCode(id);
    await act(id, 'pay');
    await becomes(id, { state: 'PAID' });
    const { reference } = await paymentOf(id);
    const wentBack = (refundedAmount: number) =>
      office.shop.app.get(ApplyChargePayment).apply(onPlatform(PLATFORM_A), {
        ...{ of: { id: body.id, chargeId: id }, source: 'janitor' },
        outcome: {
          kind: 'refunded',
          reference: String(reference),
          refundedAmount: cents(refundedAmount),
        },
      });
    const takes = async (amount: number) => {
      await earn(amount);
      expect((await fromBalance(id)).status).toBe(204);
    };
    await wentBack(1000);
    const before = await money();
    await takes(500);
    await wentBack(1500);
    expect(await stateOf(id)).toMatchObject({ state: 'OPEN', paid: 2000 });
    await takes(700);
    expect(await stateOf(id)).toEqual({ state: 'OPEN', paid: 2700, method: 'BALANCE' });
    expect((await changedSince(before))['platform:revenue']).toBe(500 - 500 + 700);
  });

  it('of which a part went back, and whose rest was written off, stays so when all goes back', async () => {
    const id = await charge(3000);
    await askCode(id);
    await act(id, 'pay');
    await becomes(id, { state: 'PAID' });
    await office.shop.rows(`update charges set state = 'WRITTEN_OFF', ended_at = $2 where id = $1`, [
      id,
      office.shop.clock.now(),
    ]);
    const before = await money();
    await returned(id);
    await becomes(id, { status: 'REFUNDED', received: 0, applied: 0 });
    expect(await stateOf(id)).toEqual({ state: 'WRITTEN_OFF', paid: 0, method: 'PIX' });
    expect(await changedSince(before)).toEqual({ 'gateway:G:receivable': 3000, 'platform:revenue': -3000 });
    expect(await reviewKinds(id)).toEqual(['FORBIDDEN_TRANSITION']);
  });

  it('with an answer that was lost is asked about, and never declined or charged twice', async () => {
    const id = await charge(2500);
    await office.shop.outside.misbehave('HAWKPAY', {
      ...{ kind: 'cut', operation: 'create', afterAccepting: true, times: 1 },
    });
    const charges = (await office.shop.outside.charges('HAWKPAY')).length;
    const { status, body } = await askCode(id);
    expect([status, body.status, body.confirming, body.pixCode]).toEqual([201, 'PENDING', true, null]);
    expect((await askCode(id)).body.id).toBe(body.id);
    await office.shop.until(async () => {
      office.shop.clock.advance(5_000);
      return (
        ((await office.send<{ code: Code }>(AS_SELLER, 'GET', `${OWN}/${id}/code`)).body.code.pixCode ??
          '') !== ''
      );
    });
    expect((await office.shop.outside.charges('HAWKPAY')).length).toBe(charges + 1);
  });

  it('of a negative balance pays the debt, and belongs to nobody else', async () => {
    await spendAll();
    await owe(2000);
    const id = await charge(2000, 'NEGATIVE_BALANCE');
    expect((await askCode(id, 'PIX', AS_CUSTOMER)).status).toBe(403);
    expect((await askCode(randomUUID())).status).toBe(404);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', `${STAFF}/${id}/events`)).status).toBe(404);
    expect((await fromBalance(id)).body.code).toBe('chargeIsDebt');
    const before = await money();
    await askCode(id);
    await act(id, 'pay');
    await becomes(id, { state: 'PAID' });
    const { cost } = (await paymentOf(id)) as { cost: number };
    expect(await changedSince(before)).toEqual({
      ...{ 'gateway:G:receivable': -2000, 'gateway:G:cost': cost, 'platform:revenue': -cost },
      'seller:S:debt': -2000,
    });
  });

  it('needs the document of the seller; without it nothing is written', async () => {
    const id = await charge(1000);
    await office.shop.rows('update users set document = null where id = $1', [sellerId]);
    expect((await askCode(id)).body.code).toBe('debtorUnknown');
    await office.shop.rows(`update users set document = '39053344705' where id = $1`, [sellerId]);
    expect(await paymentOf(id)).toEqual({});
  });
});

describe('an overdue charge', () => {
  it('blocks withdrawals, and says which one and since when, until it is paid (C19, B3)', async () => {
    const id = await charge(1500);
    await office.shop.rows(`update charges set due_at = $1, look_at = $1 where id = $2`, [
      new Date('2026-03-01T02:59:59Z'),
      id,
    ]);
    await office.shop.rows(`update charges set state = 'OVERDUE', look_at = null where id = $1`, [id]);
    const terms = () =>
      office.send<{ overdueCharge: Row | null }>(AS_SELLER, 'GET', '/api/platform/withdrawal-terms');
    expect((await terms()).body.overdueCharge).toMatchObject({
      id,
      left: 1500,
      dueAt: '2026-03-01T02:59:59.000Z',
    });
    const refused = await office.send<{ code: string; title: string }>(
      AS_SELLER,
      'POST',
      '/api/platform/withdrawals',
      {
        ...{ amount: 1000, destination: randomUUID(), requestKey: randomUUID(), password: DEMO_PASSWORD },
      },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'chargeOverdue']);
    expect(refused.body.title).toContain('28/02/2026');
    expect(await office.shop.rows('select id from withdrawals')).toEqual([]);
    await earn(1500);
    expect((await fromBalance(id)).status).toBe(204);
    expect((await terms()).body.overdueCharge).toBeNull();
  });
});
