import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

const SECRET = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
const PASSWORD = 'nove-cavalos-azuis-7';

interface Answer {
  readonly id: string;
  readonly code?: string;
  readonly flag?: string;
  readonly status: string;
  readonly version: number;
  readonly token?: string;
  readonly flags: readonly string[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let shop: CheckoutHarness;
const tokens: Record<string, string> = {};
const at = (host: string, token?: string) => ({
  ...{ 'x-guiche-host': host, 'x-guiche-secret': SECRET },
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
const send = (method: string, path: string, body?: object, token?: string, host = 'conecta.localhost') =>
  shop.send<Answer>(method, path, body, at(host, token));
const signIn = (area: Area, email: string, password = DEMO_PASSWORD, host?: string) =>
  send('POST', '/api/sessions', { area, email, password }, undefined, host);
const person = (role: string, platformId: string = PLATFORM_A) => {
  const found = USERS.find((user) => user.role === role && user.platformId === platformId);
  if (!found) throw new Error(`the demonstration has no ${role}`);
  return found;
};
const grant = (...flags: string[]) =>
  shop.rows('update users set flags = $1 where id = $2', [flags, person('FUNCTIONARY').id]);
const staff = () =>
  shop.rows(
    `select email, flags, status, version from users where role in ('ADMIN', 'FUNCTIONARY') order by id`,
  );

beforeAll(async () => {
  shop = await CheckoutHarness.open();
  tokens.admin = (await signIn('admin', person('ADMIN').email)).body.token ?? '';
  tokens.functionary = (await signIn('admin', person('FUNCTIONARY').email)).body.token ?? '';
  tokens.other =
    (await signIn('admin', person('ADMIN', PLATFORM_B).email, DEMO_PASSWORD, 'vitrine.localhost')).body
      .token ?? '';
});
afterAll(() => shop.close());
beforeEach(() => grant('isFunctionariesAvailable', 'isSalesAvailable'));

const invite = (email: string, flags: readonly string[], token = tokens.admin) =>
  send('POST', '/api/admin/functionaries', { name: 'Nova Pessoa', email, flags }, token);
const change = (id: string, body: object, token = tokens.admin) =>
  send(
    'PUT',
    `/api/admin/functionaries/${id}`,
    { name: 'Nova Pessoa', flags: [], blocked: false, version: 1, ...body },
    token,
  );
const linkTo = async (email: string): Promise<string> => {
  let text = '';
  await until(async () => {
    const [mail] = await shop.rows<{ text: string }>(
      'select text_body as text from demo_mails where recipient = $1 order by id desc limit 1',
      [email],
    );
    text = mail?.text ?? '';
    return text !== '';
  });
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
};

describe('a functionary', () => {
  it('is invited by mail, sets a password, and then works with the permissions that were given', async () => {
    const email = 'nova@example.com';
    const { status, body } = await invite(email, ['isSalesAvailable']);
    expect([status, body.status, body.flags]).toEqual([201, 'CREATED', ['isSalesAvailable']]);
    expect((await signIn('admin', email, PASSWORD)).status).toBe(401);
    const set = { area: 'admin', token: await linkTo(email), password: PASSWORD };
    expect((await send('POST', '/api/passwords', set)).status).toBe(204);
    expect((await signIn('admin', email, PASSWORD)).body).toMatchObject({
      user: { role: 'FUNCTIONARY', flags: ['isSalesAvailable'] },
    });
    expect(
      (await send('GET', `/api/admin/functionaries/${body.id}`, undefined, tokens.admin)).body.status,
    ).toBe('ACTIVE');
    const records = await shop.rows(
      `select actor, action, after ->> 'passwordHash' as hash from audit_log where subject_id = '${body.id}' order by position`,
    );
    expect(records).toEqual([
      { actor: `staff:${person('ADMIN').id}`, action: 'users.created', hash: null },
      { actor: `staff:${body.id}`, action: 'password.changed', hash: null },
    ]);
  });

  it('who is blocked has no session any more and cannot sign in, until that is taken back', async () => {
    const email = 'bloqueada@example.com';
    const { id } = (await invite(email, [])).body;
    await send('POST', '/api/passwords', { area: 'admin', token: await linkTo(email), password: PASSWORD });
    const { token = '' } = (await signIn('admin', email, PASSWORD)).body;
    expect((await change(id, { blocked: true })).body).toMatchObject({ status: 'BLOCKED', version: 2 });
    expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(401);
    expect((await signIn('admin', email, PASSWORD)).status).toBe(401);
    expect((await change(id, { version: 2 })).body.status).toBe('ACTIVE');
    expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(401);
    expect((await signIn('admin', email, PASSWORD)).status).toBe(201);
  });

  it('who did not answer is invited again; the link before stops working', async () => {
    const email = 'de.novo@example.com';
    const { id } = (await invite(email, [])).body;
    const first = await linkTo(email);
    await shop.rows('delete from demo_mails');
    expect((await send('POST', `/api/admin/functionaries/${id}/invitation`, {}, tokens.admin)).status).toBe(
      204,
    );
    const second = await linkTo(email);
    const set = (token: string) =>
      send('POST', '/api/passwords', { area: 'admin', token, password: PASSWORD });
    expect([(await set(first)).status, (await set(second)).status]).toEqual([410, 204]);
    expect((await send('POST', `/api/admin/functionaries/${id}/invitation`, {}, tokens.admin)).status).toBe(
      404,
    );
  });
});

it('who never set a password waits for the answer to the invitation again when a block is taken back', async () => {
  const { id } = (await invite('sem.senha@example.com', [])).body;
  expect((await change(id, { blocked: true })).body.status).toBe('BLOCKED');
  expect((await change(id, { version: 2 })).body.status).toBe('CREATED');
});

describe('nothing is written when', () => {
  it('a functionary blocks somebody who may do more, or takes such a block back', async () => {
    const flags = ['isConfigAvailable', 'isSalesAvailable'];
    const { id } = (await invite('forte@example.com', flags)).body;
    const asFunctionary = async (body: object) => {
      const before = await staff();
      const answer = await change(id, { flags, ...body }, tokens.functionary);
      expect(await staff()).toEqual(before);
      return [answer.status, answer.body.code, answer.body.flag];
    };
    expect(await asFunctionary({ blocked: true })).toEqual([403, 'notHeld', 'isConfigAvailable']);
    expect((await change(id, { flags, blocked: true })).body.status).toBe('BLOCKED');
    expect(await asFunctionary({ version: 2 })).toEqual([403, 'notHeld', 'isConfigAvailable']);
    // The name of a person is no permission.
    const renamed = await change(id, { flags, blocked: true, version: 2, name: 'Outra' }, tokens.functionary);
    expect([renamed.status, renamed.body.status]).toEqual([200, 'BLOCKED']);
  });

  it('a functionary gives a permission that they do not hold', async () => {
    const before = await staff();
    const { status, body } = await invite('alta@example.com', ['isConfigAvailable'], tokens.functionary);
    expect([status, body.code, body.flag]).toEqual([403, 'notHeld', 'isConfigAvailable']);
    expect(await staff()).toEqual(before);
  });

  it('a functionary changes their own permissions, or an administrator their own account', async () => {
    const before = await staff();
    const own = await change(
      person('FUNCTIONARY').id,
      { flags: ['isFunctionariesAvailable', 'isSalesAvailable', 'isConfigAvailable'] },
      tokens.functionary,
    );
    expect([own.status, own.body.code]).toEqual([403, 'ownRights']);
    // An administrator is no functionary: nobody can lock the last one out.
    expect((await change(person('ADMIN').id, { blocked: true })).status).toBe(404);
    expect((await change(person('ADMIN').id, { blocked: true }, tokens.functionary)).status).toBe(404);
    expect(await staff()).toEqual(before);
  });

  it('the e-mail address belongs to somebody in the admin area', async () => {
    const before = await staff();
    const { status, body } = await invite(person('ADMIN').email.toUpperCase(), []);
    expect([status, body.errors]).toEqual([422, { email: ['Já existe uma conta com este e-mail.'] }]);
    expect(await staff()).toEqual(before);
  });

  it('somebody else changed the person meanwhile', async () => {
    const { id } = (await invite('versao@example.com', [])).body;
    expect((await change(id, { flags: ['isSalesAvailable'] })).status).toBe(200);
    const before = await staff();
    // Who changed it is named, and when.
    expect((await change(id, { flags: [] })).body).toMatchObject({
      ...{ code: 'changedMeanwhile', changedBy: person('ADMIN').name },
      changedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    expect(await staff()).toEqual(before);
  });

  it('the person belongs to another platform', async () => {
    const { id } = (await invite('plataforma@example.com', [])).body;
    const before = await staff();
    const answers = [
      await send('GET', `/api/admin/functionaries/${id}`, undefined, tokens.other, 'vitrine.localhost'),
      await send(
        'PUT',
        `/api/admin/functionaries/${id}`,
        { name: 'Outra', flags: [], blocked: true, version: 1 },
        tokens.other,
        'vitrine.localhost',
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await staff()).toEqual(before);
  });

  it('a permission does not exist', async () => {
    expect((await invite('x@example.com', ['isEverythingAvailable'])).status).toBe(422);
  });
});

describe('the access of a functionary', () => {
  const REASON = { reason: 'Saiu da empresa', password: DEMO_PASSWORD };
  const take = (
    id: string,
    what: 'removal' | 'second-factor-reset',
    body: object = {},
    token = tokens.admin,
  ) => send('POST', `/api/admin/functionaries/${id}/${what}`, { ...REASON, ...body }, token);
  const records = (id: string) =>
    shop.rows(
      `select actor, action, reason from audit_log where subject_id = '${id}' and reason = '${REASON.reason}' order by position`,
    );
  /** A functionary who has a password, a session and an authenticator. */
  const signedIn = async (email: string, flags: readonly string[]) => {
    const { id } = (await invite(email, flags)).body;
    await send('POST', '/api/passwords', { area: 'admin', token: await linkTo(email), password: PASSWORD });
    const { token = '' } = (await signIn('admin', email, PASSWORD)).body;
    await shop.rows(
      `insert into second_factors (platform_id, id, secret_sealed, created_at, confirmed_at) values ($1, $2, '', now(), now())`,
      [PLATFORM_A, id],
    );
    return { id, token };
  };
  const factors = (id: string) => shop.rows('select id from second_factors where id = $1', [id]);
  const inList = async (email: string) => {
    const path = `/api/admin/functionaries?q=${encodeURIComponent(email)}`;
    const { items } = (
      await shop.send<{ items: object[] }>('GET', path, undefined, at('conecta.localhost', tokens.admin))
    ).body;
    return items;
  };

  it('ends with a removal: no sign-in, no session, no factor; the row and the records stay, and the address is free', async () => {
    const email = 'saiu@example.com';
    const { id, token } = await signedIn(email, ['isSalesAvailable']);
    expect(await inList(email)).toMatchObject([{ id, status: 'ACTIVE', secondFactor: 'YES' }]);
    expect((await take(id, 'removal')).status).toBe(204);
    expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(401);
    expect((await signIn('admin', email, PASSWORD)).status).toBe(401);
    expect(await factors(id)).toEqual([]);
    expect(await inList(email)).toMatchObject([{ id, status: 'REMOVED', secondFactor: 'NO' }]);
    expect(await records(id)).toEqual([
      { actor: `staff:${person('ADMIN').id}`, action: 'functionary.removed', reason: REASON.reason },
    ]);
    // Once removed, they are neither changed, nor removed again.
    expect((await change(id, { version: 2 })).status).toBe(404);
    expect((await take(id, 'removal')).status).toBe(404);
    const again = await invite(email, []);
    expect([again.status, again.body.id === id]).toEqual([201, false]);
  });

  it('loses the second factor by a reset, which ends the sessions and is recorded', async () => {
    const { id, token } = await signedIn('perdeu@example.com', ['isSalesAvailable']);
    expect((await take(id, 'second-factor-reset')).status).toBe(204);
    expect(await factors(id)).toEqual([]);
    expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(401);
    expect((await signIn('admin', 'perdeu@example.com', PASSWORD)).status).toBe(201);
    expect(await records(id)).toEqual([
      { actor: `staff:${person('ADMIN').id}`, action: 'secondFactor.reset', reason: REASON.reason },
    ]);
    expect((await take(id, 'second-factor-reset')).status).toBe(404);
  });

  it.each(['removal', 'second-factor-reset'] as const)(
    'stays as it is when the %s is by the person, by somebody with fewer permissions, of an administrator, without proof or from elsewhere',
    async (what) => {
      const { id, token } = await signedIn(`${what}@example.com`, ['isConfigAvailable']);
      const before = [await staff(), await factors(id)];
      const own = await take(person('FUNCTIONARY').id, what, {}, tokens.functionary);
      expect([own.status, own.body.code]).toEqual([403, 'ownRights']);
      const weaker = await take(id, what, {}, tokens.functionary);
      expect([weaker.status, weaker.body.code, weaker.body.flag]).toEqual([
        403,
        'notHeld',
        'isConfigAvailable',
      ]);
      expect((await take(person('ADMIN').id, what)).status).toBe(404);
      expect((await take(person('ADMIN').id, what, {}, tokens.functionary)).status).toBe(404);
      expect((await take(id, what, { password: 'errada-errada' })).body.errors).toEqual({
        password: ['Senha incorreta.'],
      });
      expect((await take(id, what, { reason: '' })).status).toBe(422);
      const path = `/api/admin/functionaries/${id}/${what}`;
      expect((await send('POST', path, REASON, tokens.other, 'vitrine.localhost')).status).toBe(404);
      expect([await staff(), await factors(id)]).toEqual(before);
      expect(await records(id)).toEqual([]);
      expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(200);
    },
  );
});

describe('a seller', () => {
  const block = (id: string, body: object, token = tokens.admin) =>
    send(
      'PUT',
      `/api/admin/users/${id}/block`,
      { blocked: true, reason: 'Suspeita de fraude', ...body },
      token,
    );

  it('who is blocked cannot sign in; who did it and why is recorded', async () => {
    const { id, email } = person('PRODUCER');
    const { token = '' } = (await signIn('seller', email)).body;
    expect((await block(id, {})).status).toBe(204);
    expect((await block(id, {})).status).toBe(204);
    expect((await send('GET', '/api/sessions/current', undefined, token)).status).toBe(401);
    expect((await signIn('seller', email)).status).toBe(401);
    expect((await block(id, { blocked: false, reason: 'Engano' })).status).toBe(204);
    expect((await signIn('seller', email)).status).toBe(201);
    const records = await shop.rows(
      `select actor, action, reason from audit_log where subject_id = '${id}' and action like 'seller.%' order by position`,
    );
    const actor = `staff:${person('ADMIN').id}`;
    expect(records).toEqual([
      { actor, action: 'seller.blocked', reason: 'Suspeita de fraude' },
      { actor, action: 'seller.unblocked', reason: 'Engano' },
    ]);
  });

  it('is not blocked without a reason, without the permission, from another platform, or who is no seller', async () => {
    const { id } = person('PRODUCER');
    const [before] = await shop.rows('select status, version from users where id = $1', [id]);
    expect((await block(id, { reason: '' })).status).toBe(422);
    await grant('isUsersAvailable');
    expect((await block(id, {}, tokens.functionary)).body).toMatchObject({
      code: 'notAllowed',
      flag: 'isUserAdvancedOptionsAvailable',
    });
    expect((await block(person('PRODUCER', PLATFORM_B).id, {})).status).toBe(404);
    expect((await block(person('MANAGER').id, {})).status).toBe(404);
    expect(await shop.rows('select status, version from users where id = $1', [id])).toEqual([before]);
  });
});
