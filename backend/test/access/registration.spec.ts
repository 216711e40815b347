import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { loadConfiguration } from '../../src/config/index.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

const SECRET = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
const PASSWORD = 'nove-cavalos-azuis-7';

interface Answer {
  readonly registration?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const send = (path: string, body: object, host = 'conecta.localhost') =>
  shop.send<Answer>('POST', path, body, { 'x-guiche-host': host, 'x-guiche-secret': SECRET });
const register = (email: string, changes: object = {}, host?: string) =>
  send(
    '/api/registrations',
    {
      ...{
        name: 'Lia Prado',
        document: '529.982.247-25',
        email,
        phone: '(11) 98765-4321',
        password: PASSWORD,
      },
      ...{ heardFrom: 'Um amigo', acceptsTerms: 'yes' },
      ...changes,
    },
    host,
  );
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Registers and returns what names the registration. */
const begin = async (email: string, changes: object = {}): Promise<string> => {
  const { status, body } = await register(email, changes);
  expect([status, body.registration]).toEqual([201, expect.stringMatching(UUID)]);
  return body.registration ?? '';
};
const confirm = (email: string, code: string, registration?: string, host?: string) =>
  send('/api/registrations/confirmation', { email, code, registration }, host);
const signIn = (email: string, password = PASSWORD) =>
  send('/api/sessions', { area: 'seller', email, password });
const mailsTo = (email: string) =>
  shop.rows<{ subject: string; text: string }>(
    'select subject, text_body as text from demo_mails where recipient = $1 order by id desc',
    [email],
  );
/** The code of the newest mail, once there are so many. */
async function codeOf(email: string, mails = 1): Promise<string> {
  await until(async () => (await mailsTo(email)).length >= mails);
  return /\b(\d{6})\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
}
const seller = async (email: string) =>
  (await shop.rows<Record<string, unknown>>('select * from users where email = $1', [email]))[0];
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a registration', () => {
  it('creates a seller of the platform, who signs in once the e-mail address is confirmed', async () => {
    const email = 'lia@example.com';
    const registration = await begin(email, { managerCode: 'rafael' });
    expect(await seller(email)).toMatchObject({
      ...{ platform_id: PLATFORM_A, role: 'PRODUCER', status: 'CREATED', name: 'Lia Prado' },
      ...{ document: '52998224725', phone: '11987654321', heard_from: 'Um amigo' },
      ...{
        manager_id: USERS.find(({ role }) => role === 'MANAGER')?.id,
        terms_accepted_at: shop.clock.now(),
      },
    });
    const code = await codeOf(email);
    // The code alone, without the browser that registered, confirms nothing.
    expect((await confirm(email, code)).body.code).toBe('wrongConfirmationCode');
    expect((await confirm(email, code, registration)).status).toBe(204);
    expect((await seller(email))?.status).toBe('EMAIL_CONFIRMED');
    expect((await signIn(email)).status).toBe(201);
  });

  it('that is not confirmed gets a new code at sign-in with the right password; the code before stops working', async () => {
    const email = 'mia@example.com';
    const registration = await begin(email);
    const first = await codeOf(email);
    const wrong = await signIn(email, 'wrong password');
    expect([wrong.body.code, wrong.body.registration]).toEqual(['invalidCredentials', undefined]);
    shop.clock.advance(1_000);
    const again = await signIn(email);
    expect(again.body.code).toBe('emailNotConfirmed');
    const second = await codeOf(email, 2);
    expect((await confirm(email, first, registration)).status).toBe(422);
    expect((await confirm(email, second, again.body.registration)).status).toBe(204);
    expect((await signIn(email)).status).toBe(201);
    expect(await seller(email)).toMatchObject({ document: '52998224725', heard_from: 'Um amigo' });
  });

  it('is confirmed by its own code only: five attempts, half an hour, once', async () => {
    const email = 'nia@example.com';
    const tried = await begin(email);
    const code = await codeOf(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await confirm(email, other(code), tried)).body.code).toBe('wrongConfirmationCode');
    expect((await confirm(email, code, tried)).body.code).toBe('wrongConfirmationCode');
    shop.clock.advance(1_000);
    const tooLate = await begin(email);
    const late = await codeOf(email, 2);
    shop.clock.advance(30 * 60_000);
    expect((await confirm(email, late, tooLate)).status).toBe(422);
    const last = await begin(email);
    const right = await codeOf(email, 3);
    expect((await confirm(email, right, last, 'vitrine.localhost')).status).toBe(422);
    const answers = await Promise.all([confirm(email, right, last), confirm(email, right, last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect((await confirm('nobody@example.com', right, last)).status).toBe(422);
  });

  it('of an e-mail address that has an account is answered alike, changes nothing, and tells the owner', async () => {
    const { email } = USERS.find(
      ({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A,
    ) ?? { email: '' };
    const before = await seller(email);
    // As that of an address without an account.
    await begin(email, { name: 'Outra Pessoa' });
    await until(async () => (await mailsTo(email)).length === 1);
    expect((await mailsTo(email))[0]?.subject).toBe('Você já tem uma conta em Conecta Saber');
    expect(await seller(email)).toEqual(before);
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(201);
  });

  it.each([
    ['before', 'antes@example.com'],
    ['after', 'depois@example.com'],
  ])(
    'of an address by somebody else %s its owner neither becomes the account nor stops it',
    async (order, email) => {
      const foreign = { name: 'Invasor', document: '390.533.447-05', password: 'sete-lobos-verdes-3' };
      const isFirst = order === 'before';
      const [first, second] = [await begin(email, isFirst ? foreign : {}), await codeOf(email)];
      shop.clock.advance(1_000);
      const [third, fourth] = [await begin(email, isFirst ? {} : foreign), await codeOf(email, 2)];
      const [foreignOne, ownOne] = isFirst ? [first, third] : [third, first];
      const [foreignCode, ownCode] = isFirst ? [second, fourth] : [fourth, second];
      // Whoever reads the mails types a code of the other registration, in the own browser and in none.
      expect((await confirm(email, foreignCode, ownOne)).status).toBe(422);
      expect((await confirm(email, ownCode, foreignOne)).status).toBe(422);
      expect((await confirm(email, foreignCode)).status).toBe(422);
      expect((await seller(email))?.status).toBe('CREATED');
      expect((await confirm(email, ownCode, ownOne)).status).toBe(204);
      expect(await seller(email)).toMatchObject({
        ...{ status: 'EMAIL_CONFIRMED', name: 'Lia Prado', document: '52998224725' },
      });
      expect((await signIn(email, foreign.password)).body.code).toBe('invalidCredentials');
      expect((await signIn(email)).status).toBe(201);
      // What else was entered for the address becomes nothing any more.
      const confirmed = await seller(email);
      expect((await confirm(email, foreignCode, foreignOne)).status).toBe(422);
      expect(await seller(email)).toEqual(confirmed);
    },
  );

  it('that another one replaced gets no code at sign-in, and the newest does', async () => {
    const email = 'troca@example.com';
    await begin(email, { password: 'sete-lobos-verdes-3' });
    await codeOf(email);
    shop.clock.advance(1_000);
    await begin(email);
    await codeOf(email, 2);
    expect((await signIn(email, 'sete-lobos-verdes-3')).body.code).toBe('invalidCredentials');
    shop.clock.advance(1_000);
    const { body } = await signIn(email);
    expect(body.code).toBe('emailNotConfirmed');
    expect((await confirm(email, await codeOf(email, 3), body.registration)).status).toBe(204);
    expect((await signIn(email)).status).toBe(201);
  });

  it('of the same e-mail address on another platform is another account', async () => {
    const email = 'duas@example.com';
    await register(email);
    await register(email, {}, 'vitrine.localhost');
    const rows = await shop.rows('select platform_id from users where email = $1 order by 1', [email]);
    expect(rows).toEqual([{ platform_id: PLATFORM_A }, { platform_id: PLATFORM_B }]);
  });

  it.each([
    ['name', { name: '' }],
    ['document', { document: '111.111.111-11' }],
    ['email', { email: 'lia@' }],
    ['phone', { phone: '123' }],
    ['password', { password: 'short' }],
    ['password', { password: 'passwordpassword' }],
    ['managerCode', { managerCode: 'NOBODY' }],
    ['acceptsTerms', { acceptsTerms: 'no' }],
  ])('with a wrong %s is refused at that field, and writes nothing', async (field, change) => {
    const count = () =>
      shop.rows('select (select count(*) from users) as users, (select count(*) from mails) as mails');
    const before = await count();
    const { status, body } = await register('pia@example.com', change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await count()).toEqual(before);
  });

  it('at a host of no platform is not found', async () => {
    expect((await register('pia@example.com', {}, 'unknown.localhost')).body.code).toBe('unknownHost');
  });
});
