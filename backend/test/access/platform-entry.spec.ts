import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, MASTER } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Answer {
  readonly token: string;
  readonly origin: string;
  readonly expiresAt: string;
  readonly code?: string;
  readonly impersonator?: string;
}

const REASON = 'Chamado 4711: painel vazio';
const CONECTA = 'conecta.localhost';
const VITRINE = 'vitrine.localhost';
let office: BackOffice;
let path: string;

beforeAll(async () => {
  office = await BackOffice.open();
  path = `/api/master/administrators/${office.person(AS_ADMIN).id}/entry`;
});
afterAll(() => office.close());
beforeEach(() => office.shop.rows('delete from platform_entries'));

const permit = async () => {
  const input = { reason: REASON, password: DEMO_PASSWORD };
  const { status, body } = await office.send<Answer>(AS_MASTER, 'POST', path, input);
  expect(status).toBe(201);
  return body;
};
const enter = (token: string, host = CONECTA) =>
  office.sendAs<Answer>('', 'POST', '/api/platform-entries', { token }, host);
const sessions = () => office.shop.rows(`select id from sessions where impersonator_area = 'master'`);

it('a master sees what an administrator sees, for 30 minutes, and changes nothing', async () => {
  const { token: permission, origin } = await permit();
  expect(origin).toMatch(/^http:\/\/conecta\.localhost(:\d+)?$/);
  const entered = await enter(permission);
  expect(entered.status).toBe(201);
  const { token, expiresAt } = entered.body;
  expect(Date.parse(expiresAt) - office.shop.clock.now().getTime()).toBe(30 * 60_000);
  const current = await office.sendAs<Answer>(token, 'GET', '/api/sessions/current');
  const { id, email } = office.person(AS_ADMIN);
  expect(current.body).toMatchObject({ user: { id, email }, impersonator: MASTER.name });
  expect((await office.sendAs(token, 'GET', '/api/admin/users')).status).toBe(200);
  const before = await office.shop.rows('select * from users order by id');
  const seller = office.person(AS_SELLER).id;
  for (const [method, address, body] of [
    ['PUT', `/api/admin/users/${seller}/block`, { blocked: true, reason: REASON }],
    ['POST', `/api/admin/users/${seller}/impersonation`, { reason: REASON, password: DEMO_PASSWORD }],
    ['POST', '/api/second-factor', { password: DEMO_PASSWORD }],
    ['POST', '/api/passkeys/preparation', { password: DEMO_PASSWORD }],
  ] as const) {
    const refused = await office.sendAs<Answer>(token, method, address, body);
    expect([address, refused.status, refused.body.code]).toEqual([address, 403, 'notWhileImpersonating']);
  }
  expect(await office.shop.rows('select * from users order by id')).toEqual(before);
  office.shop.clock.advance(30 * 60_000);
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(401);
});

it('the permission and the session name the master and the reason in the log of the platform', async () => {
  const { token } = (await enter((await permit()).token)).body;
  const { id, platformId } = office.person(AS_ADMIN);
  const records = await office.shop.rows(
    `select action, actor, reason, platform_id as "platformId" from audit_log
where action like 'administrator.%' and subject_id = $1 order by position desc limit 2`,
    [id],
  );
  const actor = `master:${MASTER.id}`;
  expect(records).toEqual([
    { action: 'administrator.impersonated', actor, reason: null, platformId },
    { action: 'administrator.entryPermitted', actor, reason: REASON, platformId },
  ]);
  expect(
    await office.shop.rows(
      `select 1 from sign_in_log where result = 'LOGIN_AS' and person_id = $1 and area = 'admin'`,
      [id],
    ),
  ).not.toEqual([]);
  const listed = await office.send<{ items: readonly { person: string; by: string | null }[] }>(
    AS_MASTER,
    'GET',
    '/api/master/session-logs?result=LOGIN_AS&sort=-at',
  );
  const { name } = office.person(AS_ADMIN);
  expect(listed.body.items[0]).toMatchObject({ person: name, by: MASTER.name });
  expect((await office.sendAs(token, 'DELETE', '/api/sessions/current')).status).toBe(204);
  const [end] = await office.shop.rows(
    `select actor, acting_for as "actingFor" from audit_log where action = 'session.ended' order by at desc, position desc limit 1`,
  );
  expect(end).toEqual({ actor, actingFor: `staff:${id}` });
});

it('a permission works once, for two minutes, at the host of its platform only', async () => {
  const { token } = await permit();
  const before = await sessions();
  for (const host of [VITRINE, 'master.localhost', 'unknown.localhost'])
    expect([410, 404]).toContain((await enter(token, host)).status);
  expect(await sessions()).toEqual(before);
  const both = await Promise.all([enter(token), enter(token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
  const late = await permit();
  office.shop.clock.advance(2 * 60_000);
  expect((await enter(late.token)).body.code).toBe('linkInvalid');
  expect((await enter('no token')).body.code).toBe('linkInvalid');
});

it('the session ends with that of the master', async () => {
  const { token } = (await enter((await permit()).token)).body;
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(200);
  expect((await office.send(AS_MASTER, 'DELETE', '/api/sessions/current')).status).toBe(204);
  office.forget(AS_MASTER);
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(401);
});

it('nobody but a master with the password enters, and as an active administrator only', async () => {
  const before = await sessions();
  const input = { reason: REASON, password: DEMO_PASSWORD };
  for (const caller of [AS_ADMIN, AS_OTHER_ADMIN, AS_SELLER])
    expect((await office.send(caller, 'POST', path, input)).status).toBe(403);
  const wrong = await office.send(AS_MASTER, 'POST', path, { ...input, password: 'wrong-password' });
  expect(wrong.status).toBe(422);
  const seller = `/api/master/administrators/${office.person(AS_SELLER).id}/entry`;
  expect((await office.send(AS_MASTER, 'POST', seller, input)).status).toBe(404);
  expect(await office.shop.rows('select 1 from platform_entries')).toEqual([]);
  const { token } = await permit();
  const { id } = office.person(AS_ADMIN);
  await office.shop.rows(`update users set status = 'BLOCKED' where id = $1`, [id]);
  expect((await enter(token)).status).toBe(410);
  await office.shop.rows(`update users set status = 'ACTIVE' where id = $1`, [id]);
  expect(await sessions()).toEqual(before);
});
