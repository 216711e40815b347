import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { generate } from 'otplib';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly secret?: string;
  readonly recoveryCodes?: readonly string[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const NEW_PASSWORD = 'nove-cavalos-azuis-7';
let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string) =>
  shop.send<Answer>(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });
const signIn = (area: Area, email: string, password = DEMO_PASSWORD) =>
  send('POST', '/api/sessions', { area, email, password });
const change = (token: string, body: object = {}) =>
  send('PUT', '/api/passwords/own', { password: DEMO_PASSWORD, newPassword: NEW_PASSWORD, ...body }, token);
const isSignedIn = async (token: string) =>
  (await send('GET', '/api/sessions/current', undefined, token)).status === 200;
const person = (role: string) => {
  const found = USERS.find((user) => user.role === role);
  if (!found) throw new Error(`the demonstration has no ${role}`);
  return found;
};
const tokenOf = async (area: Area, email: string) => (await signIn(area, email)).body.token ?? '';
/** What a change of the password writes. */
const written = async (id: string) =>
  shop.rows(
    `select u.password_hash, (select count(*)::int from mails where kind = 'passwordChanged') as mails,
  (select count(*)::int from sessions where person_id = u.id and ended_at is null) as sessions,
  (select count(*)::int from audit_log where action = 'password.changed') as records
from users u where u.id = $1`,
    [id],
  );

describe('the own password', () => {
  it('is changed with the present one; other sessions and links end, this session gets another token, and the person is told', async () => {
    const { id, email } = person('PRODUCER');
    const [token, other] = [await tokenOf('seller', email), await tokenOf('seller', email)];
    await send('POST', '/api/password-recoveries', { area: 'seller', email });
    const openLinks = () =>
      shop.rows('select id from account_links where person_id = $1 and used_at is null', [id]);
    expect(await openLinks()).toHaveLength(1);
    const changed = await change(token);
    expect(changed.status).toBe(200);
    const signedIn = await Promise.all([changed.body.token ?? '', token, other].map(isSignedIn));
    expect(signedIn).toEqual([true, false, false]);
    expect((await signIn('seller', email)).body.code).toBe('invalidCredentials');
    expect((await signIn('seller', email, NEW_PASSWORD)).status).toBe(201);
    expect(await openLinks()).toEqual([]);
    const told = () =>
      shop.rows(`select subject from demo_mails where recipient = $1 and subject like 'Sua senha %'`, [
        email,
      ]);
    await until(async () => (await told()).length > 0);
    expect(await told()).toEqual([{ subject: 'Sua senha de Conecta Saber foi alterada' }]);
    const recorded = await shop.rows(
      `select actor, subject_id, after from audit_log where action = 'password.changed'`,
    );
    expect(recorded).toEqual([{ actor: `user:${id}`, subject_id: id, after: null }]);
  });

  it('stays when the present one is wrong, or the new one is refused; nothing else changes', async () => {
    const { id, email, name } = person('MANAGER');
    const token = await tokenOf('manager', email);
    const before = await written(id);
    const refused = async (body: object) => {
      const { status, body: answer } = await change(token, body);
      return [status, answer.errors];
    };
    expect(await refused({ password: 'wrong' })).toEqual([422, { password: ['Senha incorreta.'] }]);
    expect(await refused({ newPassword: 'short' })).toEqual([
      422,
      { newPassword: ['Use pelo menos 12 caracteres.'] },
    ]);
    expect(await refused({ newPassword: `${name}${name}` })).toEqual([
      422,
      { newPassword: ['Esta senha é fácil de adivinhar. Use palavras que não combinam entre si.'] },
    ]);
    expect(await written(id)).toEqual(before);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('is changed once by two requests at the same moment', async () => {
    const { email } = person('MANAGER');
    const token = await tokenOf('manager', email);
    const both = await Promise.all([change(token), change(token, { newPassword: 'doze-patos-verdes-9' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const answers = await Promise.all(
      [DEMO_PASSWORD, NEW_PASSWORD, 'doze-patos-verdes-9'].map((one) => signIn('manager', email, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
  });

  it('of a person with an authenticator needs a code as well', async () => {
    const { id, email } = person('ADMIN');
    const token = await tokenOf('admin', email);
    const { secret = '' } = (await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token))
      .body;
    const epoch = Math.floor(shop.clock.now().getTime() / 1_000);
    const code = await generate({ secret, epoch });
    const confirmed = (await send('POST', '/api/second-factor/confirmation', { code }, token)).body;
    const { recoveryCodes = [], token: renewed = '' } = confirmed;
    const before = await written(id);
    for (const wrong of [{}, { code: '000000' }, { code }]) {
      const { status, body } = await change(renewed, wrong);
      expect([status, body.errors]).toEqual([422, { code: ['Código incorreto ou já usado.'] }]);
    }
    // A new password that is refused uses up no code.
    const [recovery] = recoveryCodes;
    expect((await change(renewed, { code: recovery, newPassword: 'short' })).status).toBe(422);
    expect(await written(id)).toEqual(before);
    expect((await change(renewed, { code: recovery })).status).toBe(200);
  });

  it.each([
    ['customer', () => person('CUSTOMER').email],
    ['master', () => MASTER.email],
  ] as const)('of a %s is changed in the same way', async (area, emailOf) => {
    const token = await tokenOf(area, emailOf());
    expect((await change(token)).status).toBe(200);
    expect((await signIn(area, emailOf())).body.code).toBe('invalidCredentials');
    expect((await signIn(area, emailOf(), NEW_PASSWORD)).status).toBe(201);
  });
});
