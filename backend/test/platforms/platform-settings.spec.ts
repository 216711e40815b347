import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order } from '../purchase/buyer.js';
import { ApplySettings } from '../../src/modules/platforms/jobs/apply-settings.js';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { ApplyInstallationFees } from '../../src/modules/platforms/jobs/apply-installation-fees.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_MASTER, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';

interface Tariff {
  readonly bps: number;
  readonly fixed: number;
}
interface Settings {
  readonly version: number;
  readonly feesOwn: boolean;
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

it('a change for a later day that was made on a stale version is refused, and nothing is scheduled', async () => {
  const tomorrow = new Date(office.shop.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10);
  const { version } = await settings();
  await put('methods', { ...METHODS, billetEnabled: false });
  const before = (await history()).length;
  const stale = await put('methods', { ...METHODS, pixEnabled: false }, { validFrom: tomorrow, version });
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  expect((await history()).length).toBe(before);
  await put('methods', METHODS);
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

describe('fees of the installation', () => {
  const FEES_OF_ALL = '/api/master/fees';
  interface OfAll {
    readonly present: Settings['fees'];
    readonly platforms: number;
    readonly sellers: number;
    readonly history: readonly {
      readonly id: string;
      readonly isInEffect: boolean;
      readonly canceledAt: string | null;
    }[];
  }
  const ofAll = async () => (await office.send<OfAll>(AS_MASTER, 'GET', FEES_OF_ALL)).body;
  const plan = (pixFixed: number) => ({
    ...{ pixBasisPoints: 0, pixFixed, billetBasisPoints: 0, billetFixed: 349 },
    ...{ cardBasisPoints: Array(12).fill(990), cardFixed: Array(12).fill(100) },
  });
  const setForAll = async (pixFixed: number, more: object = {}) => {
    advance(1_000);
    const basedOn = (await ofAll()).history[0]?.id;
    const body = { ...plan(pixFixed), reason: 'Tabela nova', ...(basedOn && { basedOn }), ...more };
    return office.send<{ code?: string }>(AS_MASTER, 'PUT', FEES_OF_ALL, body);
  };
  const pixOf = async (as = AS_ADMIN) => (await office.send<Settings>(as, 'GET', PATH)).body.fees.PIX.fixed;

  it('are those of platforms without own ones, with the history of each, and of no other', async () => {
    expect((await put('fees', { ...plan(111), feesOwn: false })).status).toBe(204);
    // Nothing was decided: what every new platform has.
    expect([await pixOf(), (await settings()).feesOwn]).toEqual([249, false]);
    expect(await ofAll()).toMatchObject({ platforms: 1, history: [] });
    const other = await pixOf(AS_OTHER_ADMIN);
    expect((await setForAll(199)).status).toBe(204);
    expect([await pixOf(), await pixOf(AS_OTHER_ADMIN)]).toEqual([199, other]);
    expect((await history())[0]).toMatchObject({
      change: { feesOwn: false, fees: { PIX: { fixed: 199 } } },
      previous: { feesOwn: false, fees: { PIX: { fixed: 249 } } },
    });
    // A sale takes them.
    const { paymentId } = await office.shop.bought(order({ orderBumpsIds: [] }));
    const [sale] = await office.shop.rows<{ fee: number }>(
      `select (o.division ->> 'platformFee')::int as fee from orders o join payments p on p.order_id = o.id where p.id = $1`,
      [paymentId],
    );
    expect(sale?.fee).toBe(199);
  });

  it('begin on their day, may be canceled until then, and a stale or anybody else’s change is refused', async () => {
    const day = (days: number) =>
      new Date(office.shop.clock.now().getTime() + days * 24 * 3_600_000 - 3 * 3_600_000)
        .toISOString()
        .slice(0, 10);
    expect((await setForAll(150, { validFrom: day(1) })).status).toBe(204);
    expect((await setForAll(160, { validFrom: day(2) })).status).toBe(204);
    const [later, sooner] = (await ofAll()).history;
    expect(later?.isInEffect).toBe(false);
    expect((await office.send(AS_MASTER, 'DELETE', `${FEES_OF_ALL}/${later?.id}`)).status).toBe(204);
    expect((await setForAll(170, { basedOn: sooner?.id })).body.code).toBe('changedMeanwhile');
    expect((await setForAll(170, { validFrom: '2026-01-01' })).status).toBe(422);
    expect((await office.send(AS_ADMIN, 'GET', FEES_OF_ALL)).status).toBe(403);
    expect(await pixOf()).toBe(199);
    advance(2 * 24 * 3_600_000);
    for (const caller of [AS_ADMIN, AS_MASTER]) office.forget(caller);
    const jobs = office.shop.app.get(ApplyInstallationFees);
    await Promise.all([jobs.sweep(office.shop.clock.now()), jobs.sweep(office.shop.clock.now())]);
    expect(await pixOf()).toBe(150);
    const changed = (await history()).filter(({ change }) => 'fees' in change).slice(0, 2);
    expect(changed.map(({ change }) => change['fees'])).toMatchObject([
      { PIX: { fixed: 150 } },
      { PIX: { fixed: 199 } },
    ]);
    expect((await office.send(AS_MASTER, 'DELETE', `${FEES_OF_ALL}/${sooner?.id}`)).status).toBe(409);
    // Own fees end it.
    expect((await put('fees', plan(88))).status).toBe(204);
    expect((await setForAll(140)).status).toBe(204);
    expect([await pixOf(), (await ofAll()).platforms]).toEqual([88, 0]);
  });
});
