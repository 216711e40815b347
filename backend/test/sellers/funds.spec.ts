import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { CloseDays } from '../../src/modules/ledger/jobs/close-days.js';
import { order, physicalOrder } from '../purchase/buyer.js';
import { SCHEME_A } from '../support/ledger/releases.js';
import { until } from '../support/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Funds {
  readonly balances: Readonly<Record<string, number>>;
  readonly next: { readonly pending: string | null; readonly reserve: string | null };
  readonly days: readonly { readonly day: string; readonly bucket: string; readonly amount: number }[];
  readonly held: readonly { readonly why: string; readonly amount: number; readonly until: string | null }[];
}
interface Statement {
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    readonly bucket: string;
    readonly amount: number;
    readonly balance: number;
    readonly code: string;
  }[];
  readonly nextCursor: string | null;
}
interface Sentence {
  readonly rule: string;
  readonly amount: number;
  readonly isPart: boolean;
  readonly at: string | null;
  readonly transferId: string | null;
  readonly text: Readonly<Record<string, string>>;
}
interface SaleMoney {
  readonly total: number;
  readonly division: readonly Sentence[];
  readonly transfers: readonly Sentence[];
  readonly locked: readonly Sentence[];
}
interface Held {
  readonly items: readonly { readonly id: string; readonly bucket: string; readonly hold: string }[];
}

const PROOF = { reason: 'Combinado com o vendedor', password: DEMO_PASSWORD };
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
  await useScheme({ ...SCHEME_A });
});
afterAll(() => office.close());

const get = async <T>(path: string, as = AS_SELLER) => (await office.send<T>(as, 'GET', path)).body;
const funds = (query = '') => get<Funds>(`/api/platform/funds${query}`);
const toRelease = (query = '') => get<Held>(`/api/admin/garantee-released${query}`, AS_ADMIN);
const decide = (id: string, body: object, as = AS_ADMIN) =>
  office.send(as, 'POST', `/api/admin/garantee-released/${id}/decisions`, { ...PROOF, ...body });

async function useScheme(scheme: object): Promise<void> {
  await office.shop.rows('update platforms set release_scheme = $1 where id = $2', [scheme, PLATFORM_A]);
  await office.shop.announceCatalogChange();
}

/** A paid PIX sale; returns its order and payment. */
async function sold(input: Record<string, unknown>): Promise<{ orderId: string; paymentId: string }> {
  const { paymentId } = await office.shop.bought(input);
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const [row] = await office.shop.rows<{ id: string }>('select order_id as id from payments where id = $1', [
    paymentId,
  ]);
  const orderId = row?.id ?? '';
  await office.shop.eventually(`select status from sales where id = '${orderId}'`, { status: 'APPROVED' });
  return { orderId, paymentId };
}

const released = (paymentId: string, bucket: string) =>
  office.shop.eventually(
    `select amount from ledger_releases where payment_id = '${paymentId}' and bucket = '${bucket}'`,
    { amount: 0 },
  );

async function held(paymentId: string, bucket: string): Promise<string> {
  const [row] = await office.shop.rows<{ id: string }>(
    'select id from ledger_releases where payment_id = $1 and bucket = $2',
    [paymentId, bucket],
  );
  if (!row) throw new Error(`payment ${paymentId} holds nothing in ${bucket}`);
  return row.id;
}

describe('the money of a seller', () => {
  it('is released by the scheme of the purchase, shown with its day, and each line of the statement has the balance after it (B3)', async () => {
    const { paymentId } = await sold(order({ orderBumpsIds: [] }));
    await released(paymentId, 'pending');
    const shown = await funds();
    const share = shown.balances.available! + shown.balances.reserve!;
    expect(shown.balances.reserve).toBe(Math.round(share / 10));
    expect(shown.balances).toMatchObject({ pending: 0, blocked: 0, debt: 0 });
    // The thirtieth day after 2026-03-02 is in April.
    expect(shown.next).toEqual({ pending: null, reserve: '2026-04-01' });
    expect(shown.days).toEqual([]);
    expect((await funds('?month=2026-04')).days).toEqual([
      { day: '2026-04-01', bucket: 'reserve', amount: shown.balances.reserve, sales: 1 },
    ]);
    const ofDay = await get<{ items: { amount: number }[] }>('/api/platform/funds/releases?day=2026-04-01');
    expect(ofDay.items.map(({ amount }) => amount)).toEqual([shown.balances.reserve]);

    const lines = await get<Statement>('/api/platform/statement?bucket=available');
    expect(lines.items.map(({ kind, amount, balance }) => ({ kind, amount, balance }))).toEqual([
      { kind: 'RELEASE', amount: shown.balances.available, balance: shown.balances.available },
    ]);
    const all = await get<Statement>('/api/platform/statement');
    expect(all.items.map(({ kind, bucket, balance }) => `${kind} ${bucket} ${balance}`).sort()).toEqual(
      [
        ...[`RELEASE available ${shown.balances.available}`, 'RELEASE pending 0'],
        ...[`SALE pending ${shown.balances.available}`, `SALE reserve ${shown.balances.reserve}`],
      ].sort(),
    );
    expect((await office.send(AS_SELLER, 'GET', `/api/platform/statement/${all.items[0]?.id}`)).status).toBe(
      200,
    );
  });

  it('of a sale explains itself to the seller and to staff, and to nobody else', async () => {
    const { orderId, paymentId } = await sold(order({ email: 'why@example.com', orderBumpsIds: [] }));
    await released(paymentId, 'pending');
    const own = await get<SaleMoney>(`/api/platform/sales/${orderId}/money`);
    const all = await get<SaleMoney>(`/api/admin/sales/${orderId}/money`, AS_ADMIN);
    const parts = all.division.filter(({ isPart }) => isPart);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(all.total);
    expect(own.division.map(({ rule }) => rule)).toEqual([
      ...['GROSS', 'PLATFORM_FEE', 'NET', 'PRODUCER', 'RESERVE'],
    ]);
    const [share, reserve] = own.division.slice(-2).map(({ amount }) => amount);
    expect(own.locked.map(({ rule, amount, at }) => ({ rule, amount, at }))).toEqual([
      { rule: 'RESERVE_DAYS', amount: reserve, at: '2026-04-01T03:00:00.000Z' },
    ]);
    expect(own.locked[0]?.text['pt-BR']).toContain('Libera em 01/04/2026');
    expect(own.transfers.map(({ rule, amount }) => `${rule} ${amount}`).sort()).toEqual(
      [`APPROVAL ${share! - reserve!}`, `APPROVAL ${reserve}`, `RELEASE ${share! - reserve!}`].sort(),
    );
    const [written] = await office.shop.rows<{ count: string }>(
      'select count(*) from ledger_transfers where payment_id = $1',
      [paymentId],
    );
    expect(all.transfers).toHaveLength(Number(written?.count));
    expect(new Set(all.transfers.map(({ transferId }) => transferId)).size).toBe(all.transfers.length);
    const { status } = await office.send(AS_OTHER_ADMIN, 'GET', `/api/admin/sales/${orderId}/money`);
    expect(status).toBe(404);
    // Their sessions end before the tests that follow.
    for (const caller of [AS_ADMIN, AS_OTHER_ADMIN]) office.forget(caller);
  });

  it('explains each balance by parts that add up to it', async () => {
    const { balances } = await get<{
      balances: { bucket: string; amount: number; made: Sentence[]; locked: Sentence[] }[];
    }>('/api/platform/balance/money');
    expect(Object.fromEntries(balances.map(({ bucket, amount }) => [bucket, amount]))).toEqual(
      (await funds()).balances,
    );
    const sum = (of: readonly Sentence[]) => of.reduce((total, { amount }) => total + amount, 0);
    for (const { amount, made } of balances) expect(sum(made)).toBe(amount);
    const reserve = balances.find(({ bucket }) => bucket === 'reserve');
    expect(sum(reserve?.locked ?? [])).toBe(reserve?.amount);
  });

  it('of another seller is not seen', async () => {
    const body = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const other = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', body)).body.token;
    const mine = await get<Statement>('/api/platform/statement');
    expect((await office.sendAs<Statement>(other, 'GET', '/api/platform/statement')).body.items).toEqual([]);
    const line = `/api/platform/statement/${mine.items[0]?.id}`;
    expect((await office.sendAs(other, 'GET', line)).status).toBe(404);
    const [sale] = await office.shop.rows<{ id: string }>('select id from sales order by id limit 1');
    expect((await office.sendAs(other, 'GET', `/api/platform/sales/${sale?.id}/money`)).status).toBe(404);
    const seen = (await office.sendAs<Funds>(other, 'GET', '/api/platform/funds')).body;
    expect(Object.values(seen.balances)).toEqual([0, 0, 0, 0, 0]);
  });

  it('of a physical product waits for the tracking code, and again when the code was wrong (scheme D)', async () => {
    await useScheme({ ...SCHEME_A, PIX: { days: 2, reserveBps: 0, reserveDays: 0 }, trackingRequired: true });
    const { orderId, paymentId } = await sold(physicalOrder({ email: 'tracked@example.com' }));
    const dueAt = async () => {
      const [row] = await office.shop.rows<{ day: string }>(
        `select to_char(due_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from ledger_releases where payment_id = $1`,
        [paymentId],
      );
      return row?.day;
    };
    const waiting = (await funds()).held.find(({ why }) => why === 'TRACKING');
    expect(waiting?.amount).toBeGreaterThan(0);
    const parcel = { carrier: 'Correios', trackingCode: 'BR123456789BR' };
    await office.send(AS_SELLER, 'POST', `/api/platform/sales/${orderId}/shipments`, parcel);
    expect(await dueAt()).toBe('2026-03-04');
    const [row] = await office.shop.rows<{ id: string }>('select id from shipments where order_id = $1', [
      orderId,
    ]);
    await office.send(AS_SELLER, 'DELETE', `/api/platform/sales/${orderId}/shipments/${row?.id}`);
    expect((await funds()).held.find(({ why }) => why === 'TRACKING')?.amount).toBe(waiting?.amount);
    await useScheme({ ...SCHEME_A });
  });

  it('is held while the buyer asks for it back, and released after the refusal (scheme D)', async () => {
    await useScheme({ ...SCHEME_A, PIX: { days: 2, reserveBps: 0, reserveDays: 0 } });
    const { orderId, paymentId } = await sold(order({ email: 'asks@example.com', orderBumpsIds: [] }));
    await office.shop.rows(
      `insert into refund_requests (platform_id, id, order_id, payment_id, customer_id, protocol, reason, is_in_window, state, created_at)
       values ($1, gen_random_uuid(), $2, $3, gen_random_uuid(), 'P-1', 'OTHER', false, 'WAITING_SELLER', now())`,
      [PLATFORM_A, orderId, paymentId],
    );
    office.shop.clock.set(new Date('2026-03-04T12:00:00Z'));
    await office.shop.eventually(`select hold from ledger_releases where payment_id = '${paymentId}'`, {
      hold: 'REFUND_REQUEST',
    });
    expect((await funds()).held.map(({ why }) => why)).toContain('REFUND_REQUEST');
    await office.shop.rows(`update refund_requests set state = 'REFUSED' where payment_id = $1`, [paymentId]);
    office.shop.clock.set(new Date('2026-03-04T13:00:00Z'));
    await released(paymentId, 'pending');
    await useScheme({ ...SCHEME_A });
  });
});

describe('staff', () => {
  it('release before the day of the rule, once, with a reason and their password (C28)', async () => {
    const { paymentId } = await sold(order({ email: 'early@example.com', orderBumpsIds: [] }));
    const id = await held(paymentId, 'reserve');
    const before = (await funds()).balances;
    expect((await decide(id, { action: 'RELEASE', password: 'wrong' })).status).toBe(422);
    expect((await decide(id, { action: 'RELEASE', reason: '' })).status).toBe(422);
    expect((await decide(id, { action: 'RELEASE' }, AS_OTHER_ADMIN)).status).toBe(404);
    const answers = await Promise.all([decide(id, { action: 'RELEASE' }), decide(id, { action: 'RELEASE' })]);
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    await released(paymentId, 'reserve');
    const after = (await funds()).balances;
    expect(after.available! + after.reserve!).toBe(
      before.available! + before.reserve! + (after.pending! - before.pending!) * -1,
    );
    const again = await decide(id, { action: 'RELEASE' });
    expect(again.status).toBe(409);
    const list = await get<{ items: { id: string; by: string }[] }>('/api/admin/released-funds', AS_ADMIN);
    expect(list.items.find((row) => row.id === id)?.by).toMatch(/^[^:]+$/);
    const audited = await office.shop.rows(
      `select reason from audit_log where action = 'release.early' and subject_id = $1`,
      [id],
    );
    expect(audited.length).toBeGreaterThan(0);
  });

  it('hold longer, until a day that is to come', async () => {
    const { paymentId } = await sold(order({ email: 'held@example.com', orderBumpsIds: [] }));
    const id = await held(paymentId, 'reserve');
    expect((await decide(id, { action: 'HOLD', until: '2026-03-01' })).status).toBe(422);
    expect((await decide(id, { action: 'HOLD' })).status).toBe(422);
    expect((await decide(id, { action: 'HOLD', until: '2026-05-15' })).status).toBe(204);
    // A hold never brings a release forward.
    expect((await decide(id, { action: 'HOLD', until: '2026-03-20' })).status).toBe(204);
    const seen = (await funds()).held.find(({ why }) => why === 'STAFF');
    expect(seen?.until).toBe('2026-05-15');
    expect((await toRelease('?hold=STAFF')).items.map((row) => row.id)).toEqual([id]);
    const forecast = await get<{ days: { day: string; reserve: number }[] }>(
      '/api/admin/release-forecast',
      AS_ADMIN,
    );
    expect(forecast.days.find(({ day }) => day === '2026-05-15')?.reserve).toBe(seen?.amount);
  });

  it('change the scheme of the platform on a page, and a wrong one is refused', async () => {
    const shown = await get<{ version: number }>('/api/admin/platform-settings', AS_ADMIN);
    const rule = (method: string, days: number) => ({
      ...{ [`${method}Days`]: days, [`${method}ReserveBasisPoints`]: 1000, [`${method}ReserveDays`]: 30 },
    });
    const input = {
      ...{ ...rule('pix', 1), ...rule('billet', 2), ...rule('card', 15), cardAffiliateDays: 20 },
      ...{ businessDaysOnly: true, trackingRequired: false, heldByRefundRequest: true },
      ...{ rollingBasisPoints: 400, rollingSaleDays: 14 },
      ...{ reason: 'Novo acordo', version: shown.version },
    };
    const put = (body: object) => office.send(AS_ADMIN, 'PUT', '/api/admin/platform-settings/release', body);
    expect((await put({ ...input, pixDays: -1 })).status).toBe(422);
    expect((await put({ ...input, cardReserveBasisPoints: 10_001 })).status).toBe(422);
    expect((await put({ ...input, rollingBasisPoints: 10_001 })).status).toBe(422);
    expect((await put({ ...input, rollingSaleDays: 181 })).status).toBe(422);
    expect((await put(input)).status).toBe(204);
    const { release } = await get<{ release: object }>('/api/admin/platform-settings', AS_ADMIN);
    expect(release).toMatchObject({
      PIX: { days: 1, reserveBps: 1000, reserveDays: 30 },
      CREDIT_CARD: { days: 15, affiliateDays: 20, reserveBps: 1000, reserveDays: 30 },
      businessDaysOnly: true,
      rolling: { bps: 400, days: 30, saleDays: 14 },
    });
  });

  it('without the permission see and decide nothing', async () => {
    expect((await office.send(AS_FUNCTIONARY, 'GET', '/api/admin/garantee-released')).status).toBe(403);
    expect((await office.send(AS_FUNCTIONARY, 'GET', '/api/admin/release-forecast')).status).toBe(403);
  });
});

interface AccountingFile {
  readonly list: string;
  readonly state: string;
  readonly checksum: string | null;
  readonly bytes: number;
  readonly id: string;
  readonly link: string | null;
}

describe('the accounting of a platform', () => {
  const ask = (body: object, as = AS_ADMIN) =>
    office.send<{ errors?: object }>(as, 'POST', '/api/admin/accounting/files', {
      ...{ content: 'journal', from: '2026-03-01', to: '2026-03-04', format: 'json' },
      ...body,
    });
  const files = async () => (await get<{ items: AccountingFile[] }>('/api/exports', AS_ADMIN)).items;

  /** The text of a file, after the job has made it. */
  async function made(content: string, format = 'json'): Promise<string> {
    expect((await ask({ content, format })).status).toBe(201);
    const ready = async () => (await files()).find(({ list }) => list === `accounting-${content}`);
    await until(async () => (await ready())?.state === 'READY');
    const file = await ready();
    const { body } = await office.text(AS_ADMIN, `/api/exports/${file?.id}/file?${file?.link}`);
    expect(createHash('sha256').update(body).digest('hex')).toBe(file?.checksum);
    expect(Buffer.byteLength(body)).toBe(file?.bytes);
    return body;
  }
  const sumsOf = async (content: string) => {
    const { rows } = JSON.parse(await made(content)) as { rows: Record<string, unknown>[] };
    return rows.find((row) => Object.values(row).includes('TOTAL')) ?? {};
  };

  it('is files whose sums equal the ledger, with a checksum (C10)', async () => {
    office.shop.clock.set(new Date('2026-03-05T12:00:00Z'));
    for (const caller of [AS_ADMIN, AS_FUNCTIONARY]) office.forget(caller);
    await office.shop.app.get(CloseDays).sweep(office.shop.clock.now());
    const [ledger] = await office.shop.rows<Record<string, string>>(
      `select sum(t.amount) as all, sum(t.amount) filter (where t.kind = 'APPROVAL' and d.bucket = 'receivable') as gross,
         sum(t.amount) filter (where t.fact = 'platformFee') as fee, sum(t.amount) filter (where t.fact = 'gatewayCost') as cost
       from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id where t.platform_id = $1`,
      [PLATFORM_A],
    );
    const of = (name: string) => Number(ledger?.[name]);
    expect(of('gross')).toBeGreaterThan(0);
    expect(await sumsOf('journal')).toMatchObject({ currency: 'BRL', amount: of('all') });
    const sales = await sumsOf('sales');
    expect(sales).toMatchObject({ gross: of('gross'), fee: of('fee'), cost: of('cost'), returned: 0 });
    const parts = ['producer', 'coProducers', 'affiliate', 'manager', 'cost', 'margin', 'interest'];
    expect(parts.reduce((sum, part) => sum + Number(sales[part]), 0)).toBe(of('gross'));
    expect(await sumsOf('fees')).toMatchObject({ salesFee: of('fee'), fees: of('fee') });
    expect(await sumsOf('balances')).toMatchObject({ balance: 0 });
    expect(await sumsOf('withdrawals')).toEqual({});
    expect(await sumsOf('returns')).toEqual({});
  });

  it('is refused for wrong days and without the permission, and nothing is asked for', async () => {
    const before = (await files()).length;
    const answers = await Promise.all([
      ask({ to: '2026-03-05' }),
      ask({ content: 'sales', to: '2026-03-06' }),
      ask({ from: '2026-03-04', to: '2026-03-03' }),
      ask({ from: '2025-03-01' }),
      ask({ from: '2026-02-30' }),
      ask({ content: 'everything' }),
      ask({}, AS_FUNCTIONARY),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 403]);
    expect(await files()).toHaveLength(before);
  });
});
