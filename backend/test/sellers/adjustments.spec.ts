import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_OTHER_ADMIN,
  AS_SELLER,
  BackOffice,
  type Caller,
} from '../support/back-office.js';

interface Listed {
  readonly items: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, unknown>>;
}

const PATH = '/api/admin/balance-adjustments';

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
  await office.grant('isUserAdvancedOptionsAvailable');
});
afterAll(() => office.close());

const propose = (wanted: object, as: Caller = AS_ADMIN) =>
  office.send<Refusal>(as, 'POST', PATH, {
    ...{ seller: office.person(AS_SELLER).email, direction: 'CREDIT', amount: 3_000 },
    ...{ reason: 'Tarifa cobrada a mais em março', requestKey: randomUUID(), password: DEMO_PASSWORD },
    ...wanted,
  });
const decide = (id: string, decision: string, as: Caller = AS_FUNCTIONARY, more: object = {}) =>
  office.send<Refusal>(as, 'POST', `${PATH}/${id}/decisions`, {
    ...{ decision, reason: 'Conferido', password: DEMO_PASSWORD },
    ...more,
  });
const answer = async (asked: Promise<{ status: number; body: Refusal | undefined }>) => {
  const { status, body } = await asked;
  return body?.code ? `${status} ${body.code}` : String(status);
};
const newest = async (query = '') =>
  (await office.send<Listed>(AS_ADMIN, 'GET', `${PATH}${query}`)).body.items[0];
const proposed = async (wanted: object): Promise<string> => {
  expect((await propose(wanted)).status).toBe(204);
  return (await newest('?state=PROPOSED'))?.id ?? '';
};

/** What the seller has, what the platform earned, and how much is written. */
async function books() {
  const [row] = await office.shop.rows<Readonly<Record<string, number>>>(
    `select coalesce(sum(balance) filter (where bucket = 'available' and owner_id = $2), 0)::int as available,
       coalesce(sum(balance) filter (where bucket = 'debt' and owner_id = $2), 0)::int as debt,
       coalesce(sum(balance) filter (where name = 'platform:revenue'), 0)::int as revenue,
       (select count(*)::int from ledger_transfers) as transfers
     from ledger_accounts where platform_id = $1`,
    [PLATFORM_A, office.person(AS_SELLER).id],
  );
  return row;
}

it('a credit is proposed by one person and confirmed by another, once (C2)', async () => {
  const id = await proposed({});
  const before = await books();
  expect(before).toMatchObject({ available: 0, debt: 0 });
  expect(await answer(decide(id, 'CONFIRM', AS_ADMIN))).toBe('409 adjustmentNeedsAnother');
  expect(await answer(decide(id, 'CONFIRM', AS_FUNCTIONARY, { password: 'errada' }))).toBe('422 validation');
  expect(await answer(decide(id, 'CONFIRM', AS_OTHER_ADMIN))).toBe('404 notFound');
  expect(await books()).toEqual(before);

  const both = await Promise.all([1, 2].map(() => answer(decide(id, 'CONFIRM'))));
  expect(both.sort()).toEqual(['204', '409 adjustmentDecided']);
  expect(await books()).toEqual({
    ...{ available: 3_000, debt: 0 },
    ...{ revenue: (before?.revenue ?? 0) - 3_000, transfers: (before?.transfers ?? 0) + 1 },
  });
  expect(await newest()).toMatchObject({
    ...{ id, direction: 'CREDIT', amount: 3_000, state: 'POSTED', asDebt: 0 },
    ...{ seller: office.person(AS_SELLER).name, proposedBy: office.person(AS_ADMIN).name },
    ...{ decidedBy: office.person(AS_FUNCTIONARY).name, decisionReason: 'Conferido' },
  });
});

it('a debit takes what is available, and the rest is a debt, which a credit pays first (C2)', async () => {
  const before = await books();
  expect(await answer(decide(await proposed({ direction: 'DEBIT', amount: 4_500 }), 'CONFIRM'))).toBe('204');
  expect(await books()).toMatchObject({
    ...{ available: 0, debt: 1_500, revenue: (before?.revenue ?? 0) + 4_500 },
  });
  expect(await newest()).toMatchObject({ direction: 'DEBIT', amount: 4_500, asDebt: 1_500 });
  expect(await answer(decide(await proposed({ amount: 2_000 }), 'CONFIRM'))).toBe('204');
  expect(await books()).toMatchObject({
    ...{ available: 500, debt: 0, revenue: (before?.revenue ?? 0) + 2_500 },
  });
});

it('the seller reads the kind and the reason in the statement', async () => {
  const { body } = await office.send<Listed>(AS_SELLER, 'GET', '/api/platform/statement?kind=ADJUSTMENT');
  const shown = body.items.map(({ bucket, amount }) => `${String(bucket)} ${String(amount)}`).sort();
  expect(shown).toEqual(['available -3000', 'available 2000', 'available 3000', 'debt 1500']);
  const why = new Set(body.items.map(({ description }) => description));
  expect([...why]).toEqual(['Tarifa cobrada a mais em março']);
});

it('a refused adjustment moves nothing; who proposed it may refuse it', async () => {
  const before = await books();
  const id = await proposed({ direction: 'DEBIT' });
  expect(await answer(decide(id, 'REFUSE', AS_ADMIN))).toBe('204');
  expect(await answer(decide(id, 'CONFIRM'))).toBe('409 adjustmentDecided');
  expect(await books()).toEqual(before);
  expect(await newest()).toMatchObject({ id, state: 'REFUSED' });
});

it.each<[string, object, string]>([
  ['nobody’s address', { seller: 'ninguem@conecta.example' }, 'seller'],
  ['a customer', { seller: 'cliente@example.com' }, 'seller'],
  ['no money', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -100 }, 'amount'],
  ['a fraction of a cent', { amount: 10.5 }, 'amount'],
  ['no reason', { reason: '' }, 'reason'],
  ['another direction', { direction: 'BOTH' }, 'direction'],
  ['a wrong password', { password: 'errada' }, 'password'],
])('a proposal with %s is refused at its field and writes nothing', async (_what, wanted, field) => {
  const count = 'select count(*)::int as count from balance_adjustments';
  const before = await office.shop.rows(count);
  const { status, body } = await propose(wanted);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect(await office.shop.rows(count)).toEqual(before);
});

it('a proposal that is sent twice is taken once, and waits in the navigation', async () => {
  const requestKey = randomUUID();
  const both = await Promise.all([1, 2].map(() => propose({ requestKey })));
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect(
    await office.shop.rows('select count(*)::int as count from balance_adjustments where request_key = $1', [
      requestKey,
    ]),
  ).toEqual([{ count: 1 }]);
  const another = await propose({ requestKey, amount: 9_999 });
  expect([another.status, another.body.code]).toEqual([409, 'adjustmentKeyUsed']);
  expect((await newest('?state=PROPOSED'))?.amount).toBe(3_000);
  const { body } = await office.send<{ items: object[] }>(AS_FUNCTIONARY, 'GET', '/api/admin/pending-work');
  expect(body.items).toContainEqual({ page: 'balance-adjustments', waiting: 1 });
});

it('the database refuses an adjustment that its author confirmed', async () => {
  await expect(
    office.shop.rows(
      `update balance_adjustments set state = 'POSTED', decided_by = proposed_by where state = 'PROPOSED'`,
    ),
  ).rejects.toThrow('balance_adjustments_two_people');
  await expect(
    office.shop.rows(`update balance_adjustments set state = 'POSTED' where state = 'PROPOSED'`),
  ).rejects.toThrow('balance_adjustments_two_people');
});
