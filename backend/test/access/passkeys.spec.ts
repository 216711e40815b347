import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { generate } from 'otplib';
import { AppConfig, loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { SoftwarePasskey } from '../support/software-passkey.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly options?: object;
  readonly area?: Area;
  readonly user?: { readonly id: string };
  readonly recoveryCodes?: readonly string[];
  readonly recoveryCodesLeft?: number;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly canRemember?: boolean;
  readonly device?: string | null;
  readonly secret?: string;
  readonly mustAddSecondFactor?: boolean;
  readonly items?: readonly {
    readonly id: string;
    readonly name: string;
    readonly lastUsedAt: string | null;
    readonly secondFactor?: string;
  }[];
  readonly hasSecondFactor?: boolean;
  readonly steps?: object;
}

const CONECTA = 'conecta.localhost';
let shop: CheckoutHarness;
let secret: string;
let port: number;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  secret = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
  port = shop.app.get(AppConfig).webPort;
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string, host = CONECTA) =>
  shop.send<Answer>(method, path, body, {
    ...{ 'x-guiche-host': host, 'x-guiche-secret': secret },
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
const emailOf = (role: string, platformId = PLATFORM_A): string =>
  USERS.find((user) => user.role === role && user.platformId === platformId)?.email ?? '';
const signIn = (area: Area, email: string, more: object = {}, host = CONECTA) =>
  send('POST', '/api/sessions', { area, email, password: DEMO_PASSWORD, ...more }, undefined, host);
const newDevice = (host = CONECTA) => new SoftwarePasskey(`http://${host}:${port}`);
const ask = async (area: Area, host = CONECTA) =>
  (await send('POST', '/api/passkeys/challenges', { area }, undefined, host)).body;

/** Adds a passkey to the account of a session. */
async function enrol(token: string, device: SoftwarePasskey, host = CONECTA) {
  const proof = { password: DEMO_PASSWORD };
  const prepared = (await send('POST', '/api/passkeys/preparation', proof, token, host)).body;
  const passkey = {
    name: 'Celular',
    challenge: prepared.token,
    passkey: device.create(prepared.options ?? {}),
  };
  return { passkey, added: await send('POST', '/api/passkeys', passkey, token, host) };
}
/** Signs in by passkey alone. */
async function enter(areas: readonly Area[], device: SoftwarePasskey, host = CONECTA) {
  const { token = '', options = {} } = await ask(areas[0] ?? 'seller', host);
  const body = { areas, challenge: token, passkey: device.use(options) };
  return { body, answer: await send('POST', '/api/passkeys/sessions', body, undefined, host) };
}
async function withPasskey(area: Area, email: string, host = CONECTA) {
  const { token = '' } = (await signIn(area, email, {}, host)).body;
  const device = newDevice(host);
  const { added } = await enrol(token, device, host);
  expect(added.status).toBe(201);
  return { device, token: added.body.token ?? '', recoveryCodes: added.body.recoveryCodes ?? [] };
}
/** What the log says of sign-ins with passkeys in an area. */
const logged = (area: Area) =>
  shop.rows<{ result: string; method: string }>(
    `select result, method from sign_in_log where area = '${area}' and method like '%PASSKEY' order by id`,
  );

describe('a passkey', () => {
  it('is added with the password; other sessions end, this one gets another token, and the person gets recovery codes and a mail', async () => {
    const email = emailOf('ADMIN');
    const { token: other = '' } = (await signIn('admin', email)).body;
    const { token = '' } = (await signIn('admin', email)).body;
    const wrong = await send('POST', '/api/passkeys/preparation', { password: 'wrong' }, token);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Senha incorreta.'] }]);
    expect(await shop.rows('select 1 from passkey_challenges')).toEqual([]);
    const device = newDevice();
    const { passkey, added } = await enrol(token, device);
    expect([added.status, added.body.recoveryCodes?.length]).toEqual([201, 10]);
    // The challenge was deleted when it was read.
    const renewed = added.body.token ?? '';
    const again = await send('POST', '/api/passkeys', passkey, renewed);
    expect([again.status, again.body.code]).toEqual([422, 'passkeyRefused']);
    for (const ended of [token, other])
      expect((await send('GET', '/api/sessions/current', undefined, ended)).status).toBe(401);
    const { items = [] } = (await send('GET', '/api/passkeys', undefined, renewed)).body;
    expect(items).toEqual([
      {
        ...{ id: expect.any(String), name: 'Celular', domain: CONECTA },
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect((await send('GET', '/api/second-factor', undefined, renewed)).body).toEqual({
      isActive: false,
      recoveryCodesLeft: 10,
    });
    const [record] = await shop.rows(
      `select action, actor from audit_log where subject_id = '${items[0]?.id ?? ''}'`,
    );
    expect(record).toEqual({ action: 'passkey.added', actor: expect.stringMatching(/^staff:/) });
    expect(await shop.rows(`select kind from mails where kind = 'passkeyAdded'`)).toHaveLength(1);
    // A second passkey brings no new recovery codes.
    expect((await enrol(renewed, newDevice())).added.body.recoveryCodes).toEqual([]);
  });

  it('is the second factor after the password, and the password alone is not enough any more', async () => {
    const email = emailOf('MANAGER');
    const { device, recoveryCodes } = await withPasskey('manager', email);
    expect((await signIn('manager', email)).body.code).toBe('secondFactorRequired');
    expect((await signIn('manager', email, { code: '123456' })).body.code).toBe('wrongSecondFactor');
    const { token: challenge, options = {} } = await ask('manager');
    const passkey = device.use(options);
    expect((await signIn('manager', email, { challenge, passkey })).status).toBe(201);
    expect(await logged('manager')).toEqual([{ result: 'OK', method: 'PASSWORD_PASSKEY' }]);
    // The challenge is used up.
    expect((await signIn('manager', email, { challenge, passkey })).body.code).toBe('wrongSecondFactor');
    expect((await signIn('manager', email, { code: recoveryCodes[0] })).status).toBe(201);
    expect((await signIn('manager', email, { code: recoveryCodes[0] })).body.code).toBe('wrongSecondFactor');
    // The passkey of somebody else is none of this person.
    const other = await withPasskey('seller', emailOf('PRODUCER'));
    const asked = await ask('manager');
    const foreign = { challenge: asked.token, passkey: other.device.use(asked.options ?? {}) };
    expect((await signIn('manager', email, foreign)).body.code).toBe('wrongSecondFactor');
  });

  it('lets a browser be remembered only while the person has an authenticator as well', async () => {
    const email = USERS.filter(({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A)[2]
      ?.email;
    if (email === undefined) throw new Error('the demo has no third seller');
    const { device: key, recoveryCodes } = await withPasskey('seller', email);
    const enterWith = async (more: object = {}) => {
      const { token: challenge, options = {} } = await ask('seller');
      return (await signIn('seller', email, { challenge, passkey: key.use(options), ...more })).body;
    };
    const codeOf = (text: string) => {
      shop.clock.advance(30_000);
      return generate({ secret: text, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
    };
    const devices = () => shop.rows('select 1 from remembered_devices');
    const required = { code: 'secondFactorRequired', canRemember: false };
    expect((await signIn('seller', email)).body).toMatchObject(required);
    expect(await enterWith({ remember: true })).not.toHaveProperty('device');
    const byCode = await signIn('seller', email, { code: recoveryCodes[0], remember: true });
    expect([byCode.status, byCode.body.device, await devices()]).toEqual([201, undefined, []]);

    const { token = '' } = await enterWith();
    const prepared = await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token);
    const { secret: added = '' } = prepared.body;
    const confirmed = await send(
      'POST',
      '/api/second-factor/confirmation',
      { code: await codeOf(added) },
      token,
    );
    expect(confirmed.status).toBeLessThan(300);
    const { device, token: present = '' } = await enterWith({ remember: true });
    expect((await signIn('seller', email, { device })).status).toBe(201);
    const proof = { password: DEMO_PASSWORD, code: await codeOf(added) };
    expect((await send('POST', '/api/second-factor/removal', proof, present)).status).toBeLessThan(300);
    expect((await signIn('seller', email, { device })).body).toMatchObject(required);
    expect(await devices()).toHaveLength(1);
  });

  it('signs a person in without a password, in the area that the page serves only', async () => {
    const email = emailOf('CUSTOMER');
    const { device } = await withPasskey('customer', email);
    const { answer } = await enter(['seller', 'customer'], device);
    expect([answer.status, answer.body.area]).toEqual([201, 'customer']);
    const current = await send('GET', '/api/sessions/current', undefined, answer.body.token);
    expect(current.body.user).toMatchObject({ email });
    expect(await logged('customer')).toEqual([{ result: 'OK', method: 'PASSKEY' }]);
    const { items } = (await send('GET', '/api/passkeys', undefined, answer.body.token)).body;
    expect(items?.[0]?.lastUsedAt).not.toBeNull();
    expect((await enter(['admin'], device)).answer.body.code).toBe('invalidCredentials');
    expect(await logged('admin')).toEqual([{ result: 'WRONG', method: 'PASSKEY' }]);
  });

  it('gets the answer of a wrong password when anything is wrong, and opens no session', async () => {
    const [, other] = USERS.filter(
      ({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A,
    );
    const { device } = await withPasskey('seller', other?.email ?? '');
    const sessions = () => shop.rows('select id from sessions order by id');
    const before = await sessions();
    const refused = async (used: Promise<{ answer: { status: number; body: Answer } }>) => {
      const { answer } = await used;
      expect([answer.status, answer.body.code]).toEqual([401, 'invalidCredentials']);
    };
    // An unknown credential, another signature, no verification of the person, another site.
    await refused(enter(['seller'], newDevice()));
    const { token: challenge, options = {} } = await ask('seller');
    const altered = JSON.parse(device.use(options)) as { response: { signature: string } };
    altered.response.signature = (
      JSON.parse(device.use(options)) as typeof altered
    ).response.signature.replace(/.{4}$/, 'AAAA');
    const body = { areas: ['seller'], challenge, passkey: JSON.stringify(altered) };
    await refused(send('POST', '/api/passkeys/sessions', body).then((answer) => ({ answer })));
    device.isUserVerified = false;
    await refused(enter(['seller'], device));
    device.isUserVerified = true;
    for (const passkey of ['no json', '{}', '{"id":"x"}', JSON.stringify({ id: 'x', response: null })])
      await refused(
        send('POST', '/api/passkeys/sessions', { ...body, passkey }).then((answer) => ({ answer })),
      );
    // A challenge works for five minutes.
    const late = await ask('seller');
    shop.clock.advance(5 * 60_000);
    const tooLate = { areas: ['seller'], challenge: late.token, passkey: device.use(late.options ?? {}) };
    await refused(send('POST', '/api/passkeys/sessions', tooLate).then((answer) => ({ answer })));
    // At another host of the same platform, and at another platform.
    await refused(enter(['seller'], device, 'localhost'));
    await refused(enter(['seller'], device, 'vitrine.localhost'));
    expect(await sessions()).toEqual(before);
  });

  it('is refused when its count does not grow, as that of a copy', async () => {
    const email = emailOf('PRODUCER', PLATFORM_B);
    const { device } = await withPasskey('seller', email, 'vitrine.localhost');
    device.counter = 10;
    expect((await enter(['seller'], device, 'vitrine.localhost')).answer.status).toBe(201);
    device.counter = 5;
    expect((await enter(['seller'], device, 'vitrine.localhost')).answer.body.code).toBe(
      'invalidCredentials',
    );
    const [stored] = await shop.rows<{ counter: number }>(
      `select counter::int from passkeys where platform_id = '${PLATFORM_B}'`,
    );
    expect(stored).toEqual({ counter: 11 });
  });

  it('works once for two requests at the same moment', async () => {
    const { device } = await withPasskey('master', MASTER.email, 'master.localhost');
    const { token: challenge, options = {} } = await ask('master', 'master.localhost');
    const body = { areas: ['master'], challenge, passkey: device.use(options) };
    const both = await Promise.all(
      [1, 2].map(() => send('POST', '/api/passkeys/sessions', body, undefined, 'master.localhost')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 401]);
  });

  it('is not offered at an address without a name', async () => {
    const refused = await send(
      'POST',
      '/api/passkeys/challenges',
      { area: 'seller' },
      undefined,
      '127.0.0.1',
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'noPasskeysHere']);
    expect((await send('POST', '/api/passkeys/challenges', { area: 'master' })).body.code).toBe(
      'unknownHost',
    );
  });

  it('is removed with the password by its owner only; the recovery codes of the last factor go with it', async () => {
    const email = emailOf('FUNCTIONARY');
    const { token } = await withPasskey('admin', email);
    const { items = [] } = (await send('GET', '/api/passkeys', undefined, token)).body;
    const path = `/api/passkeys/${items[0]?.id ?? ''}/removal`;
    const proof = { password: DEMO_PASSWORD };
    expect((await send('POST', path, { password: 'wrong' }, token)).status).toBe(422);
    await shop.rows(`delete from passkeys where area = 'seller'`);
    const { token: stranger } = (await signIn('seller', emailOf('PRODUCER'))).body;
    expect((await send('POST', path, proof, stranger)).status).toBe(404);
    expect((await send('GET', '/api/passkeys', undefined, token)).body.items).toHaveLength(1);
    expect((await send('POST', path, proof, token)).status).toBe(204);
    expect((await send('GET', '/api/second-factor', undefined, token)).body.recoveryCodesLeft).toBe(0);
    expect(await shop.rows(`select kind from mails where kind = 'passkeyRemoved'`)).toHaveLength(1);
    expect((await signIn('admin', email)).status).toBe(201);
  });
});

it('a master removes the passkeys of an administrator who lost the device', async () => {
  const email = emailOf('ADMIN', PLATFORM_B);
  await withPasskey('admin', email, 'vitrine.localhost');
  await shop.rows(`delete from passkeys where area = 'master'`);
  const { token } = (await signIn('master', MASTER.email, {}, 'master.localhost')).body;
  const id = USERS.find((user) => user.email === email)?.id ?? '';
  const path = `/api/master/administrators/${id}/second-factor-reset`;
  const reset = () => send('POST', path, { reason: 'Perdeu o celular' }, token, 'master.localhost');
  expect([(await reset()).status, (await reset()).status]).toEqual([204, 404]);
  expect((await signIn('admin', email, {}, 'vitrine.localhost')).status).toBe(201);
});

it('a passkey alone is shown as a second factor, and an administrator resets that of a functionary', async () => {
  await shop.rows('delete from passkeys');
  const { token } = (await signIn('admin', emailOf('ADMIN'))).body;
  const email = emailOf('FUNCTIONARY');
  const id = USERS.find((user) => user.email === email)?.id ?? '';
  const path = `/api/admin/functionaries/${id}`;
  const shown = async () => {
    const [one, { body: list }, { body: filtered }] = await Promise.all([
      send('GET', path, undefined, token),
      send('GET', `/api/admin/functionaries?q=${encodeURIComponent(email)}`, undefined, token),
      send('GET', '/api/admin/functionaries?secondFactor=YES', undefined, token),
    ]);
    return [one.body.hasSecondFactor, list.items?.[0]?.secondFactor, filtered.items?.length];
  };
  expect(await shown()).toEqual([false, 'NO', 0]);
  await withPasskey('admin', email);
  expect(await shown()).toEqual([true, 'YES', 1]);
  const proof = { reason: 'Perdeu o celular', password: DEMO_PASSWORD };
  expect((await send('POST', `${path}/second-factor-reset`, proof, token)).status).toBe(204);
  expect(await shown()).toEqual([false, 'NO', 0]);
  const seller = await withPasskey('seller', emailOf('PRODUCER'));
  const dashboard = await send('GET', '/api/platform/dashboard', undefined, seller.token);
  expect(dashboard.body.steps).toMatchObject({ hasSecondFactor: true });
});

it('a passkey is the second factor that staff must have', async () => {
  const required = await CheckoutHarness.join(shop, { STAFF_SECOND_FACTOR: 'required' });
  try {
    await shop.rows('delete from passkeys');
    const call = async (path: string, token: string) => {
      const headers = {
        ...{ authorization: `Bearer ${token}` },
        ...{ 'x-guiche-host': CONECTA, 'x-guiche-secret': secret },
      };
      return (await fetch(required.url + path, { headers })).status;
    };
    const { token = '' } = (await signIn('admin', emailOf('ADMIN'))).body;
    expect(await call('/api/admin/users', token)).toBe(403);
    const { added } = await enrol(token, newDevice());
    expect(added.status).toBe(201);
    expect(await call('/api/admin/users', added.body.token ?? '')).toBe(200);
  } finally {
    await required.stop();
  }
});
