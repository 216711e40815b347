import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { InvoiceMonths } from '../../src/modules/invoices/use-cases/invoice-months.js';
import { EndTrials } from '../../src/modules/platforms/jobs/end-trials.js';
import { TellTrials } from '../../src/modules/invoices/jobs/tell-trials.js';
import { AS_ADMIN, AS_MASTER, BackOffice } from '../support/back-office.js';

interface Shown {
  readonly version: number;
  readonly status: string;
  readonly nextStatuses: readonly string[];
  readonly trialEndsAt: string | null;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
}

const PATH = `/api/master/platforms/${PLATFORM_A}`;
const PLAN = {
  ...{ name: 'Crescer', monthly: 9_900, perSale: 0, shareBps: 0, minimum: 0, dueDays: 10 },
  ...{ startsIn: '2026-03', reason: 'Contrato assinado' },
};

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const shown = async () => (await office.send<Shown>(AS_MASTER, 'GET', PATH)).body;
async function become(status: string, more: object = {}) {
  const { version } = await shown();
  const wanted = { status, version, reason: 'Pedido por escrito', password: DEMO_PASSWORD, ...more };
  return office.send<Refusal>(AS_MASTER, 'PUT', `${PATH}/status`, wanted);
}
const sweep = () => office.shop.app.get(EndTrials).sweep(office.shop.clock.now());
const stored = () =>
  office.shop.rows('select status, trial_started_at, trial_ends_at, version from platforms where id = $1', [
    PLATFORM_A,
  ]);
const billed = async () =>
  (
    await office.shop.rows<{ month: string }>(
      'select month::text from platform_invoices where platform_id = $1 order by month',
      [PLATFORM_A],
    )
  ).map(({ month }) => month);

/** Sessions end while time passes. */
function moveTo(instant: string): void {
  office.shop.clock.set(new Date(instant));
  for (const one of [AS_MASTER, AS_ADMIN]) office.forget(one);
}

it('a trial without a day that it can end on is refused, and nothing changes (D9)', async () => {
  const before = await stored();
  for (const trialEndsOn of [undefined, '2026-03-01', '2027-03-04', '2026-02-30']) {
    const { status, body } = await become('TRIAL', { trialEndsOn });
    expect([trialEndsOn, status, Object.keys(body.errors ?? {})]).toEqual([
      trialEndsOn,
      422,
      ['trialEndsOn'],
    ]);
  }
  expect(await stored()).toEqual(before);
});

it('a platform in trial sells and is not billed, is active after its last day, and pays from the next month on (D7, D8, D9)', async () => {
  expect((await office.send(AS_MASTER, 'PUT', `${PATH}/plan`, PLAN)).status).toBe(204);
  expect((await become('TRIAL', { trialEndsOn: '2026-03-20' })).status).toBe(204);
  expect((await become('TRIAL', { trialEndsOn: '2026-04-09' })).status).toBe(204);
  expect(await shown()).toMatchObject({
    ...{
      status: 'TRIAL',
      nextStatuses: ['ACTIVE', 'TRIAL', 'SUSPENDED'],
      trialEndsAt: '2026-04-10T03:00:00.000Z',
    },
  });
  const list = await office.send<{ items: { name: string; status: string; trialEnds: string | null }[] }>(
    ...([AS_MASTER, 'GET', '/api/master/platforms?columns=name,status,trialEnds&sort=name'] as const),
  );
  expect(list.body.items[0]).toMatchObject({ status: 'TRIAL', trialEnds: '2026-04-10T03:00:00.000Z' });
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);

  moveTo('2026-04-10T02:59:59.999Z');
  await sweep();
  expect((await shown()).status).toBe('TRIAL');
  moveTo('2026-04-10T03:00:00.000Z');
  await Promise.all([sweep(), sweep()]);
  await office.shop.eventually(`select status from platforms where id = '${PLATFORM_A}'`, {
    status: 'ACTIVE',
  });
  const ended = await office.shop.rows(
    `select after ->> 'status' as status from audit_log where reason = 'The trial is over'`,
  );
  expect(ended).toEqual([{ status: 'ACTIVE' }]);

  // March was in trial, and the trial ended in April: May is the first month of the plan.
  moveTo('2026-06-05T03:00:00.000Z');
  const months = office.shop.app.get(InvoiceMonths);
  await months.run();
  expect(await billed()).toEqual(['2026-05-01']);
});

it('a trial that a master ends is over at once, and a month before it is still billed', async () => {
  moveTo('2026-07-02T12:00:00.000Z');
  expect((await become('TRIAL', { trialEndsOn: '2026-09-30' })).status).toBe(204);
  expect((await become('ACTIVE')).status).toBe(204);
  expect(await shown()).toMatchObject({ status: 'ACTIVE', trialEndsAt: '2026-07-02T12:00:00.000Z' });
  moveTo('2026-09-05T03:00:00.000Z');
  await office.shop.app.get(InvoiceMonths).run();
  expect(await billed()).toEqual(['2026-05-01', '2026-06-01', '2026-08-01']);
});

it('a trial that was suspended is over when the platform becomes active, and the month before a long trial is billed in time', async () => {
  moveTo('2026-10-02T12:00:00.000Z');
  expect((await become('TRIAL', { trialEndsOn: '2027-03-31' })).status).toBe(204);
  // September ended two days ago, and is billed while the platform is in trial.
  moveTo('2026-10-05T03:00:00.000Z');
  await office.shop.app.get(InvoiceMonths).run();
  expect((await billed()).at(-1)).toBe('2026-09-01');
  moveTo('2026-11-10T12:00:00.000Z');
  expect((await become('SUSPENDED')).status).toBe(204);
  moveTo('2026-11-20T12:00:00.000Z');
  expect((await become('ACTIVE')).status).toBe(204);
  expect((await shown()).trialEndsAt).toBe('2026-11-20T12:00:00.000Z');
  moveTo('2027-01-05T03:00:00.000Z');
  await office.shop.app.get(InvoiceMonths).run();
  expect((await billed()).slice(-2)).toEqual(['2026-09-01', '2026-12-01']);
});

it('a second trial bills no month of the first', async () => {
  moveTo('2027-01-10T12:00:00.000Z');
  expect((await become('TRIAL', { trialEndsOn: '2027-02-27' })).status).toBe(204);
  moveTo('2027-02-28T03:00:00.000Z');
  await sweep();
  await office.shop.eventually(`select status from platforms where id = '${PLATFORM_A}'`, {
    status: 'ACTIVE',
  });
  moveTo('2027-04-02T12:00:00.000Z');
  expect((await become('TRIAL', { trialEndsOn: '2027-04-30' })).status).toBe(204);
  moveTo('2027-05-05T03:00:00.000Z');
  await sweep();
  await office.shop.app.get(InvoiceMonths).run();
  // March is the only month between the two.
  expect((await billed()).slice(-2)).toEqual(['2026-12-01', '2027-03-01']);
});

it('administrators are told seven days and one day before a trial ends, once each, and again of another end', async () => {
  const told = async () =>
    office.shop.rows<{ ends: string; days_before: number }>(
      'select ends_at as ends, days_before from trial_notices order by ends_at, days_before desc',
    );
  const mails = async () =>
    Number(
      (
        await office.shop.rows<{ many: string }>(
          `select count(*) as many from mails where kind = 'trialEnds'`,
        )
      )[0]?.many,
    );
  const tell = () => office.shop.app.get(TellTrials).sweep(office.shop.clock.now());
  moveTo('2028-06-10T12:00:00.000Z');
  expect((await become('TRIAL', { trialEndsOn: '2028-06-20' })).status).toBe(204);
  moveTo('2028-06-14T02:59:59.999Z');
  await tell();
  expect([await told(), await mails()]).toEqual([[], 0]);
  moveTo('2028-06-14T03:00:00.000Z');
  await Promise.all([tell(), tell()]);
  await tell();
  const first = { ends: new Date('2028-06-21T03:00:00.000Z'), days_before: 7 };
  expect([await told(), await mails()]).toEqual([[first], 1]);
  expect((await become('TRIAL', { trialEndsOn: '2028-06-30' })).status).toBe(204);
  // The day before the former end: the trial goes on.
  moveTo('2028-06-20T12:00:00.000Z');
  await tell();
  expect(await mails()).toBe(1);
  moveTo('2028-06-30T04:00:00.000Z');
  await tell();
  await tell();
  const last = { ends: new Date('2028-07-01T03:00:00.000Z'), days_before: 1 };
  expect([await told(), await mails()]).toEqual([[first, last], 2]);
  expect((await become('ACTIVE')).status).toBe(204);
  await tell();
  expect(await mails()).toBe(2);
});
