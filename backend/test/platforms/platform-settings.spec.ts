import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApplySettings } from '../../src/modules/platforms/jobs/apply-settings.js';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, BackOffice, AS_FUNCTIONARY, AS_OTHER_ADMIN } from '../support/back-office.js';

interface Tariff {
  readonly bps: number;
  readonly fixed: number;
}
interface Settings {
  readonly version: number;
  readonly pixEnabled: boolean;
  readonly blockedCashout: boolean;
  readonly sellers: number;
  readonly fees: { readonly PIX: Tariff; readonly BILLET: Tariff; readonly CREDIT_CARD: readonly Tariff[] };
  readonly installments: object;
}
interface Change {
  readonly id: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly previous: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly requestedBy: string;
  readonly appliedAt: string | null;
  readonly canceledAt: string | null;
}

const PATH = '/api/admin/platform-settings';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const settings = async () => (await office.send<Settings>(AS_ADMIN, 'GET', PATH)).body;
const history = async () =>
  (await office.send<{ items: Change[] }>(AS_ADMIN, 'GET', `${PATH}/changes`)).body.items;
const put = async (group: string, change: object, more: object = {}) =>
  office.send<{ code?: string; errors?: Record<string, string[]> }>(AS_ADMIN, 'PUT', `${PATH}/${group}`, {
    ...change,
    ...{ reason: 'Novo contrato', version: (await settings()).version },
    ...more,
  });
const advance = (milliseconds: number) => office.shop.clock.advance(milliseconds);
const METHODS = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true, blockedCashout: false };

it('a change is in effect at once, and its history says who, when and why', async () => {
  advance(1_000);
  expect((await put('methods', { ...METHODS, billetEnabled: false })).status).toBe(204);
  expect(await settings()).toMatchObject({ pixEnabled: true, billetEnabled: false });
  const [newest] = await history();
  expect(newest).toMatchObject({
    change: { ...METHODS, billetEnabled: false },
    previous: METHODS,
    reason: 'Novo contrato',
    requestedBy: office.person(AS_ADMIN).name,
  });
  advance(1_000);
  const undone = await office.send(AS_ADMIN, 'POST', `${PATH}/changes/${newest?.id}/undo`, {
    reason: 'Engano',
  });
  expect(undone.status).toBe(204);
  expect(await settings()).toMatchObject(METHODS);
  expect((await history())[0]).toMatchObject({ change: METHODS, reason: 'Engano' });
});

it('fees by number of installments are stored where they differ, and shown for each number', async () => {
  const card = Array.from({ length: 12 }, (_, index) => (index < 6 ? 990 : 1_290));
  const fees = {
    ...{ pixBasisPoints: 99, pixFixed: 50, billetBasisPoints: 0, billetFixed: 349 },
    ...{ cardBasisPoints: card, cardFixed: card.map(() => 100) },
  };
  expect((await put('fees', fees)).status).toBe(204);
  const shown = await settings();
  expect(shown.fees.PIX).toEqual({ bps: 99, fixed: 50 });
  expect(shown.fees.CREDIT_CARD.map(({ bps }) => bps)).toEqual(card);
  const [stored] = await office.shop.rows<{ fees: { CREDIT_CARD: object } }>(
    `select fees from platforms where id = '${PLATFORM_A}'`,
  );
  const later = Object.fromEntries([7, 8, 9, 10, 11, 12].map((count) => [count, { bps: 1_290, fixed: 100 }]));
  expect(stored?.fees.CREDIT_CARD).toMatchObject({ bps: 990, fixed: 100, byInstallments: later });
});

it('a change for a later day waits for midnight in São Paulo, is applied once, and can be canceled before', async () => {
  const before = await settings();
  const tomorrow = new Date(office.shop.clock.now().getTime() + 24 * 3_600_000 - 3 * 3_600_000);
  const validFrom = tomorrow.toISOString().slice(0, 10);
  advance(1_000);
  expect((await put('methods', { ...METHODS, blockedCashout: true }, { validFrom })).status).toBe(204);
  advance(1_000);
  expect((await put('methods', { ...METHODS, pixEnabled: false }, { validFrom })).status).toBe(204);
  expect(await settings()).toEqual(before);
  const [canceled, scheduled] = await history();
  expect((await office.send(AS_ADMIN, 'DELETE', `${PATH}/changes/${canceled?.id}`)).status).toBe(204);
  const job = office.shop.app.get(ApplySettings);
  const midnight = new Date(`${validFrom}T00:00:00-03:00`);
  expect(await job.sweep(new Date(midnight.getTime() - 1))).toBe(0);
  expect(await job.sweep(midnight)).toBe(1);
  expect(await job.sweep(midnight)).toBe(0);
  expect(await settings()).toMatchObject({ pixEnabled: true, blockedCashout: true });
  expect((await history()).find(({ id }) => id === scheduled?.id)).toMatchObject({
    previous: { ...METHODS },
    canceledAt: null,
  });
  const late = await office.send(AS_ADMIN, 'DELETE', `${PATH}/changes/${scheduled?.id}`);
  expect([late.status, late.body.code]).toEqual([409, 'alreadyInEffect']);
  await put('methods', METHODS);
});

it('invalid settings, a past day and a stale version change nothing', async () => {
  const before = [await settings(), (await history()).length];
  const plan = { numberOfInstallments: 3, minInstallmentValue: 500, feeBasisPoints: Array(12).fill(0) };
  const tooMany = await put('installments', { ...plan, maxInstallmentsWithoutInterest: 4 });
  expect([tooMany.status, Object.keys(tooMany.body.errors ?? {})]).toEqual([
    422,
    ['maxInstallmentsWithoutInterest'],
  ]);
  const short = await put('installments', {
    ...{ ...plan, feeBasisPoints: [0, 0] },
    maxInstallmentsWithoutInterest: 1,
  });
  expect([short.status, short.body.code]).toEqual([422, 'settingsRefused']);
  const past = await put('methods', METHODS, { validFrom: '2020-01-01' });
  expect([past.status, Object.keys(past.body.errors ?? {})]).toEqual([422, ['validFrom']]);
  const stale = await put('methods', { ...METHODS, pixEnabled: false }, { version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  expect([await settings(), (await history()).length]).toEqual(before);
});

it('only staff with the permission see and change settings, and nobody those of another platform', async () => {
  const before = await settings();
  const [newest] = await history();
  await office.grant('isSalesAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'GET', PATH)).status).toBe(403);
  const change = { ...METHODS, pixEnabled: false, reason: 'Teste', version: before.version };
  expect((await office.send(AS_FUNCTIONARY, 'PUT', `${PATH}/methods`, change)).status).toBe(403);
  expect((await office.send(undefined, 'PUT', `${PATH}/methods`, change)).status).toBe(401);
  const undo = await office.send(AS_OTHER_ADMIN, 'POST', `${PATH}/changes/${newest?.id}/undo`, {
    reason: 'Teste',
  });
  expect(undo.status).toBe(404);
  expect(await settings()).toEqual(before);
  await office.grant('isConfigAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'GET', PATH)).status).toBe(200);
});
