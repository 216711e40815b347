import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import {
  AS_ADMIN,
  AS_FUNCTIONARY,
  AS_OTHER_ADMIN,
  AS_SELLER,
  BackOffice,
  type Caller,
} from '../support/back-office.js';

interface View {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}
interface Refusal {
  readonly code: string;
}

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const save = (view: Omit<View, 'id'>, caller: Caller = AS_ADMIN) =>
  office.send<{ id: string } & Refusal>(caller, 'POST', '/api/saved-views', view);
const views = async (caller: Caller = AS_ADMIN, list = 'users') =>
  (await office.send<{ items: View[] }>(caller, 'GET', `/api/saved-views?list=${list}`)).body.items.map(
    ({ name, query, isDefault }) => ({ name, query, isDefault }),
  );
const BLOCKED = { list: 'users', name: 'Bloqueadas', query: 'status=BLOCKED', isDefault: true };

describe('saved views', () => {
  it('keeps the query of a list in its short form, without where a page begins', async () => {
    const { status } = await save({
      ...BLOCKED,
      query: 'cursor=abc&q=&limit=25&status=BLOCKED&sort=-created',
    });
    expect(status).toBe(201);
    expect(await views()).toEqual([{ name: 'Bloqueadas', query: 'status=BLOCKED', isDefault: true }]);
    expect(
      await office.shop.rows(`select action, after from audit_log where action = 'lists.viewSaved'`),
    ).toEqual([
      {
        action: 'lists.viewSaved',
        after: { name: 'Bloqueadas', query: 'status=BLOCKED', isDefault: true },
      },
    ]);
  });

  it('replaces the view of the same name, and keeps one default of a list', async () => {
    expect((await save({ ...BLOCKED, name: 'Maria', query: 'q=maria' })).status).toBe(201);
    expect((await save({ ...BLOCKED, query: 'status=BLOCKED,ACTIVE', isDefault: false })).status).toBe(201);
    expect(await views()).toEqual([
      { name: 'Bloqueadas', query: 'status=ACTIVE,BLOCKED', isDefault: false },
      { name: 'Maria', query: 'q=maria', isDefault: true },
    ]);
  });

  it('shows a view to the person who keeps it, in the area where it was saved', async () => {
    expect(await views(AS_OTHER_ADMIN)).toEqual([]);
    expect(await views(AS_FUNCTIONARY)).toEqual([]);
    expect(await views(AS_SELLER)).toEqual([]);
  });

  it('removes no view of somebody else', async () => {
    const [kept] = await office.shop.rows<{ id: string }>(`select id from saved_views where name = 'Maria'`);
    for (const caller of [AS_OTHER_ADMIN, AS_FUNCTIONARY, AS_SELLER]) {
      const { status, body } = await office.send<Refusal>(caller, 'DELETE', `/api/saved-views/${kept?.id}`);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'notFound' });
    }
    expect(await views()).toHaveLength(2);
  });

  it.each([
    ['a list that the area does not have', { list: 'my-sales', query: '' }, 404, 'notFound'],
    ['a filter that the list does not have', { list: 'users', query: 'colour=red' }, 422, 'validation'],
    ['a view without a name', { list: 'users', query: '', name: ' ' }, 422, 'validation'],
  ])('refuses %s, and keeps nothing', async (_, given, status, code) => {
    const before = await office.shop.rows('select * from saved_views order by id');
    const answer = await save({ ...BLOCKED, name: 'Outra', ...given });
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(await office.shop.rows('select * from saved_views order by id')).toEqual(before);
  });

  it('refuses a list for which the person lacks the permission', async () => {
    const { status, body } = await save({ ...BLOCKED, list: 'functionaries', query: '' }, AS_FUNCTIONARY);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'notAllowed' });
  });

  it('keeps at most twenty views of a list', async () => {
    for (let number = 3; number <= 20; number += 1) await save({ ...BLOCKED, name: `Visão ${number}` });
    const refused = await save({ ...BLOCKED, name: 'Mais uma' });
    expect({ status: refused.status, code: refused.body.code }).toEqual({
      status: 409,
      code: 'tooManyViews',
    });
    expect((await save({ ...BLOCKED, name: 'Maria', query: 'q=maria silva' })).status).toBe(201);
    expect(await views()).toHaveLength(20);
  });

  it('removes an own view, and records it', async () => {
    const [kept] = await office.shop.rows<{ id: string }>(`select id from saved_views where name = 'Maria'`);
    expect((await office.send(AS_ADMIN, 'DELETE', `/api/saved-views/${kept?.id}`)).status).toBe(204);
    expect(await views()).toHaveLength(19);
    expect(
      await office.shop.rows(`select subject_id, before from audit_log where action = 'lists.viewRemoved'`),
    ).toEqual([{ subject_id: kept?.id, before: { name: 'Maria' } }]);
  });
});

describe('rows that are new in a list', () => {
  const addUsers = (platformId: string, count: number, status = 'ACTIVE') =>
    office.shop.rows(
      `insert into users (id, platform_id, role, name, email, status, created_at)
      select gen_random_uuid(), $1, 'PRODUCER', 'Nova', gen_random_uuid() || '@novas.example', $3, now() + n * interval '1 second'
      from generate_series(1, $2::int) n`,
      [platformId, count, status],
    );
  const news = (query: string, since?: string, list = 'users') =>
    office.send<{ count: number } & Refusal>(
      AS_ADMIN,
      'GET',
      `/api/list-news?${new URLSearchParams({ list, query, ...(since && { since }) }).toString()}`,
    );
  const first = async () =>
    (await office.send<{ items: { id: string }[] }>(AS_ADMIN, 'GET', '/api/admin/users')).body.items[0]?.id;

  it('counts those above the first that is shown, of the same platform, that fit the filters', async () => {
    const since = await first();
    expect((await news('', since)).body).toEqual({ count: 0 });
    await addUsers(PLATFORM_A, 3);
    await addUsers(PLATFORM_A, 2, 'BLOCKED');
    await addUsers(PLATFORM_B, 4);
    expect((await news('', since)).body).toEqual({ count: 5 });
    expect((await news('status=BLOCKED', since)).body).toEqual({ count: 2 });
    expect((await news('', await first())).body).toEqual({ count: 0 });
  });

  it('stops counting at a hundred', async () => {
    const since = await first();
    await addUsers(PLATFORM_A, 130);
    expect((await news('', since)).body).toEqual({ count: 100 });
  });

  it('counts all that fit where none was shown, and none above a row of another platform', async () => {
    expect((await news('status=BLOCKED&q=nova')).body).toEqual({ count: 2 });
    const [other] = await office.shop.rows<{ id: string }>(
      `select id from users where platform_id = $1 order by created_at limit 1`,
      [PLATFORM_B],
    );
    expect((await news('', other?.id)).body).toEqual({ count: 0 });
  });

  it.each([
    ['a list that is sorted otherwise', 'sort=name', undefined, 'users', 422],
    ['an id that is none', '', 'x', 'users', 422],
    ['a list that the area does not have', '', undefined, 'my-sales', 404],
  ])('refuses %s', async (_, query, since, list, status) => {
    expect((await news(query, since, list)).status).toBe(status);
  });
});
