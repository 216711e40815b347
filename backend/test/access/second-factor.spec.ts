import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { generate } from 'otplib';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { AppConfig } from '../../src/config/index.js';
import { CheckoutHarness } from '../purchase/shop.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly secret?: string;
  readonly address?: string;
  readonly qrCode?: string;
  readonly recoveryCodes?: readonly string[];
  readonly isActive?: boolean;
  readonly recoveryCodesLeft?: number;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string) =>
  shop.send<Answer>(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });
const signIn = (area: Area, email: string, code?: string) =>
  send('POST', '/api/sessions', {
    area,
    email,
    password: DEMO_PASSWORD,
    ...(code !== undefined && { code }),
  });
const emailOf = (role: string): string => USERS.find((user) => user.role === role)?.email ?? '';
/** The code of the present half minute. Codes of a half minute work once, so each use waits for the next one. */
const codeOf = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
const nextCodeOf = (secret: string): Promise<string> => {
  shop.clock.advance(30_000);
  return codeOf(secret);
};
/** Adds a second factor to an account. */
async function withFactor(area: Area, email: string) {
  const { token = '' } = (await signIn(area, email)).body;
  const { secret = '' } = (await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token)).body;
  const confirmed = await send(
    'POST',
    '/api/second-factor/confirmation',
    { code: await codeOf(secret) },
    token,
  );
  return { secret, token: confirmed.body.token ?? '', recoveryCodes: confirmed.body.recoveryCodes ?? [] };
}

describe('a second factor', () => {
  it('is added with the password and a code; other sessions end, this one gets another token, and the secret is stored encrypted', async () => {
    const email = emailOf('ADMIN');
    const { token: other = '' } = (await signIn('admin', email)).body;
    const { token = '' } = (await signIn('admin', email)).body;
    const wrong = await send('POST', '/api/second-factor', { password: 'wrong' }, token);
    expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ['Senha incorreta.'] }]);
    const { body } = await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token);
    expect(body.address).toBe(
      `otpauth://totp/Conecta%20Saber:${encodeURIComponent(email)}?secret=${body.secret ?? ''}&issuer=Conecta%20Saber`,
    );
    expect(body.qrCode).toMatch(/^data:image\/png;base64,/);
    // It counts only when it is confirmed.
    expect((await signIn('admin', email)).status).toBe(201);
    const refused = await send('POST', '/api/second-factor/confirmation', { code: '000000' }, token);
    expect([refused.status, refused.body.errors]).toEqual([422, { code: ['Código incorreto ou já usado.'] }]);
    const code = await codeOf(body.secret ?? '');
    const confirmed = await send('POST', '/api/second-factor/confirmation', { code }, token);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    const renewed = confirmed.body.token ?? '';
    expect((await send('GET', '/api/second-factor', undefined, renewed)).body).toEqual({
      isActive: true,
      recoveryCodesLeft: 10,
    });
    for (const ended of [token, other])
      expect((await send('GET', '/api/second-factor', undefined, ended)).status).toBe(401);
    const rows = await shop.rows('select f::text as row from second_factors f');
    const codes = await shop.rows('select c::text as row from recovery_codes c');
    expect(JSON.stringify(rows)).not.toContain(body.secret ?? '-');
    expect(codes).toHaveLength(10);
    expect(JSON.stringify(codes)).not.toContain(confirmed.body.recoveryCodes?.[0] ?? '-');
    expect((await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, renewed)).body.code).toBe(
      'secondFactorActive',
    );
  });

  it('is asked for at sign-in; a code works once, also for two requests at the same moment', async () => {
    const email = emailOf('MANAGER');
    const { secret } = await withFactor('manager', email);
    expect((await signIn('manager', email)).body.code).toBe('secondFactorRequired');
    expect((await signIn('manager', email, '000000')).body.code).toBe('wrongSecondFactor');
    expect((await signIn('manager', email, await codeOf(secret))).body.code).toBe('wrongSecondFactor');
    const code = await nextCodeOf(secret);
    const answers = await Promise.all([signIn('manager', email, code), signIn('manager', email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect((await signIn('manager', email, code)).body.code).toBe('wrongSecondFactor');
    const logged = await shop.rows<{ result: string }>(
      `select result from sign_in_log where area = 'manager' and result <> 'OK'`,
    );
    expect(new Set(logged.map(({ result }) => result))).toEqual(new Set(['SECOND_FACTOR']));
    expect(logged).toHaveLength(5);
  });

  it('accepts the code of the half minute before, and none that is older', async () => {
    const email = emailOf('FUNCTIONARY');
    const { secret } = await withFactor('admin', email);
    const late = await nextCodeOf(secret);
    shop.clock.advance(30_000);
    expect((await signIn('admin', email, late)).status).toBe(201);
    const tooLate = await nextCodeOf(secret);
    shop.clock.advance(90_000);
    expect((await signIn('admin', email, tooLate)).body.code).toBe('wrongSecondFactor');
  });

  it('is replaced by a recovery code, each of which works once and for its owner only', async () => {
    const email = emailOf('CUSTOMER');
    const { recoveryCodes } = await withFactor('customer', email);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn('customer', email, first)).status).toBe(201);
    expect((await signIn('customer', email, first)).body.code).toBe('wrongSecondFactor');
    const { body } = await signIn('customer', email, second.toLowerCase().replaceAll('-', ' '));
    expect((await send('GET', '/api/second-factor', undefined, body.token)).body.recoveryCodesLeft).toBe(8);
  });

  it('is removed with the password and a code', async () => {
    const { token, secret } = await withFactor('master', MASTER.email);
    const remove = (password: string, code: string) =>
      send('POST', '/api/second-factor/removal', { password, code }, token);
    expect((await remove('wrong', await nextCodeOf(secret))).status).toBe(422);
    expect((await remove(DEMO_PASSWORD, '000000')).body.errors).toEqual({
      code: ['Código incorreto ou já usado.'],
    });
    expect((await signIn('master', MASTER.email)).body.code).toBe('secondFactorRequired');
    expect((await remove(DEMO_PASSWORD, await nextCodeOf(secret))).status).toBe(204);
    expect((await signIn('master', MASTER.email)).status).toBe(201);
    expect((await remove(DEMO_PASSWORD, await nextCodeOf(secret))).status).toBe(404);
    const recorded = await shop.rows(
      `select action from audit_log where subject_id = '${MASTER.id}' and action like 'secondFactor.%' order by position`,
    );
    expect(recorded).toEqual([{ action: 'secondFactor.added' }, { action: 'secondFactor.removed' }]);
  });

  it('does not tell a wrong password from a wrong account', async () => {
    const body = { area: 'admin', email: emailOf('ADMIN'), password: 'wrong password', code: '123456' };
    expect((await send('POST', '/api/sessions', body)).body.code).toBe('invalidCredentials');
  });
});

describe('where staff must have a second factor', () => {
  it('a session without one can only add it, and then works', async () => {
    const config = shop.app.get(AppConfig);
    const required = await CheckoutHarness.join(shop, { STAFF_SECOND_FACTOR: 'required' });
    expect([config.staffSecondFactor, required.get(AppConfig).staffSecondFactor]).toEqual([
      'optional',
      'required',
    ]);
    try {
      const call = async (method: string, path: string, token = '', body?: object) => {
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        };
        const response = await fetch(required.url + path, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        return { status: response.status, body: (text ? JSON.parse(text) : {}) as Answer };
      };
      await shop.rows(`delete from second_factors`);
      const { token = '' } = (await signIn('admin', emailOf('ADMIN'))).body;
      expect((await call('GET', '/api/admin/users', token)).body.code).toBe('secondFactorNeeded');
      expect((await call('GET', '/api/sessions/current', token)).body).toMatchObject({
        mustAddSecondFactor: true,
      });
      const prepared = await call('POST', '/api/second-factor', token, { password: DEMO_PASSWORD });
      const code = await nextCodeOf(prepared.body.secret ?? '');
      const confirmed = await call('POST', '/api/second-factor/confirmation', token, { code });
      expect(confirmed.status).toBe(201);
      expect((await call('GET', '/api/admin/users', confirmed.body.token)).status).toBe(200);
      // Sellers and customers may work without one.
      const { token: seller = '' } = (await signIn('seller', emailOf('PRODUCER'))).body;
      expect((await call('GET', '/api/sessions/current', seller)).body).toMatchObject({
        mustAddSecondFactor: false,
      });
    } finally {
      await required.stop();
    }
  });
});
