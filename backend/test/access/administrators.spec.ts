import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const REASON = 'Pedido por escrito';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const administrators = () =>
  office.shop.rows<{ id: string; email: string; status: string; platform: string }>(
    `select id, email, status, platform_id as platform from users where role = 'ADMIN' order by id`,
  );
const post = (path: string, body?: object) =>
  office.send<Refusal>(AS_MASTER, 'POST', `/api/master/${path}`, body);
const block = (id: string, blocked: boolean) =>
  office.send<Refusal>(AS_MASTER, 'PUT', `/api/master/administrators/${id}/block`, {
    blocked,
    reason: REASON,
  });

it('a master creates a platform, whose first administrator is invited at its own host', async () => {
  const platform = {
    ...{ name: 'Loja do Norte', host: 'norte.example.com' },
    ...{ administratorName: 'Rita Alves', administratorEmail: 'rita@norte.example.com' },
  };
  expect((await post('platforms', platform)).status).toBe(201);
  const [created] = await office.shop.rows<{ id: string; slug: string }>(
    `select id, slug from platforms where host = 'norte.example.com'`,
  );
  expect(created?.slug).toBe('loja-do-norte');
  const [invited] = (await administrators()).filter(({ platform: id }) => id === created?.id);
  expect(invited).toMatchObject({ email: 'rita@norte.example.com', status: 'CREATED' });
  const mails = await office.shop.rows('select kind from mails where platform_id = $1', [created?.id]);
  expect(mails).toEqual([{ kind: 'invitation' }]);
  const recorded = await office.shop.rows(
    `select actor from audit_log where platform_id = $1 and action = 'platform.created'`,
    [created?.id],
  );
  expect(recorded).toHaveLength(1);

  const before = await administrators();
  const same = await post('platforms', platform);
  expect([same.status, Object.keys(same.body.errors ?? {})]).toEqual([422, ['name']]);
  const host = await post('platforms', { ...platform, name: 'Outra loja', host: 'https://norte/' });
  expect([host.status, Object.keys(host.body.errors ?? {})]).toEqual([422, ['host']]);
  expect(await administrators()).toEqual(before);
});

it('an administrator is invited, blocked with the sessions ended, and unblocked', async () => {
  const invitation = { platform: PLATFORM_B, name: 'Davi Reis', email: 'davi@example.com' };
  expect((await post('administrators', invitation)).status).toBe(204);
  const taken = await post('administrators', invitation);
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['email']]);
  const [davi] = (await administrators()).filter(({ email }) => email === 'davi@example.com');
  expect(davi).toMatchObject({ status: 'CREATED', platform: PLATFORM_B });
  expect((await post(`administrators/${davi?.id}/invitation`)).status).toBe(204);
  // Who cannot sign in yet does not run the platform, also after a block that is taken back.
  for (const blocked of [true, false]) expect((await block(davi?.id ?? '', blocked)).status).toBe(204);
  expect((await administrators()).find(({ id }) => id === davi?.id)).toMatchObject({ status: 'CREATED' });
  expect((await block(office.person(AS_OTHER_ADMIN).id, true)).body.code).toBe('lastAdministrator');
  await office.shop.rows(`update users set status = 'ACTIVE' where id = $1`, [davi?.id]);
  const other = office.person(AS_OTHER_ADMIN);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);
  expect((await block(other.id, true)).status).toBe(204);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', '/api/sessions/current')).status).toBe(401);
  const last = await block(davi?.id ?? '', true);
  expect([last.status, last.body.code]).toEqual([409, 'lastAdministrator']);
  expect((await block(other.id, false)).status).toBe(204);
  office.forget(AS_OTHER_ADMIN);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);
  const [record] = await office.shop.rows(
    `select reason, platform_id as platform from audit_log where action = 'administrator.blocked'`,
  );
  expect(record).toEqual({ reason: REASON, platform: PLATFORM_B });
});

it('two administrators who are blocked at once leave one', async () => {
  const [one, two] = (await administrators()).filter(
    ({ platform, status }) => platform === PLATFORM_B && status === 'ACTIVE',
  );
  const answers = await Promise.all([block(one?.id ?? '', true), block(two?.id ?? '', true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

it('an administrator moves to another platform: no way into the former one, and an invitation to the other', async () => {
  const move = (id: string, body: object, caller = AS_MASTER) =>
    office.send<Refusal & { id?: string }>(caller, 'PUT', `/api/master/administrators/${id}/platform`, {
      ...{ platform: PLATFORM_B, reason: REASON },
      ...body,
    });
  const admin = office.person(AS_ADMIN);
  office.forget(AS_ADMIN);
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);
  const before = await administrators();
  const nobodyElse = await move(admin.id, {});
  expect([nobodyElse.status, nobodyElse.body.code]).toEqual([409, 'lastAdministrator']);
  const same = await move(admin.id, { platform: PLATFORM_A });
  expect([same.status, Object.keys(same.body.errors ?? {})]).toEqual([422, ['platform']]);
  expect((await move(office.person({ role: 'PRODUCER' }).id, {})).status).toBe(404);
  expect((await move(admin.id, {}, AS_ADMIN)).status).toBe(403);
  expect(await administrators()).toEqual(before);
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);

  const invitation = { platform: PLATFORM_A, name: 'Lia Prado', email: 'lia@example.com' };
  expect((await post('administrators', invitation)).status).toBe(204);
  await office.shop.rows(`update users set status = 'ACTIVE' where email = 'lia@example.com'`);
  await post('administrators', { ...invitation, platform: PLATFORM_B, email: admin.email });
  const there = await administrators();
  const taken = await move(admin.id, {});
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['platform']]);
  expect(await administrators()).toEqual(there);
  await office.shop.rows('delete from account_links where platform_id = $1', [PLATFORM_B]);
  await office.shop.rows('delete from users where email = $1 and platform_id = $2', [
    admin.email,
    PLATFORM_B,
  ]);

  const moved = await move(admin.id, {});
  expect(moved.status).toBe(200);
  const after = await administrators();
  expect(after.find(({ id }) => id === admin.id)).toMatchObject({ status: 'REMOVED', platform: PLATFORM_A });
  expect(after.find(({ id }) => id === moved.body.id)).toEqual({
    ...{ id: moved.body.id, email: admin.email, status: 'CREATED', platform: PLATFORM_B },
  });
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(401);
  const recorded = await office.shop.rows(
    `select platform_id as platform, subject_id as id, reason from audit_log
     where action = 'administrator.platformChanged' order by platform_id`,
  );
  expect(recorded).toEqual([
    { platform: PLATFORM_A, id: admin.id, reason: REASON },
    { platform: PLATFORM_B, id: moved.body.id, reason: REASON },
  ]);
  expect((await move(admin.id, {})).status).toBe(404);
  await office.shop.rows(`update users set status = 'ACTIVE' where id = $1`, [admin.id]);
  office.forget(AS_ADMIN);
});

it('only masters reach administrators, and nothing but administrators', async () => {
  const before = await administrators();
  const [first] = before;
  for (const caller of [undefined, AS_ADMIN])
    for (const path of ['administrators', 'platforms', `administrators/${first?.id}/second-factor-reset`])
      expect((await office.send(caller, 'POST', `/api/master/${path}`, { reason: REASON })).status).toBe(
        caller === undefined ? 401 : 403,
      );
  const seller = office.person({ role: 'PRODUCER' });
  expect((await block(seller.id, true)).status).toBe(404);
  const factor = await post(`administrators/${first?.id}/second-factor-reset`, { reason: REASON });
  expect(factor.status).toBe(404);
  expect(await administrators()).toEqual(before);
});

it('a master ends one session of a person, or all', async () => {
  const { id } = office.person(AS_ADMIN);
  await office.send(AS_ADMIN, 'GET', '/api/sessions/current');
  const [sign] = await office.shop.rows<{ id: string }>(
    `select id from sign_in_log where person_id = $1 and result = 'OK' order by id desc limit 1`,
    [id],
  );
  const path = `session-logs/${sign?.id}/end`;
  expect(
    (await office.send(AS_ADMIN, 'POST', `/api/master/${path}`, { all: true, reason: REASON })).status,
  ).toBe(403);
  const ended = await office.send<{ ended: number }>(
    ...([AS_MASTER, 'POST', `/api/master/${path}`] as const),
    { all: false, reason: REASON },
  );
  expect([ended.status, ended.body.ended]).toEqual([200, 1]);
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(401);
  office.forget(AS_ADMIN);
  await office.send(AS_ADMIN, 'GET', '/api/sessions/current');
  const all = await office.send<{ ended: number }>(...([AS_MASTER, 'POST', `/api/master/${path}`] as const), {
    all: true,
    reason: REASON,
  });
  expect(all.body.ended).toBe(1);
  expect((await office.send(AS_ADMIN, 'GET', '/api/sessions/current')).status).toBe(401);
  const unknown = await post('session-logs/0190a000-0000-7000-8000-00000000000a/end', {
    all: true,
    reason: REASON,
  });
  expect(unknown.status).toBe(404);
});
