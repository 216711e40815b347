import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Begun {
  readonly token: string;
  readonly expiresAt: string;
  readonly code?: string;
  readonly flag?: string;
}

const REASON = 'Chamado 4711: extrato não abre';
let office: BackOffice;
let path: string;

beforeAll(async () => {
  office = await BackOffice.open();
  path = `/api/admin/users/${office.person(AS_SELLER).id}/impersonation`;
});
afterAll(() => office.close());

const begin = async () => {
  const { status, body } = await office.send<Begun>(AS_ADMIN, 'POST', path, {
    ...{ reason: REASON, password: DEMO_PASSWORD },
  });
  expect(status).toBe(201);
  return body;
};
const sessions = () => office.shop.rows('select id from sessions where impersonator_id is not null');

it('staff see what the seller sees, for 30 minutes, and change nothing', async () => {
  const { token, expiresAt } = await begin();
  expect(Date.parse(expiresAt) - office.shop.clock.now().getTime()).toBe(30 * 60_000);
  const current = await office.sendAs<{ user: object; impersonator: string }>(
    ...([token, 'GET', '/api/sessions/current'] as const),
  );
  const { id, email } = office.person(AS_SELLER);
  expect(current.body).toMatchObject({ user: { id, email }, impersonator: office.person(AS_ADMIN).name });
  expect((await office.sendAs(token, 'GET', '/api/platform/bank-accounts')).status).toBe(200);
  const before = await office.shop.rows('select * from users where id = $1', [id]);
  for (const [method, address, body] of [
    ['PUT', '/api/platform/profile', { name: 'Tomada', version: 1 }],
    ['POST', '/api/platform/bank-accounts', { kind: 'PIX', pixKey: 'a@b.co', password: DEMO_PASSWORD }],
    ['DELETE', '/api/sessions', undefined],
    ['POST', '/api/second-factor', { password: DEMO_PASSWORD }],
  ] as const) {
    const refused = await office.sendAs<{ code: string }>(token, method, address, body);
    expect([address, refused.status, refused.body.code]).toEqual([address, 403, 'notWhileImpersonating']);
  }
  expect(await office.shop.rows('select * from users where id = $1', [id])).toEqual(before);
  office.shop.clock.advance(30 * 60_000);
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(401);
});

it('staff see that the seller sent a document, and do not open it there', async () => {
  const { id: sellerId } = office.person(AS_SELLER);
  const [document] = await office.shop.rows<{ id: string }>(
    `insert into seller_documents (platform_id, id, user_id, kind, object_key, content_type, bytes, sha256, status, locale, submitted_at)
values ($1, gen_random_uuid(), $2, 'photoDocument', 'private/seller-documents/AAAAAAAAAAAAAAAAAAAAAA.jpg', 'image/jpeg', 1, '\\x00', 'PENDING',
  'pt-BR', now()) returning id`,
    [PLATFORM_A, sellerId],
  );
  const file = `/api/platform/documents/${document?.id}/file`;
  expect((await office.send(AS_SELLER, 'GET', file)).status).toBe(200);
  const { token } = await begin();
  const listed = await office.sendAs<{ items: { documentId: string | null }[] }>(
    ...([token, 'GET', '/api/platform/documents'] as const),
  );
  expect(listed.body.items.map(({ documentId }) => documentId)).toContain(document?.id);
  const refused = await office.sendAs<{ code: string; url?: string }>(token, 'GET', file);
  expect([refused.status, refused.body.code, refused.body.url]).toEqual([
    403,
    'notWhileImpersonating',
    undefined,
  ]);
  await office.shop.rows('delete from seller_documents');
});

it('who signed in as whom and why is recorded, also for the seller', async () => {
  const { token } = await begin();
  const { id } = office.person(AS_SELLER);
  const [record] = await office.shop.rows<{ actor: string; reason: string }>(
    `select actor, reason from audit_log where action = 'seller.impersonated' and subject_id = $1 order by position desc limit 1`,
    [id],
  );
  expect(record).toEqual({ actor: `staff:${office.person(AS_ADMIN).id}`, reason: REASON });
  const log = await office.shop.rows(
    `select 1 from sign_in_log where result = 'LOGIN_AS' and person_id = $1 and area = 'seller'`,
    [id],
  );
  expect(log.length).toBeGreaterThan(0);
  const listed = await office.send<{ items: { impersonator: string | null }[] }>(
    ...([AS_SELLER, 'GET', '/api/sessions'] as const),
  );
  expect(listed.body.items.map(({ impersonator }) => impersonator)).toContain(office.person(AS_ADMIN).name);
  const ended = await office.sendAs(token, 'DELETE', '/api/sessions/current');
  expect(ended.status).toBe(204);
  const [end] = await office.shop.rows<{ actor: string; actingFor: string }>(
    `select actor, acting_for as "actingFor" from audit_log where action = 'session.ended' order by at desc, position desc limit 1`,
  );
  expect(end).toEqual({ actor: `staff:${office.person(AS_ADMIN).id}`, actingFor: `user:${id}` });
});

it('it ends with the session that it was begun in', async () => {
  const { token } = await begin();
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(200);
  expect((await office.send(AS_ADMIN, 'DELETE', '/api/sessions/current')).status).toBe(204);
  office.forget(AS_ADMIN);
  expect((await office.sendAs(token, 'GET', '/api/sessions/current')).status).toBe(401);
});

it('nobody without the permission, the password or the platform signs in as a seller', async () => {
  const before = await sessions();
  const input = { reason: REASON, password: DEMO_PASSWORD };
  await office.grant('isUsersAvailable');
  const refused = await office.send<Begun>(AS_FUNCTIONARY, 'POST', path, input);
  expect([refused.status, refused.body.flag]).toEqual([403, 'isUsersLoginAvailable']);
  expect((await office.send(AS_OTHER_ADMIN, 'POST', path, input)).status).toBe(404);
  const wrong = await office.send(AS_ADMIN, 'POST', path, { ...input, password: 'wrong-password' });
  expect(wrong.status).toBe(422);
  const staff = `/api/admin/users/${office.person(AS_FUNCTIONARY).id}/impersonation`;
  expect((await office.send(AS_ADMIN, 'POST', staff, input)).status).toBe(404);
  expect(await sessions()).toEqual(before);
});
