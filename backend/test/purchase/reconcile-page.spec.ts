import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AS_ADMIN, AS_FUNCTIONARY, AS_MASTER, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';
import { OFFER_AT, order } from './buyer.js';

interface Run {
  readonly day: string;
  readonly provider: string;
  readonly finished: boolean;
  readonly compared: number;
  readonly differenceCount: number;
  readonly differences: readonly { readonly kind: string }[];
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

it('of a day with many differences the first are shown, and how many there are', async () => {
  const [run] = await office.shop.rows<{ id: string; platform_id: string }>(
    'select id, platform_id from reconciliations where finished_at is not null limit 1',
  );
  // Other turns of the one attempt that was compared.
  await office.shop.rows(
    `insert into attempts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'turn', a.turn + n,
       'webhook_token', gen_random_uuid()))).* from attempts a, generate_series(1, 25) n
     where a.platform_id = $1 and a.id = (select min(id::text)::uuid from attempts where platform_id = $1)`,
    [run?.platform_id],
  );
  await office.shop.rows(
    `insert into discrepancies (id, platform_id, reconciliation_id, attempt_id, kind, ours, theirs, found_at)
     select gen_random_uuid(), platform_id, $2, id, 'STATUS', '{}', '{}', now() from attempts where platform_id = $1
     order by turn desc limit 25`,
    [run?.platform_id, run?.id],
  );
  const shown = (await runs()).find(({ differenceCount }) => differenceCount > 0);
  expect(shown?.differenceCount).toBe(25);
  expect(shown?.differences).toHaveLength(20);
});
