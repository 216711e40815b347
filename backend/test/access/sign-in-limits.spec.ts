import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { DEMO_PASSWORD, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';

const [, OWNER] = USERS;
const WRONG = 'wrong password';

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open({ settings: { PROTECTIVE_LIMITS: 'on' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.rows('truncate velocity_counters');
});

const signIn = (email: string | undefined, password: string, ip: string) =>
  shop.send<{ code?: string }>(
    'POST',
    '/api/sessions',
    { area: 'seller', email, password },
    { 'x-forwarded-for': ip },
  );
const codesOf = (answers: Awaited<ReturnType<typeof signIn>>[]) => answers.map(({ body }) => body.code);
/** Ten at once: more would wait for connections of the database, and on a busy machine in vain. */
async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    const next = Array.from({ length: Math.min(10, count - done.length) }, (_, at) => work(done.length + at));
    done.push(...(await Promise.all(next)));
  }
  return done;
}

describe('attempts to sign in', () => {
  it('of one network are refused after 60 in 15 minutes, at every account and with the right password', async () => {
    const ip = '203.0.113.7';
    const attempts = await times(60, (index) => signIn(`person${index}@example.com`, WRONG, ip));
    expect(new Set(codesOf(attempts))).toEqual(new Set(['invalidCredentials']));
    const before = await shop.rows('select 1 from sessions');
    const refused = await signIn(OWNER?.email, DEMO_PASSWORD, ip);
    expect([refused.status, refused.body.code]).toEqual([429, 'signInLimited']);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await shop.rows('select 1 from sessions')).toEqual(before);
    expect((await signIn(OWNER?.email, DEMO_PASSWORD, '203.0.113.8')).status).toBe(201);
    shop.clock.advance(900_000);
    expect((await signIn(OWNER?.email, DEMO_PASSWORD, ip)).status).toBe(201);
  });

  it('of many networks at one account do not lock out its owner', async () => {
    const attacked = await times(70, (index) => signIn(OWNER?.email, WRONG, `198.51.100.${index}`));
    expect(new Set(codesOf(attacked))).toEqual(new Set(['invalidCredentials']));
    const insisting = await times(5, () => signIn(OWNER?.email, WRONG, '198.51.100.1'));
    expect(codesOf(insisting)).toContain('signInLimited');
    expect((await signIn(OWNER?.email, DEMO_PASSWORD, '203.0.113.9')).status).toBe(201);
  });

  it('that succeed do not count', async () => {
    for (let index = 0; index < 8; index += 1)
      expect((await signIn(OWNER?.email, DEMO_PASSWORD, '203.0.113.10')).status).toBe(201);
    const rows = await shop.rows<{ attempts: number }>(
      'select attempts from velocity_counters where attempts > 0',
    );
    expect(rows).toEqual([]);
  });
});

it('an account gets three mails for a new password in an hour, and the answer does not show it', async () => {
  const body = { area: 'admin', email: USERS.find(({ role }) => role === 'ADMIN')?.email };
  const statuses = [];
  for (let number = 0; number < 22; number += 1)
    statuses.push((await shop.send('POST', '/api/password-recoveries', body)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(204), 429, 429]);
  expect(await shop.rows('select kind from mails')).toHaveLength(3);
});

it('a wrong code counts like a wrong password where a signed-in person proves who they are', async () => {
  const { token } = (await signIn(OWNER?.email, DEMO_PASSWORD, '203.0.113.90')).body as { token?: string };
  const as = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.90' };
  const prepared = await shop.send<{ secret: string }>(
    'POST',
    '/api/second-factor',
    { password: DEMO_PASSWORD },
    as,
  );
  const code = () =>
    generate({ secret: prepared.body.secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
  const confirmed = await shop.send<{ token: string }>(
    'POST',
    '/api/second-factor/confirmation',
    { code: await code() },
    as,
  );
  shop.clock.advance(60_000);
  await shop.rows('truncate velocity_counters');
  const prove = async (given: string) =>
    (
      await shop.send(
        'POST',
        '/api/sessions/current/proof',
        { password: DEMO_PASSWORD, code: given },
        { ...as, authorization: `Bearer ${confirmed.body.token}` },
      )
    ).status;
  const counted = () =>
    shop.rows('select attempts from velocity_counters where attempts <> 0 order by attempts');
  expect(await prove('000000')).toBe(422);
  // Of the account, of the network, and of the network at the account.
  expect(await counted()).toEqual([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }]);
  expect(await prove(await code())).toBe(204);
  expect(await counted()).toEqual([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }]);
});
