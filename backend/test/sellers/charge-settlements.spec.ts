import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { ApplyChargePayment } from '../../src/modules/charges/use-cases/apply-charge-payment.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

interface Refusal {
  readonly code: string;
}
type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };
interface Sides {
  readonly sale: object | null;
  readonly charge: { readonly id: string; readonly received: number; readonly cost: number } | null;
  readonly proposedFee: { readonly by: string } | null;
}

interface PaidCharge {
  readonly paymentId: string;
  readonly reference: string;
  readonly cost: number;
  readonly chargeId: string;
}

const UPLOADS = '/api/admin/statement-uploads';
const DIFFERENCES = '/api/admin/statement-differences';
const HEADER = 'data;referencia;bruto;taxa;liquido\n';
const [HAWKPAY] = GATEWAY_ACCOUNTS;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
  await office.grant('isSalesAvailable');
  await office.shop.rows('update gateway_accounts set active = (id = $1) where platform_id = $2', [
    HAWKPAY.id,
    PLATFORM_A,
  ]);
});
afterAll(() => office.close());

/** Sends a file as staff do; returns its id once its lines were compared. */
async function imported(text: string, of: object): Promise<string> {
  const content = Buffer.from(text);
  const { body } = await office.send<{ id: string; url: string }>(AS_ADMIN, 'POST', UPLOADS, {
    ...{ fileName: 'extrato.csv', bytes: content.length, ...of },
  });
  const { status } = await fetch(office.shop.app.url + body.url, { method: 'PUT', body: content });
  expect(status).toBe(204);
  await office.shop.eventually(`select look_at from statement_files where id = '${body.id}'`, {
    look_at: null,
  });
  return body.id;
}
const ofProvider = (lines: string) =>
  imported(HEADER + lines, { kind: 'PROVIDER_CSV', gatewayAccountId: HAWKPAY.id });
const ofBank = (lines: string, bankAccount: string) =>
  imported(`data;historico;valor\n${lines}`, { kind: 'BANK_CSV', bankAccount });
const statesOf = async (id: string) =>
  (
    await office.send<{ items: Row[] }>(AS_ADMIN, 'GET', `/api/admin/statement-lines?statement=${id}`)
  ).body.items.map(({ state }) => state);
const open = async () =>
  (await office.send<{ items: Row[] }>(AS_ADMIN, 'GET', `${DIFFERENCES}?state=OPEN`)).body.items;
const kinds = async () => (await open()).map(({ kind }) => kind).sort();
const sides = async (id: string) =>
  (await office.send<Sides>(AS_ADMIN, 'GET', `${DIFFERENCES}/${id}/sides`)).body;
const decide = async (id: string, action: string, caller = AS_ADMIN) => {
  const decision = { action, reason: 'Tarifa da conta', password: DEMO_PASSWORD };
  const { status, body } = await office.send<Refusal>(
    caller,
    'POST',
    `${DIFFERENCES}/${id}/decisions`,
    decision,
  );
  return status === 204 ? '204' : `${status} ${body.code}`;
};

/** What the provider reports of a charge later on. */
async function returned(of: PaidCharge, what: 'refund' | 'chargeback') {
  // A provider is asked at most every ten seconds.
  office.shop.clock.advance(11_000);
  await office.shop.outside.act('HAWKPAY', of.reference, what);
  await office.shop.eventually(
    `select received::int from charge_payments where charge_id = '${of.chargeId}'`,
    { received: 0 },
  );
}

/** A charge of 50.00 that the seller paid by PIX, as the provider names it, with what the provider takes of it. */
async function paidCharge(): Promise<PaidCharge> {
  const requestKey = randomUUID();
  await office.send(AS_ADMIN, 'POST', '/api/admin/charges', {
    ...{ sellers: office.person(AS_SELLER).email, kind: 'PLAN', reference: requestKey, amount: 5000 },
    ...{ dueOn: '2026-03-10', requestKey, password: DEMO_PASSWORD },
  });
  const [made] = await office.shop.rows<{ id: string }>('select id from charges where request_key = $1', [
    requestKey,
  ]);
  const chargeId = made?.id ?? '';
  expect(
    (await office.send(AS_SELLER, 'POST', `/api/platform/charges/${chargeId}/code`, { method: 'PIX' }))
      .status,
  ).toBe(201);
  const [payment] = await office.shop.rows<Omit<PaidCharge, 'chargeId'>>(
    'select id as "paymentId", reference, cost::int from charge_payments where charge_id = $1',
    [chargeId],
  );
  if (!payment) throw new Error('the charge has no code');
  await office.shop.outside.act('HAWKPAY', payment.reference, 'pay');
  await office.shop.eventually(`select received::int from charge_payments where charge_id = '${chargeId}'`, {
    received: 5000,
  });
  return { ...payment, chargeId };
}
const reais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const today = () => new Date(office.shop.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
const daysAgo = (days: number) =>
  new Date(office.shop.clock.now().getTime() - (3 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
const settled = (reference: string, cost: number, gross = 5000) =>
  `${today()};${reference};${reais(gross)};${reais(cost)};${reais(gross - cost)}\n`;
const balances = async () => {
  const rows = await office.shop.rows<{ name: string; balance: number }>(
    `select name, sum(balance)::int as balance from ledger_accounts where platform_id = $1
       and name in ('bank:cash', 'platform:loss', $2, $3) group by name`,
    [PLATFORM_A, `gateway:${HAWKPAY.id}:cost`, `gateway:${HAWKPAY.id}:receivable`],
  );
  const of = (name: string) => rows.find((row) => row.name === name)?.balance ?? 0;
  return {
    ...{ bank: of('bank:cash'), loss: of('platform:loss') },
    ...{ cost: of(`gateway:${HAWKPAY.id}:cost`), receivable: of(`gateway:${HAWKPAY.id}:receivable`) },
  };
};
type Balances = Awaited<ReturnType<typeof balances>>;
const changed = async (before: Balances) => {
  const after = await balances();
  const names = Object.keys(after) as (keyof Balances)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]]));
};

/** A withdrawal without a fee that was paid now. */
async function paidOut(owner: string, amount: number, endToEndId: string | null): Promise<void> {
  await office.shop.rows(
    `insert into withdrawals (platform_id, id, owner, owner_id, request_key, currency, amount, fee, available_before, payment_method,
      bank_account_id, destination, destination_sealed, state, needs_two, risks, requested_by, requested_at, paid_at, ended_at, end_to_end_id)
     values ($1, gen_random_uuid(), $2, $3, gen_random_uuid()::text, 'BRL', $4, 0, $4, 'PIX', gen_random_uuid(), 'x', '', 'PAID', false, '{}', 'x',
      $5, $5, $5, $6)`,
    [PLATFORM_A, owner, office.person(AS_SELLER).id, amount, office.shop.clock.now(), endToEndId],
  );
}

it('a settlement of a charge paid by PIX is posted, and the credit of the bank contains it (C19, T4)', async () => {
  const { reference, cost } = await paidCharge();
  const before = await balances();
  const file = await ofProvider(settled(reference, cost));
  expect(await statesOf(file)).toEqual(['SETTLED']);
  expect(await kinds()).toEqual([]);
  expect(await changed(before)).toEqual({ bank: -(5000 - cost), loss: 0, cost: -cost, receivable: 5000 });
  const bank = await ofBank(`${today()};HAWKPAY;${reais(5000 - cost)}\n`, 'Itaú 7');
  expect(await statesOf(bank)).toEqual(['MATCHED']);
  expect(await kinds()).toEqual([]);
});

it('a charge that is settled twice, in two files at once, or for another amount, is posted once and differs', async () => {
  const [one, two] = [await paidCharge(), await paidCharge()];
  const before = await balances();
  // Each file has other bytes, and each line another day, so that neither is a repetition of the other.
  const line = settled(one.reference, one.cost);
  const files = [line, line.replace(today(), daysAgo(1))].map((text) => ofProvider(text));
  await Promise.all(files);
  await ofProvider(line.replace(today(), daysAgo(2)));
  await ofProvider(settled(two.reference, two.cost, 4000));
  expect((await kinds()).filter((kind) => kind === 'SETTLED_TWICE')).toHaveLength(2);
  expect(await changed(before)).toEqual({
    ...{ bank: -(5000 - one.cost), loss: 0, cost: -one.cost, receivable: 5000 },
  });
  const found = await open();
  expect(found.map(({ kind, ours }) => [kind, ours])).toContainEqual(['AMOUNT', 5000]);
  const amount = found.find(({ kind }) => kind === 'AMOUNT');
  expect(await sides(amount?.id ?? '')).toMatchObject({
    ...{ sale: null, proposedFee: null },
    charge: { id: two.chargeId, received: 5000, cost: two.cost },
  });
  await office.shop.rows('delete from statement_differences');
});

it('another cost of a charge is posted when a person accepts it: the platform bears the rest', async () => {
  const { reference, cost } = await paidCharge();
  const before = await balances();
  await ofProvider(settled(reference, cost + 30));
  const [difference] = await open();
  expect(difference).toMatchObject({ kind: 'COST', ours: cost, theirs: cost + 30 });
  expect(await decide(difference?.id ?? '', 'ACCEPT_COST')).toBe('204');
  expect(await changed(before)).toEqual({
    ...{ bank: -(5000 - cost - 30), loss: -30, cost: -cost, receivable: 5000 },
  });
});

it.each(['refund', 'chargeback'] as const)(
  'a charge is settled and taken back after a %s, each once',
  async (what) => {
    const [settledBefore, settledLater] = [await paidCharge(), await paidCharge()];
    const before = await balances();
    await ofProvider(settled(settledBefore.reference, settledBefore.cost));
    for (const one of [settledBefore, settledLater]) await returned(one, what);
    const lines = [
      settled(settledBefore.reference, 0, -5000),
      settled(settledLater.reference, settledLater.cost),
      settled(settledLater.reference, 0, -5000),
    ];
    expect(await statesOf(await ofProvider(lines.join('')))).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect(await kinds()).toEqual([]);
    const cost = settledBefore.cost + settledLater.cost;
    // The receivable is what the two returns of 50.00 gave back.
    expect(await changed(before)).toEqual({ bank: cost, loss: 0, cost: -cost, receivable: 10_000 });

    await ofProvider(settled(settledBefore.reference, 0, -5000).replace(today(), daysAgo(1)));
    const [again] = await open();
    expect(again).toMatchObject({ kind: 'NOT_RETURNED', ours: 0, theirs: -5000 });
    expect((await sides(again?.id ?? '')).charge).toMatchObject({ received: 5000, returned: 5000 });
    expect(await changed(before)).toEqual({ bank: cost, loss: 0, cost: -cost, receivable: 10_000 });
    await office.shop.rows('delete from statement_differences');
  },
);

it('a charge whose chargeback was won is settled again, without cost, also where a person accepted another cost', async () => {
  const charge = await paidCharge();
  const before = await balances();
  await ofProvider(settled(charge.reference, charge.cost - 1));
  const [difference] = await open();
  expect(await decide(difference?.id ?? '', 'ACCEPT_COST')).toBe('204');
  await returned(charge, 'chargeback');
  await ofProvider(settled(charge.reference, 0, -5000));
  const id = charge.paymentId;
  await office.shop.app.get(ApplyChargePayment).apply(onPlatform(PLATFORM_A), {
    ...{ of: { id, chargeId: charge.chargeId }, source: 'janitor', askedAt: 'CHARGEBACK' },
    outcome: { kind: 'settled', reference: charge.reference },
  });
  expect(await statesOf(await ofProvider(settled(charge.reference, 0)))).toEqual(['SETTLED']);
  expect(await changed(before)).toEqual({
    ...{ bank: -(5000 - charge.cost + 1), loss: 1, cost: -charge.cost, receivable: 5000 },
  });
});

it.each([
  ['a withdrawal', 'seller', 34567],
  ['a test of an account', 'platform', 1],
])(
  'a debit that paid %s after the import is no fee of the bank: nothing is posted',
  async (_, owner, amount) => {
    await ofBank(`${today()};PIX ENVIADO;-${reais(amount)}\n`, `Itaú 9 ${owner}`);
    const fee = (await open()).find(({ kind }) => kind === 'NO_PAYOUT')?.id ?? '';
    expect(await decide(fee, 'BOOK_FEE')).toBe('204');
    await paidOut(owner, amount, null);
    const before = await balances();
    expect(await decide(fee, 'BOOK_FEE', AS_FUNCTIONARY)).toBe('409 debitOfWithdrawal');
    expect(await changed(before)).toEqual({ bank: 0, loss: 0, cost: 0, receivable: 0 });
    expect((await open()).map(({ id, state }) => [id, state])).toEqual([[fee, 'OPEN']]);
    await office.shop.rows('delete from statement_differences');
  },
);

it('a debit is matched with the test of an account that it paid, by its end-to-end id or its cent', async () => {
  await office.shop.rows(`update withdrawals set paid_at = paid_at - interval '30 days'`);
  const endToEndId = 'E12345678202603101200A1B2C3D4E5F';
  await paidOut('platform', 1, endToEndId);
  const named = await ofBank(`${today()};PIX ENVIADO ${endToEndId};-0,01\n`, 'Itaú 10');
  expect(await statesOf(named)).toEqual(['MATCHED']);
  await paidOut('platform', 1, null);
  const alike = await ofBank(`${today()};PIX ENVIADO 2;-0,01\n`, 'Itaú 11');
  expect(await statesOf(alike)).toEqual(['MATCHED']);
  // Each paid one line: a third one is of no test.
  const third = await ofBank(`${today()};PIX ENVIADO 3;-0,01\n`, 'Itaú 12');
  expect(await statesOf(third)).toEqual(['DIFFERENT']);
  expect(await kinds()).toEqual(['NO_PAYOUT']);
  await office.shop.rows('delete from statement_differences');
});

it('a debit that paid nothing is booked as a fee of the bank by two people, once', async () => {
  const before = await balances();
  const file = await ofBank(`${today()};TARIFA PACOTE;-12,90\n${today()};PIX RECEBIDO;10,00\n`, 'Itaú 8');
  const [fee, credit] = [
    (await open()).find(({ kind }) => kind === 'NO_PAYOUT')?.id ?? '',
    (await open()).find(({ kind }) => kind === 'NO_SETTLEMENT')?.id ?? '',
  ];
  expect(await decide(credit, 'BOOK_FEE')).toBe('409 differenceNotPosted');
  expect(await decide(fee, 'BOOK_FEE')).toBe('204');
  expect((await sides(fee)).proposedFee).toMatchObject({ by: office.person(AS_ADMIN).name });
  expect(await decide(fee, 'BOOK_FEE')).toBe('409 feeNeedsAnother');
  expect(await decide(fee, 'BOOK_FEE', AS_OTHER_ADMIN)).toBe('404 notFound');
  expect(await changed(before)).toEqual({ bank: 0, loss: 0, cost: 0, receivable: 0 });

  const both = await Promise.all([
    decide(fee, 'BOOK_FEE', AS_FUNCTIONARY),
    decide(fee, 'BOOK_FEE', AS_FUNCTIONARY),
  ]);
  expect(both.sort()).toEqual(['204', '409 differenceMoved']);
  expect(await changed(before)).toEqual({ bank: 1290, loss: -1290, cost: 0, receivable: 0 });
  expect((await statesOf(file)).sort()).toEqual(['DIFFERENT', 'MATCHED']);
  expect(await kinds()).toEqual(['NO_SETTLEMENT']);
  const [posted] = await office.shop.rows(
    `select kind, reason from ledger_transfers where fact_key like 'bank-fee/%'`,
  );
  expect(posted).toEqual({ kind: 'FEE', reason: 'Tarifa da conta' });
});
