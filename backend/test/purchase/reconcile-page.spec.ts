import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AS_ADMIN, AS_FUNCTIONARY, AS_MASTER, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';
import { OFFER_AT, order } from './buyer.js';

interface Run {
  readonly day: string;
  readonly provider: string;
  readonly finished: boolean;
  readonly compared: number;
}

interface Refusal {
  readonly code: string;
}

const PATH = '/api/admin/reconciliations';
const REASON = 'Conferência do mês';
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const runs = async (caller = AS_ADMIN) =>
  (await office.send<{ items: Run[] }>(caller, 'GET', PATH)).body.items;
const again = (from: string, until: string, caller = AS_ADMIN) =>
  office.send<Refusal>(caller, 'POST', PATH, { from, until, reason: REASON });
const dayOf = (at: Date) => new Date(at.getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
const stored = () => office.shop.rows('select id, day, finished_at from reconciliations order by id');

it('days that are over are compared on request, and the result is shown to their platform only', async () => {
  await office.shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  const day = dayOf(office.shop.clock.now());
  const before = await stored();
  const early = await again(day, day);
  expect([early.status, early.body.code]).toEqual([422, 'periodRefused']);
  for (const [from, until] of [
    ['2026-01-01', '2026-02-01'],
    ['2026-01-02', '2026-01-01'],
    ['2026-02-31', '2026-02-31'],
  ] as const)
    expect((await again(from, until)).status).toBe(422);
  await office.grant('isChargesAvailable');
  expect((await again('2026-01-01', '2026-01-01', AS_FUNCTIONARY)).status).toBe(403);
  expect((await office.send(AS_MASTER, 'GET', PATH)).status).toBe(403);
  expect(await stored()).toEqual(before);

  office.shop.clock.advance(24 * 3_600_000);
  // Sessions of staff last 12 hours.
  for (const caller of [AS_ADMIN, AS_OTHER_ADMIN]) office.forget(caller);
  expect((await again(day, day)).status).toBe(204);
  await office.shop.until(async () => (await runs()).some((run) => run.day === day && run.finished));
  expect(await runs()).toContainEqual(
    expect.objectContaining({ day, provider: 'HAWKPAY', finished: true, compared: 1 }),
  );
  expect((await runs(AS_OTHER_ADMIN)).some((run) => run.day === day)).toBe(false);
  const [record] = await office.shop.rows(
    `select reason from audit_log where action = 'reconciliation.requested'`,
  );
  expect(record).toEqual({ reason: REASON });
});
