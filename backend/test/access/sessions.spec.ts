import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { FLAGS, type Area } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { AppConfig, loadConfiguration } from '../../src/config/index.js';
import { NO_PLATFORM, Reads } from '../../src/database/index.js';
import { Hosts } from '../../src/modules/platforms/index.js';
import { PgNotifications } from '../../src/runtime/notifications/index.js';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';

const SECRET = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
const HOSTS = { [PLATFORM_A]: 'conecta.localhost', [PLATFORM_B]: 'vitrine.localhost' };
const MASTER_HOST = 'master.localhost';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface SignedInBody {
  readonly token: string;
  readonly expiresAt: string;
  readonly user: object;
  readonly code?: string;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

/** The headers with which the web server forwards a request to this host. */
const at = (host: string, token?: string): Record<string, string> => ({
  'x-guiche-host': host,
  'x-guiche-secret': SECRET,
  'user-agent': 'Firefox on Linux',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
const signIn = (area: Area, email: string, host = HOSTS[PLATFORM_A] ?? '', password = DEMO_PASSWORD) =>
  shop.send<SignedInBody>('POST', '/api/sessions', { area, email, password }, at(host));
const current = (token: string, host = HOSTS[PLATFORM_A] ?? '') =>
  shop.send<{ code?: string; id: string; area: string }>(
    'GET',
    '/api/sessions/current',
    undefined,
    at(host, token),
  );
const person = (role: string, platformId: string = PLATFORM_A) => {
  const found = USERS.find((user) => user.role === role && user.platformId === platformId);
  if (!found) throw new Error(`the demonstration has no ${role}`);
  return found;
};
const counts = async () => {
  const [row] = await shop.rows<{ sessions: number; entries: number }>(
    'select (select count(*)::int from sessions) as sessions, (select count(*)::int from sign_in_log) as entries',
  );
  return row;
};

it('signing in and signing out are recorded in the audit log, with the person as the actor', async () => {
  const { body } = await signIn('seller', person('PRODUCER').email);
  const { body: session } = await current(body.token);
  await shop.send('DELETE', '/api/sessions/current', undefined, at(HOSTS[PLATFORM_A] ?? '', body.token));
  const recorded = await shop.rows(
    `select actor, action, after from audit_log
where platform_id = '${PLATFORM_A}' and (subject_id = '${session.id}' or after ->> 'id' = '${session.id}') order by position`,
  );
  const actor = `user:${person('PRODUCER').id}`;
  expect(recorded).toEqual([
    { actor, action: 'session.opened', after: { area: 'seller', method: 'PASSWORD' } },
    { actor, action: 'session.ended', after: { id: session.id } },
  ]);
});

describe('signing in', () => {
  it.each<[Area, string, readonly string[], number]>([
    ['seller', 'PRODUCER', [], 30 * DAY_MS],
    ['customer', 'CUSTOMER', [], 30 * DAY_MS],
    ['admin', 'ADMIN', FLAGS, 12 * HOUR_MS],
    ['admin', 'FUNCTIONARY', ['isDashboardAvailable', 'isUsersAvailable', 'isSalesAvailable'], 12 * HOUR_MS],
    ['manager', 'MANAGER', [], 12 * HOUR_MS],
  ])(
    'to the area %s as %s opens a session with the permissions of the role',
    async (area, role, flags, lasts) => {
      const { id, name, email } = person(role);
      const { status, body, headers } = await signIn(area, email);
      expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{64}$/),
        expiresAt: new Date(shop.clock.now().getTime() + lasts).toISOString(),
        user: { id, role, name, flags },
      });
      expect(await current(body.token)).toMatchObject({
        status: 200,
        body: { area, platformId: PLATFORM_A, user: { id, role, name, email, flags } },
      });
    },
  );

  it('as a master works at the host of the masters only, and belongs to no platform', async () => {
    const { status, body } = await signIn('master', MASTER.email, MASTER_HOST);
    expect([status, body.user]).toEqual([
      201,
      { id: MASTER.id, role: 'MASTER', name: MASTER.name, flags: [] },
    ]);
    expect((await current(body.token, MASTER_HOST)).body).toMatchObject({ area: 'master', platformId: null });
    expect((await current(body.token)).body.code).toBe('signInRequired');
    expect((await signIn('master', MASTER.email)).body.code).toBe('unknownHost');
  });

  it('stores the digest of the token and not the token', async () => {
    const { body } = await signIn('seller', person('PRODUCER').email);
    const stored = JSON.stringify(await shop.rows('select * from sessions'));
    expect(stored).not.toContain(body.token);
    expect(stored).not.toContain(Buffer.from(body.token, 'base64url').toString('hex'));
  });

  it('ignores surrounding spaces and the letter case of the e-mail address', async () => {
    expect((await signIn('seller', ` ${person('PRODUCER').email.toUpperCase()} `)).status).toBe(201);
  });

  it('is recorded, whether it succeeded or not', async () => {
    const { email, id } = person('ADMIN');
    await shop.rows('delete from sign_in_log');
    const { body } = await signIn('admin', email);
    shop.clock.advance(1_000);
    await signIn('admin', email, undefined, 'wrong password');
    shop.clock.advance(1_000);
    await signIn('admin', 'nobody@example.com');
    const { body: session } = await current(body.token);
    const entry = { area: 'admin', platform: PLATFORM_A, agent: 'Firefox on Linux' };
    expect(
      await shop.rows(
        'select area, platform_id as platform, user_agent as agent, person_id as person, session_id as session, result from sign_in_log order by id',
      ),
    ).toEqual([
      { ...entry, person: id, session: session.id, result: 'OK' },
      { ...entry, person: id, session: null, result: 'WRONG' },
      { ...entry, person: null, session: null, result: 'WRONG' },
    ]);
  });
});

describe('a refused sign-in opens no session', () => {
  const seller = person('PRODUCER').email;
  it.each<[string, () => ReturnType<typeof signIn>]>([
    ['a wrong password', () => signIn('seller', seller, undefined, 'wrong password')],
    ['an unknown account', () => signIn('seller', 'nobody@example.com')],
    ['the account of another area', () => signIn('admin', seller)],
    ['the account of another platform', () => signIn('seller', seller, HOSTS[PLATFORM_B])],
    ['a password of 1,000 characters', () => signIn('seller', seller, undefined, 'x'.repeat(1_000))],
    ['an address that is none', () => signIn('seller', "' or 1 = 1")],
  ])('for %s, always with the same answer', async (_what, attempt) => {
    const before = await counts();
    const { status, body } = await attempt();
    expect([status, body]).toEqual([
      401,
      expect.objectContaining({ code: 'invalidCredentials', title: 'E-mail ou senha incorretos.' }),
    ]);
    expect((await counts())?.sessions).toBe(before?.sessions);
  });

  it('for an account without a password, and for one that is blocked', async () => {
    const { id, email } = person('MANAGER', PLATFORM_B);
    const host = HOSTS[PLATFORM_B];
    const { body } = await signIn('manager', email, host);
    const [{ hash } = { hash: '' }] = await shop.rows<{ hash: string }>(
      'select password_hash as hash from users where id = $1',
      [id],
    );
    await shop.rows('update users set password_hash = null where id = $1', [id]);
    expect((await signIn('manager', email, host)).body.code).toBe('invalidCredentials');
    await shop.rows(`update users set password_hash = $2, status = 'BLOCKED' where id = $1`, [id, hash]);
    expect((await signIn('manager', email, host)).body.code).toBe('invalidCredentials');
    expect((await current(body.token, host)).body.code).toBe('signInRequired');
    await shop.rows(`update users set status = 'ACTIVE' where id = $1`, [id]);
    expect((await current(body.token, host)).status).toBe(200);
  });

  it('at a host of no platform', async () => {
    const before = await counts();
    expect(await signIn('seller', seller, 'unknown.example.com')).toMatchObject({
      status: 404,
      body: { code: 'unknownHost' },
    });
    expect(await counts()).toEqual(before);
  });

  it.each([
    [{ area: 'root', email: 'a@b.co', password: 'x' }, ['area']],
    [{ area: 'seller', email: '', password: '' }, ['email', 'password']],
    [{ area: ['seller'], email: { $ne: 1 }, password: 7 }, ['area', 'email', 'password']],
    [{ area: 'seller', email: 'a'.repeat(255), password: 'x'.repeat(1_001) }, ['email', 'password']],
  ])('for the body %j', async (body, fields) => {
    const before = await counts();
    const answer = await shop.send<{ errors: object }>(
      'POST',
      '/api/sessions',
      body,
      at(HOSTS[PLATFORM_A] ?? ''),
    );
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, fields]);
    expect(await counts()).toEqual(before);
  });
});

describe('the host of a request', () => {
  it('is that of the web server only with the internal secret', async () => {
    const { email } = person('PRODUCER', PLATFORM_B);
    const body = { area: 'seller', email, password: DEMO_PASSWORD };
    const forged = { ...at(HOSTS[PLATFORM_B] ?? ''), 'x-guiche-secret': 'guessed' };
    // The address of the API is that of the first platform in the demonstration.
    expect((await shop.send<SignedInBody>('POST', '/api/sessions', body, forged)).body.code).toBe(
      'invalidCredentials',
    );
    expect((await signIn('seller', email, 'VITRINE.localhost:3000')).status).toBe(201);
  });

  it('without a name is the first platform and the host of the masters, in the demonstration', async () => {
    expect((await signIn('seller', person('PRODUCER').email, '127.0.0.1:3000')).status).toBe(201);
    expect((await signIn('admin', person('ADMIN').email, 'localhost')).status).toBe(201);
    expect((await signIn('master', MASTER.email, '[::1]:3000')).status).toBe(201);
  });

  it.each(['', 'a b', 'https://conecta.localhost', '%'])(
    'that cannot be read (%j) is that of no platform and of no master',
    async (host) => {
      for (const area of ['seller', 'master'] as const)
        expect((await signIn(area, MASTER.email, host)).body.code).toBe('unknownHost');
    },
  );

  it('is not that of the masters when no master host is configured', async () => {
    const config: AppConfig = { ...shop.app.get(AppConfig), masterHost: '', mode: 'production' };
    const hosts = new Hosts(config, shop.app.get(Reads), shop.app.get(PgNotifications));
    const use = (host: string) => hosts.of({ headers: at(host) } as unknown as FastifyRequest);
    for (const host of ['', 'a b', 'master.localhost', '127.0.0.1'])
      expect(await use(host)).toMatchObject({ platformId: null, brand: null, isMasterHost: false });
    expect(await use('conecta.localhost')).toMatchObject({ platformId: PLATFORM_A, isMasterHost: false });
  });

  it('of the masters is also that of a platform that has it; that none has it is looked up once', async () => {
    const reads = { prepared: jest.fn(shop.app.get(Reads).prepared.bind(shop.app.get(Reads))) };
    const hosts = new Hosts(
      ...([shop.app.get(AppConfig), reads as unknown as Reads, shop.app.get(PgNotifications)] as const),
    );
    const use = () => hosts.of({ headers: at(MASTER_HOST) } as unknown as FastifyRequest);
    for (let call = 0; call < 3; call += 1)
      expect(await use()).toMatchObject({ platformId: null, brand: null, isMasterHost: true });
    expect(reads.prepared).toHaveBeenCalledTimes(1);
    await shop.rows('insert into served_hosts (host, owner) values ($1, $2)', [MASTER_HOST, PLATFORM_B]);
    await shop.announceCatalogChange();
    expect(await use()).toMatchObject({ platformId: PLATFORM_B, isMasterHost: true });
    expect((await signIn('seller', person('PRODUCER', PLATFORM_B).email, MASTER_HOST)).status).toBe(201);
    expect((await signIn('master', MASTER.email, MASTER_HOST)).status).toBe(201);
    await shop.rows('delete from served_hosts where host = $1', [MASTER_HOST]);
    await shop.announceCatalogChange();
    expect(await use()).toMatchObject({ platformId: null, isMasterHost: true });
  });

  it('decides where a session is valid: a session of another platform is none', async () => {
    const { body } = await signIn('admin', person('ADMIN').email);
    expect((await current(body.token, HOSTS[PLATFORM_B])).body.code).toBe('signInRequired');
    expect((await current(body.token, MASTER_HOST)).body.code).toBe('signInRequired');
    expect((await current(body.token)).status).toBe(200);
  });
});

describe('a session', () => {
  const token = async (role = 'ADMIN', area: Area = 'admin') =>
    (await signIn(area, person(role).email)).body.token;
  const list = async (bearer: string) =>
    (
      await shop.send<{ items: { id: string; current: boolean }[] }>(
        'GET',
        '/api/sessions',
        undefined,
        at(HOSTS[PLATFORM_A] ?? '', bearer),
      )
    ).body.items;
  const end = (bearer: string, which: string) =>
    shop.send<{ code?: string }>(
      'DELETE',
      `/api/sessions${which}`,
      undefined,
      at(HOSTS[PLATFORM_A] ?? '', bearer),
    );

  it.each([
    ['no token', ''],
    ['a token of another form', 'abc'],
    ['a token that was never given', `${Buffer.alloc(48, 7).toString('base64url')}`],
    [
      'a token of the masters',
      Buffer.from(NO_PLATFORM.replaceAll('-', '').padEnd(96, '1'), 'hex').toString('base64url'),
    ],
  ])('is required: %s is answered 401', async (_what, bearer) => {
    expect(await current(bearer)).toMatchObject({ status: 401, body: { code: 'signInRequired' } });
  });

  it('ends when the person signs out, and cannot be used again', async () => {
    const bearer = await token();
    expect((await end(bearer, '/current')).status).toBe(204);
    expect((await current(bearer)).body.code).toBe('signInRequired');
    expect((await end(bearer, '/current')).status).toBe(401);
  });

  it('of staff ends after 12 hours, however often it is used', async () => {
    const bearer = await token();
    for (let hour = 0; hour < 11; hour += 1) {
      shop.clock.advance(HOUR_MS);
      expect((await current(bearer)).status).toBe(200);
    }
    shop.clock.advance(HOUR_MS);
    expect((await current(bearer)).status).toBe(401);
  });

  it('of a seller ends 30 days after its last use', async () => {
    const bearer = await token('PRODUCER', 'seller');
    shop.clock.advance(29 * DAY_MS);
    expect((await current(bearer)).status).toBe(200);
    shop.clock.advance(29 * DAY_MS);
    expect((await current(bearer)).status).toBe(200);
    shop.clock.advance(30 * DAY_MS);
    expect((await current(bearer)).status).toBe(401);
  });

  it('is listed with the others of the same person in the same area, and each can be ended', async () => {
    const { email } = person('FUNCTIONARY');
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => (await signIn('admin', email)).body.token),
    );
    const other = await token('ADMIN');
    const items = await list(first ?? '');
    expect(items).toHaveLength(3);
    expect(items.filter((item) => item.current)).toEqual([
      {
        id: (await current(first ?? '')).body.id,
        current: true,
        ip: '127.0.0.1',
        userAgent: 'Firefox on Linux',
        impersonator: null,
        createdAt: expect.any(String),
        seenAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    const { id } = (await current(second ?? '')).body;
    expect((await end(first ?? '', `/${id}`)).status).toBe(204);
    expect((await current(second ?? '')).status).toBe(401);
    expect((await end(first ?? '', '')).status).toBe(204);
    expect((await current(third ?? '')).status).toBe(401);
    expect((await current(first ?? '')).status).toBe(200);
    expect((await current(other)).status).toBe(200);
  });

  it('of somebody else cannot be ended: its id finds nothing', async () => {
    const mine = await token('FUNCTIONARY');
    const others = await token('ADMIN');
    const { id } = (await current(others)).body;
    for (const which of [`/${id}`, '/not-a-uuid', '/019aa1d0-0000-7000-8000-00000000dead'])
      expect(await end(mine, which)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect((await current(others)).status).toBe(200);
  });
});

it('a person who sells and buys with one e-mail has two areas, each signed in to by itself (A1)', async () => {
  const { body } = await signIn('seller', person('PRODUCER').email);
  const areas = async () =>
    (
      await shop.send<{ areas: Area[] }>(
        'GET',
        '/api/sessions/current/areas',
        undefined,
        at(HOSTS[PLATFORM_A] ?? '', body.token),
      )
    ).body.areas;
  expect(await areas()).toEqual(['seller']);
  const { id, email } = person('CUSTOMER');
  const called = (name: string) => shop.rows('update users set email = $1 where id = $2', [name, id]);
  try {
    // A customer of another platform with this address is somebody else.
    await called(person('PRODUCER', PLATFORM_B).email);
    expect(await areas()).toEqual(['seller']);
    await called(person('PRODUCER').email);
    expect(await areas()).toEqual(['seller', 'customer']);
    await shop.rows(`update users set status = 'BLOCKED' where id = $1`, [id]);
    expect(await areas()).toEqual(['seller']);
  } finally {
    await shop.rows(`update users set status = 'ACTIVE', email = $1 where id = $2`, [email, id]);
  }
});
