import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../src/demo/demo-data.js';
import { AS_SELLER, BackOffice } from '../support/back-office.js';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly beginning: string;
  readonly lastUsedAt: string | null;
}

const PATH = '/api/platform/api-keys';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const create = (name: string, scope: string, password = DEMO_PASSWORD) =>
  office.send<{ key: string; errors?: object }>(AS_SELLER, 'POST', PATH, { name, scope, password });
const keys = async () => (await office.send<{ items: Key[] }>(AS_SELLER, 'GET', PATH)).body.items;
const use = (key: string, method: string, path: string, body?: object) =>
  office.sendAs<{ code?: string; email?: string }>(key, method, path, body);

it('a key reads what its seller reads, until it is revoked, and is stored as a digest only', async () => {
  const created = await create('Planilha', 'READ');
  expect(created.status).toBe(201);
  const { key } = created.body;
  expect(key).toMatch(/^gk_[\w-]{64}$/);
  const [listed] = await keys();
  expect(listed).toMatchObject({
    name: 'Planilha',
    scope: 'READ',
    beginning: key.slice(0, 11),
    lastUsedAt: null,
  });
  const profile = await use(key, 'GET', '/api/platform/profile');
  expect([profile.status, profile.body.email]).toEqual([200, office.person(AS_SELLER).email]);
  expect((await keys())[0]?.lastUsedAt).toBe(office.shop.clock.now().toISOString());
  const stored = JSON.stringify([
    await office.shop.rows('select k::text as row from api_keys k'),
    await office.shop.rows('select after from audit_log'),
  ]);
  expect(stored).not.toContain(key.slice(11));
  expect((await office.send(AS_SELLER, 'DELETE', `${PATH}/${listed?.id}`)).status).toBe(204);
  expect((await use(key, 'GET', '/api/platform/profile')).status).toBe(401);
  expect((await office.send(AS_SELLER, 'DELETE', `${PATH}/${listed?.id}`)).status).toBe(404);
  expect(await keys()).toEqual([]);
});

it('a key changes no credential, opens no other area and works at no other host', async () => {
  const { key } = (await create('Integração', 'WRITE')).body;
  const before = await office.shop.rows('select * from api_keys order by id');
  for (const [method, path, body] of [
    ['POST', PATH, { name: 'Outra', scope: 'WRITE', password: DEMO_PASSWORD }],
    ['GET', PATH, undefined],
    ['PUT', '/api/platform/profile', { name: 'Tomada', version: 1 }],
    ['GET', '/api/sessions', undefined],
    ['DELETE', '/api/sessions', undefined],
    ['GET', '/api/second-factor', undefined],
  ] as const) {
    const { status, body: answer } = await use(key, method, path, body);
    expect([method, path, status, answer.code]).toEqual([method, path, 403, 'notForThisKey']);
  }
  expect((await use(key, 'GET', '/api/admin/users')).status).toBe(403);
  const elsewhere = await office.sendAs(key, 'GET', '/api/platform/profile', undefined, 'vitrine.localhost');
  expect(elsewhere.status).toBe(401);
  const after = await office.shop.rows<{ name: string }>('select * from api_keys order by id');
  expect(after.map(({ name }) => name)).toEqual((before as { name: string }[]).map(({ name }) => name));
});

it('a key needs the password, and stops with its seller', async () => {
  const count = (await keys()).length;
  const wrong = await create('Sem senha', 'READ', 'wrong-password');
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
  expect((await keys()).length).toBe(count);
  const { key } = (await create('Relatório', 'READ')).body;
  const { id } = office.person(AS_SELLER);
  await office.shop.rows(`update users set status = 'BLOCKED' where id = $1`, [id]);
  expect((await use(key, 'GET', '/api/platform/profile')).status).toBe(401);
  await office.shop.rows(`update users set status = 'ACTIVE' where id = $1`, [id]);
  expect((await use(key, 'GET', '/api/platform/profile')).status).toBe(200);
});
