import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_MASTER,
  AS_OTHER_ADMIN,
  AS_SELLER,
  BackOffice,
} from '../support/back-office.js';

interface Answer {
  readonly code: string;
  readonly done: number;
  readonly count: number;
}

const RESOLVE = '/api/admin/review-items/bulk/resolve';
const END = '/api/master/session-logs/bulk/end';
const reason = 'Conferido no extrato do provedor.';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const resolve = (body: object, caller = AS_ADMIN) =>
  office.send<Answer>(caller, 'POST', RESOLVE, { reason, ...body });

async function addItems(count: number, kind = 'DISCREPANCY', platformId = PLATFORM_A): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID()).sort();
  await office.shop.rows(
    `insert into attention_items (id, platform_id, kind, detail, created_at) select id, $2, $3, jsonb_build_object('id', id), now() from unnest($1::uuid[]) id`,
    [ids, platformId, kind],
  );
  return ids;
}

const openOf = async (ids: readonly string[]) =>
  (
    await office.shop.rows<{ id: string }>(
      'select id from attention_items where id = any ($1::uuid[]) and resolved_at is null order by id',
      [ids],
    )
  ).map(({ id }) => id);

it('the selected items are resolved, each with its own record and the reason', async () => {
  const [one = '', two = '', three = ''] = await addItems(3);
  const { status, body } = await resolve({ ids: [one, two], count: 2 });
  expect([status, body]).toEqual([200, { done: 2 }]);
  expect(await openOf([one, two, three])).toEqual([three]);
  const audited = await office.shop.rows<{ subject_id: string }>(
    `select subject_id, actor from audit_log where subject_id = any ($1::text[]) order by subject_id`,
    [[one, two, three]],
  );
  expect(audited.map(({ subject_id }) => subject_id)).toEqual([one, two]);
  const [row] = await office.shop.rows(`select resolution, resolved_by from attention_items where id = $1`, [
    one,
  ]);
  expect(row).toEqual({ resolution: reason, resolved_by: `staff:${office.person(AS_ADMIN).id}` });
});

it('when somebody else has resolved one meanwhile, none is', async () => {
  const [one = '', two = ''] = await addItems(2);
  await resolve({ ids: [one], count: 1 });
  const { status, body } = await resolve({ ids: [one, two], count: 2 });
  expect([status, body.code, body.count]).toEqual([409, 'selectionChanged', 1]);
  expect(await openOf([two])).toEqual([two]);
});

it('all that match are resolved when they are as many as the person saw', async () => {
  const items = await addItems(130, 'UNASKABLE');
  const others = await addItems(2, 'NOT_WRITTEN');
  const early = await resolve({ query: 'kind=UNASKABLE&state=OPEN', count: 129 });
  expect([early.status, early.body.code, early.body.count]).toEqual([409, 'selectionChanged', 130]);
  expect(await openOf(items)).toEqual(items);
  const { status, body } = await resolve({ query: 'kind=UNASKABLE&state=OPEN', count: 130 });
  expect([status, body]).toEqual([200, { done: 130 }]);
  expect(await openOf([...items, ...others])).toEqual(others);
});

it('items of another platform are none of the selection', async () => {
  const foreign = await addItems(2, 'DISCREPANCY', PLATFORM_B);
  expect((await resolve({ ids: foreign, count: 2 })).status).toBe(409);
  expect((await resolve({ ids: foreign, count: 2 }, AS_SELLER)).status).toBe(403);
  await office.grant('isUsersAvailable');
  expect((await resolve({ ids: foreign, count: 2 }, AS_FUNCTIONARY)).status).toBe(403);
  expect(await openOf(foreign)).toEqual(foreign);
  expect((await resolve({ ids: foreign, count: 2 }, AS_OTHER_ADMIN)).body).toEqual({ done: 2 });
});

it.each([
  { ids: ['x'], count: 1 },
  { count: 0 },
  { count: 1_001 },
  { query: 'color=red', count: 1 },
  { count: 1, reason: '' },
  {},
])('refuses %j and resolves nothing', async (body) => {
  const [item = ''] = await addItems(1, 'PROVIDER_SILENT');
  expect((await resolve(body)).status).toBe(422);
  expect(await openOf([item])).toEqual([item]);
  await resolve({ ids: [item], count: 1 });
});

it('a master ends the sessions of several sign-ins', async () => {
  office.forget(AS_SELLER);
  office.forget(AS_OTHER_ADMIN);
  const sessions = [];
  for (const caller of [AS_SELLER, AS_OTHER_ADMIN])
    sessions.push((await office.send<{ id: string }>(caller, 'GET', '/api/sessions/current')).body.id);
  const logged = await office.shop.rows<{ id: string }>(
    `select id from sign_in_log where session_id = any ($1::uuid[])`,
    [sessions],
  );
  const ids = logged.map(({ id }) => id);
  const ended = await office.send<Answer>(AS_MASTER, 'POST', END, { ids, count: 2, reason });
  expect([ended.status, ended.body]).toEqual([200, { done: 2 }]);
  expect((await office.send(AS_SELLER, 'GET', '/api/sessions/current')).status).toBe(401);
  const again = await office.send<Answer>(AS_MASTER, 'POST', END, { ids, count: 2, reason });
  expect(again.body).toEqual({ done: 0 });
  expect((await office.send(AS_ADMIN, 'POST', END, { ids, count: 2, reason })).status).toBe(403);
});
