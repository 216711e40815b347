import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_A } from '../../src/demo/demo-data.js';
import { until } from '../support/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Shown {
  readonly id: string;
  readonly list: string;
  readonly state: string;
  readonly total: number;
  readonly rows: number;
  readonly bytes: number;
  readonly link: string | null;
}
interface Refusal {
  readonly code: string;
}

const MANY = 50_400;
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
  await office.shop.rows(
    `insert into users (id, platform_id, role, name, email, status, created_at)
    select gen_random_uuid(), $1, 'PRODUCER', case n when 1 then '=HYPERLINK("x")' else 'Vendedora ' || n end, 'v' || n || '@muitas.example', 'ACTIVE',
      timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, $2::int) n`,
    [PLATFORM_A, MANY],
  );
});
afterAll(() => office.close());

const ask = (body: object, caller = AS_ADMIN) =>
  office.send<{ id: string } & Refusal>(caller, 'POST', '/api/exports', body);
const files = async (caller = AS_ADMIN) =>
  (await office.send<{ items: Shown[] }>(caller, 'GET', '/api/exports')).body.items;
const audited = () =>
  office.shop.rows<{ action: string; after: { query?: string } | null }>(
    `select action, after from audit_log where action like 'lists.%' order by at, position`,
  );
/** The worker of the application makes them. */
const filesAreMade = (caller = AS_ADMIN) =>
  until(async () => (await files(caller)).every(({ state }) => state === 'READY'));
const text = async (caller: typeof AS_ADMIN, path: string) => {
  await office.send(caller, 'GET', '/api/sessions/current');
  const { status, body } = await office.text(caller, path);
  // `fetch` takes the byte order mark away.
  return { status, body };
};

it('a file of few rows is streamed, and recorded with its filters', async () => {
  const { status, body } = await text(AS_ADMIN, '/api/admin/users.csv?q=vendedora 77&columns=name,email');
  expect(status).toBe(200);
  expect(body.split('\r\n')[0]).toBe('Nome;E-mail');
  expect(await audited()).toEqual([
    { action: 'lists.exported', after: { query: 'q=vendedora+77&columns=name,email' } },
  ]);
});

it('a file of more than 50,000 rows is refused, and not recorded', async () => {
  const before = await audited();
  const refused = await office.send<Refusal>(AS_ADMIN, 'GET', '/api/admin/users.csv');
  expect([refused.status, refused.body.code]).toEqual([409, 'fileNeedsJob']);
  expect(await audited()).toEqual(before);
});

it('a job makes it in parts, each row once, and a mail brings the link', async () => {
  expect((await ask({ list: 'users', query: 'columns=email,name&sort=created' })).status).toBe(201);
  await filesAreMade();
  const [ready] = await files();
  const [{ count } = { count: 0 }] = await office.shop.rows<{ count: number }>(
    `select count(*)::int as count from users where platform_id = $1 and role = 'PRODUCER'`,
    [PLATFORM_A],
  );
  expect(ready).toMatchObject({ state: 'READY', rows: count, total: count });
  const { status, body } = await text(AS_ADMIN, `/api/exports/${ready?.id}/file?${ready?.link}`);
  expect(status).toBe(200);
  const lines = body.trimEnd().split('\r\n');
  expect(lines[0]).toBe('Nome;E-mail');
  expect(lines).toHaveLength(count + 1);
  expect(new Set(lines).size).toBe(count + 1);
  expect(Buffer.byteLength(body) + 3).toBe(ready?.bytes);
  expect(body).toContain(`"'=HYPERLINK(""x"")"`);
  expect(await office.shop.rows(`select kind from mails where kind = 'exportReady'`)).toHaveLength(1);
  expect((await audited()).map(({ action }) => action)).toEqual([
    'lists.exported',
    'lists.exportAsked',
    'lists.exportFetched',
  ]);
});

it('the link works for nobody else, not when it is changed, and not after a week', async () => {
  const [ready] = await files();
  const path = `/api/exports/${ready?.id}/file?${ready?.link}`;
  const before = await audited();
  expect((await office.send(AS_OTHER_ADMIN, 'GET', path)).status).toBe(404);
  expect((await office.send(AS_FUNCTIONARY, 'GET', path)).status).toBe(404);
  expect((await office.send(AS_SELLER, 'GET', path)).status).toBe(404);
  expect((await office.send(undefined, 'GET', path)).status).toBe(401);
  expect((await office.send(AS_ADMIN, 'GET', path.replace('expires=1', 'expires=2'))).status).toBe(404);
  expect(await files(AS_OTHER_ADMIN)).toEqual([]);
  expect(await audited()).toEqual(before);
});

it('the permission of the list counts when it is asked for and when it is fetched', async () => {
  await office.grant('isUsersAvailable');
  expect((await ask({ list: 'users' }, AS_FUNCTIONARY)).body).toMatchObject({
    code: 'notAllowed',
    flag: 'isExportUsersAvailable',
  });
  await office.grant('isUsersAvailable', 'isExportUsersAvailable');
  expect((await ask({ list: 'users', query: 'q=vendedora 77' }, AS_FUNCTIONARY)).status).toBe(201);
  await filesAreMade(AS_FUNCTIONARY);
  const [ready] = await files(AS_FUNCTIONARY);
  const path = `/api/exports/${ready?.id}/file?${ready?.link}`;
  expect((await text(AS_FUNCTIONARY, path)).status).toBe(200);
  await office.grant('isUsersAvailable');
  expect((await office.send<Refusal>(AS_FUNCTIONARY, 'GET', path)).body.code).toBe('notAllowed');
});

it.each([
  [{ list: 'session-logs' }, 404],
  [{ list: 'nothing' }, 404],
  [{ list: 'users', query: 'color=red' }, 422],
  [{ list: '' }, 422],
  [{}, 422],
])('refuses %j', async (body, status) => {
  const before = await files();
  expect((await ask(body)).status).toBe(status);
  expect(await files()).toEqual(before);
});

it('one person has three files under way at most', async () => {
  await office.shop.rows(
    `insert into list_exports (platform_id, id, area, list, person_id, query, locale, origin, state, total, due_at, created_at, expires_at)
    select $1, gen_random_uuid(), 'admin', 'managers', $2, '', 'pt-BR', '', 'RUNNING', 1, $3::timestamptz + interval '1 hour', $3, $3::timestamptz + interval '1 day'
    from generate_series(1, 3)`,
    [PLATFORM_A, office.person(AS_ADMIN).id, office.shop.clock.now()],
  );
  const refused = await ask({ list: 'managers' });
  expect([refused.status, refused.body.code]).toEqual([409, 'tooManyExports']);
});
