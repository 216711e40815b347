import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { DEMO_PASSWORD, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';

interface Device {
  readonly id: string;
  readonly userAgent: string | null;
  readonly expiresAt: string;
}

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly device?: string | null;
  readonly canRemember?: boolean;
  readonly secret?: string;
  readonly items?: readonly Device[];
  readonly secondsLeft?: number;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60_000;
const [EMAIL = '', OTHER = '', STRANGER = ''] = USERS.filter(
  ({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A,
).map(({ email }) => email);

let shop: CheckoutHarness;
let secret: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  secret = await withFactor(EMAIL);
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string) =>
  shop.send<Answer>(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });
const signIn = (email: string, more: object = {}, area = 'seller') =>
  send('POST', '/api/sessions', { area, email, password: DEMO_PASSWORD, ...more });
const refusal = async (email: string, more: object) => {
  const { status, body } = await signIn(email, more);
  return [status, body.code];
};
/** Codes work once, so each use waits for the next half minute. */
const codeOf = (secret: string): Promise<string> => {
  shop.clock.advance(30_000);
  return generate({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
};
async function withFactor(email: string, area = 'seller'): Promise<string> {
  const { token = '' } = (await signIn(email, {}, area)).body;
  const { secret: added = '' } = (
    await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token)
  ).body;
  const code = await codeOf(added);
  expect((await send('POST', '/api/second-factor/confirmation', { code }, token)).status).toBeLessThan(300);
  return added;
}
async function remembered() {
  const { body } = await signIn(EMAIL, { code: await codeOf(secret), remember: true });
  return { token: body.token ?? '', device: body.device ?? '' };
}
const devices = async (token: string) =>
  (await send('GET', '/api/sessions/devices', undefined, token)).body.items ?? [];
const audited = (action: string) =>
  shop.rows('select subject_id, actor, after from audit_log where action = $1 order by position', [action]);
const rows = () => shop.rows<{ id: string }>('select id from remembered_devices');

it('a remembered browser skips the second factor for 30 days, on its platform and for its person', async () => {
  const plain = await signIn(EMAIL, { code: await codeOf(secret) });
  expect([plain.status, plain.body.device]).toEqual([201, undefined]);
  expect(await rows()).toEqual([]);

  expect((await signIn(EMAIL)).body).toMatchObject({ code: 'secondFactorRequired', canRemember: true });
  const { device, token } = await remembered();
  const [{ id }] = (await rows()) as [{ id: string }];
  expect(await audited('device.remembered')).toEqual([
    { subject_id: id, actor: expect.stringMatching(/^user:/), after: null },
  ]);
  expect(device).toMatch(/^[\w-]{64}$/);
  expect(JSON.stringify(await shop.rows('select * from remembered_devices'))).not.toContain(device);
  expect(await devices(token)).toEqual([
    expect.objectContaining({ expiresAt: new Date(shop.clock.now().getTime() + THIRTY_DAYS).toISOString() }),
  ]);
  const again = await signIn(EMAIL, { device });
  expect([again.status, again.body.device]).toEqual([201, undefined]);
  const [{ method }] = (await shop.rows(
    `select method from sign_in_log order by created_at desc, id desc limit 1`,
  )) as [{ method: string }];
  expect(method).toBe('PASSWORD_DEVICE');
  const wrong = await signIn(EMAIL, { device, password: 'errada' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalidCredentials']);

  await withFactor(OTHER);
  expect(await refusal(OTHER, { device })).toEqual([401, 'secondFactorRequired']);
  expect(await refusal(EMAIL, { device: `${device.slice(0, -1)}_` })).toEqual([401, 'secondFactorRequired']);
  await shop.rows('update remembered_devices set expires_at = $1', [shop.clock.now()]);
  expect(await refusal(EMAIL, { device })).toEqual([401, 'secondFactorRequired']);
  await shop.rows('delete from remembered_devices');
});

it('it is no proof for a sensitive change: the code is asked for', async () => {
  const { device } = await remembered();
  const { token = '' } = (await signIn(EMAIL, { device })).body;
  expect((await send('GET', '/api/sessions/current/proof', undefined, token)).body).toEqual({
    secondsLeft: 0,
  });
  const proof = await send('POST', '/api/sessions/current/proof', { password: DEMO_PASSWORD }, token);
  expect(proof.status).toBe(422);
  await shop.rows('delete from remembered_devices');
});

it('it is forgotten by its owner alone, and by whatever ends all other sessions', async () => {
  const first = await remembered();
  const [{ id }] = (await rows()) as [{ id: string }];
  const { token: theirs = '' } = (await signIn(STRANGER)).body;
  expect((await send('DELETE', `/api/sessions/devices/${id}`, undefined, theirs)).status).toBe(404);
  expect(await rows()).toEqual([{ id }]);
  expect((await send('DELETE', `/api/sessions/devices/${id}`, undefined, first.token)).status).toBe(204);
  expect(await refusal(EMAIL, { device: first.device })).toEqual([401, 'secondFactorRequired']);

  const only = await remembered();
  await shop.rows(
    'update sessions set ended_at = seen_at where id <> (select id from sessions order by created_at desc, id desc limit 1)',
  );
  const forgotten = await audited('device.forgotten');
  expect((await send('DELETE', '/api/sessions', undefined, only.token)).status).toBe(204);
  expect(await rows()).toEqual([]);
  expect(await audited('session.ended')).toEqual([]);
  expect((await audited('device.forgotten')).slice(forgotten.length)).toEqual([
    { subject_id: null, actor: expect.stringMatching(/^user:/), after: { forgotten: 1 } },
  ]);

  const second = await remembered();
  expect((await send('DELETE', '/api/sessions', undefined, second.token)).status).toBe(204);
  expect(await refusal(EMAIL, { device: second.device })).toEqual([401, 'secondFactorRequired']);

  const third = await remembered();
  const proof = { password: DEMO_PASSWORD, code: await codeOf(secret) };
  const changed = await send(
    'PUT',
    '/api/passwords/own',
    { ...proof, newPassword: 'nove-cavalos-azuis-7' },
    third.token,
  );
  expect(changed.status).toBeLessThan(300);
  expect(await rows()).toEqual([]);
});

it('staff enter the second factor at each sign-in', async () => {
  const email = USERS.find((user) => user.role === 'MANAGER' && user.platformId === PLATFORM_A)?.email ?? '';
  const code = await codeOf(await withFactor(email, 'manager'));
  const { status, body } = await signIn(email, { code, remember: true }, 'manager');
  expect([status, body.device]).toEqual([201, undefined]);
  expect(await rows()).toEqual([]);
});
