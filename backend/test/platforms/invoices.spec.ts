import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { parseBrCode } from '@guiche/brazil';
import { MASTER, DEMO_PASSWORD, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { InvoicePlatforms } from '../../src/modules/invoices/jobs/invoice-platforms.js';
import { MarkOverdueInvoices } from '../../src/modules/invoices/jobs/mark-overdue-invoices.js';
import { InvoiceMonths } from '../../src/modules/invoices/use-cases/invoice-months.js';
import { order } from '../purchase/buyer.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_MASTER,
  AS_OTHER_ADMIN,
  BackOffice,
  type Caller,
} from '../support/back-office.js';

type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
}
interface Plan {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
}

const PLAN = {
  ...{ name: 'Crescer', monthly: 9_900, perSale: 25, shareBps: 75, minimum: 15_000, dueDays: 10 },
  ...{ startsIn: '2026-03', reason: 'Contrato assinado' },
};

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
  await office.grant('isAccountingAvailable');
});
afterAll(() => office.close());

/** Sessions end while time passes. */
function moveTo(instant: Date): void {
  office.shop.clock.set(instant);
  [AS_MASTER, AS_ADMIN, AS_OTHER_ADMIN, AS_FUNCTIONARY].forEach((one) => office.forget(one));
}

const planPath = (id: string) => `/api/master/platforms/${id}/plan`;
const plansOf = async (id: string) => (await office.send<Plan[]>(AS_MASTER, 'GET', planPath(id))).body;
async function setPlan(wanted: object = {}, id: string = PLATFORM_A) {
  const [newest] = await plansOf(id);
  return office.send<Refusal>(AS_MASTER, 'PUT', planPath(id), {
    ...PLAN,
    ...(newest && { basedOn: newest.id }),
    ...wanted,
  });
}

const COLUMNS =
  'columns=platform,kind,reference,due,amount,state,attempts,sales,gross,monthlyPart,salesPart,sharePart,minimumPart,discount,paymentReference,ended';
const listed = async (query = '') =>
  (await office.send<{ items: Row[] }>(AS_MASTER, 'GET', `/api/master/invoices?${COLUMNS}${query}`)).body
    .items;
const found = async (id: string) => (await listed()).find((one) => one.id === id);

const NEW = {
  ...{ platform: PLATFORM_A, kind: 'SET_UP', reference: 'Migração', amount: 50_000, dueOn: '2026-05-31' },
  ...{ password: DEMO_PASSWORD },
};
async function bill(wanted: object = {}): Promise<string> {
  const reference = `Serviço ${randomUUID().slice(0, 8)}`;
  const asked = { ...NEW, dueOn: dayIn(20), ...wanted, reference, requestKey: randomUUID() };
  expect((await office.send(AS_MASTER, 'POST', '/api/master/invoices', asked)).status).toBe(201);
  return (await listed()).find((one) => one.reference === reference)?.id ?? '';
}
const dayIn = (days: number) =>
  new Date(office.shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const decide = async (id: string, action: string, more: object = {}) => {
  const { status, body } = await office.send<Refusal | undefined>(
    AS_MASTER,
    'POST',
    `/api/master/invoices/${id}/decisions`,
    { action, reason: 'E2E 4712', password: DEMO_PASSWORD, ...more },
  );
  return body?.code ? `${status} ${body.code}` : String(status);
};
const mails = async () =>
  (
    await office.shop.rows<{ count: number }>(
      `select count(*)::int as count from mails where kind like 'invoice%'`,
    )
  )[0]?.count ?? 0;

describe('a plan', () => {
  it('bills a month once, after its end, for the fee, the sales, the share and the minimum (D7)', async () => {
    expect((await setPlan()).status).toBe(204);
    const { paymentId } = await office.shop.bought(order());
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
    await office.shop.eventually(
      `select sum(approved)::int as paid from sales_days where platform_id = '${PLATFORM_A}' and producer_id = '00000000-0000-0000-0000-000000000000'`,
      { paid: 1 },
    );
    const job = office.shop.app.get(InvoicePlatforms);
    expect(await job.sweep()).toBe(0);
    const before = await mails();
    moveTo(new Date('2026-04-05T03:00:00Z'));
    const months = office.shop.app.get(InvoiceMonths);
    const made = await Promise.all([months.run(), months.run()]);
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await job.sweep()).toBe(0);
    const rows = await listed();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{
        platform: 'Conecta Saber',
        kind: 'PLAN',
        reference: 'Crescer 03/2026',
        state: 'OPEN',
        attempts: 0,
      },
      ...{ due: '2026-04-11T02:59:59.000Z', sales: 1, gross: 9_700, monthlyPart: 9_900, salesPart: 25 },
      // 0.75 % of R$ 97.00 is R$ 0.73.
      ...{ sharePart: 73, minimumPart: 5_002, amount: 15_000, discount: 0 },
    });
    expect((await mails()) - before).toBe(1);
  });

  it('holds from a month on, and the platforms list names it; a plan of nothing bills nothing (D7, D8)', async () => {
    const free = { name: 'Livre', monthly: 0, perSale: 0, shareBps: 0, minimum: 0 };
    expect((await setPlan({ ...free, startsIn: '2026-04' })).status).toBe(204);
    expect((await setPlan({ ...free, startsIn: '2026-04' }, PLATFORM_B)).status).toBe(204);
    const { body } = await office.send<{ items: Row[] }>(
      AS_MASTER,
      'GET',
      '/api/master/platforms?from=2026-03-01&to=2026-03-31',
    );
    expect(body.items.map(({ name, plan }) => [name, plan])).toEqual([
      ['Conecta Saber', 'Crescer'],
      ['Vitrine do Vale', null],
    ]);
    // A later version does not bill April.
    expect((await setPlan({ startsIn: '2026-06' })).status).toBe(204);
    moveTo(new Date('2026-05-05T03:00:00Z'));
    expect(await office.shop.app.get(InvoicePlatforms).sweep()).toBe(0);
    expect(await listed()).toHaveLength(1);
  });

  it('is not changed by a month that has passed, a stale reader or another role (D9)', async () => {
    const before = await plansOf(PLATFORM_A);
    expect(before.map(({ name, startsOn }) => [name, startsOn])).toEqual([
      ['Crescer', '2026-06-01'],
      ['Livre', '2026-04-01'],
      ['Crescer', '2026-03-01'],
    ]);
    for (const [wanted, answer] of [
      [{ startsIn: '2026-04' }, '422 validation'],
      [{ startsIn: '2026-13' }, '422 validation'],
      [{ startsIn: '2028-09' }, '422 validation'],
      [{ basedOn: before[1]?.id }, '409 planChanged'],
      [{ shareBps: 10_001 }, '422 validation'],
      [{ monthly: -1 }, '422 validation'],
    ] as const) {
      const { status, body } = await setPlan(Object.assign({ startsIn: '2026-05' }, wanted));
      expect(`${status} ${body.code}`).toBe(answer);
    }
    expect((await office.send(AS_ADMIN, 'GET', planPath(PLATFORM_A))).status).toBe(403);
    expect((await office.send(AS_MASTER, 'GET', planPath(randomUUID()))).status).toBe(404);
    expect(await plansOf(PLATFORM_A)).toEqual(before);
  });
});

describe('an invoice', () => {
  it('is made once for one request, and not for a platform, a day or an amount that does not exist', async () => {
    const before = await listed();
    const key = randomUUID();
    const post = async (wanted: object) => {
      const asked = { ...NEW, requestKey: key, ...wanted };
      const { status, body } = await office.send<Refusal & { made?: boolean }>(
        AS_MASTER,
        'POST',
        '/api/master/invoices',
        asked,
      );
      return status === 201 ? String(body.made) : `${status} ${Object.keys(body.errors ?? {}).join()}`;
    };
    expect(await post({ platform: randomUUID() })).toBe('422 platform');
    expect(await post({ dueOn: '2026-04-30' })).toBe('422 dueOn');
    expect(await post({ dueOn: '2026-02-30' })).toBe('422 dueOn');
    expect(await post({ amount: 0 })).toBe('422 amount');
    expect(await post({ kind: 'PLAN' })).toBe('422 kind');
    expect(await post({ password: 'errada' })).toBe('422 password');
    expect(await listed()).toEqual(before);
    expect((await Promise.all([post({}), post({})])).sort()).toEqual(['false', 'true']);
    expect(await listed()).toHaveLength(before.length + 1);
  });

  it('is noted as paid once, and says what the bank calls the payment', async () => {
    const id = await bill();
    expect(await decide(id, 'PAID', { password: 'errada' })).toBe('422 validation');
    expect(await found(id)).toMatchObject({ state: 'OPEN', paymentReference: null, ended: null });
    expect((await Promise.all([decide(id, 'PAID'), decide(id, 'PAID')])).sort()).toEqual([
      '204',
      '409 invoiceMoved',
    ]);
    expect(await found(id)).toMatchObject({
      ...{ state: 'PAID', paymentReference: 'E2E 4712', ended: office.shop.clock.now().toISOString() },
    });
    expect(await decide(id, 'CANCEL')).toBe('409 invoiceMoved');
  });

  it('is discounted by less than its amount, sent again and canceled', async () => {
    const id = await bill();
    expect(await decide(id, 'DISCOUNT')).toBe('422 validation');
    expect(await decide(id, 'DISCOUNT', { amount: 50_000 })).toBe('409 invoiceDiscountTooLarge');
    expect(await found(id)).toMatchObject({ amount: 50_000, discount: 0 });
    expect(await decide(id, 'DISCOUNT', { amount: 49_999 })).toBe('204');
    expect(await found(id)).toMatchObject({ amount: 1, discount: 49_999 });
    const before = await mails();
    expect(await decide(id, 'SEND')).toBe('204');
    expect((await mails()) - before).toBe(1);
    expect(await found(id)).toMatchObject({ attempts: 1, state: 'OPEN' });
    expect(await decide(id, 'CANCEL')).toBe('204');
    expect(await found(id)).toMatchObject({ state: 'CANCELED' });
  });

  it('is written off by another master than the one who proposed it', async () => {
    const id = await bill();
    expect(await decide(id, 'WRITE_OFF')).toBe('409 noInvoiceWriteOffProposed');
    expect(await decide(id, 'PROPOSE_WRITE_OFF')).toBe('204');
    expect(await decide(id, 'PROPOSE_WRITE_OFF')).toBe('409 invoiceWriteOffProposed');
    expect(await decide(id, 'WRITE_OFF')).toBe('409 invoiceWriteOffNeedsAnother');
    expect(await found(id)).toMatchObject({ state: 'OPEN' });
    await office.shop.rows(
      `update platform_invoices set write_off_by = replace(write_off_by, $1, $2) where id = $3`,
      [MASTER.id, randomUUID(), id],
    );
    expect(await decide(id, 'WRITE_OFF')).toBe('204');
    expect(await found(id)).toMatchObject({ state: 'WRITTEN_OFF' });
    const events = await office.send<{ what: string; by: string }[]>(
      AS_MASTER,
      'GET',
      `/api/master/invoices/${id}/events`,
    );
    expect(events.body.map(({ what }) => what)).toEqual(['WRITTEN_OFF', 'WRITE_OFF_PROPOSED', 'CREATED']);
    expect(events.body[0]?.by).toBe(MASTER.name);
  });

  it('becomes overdue after its day, once, with a mail', async () => {
    const id = await bill({ dueOn: dayIn(1) });
    const job = office.shop.app.get(MarkOverdueInvoices);
    const end = new Date(`${dayIn(2)}T02:59:59Z`);
    await job.sweep(new Date(end.getTime() - 1));
    expect(await found(id)).toMatchObject({ state: 'OPEN' });
    moveTo(end);
    const before = await mails();
    await Promise.all([job.sweep(end), job.sweep(end)]);
    expect(await found(id)).toMatchObject({ state: 'OVERDUE' });
    const told = await office.shop.rows(
      `select what from platform_invoice_events where invoice_id = $1 and what = 'OVERDUE'`,
      [id],
    );
    expect(told).toHaveLength(1);
    // One that says so; another invoice may be overdue too.
    expect(await mails()).toBeGreaterThan(before);
    const late = await office.shop.rows(`select 1 from mails where kind = 'invoiceOverdue'`);
    expect(late.length).toBeGreaterThan(0);
    expect(await decide(id, 'PAID')).toBe('204');
  });
});

describe('the staff of a platform', () => {
  const codeOf = (id: string, as: Caller = AS_ADMIN) =>
    office.send<{ pixCode: string | null; pixQrCode: string | null } & Refusal>(
      as,
      'GET',
      `/api/admin/invoices/${id}/code`,
    );

  it('sees its own invoices and pays them by a PIX of the amount to the operator', async () => {
    const id = await bill();
    const { body } = await office.send<{ items: Row[] }>(AS_FUNCTIONARY, 'GET', '/api/admin/invoices');
    expect(body.items.some((one) => one.id === id)).toBe(true);
    const { pixCode, pixQrCode } = (await codeOf(id)).body;
    const read = parseBrCode(pixCode ?? '');
    expect(read).toMatchObject({
      ...{ key: 'operadora@guiche.example', amount: 50_000, txid: txidOf(id) },
    });
    expect(pixQrCode).toMatch(/^data:image\/png;base64,/);
    expect(await decide(id, 'CANCEL')).toBe('204');
    expect((await codeOf(id)).body).toEqual({ pixCode: null, pixQrCode: null });
  });

  it('of another platform finds nothing, and nobody of a platform decides (D7)', async () => {
    const id = await bill();
    expect((await codeOf(id, AS_OTHER_ADMIN)).status).toBe(404);
    const others = await office.send<{ items: Row[] }>(AS_OTHER_ADMIN, 'GET', '/api/admin/invoices');
    expect(others.body.items).toEqual([]);
    const paid = { action: 'PAID', reason: 'E2E', password: DEMO_PASSWORD };
    expect((await office.send(AS_ADMIN, 'POST', `/api/master/invoices/${id}/decisions`, paid)).status).toBe(
      403,
    );
    expect(await found(id)).toMatchObject({ state: 'OPEN' });
    await office.grant('isSalesAvailable');
    expect((await codeOf(id, AS_FUNCTIONARY)).status).toBe(403);
  });
});

it('the month in which a platform closes is billed, and none after it (D7)', async () => {
  expect((await setPlan({ startsIn: '2026-05' }, PLATFORM_B)).status).toBe(204);
  // The last second of May in São Paulo.
  await office.shop.rows(
    `update platforms set status = 'CLOSED', status_changed_at = '2026-06-01T02:59:59Z' where id = $1`,
    [PLATFORM_B],
  );
  const job = office.shop.app.get(InvoicePlatforms);
  moveTo(new Date('2026-06-05T03:00:00Z'));
  await job.sweep();
  moveTo(new Date('2026-07-05T03:00:00Z'));
  await job.sweep();
  const billed = (await listed('&kind=PLAN')).map(({ platform, reference }) => [platform, reference]);
  expect(billed.sort()).toEqual([
    ['Conecta Saber', 'Crescer 03/2026'],
    ['Conecta Saber', 'Crescer 06/2026'],
    ['Vitrine do Vale', 'Crescer 05/2026'],
  ]);
});

const txidOf = (id: string) => id.replaceAll('-', '').slice(-25);
