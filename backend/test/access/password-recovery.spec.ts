import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { loadConfiguration } from '../../src/config/index.js';
import { DEMO_PASSWORD, MASTER, PLATFORM_A, PLATFORM_B, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

const SECRET = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).app.internalSecret;
const HOSTS = { [PLATFORM_A]: 'conecta.localhost', [PLATFORM_B]: 'vitrine.localhost' };
const NEW_PASSWORD = 'nove-cavalos-azuis-7';

interface Answer {
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly token?: string;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const send = (path: string, body: object, host = HOSTS[PLATFORM_A]) =>
  shop.send<Answer>('POST', path, body, {
    ...{ 'x-guiche-host': host ?? '', 'x-guiche-secret': SECRET },
  });
const request = (area: Area, email: string, host?: string) =>
  send('/api/password-recoveries', { area, email }, host);
const set = (area: Area, token: string, password = NEW_PASSWORD, host?: string) =>
  send('/api/passwords', { area, token, password }, host);
const signIn = (area: Area, email: string, password: string) =>
  send('/api/sessions', { area, email, password });
const mailsTo = (email: string) =>
  shop.rows<{ subject: string; text: string }>(
    'select subject, text_body as text from demo_mails where recipient = $1 order by id desc',
    [email],
  );
const person = (role: string, platformId: string = PLATFORM_A) => {
  const found = USERS.find((user) => user.role === role && user.platformId === platformId);
  if (!found) throw new Error(`the demonstration has no ${role}`);
  return found;
};
/** The token of the newest link that was sent to somebody. */
async function linkOf(area: Area, email: string, host?: string): Promise<string> {
  // Mails of one millisecond have no order.
  shop.clock.advance(1_000);
  const before = (await mailsTo(email)).length;
  expect((await request(area, email, host)).status).toBe(204);
  await until(async () => (await mailsTo(email)).length > before);
  const [mail] = await mailsTo(email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const written = async () => {
  const [row] = await shop.rows<{ links: number; mails: number }>(
    'select (select count(*) from account_links) as links, (select count(*) from mails) as mails',
  );
  return row;
};

describe('a new password', () => {
  it('is set by the link in the mail; every session ends, and the person is told', async () => {
    const { email, id } = person('ADMIN');
    const { body: session } = await signIn('admin', email, DEMO_PASSWORD);
    const token = await linkOf('admin', email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Nova senha para Conecta Saber');
    expect(mail?.text).toContain(`http://conecta.localhost:`);
    shop.clock.advance(1_000);
    expect((await set('admin', token)).status).toBe(204);
    expect((await signIn('admin', email, DEMO_PASSWORD)).status).toBe(401);
    expect((await signIn('admin', email, NEW_PASSWORD)).status).toBe(201);
    const old = await shop.send<Answer>('GET', '/api/sessions/current', undefined, {
      ...{ 'x-guiche-host': HOSTS[PLATFORM_A] ?? '', 'x-guiche-secret': SECRET },
      authorization: `Bearer ${session.token ?? ''}`,
    });
    expect(old.body.code).toBe('signInRequired');
    await until(async () => (await mailsTo(email))[0]?.subject === 'Sua senha de Conecta Saber foi alterada');
    const recorded = await shop.rows(
      `select actor, subject_id, reason, after from audit_log where action = 'password.changed'`,
    );
    expect(recorded).toEqual([{ actor: `staff:${id}`, subject_id: id, reason: 'RECOVERY', after: null }]);
  });

  it('is set once by a link, and by no older link of the person', async () => {
    const { email } = person('MANAGER');
    const older = await linkOf('manager', email);
    const token = await linkOf('manager', email);
    const answers = await Promise.all([set('manager', token), set('manager', token, 'doze-patos-verdes-9')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    for (const used of [token, older, 'none', ''.padEnd(64, 'A')])
      expect((await set('manager', used, 'doze-patos-verdes-9')).body.code).toBe('linkInvalid');
  });

  it('voids every code that confirms the address, and no code of somebody else', async () => {
    const codes = () =>
      shop.rows<{ open: number }>(
        `select count(*) filter (where used_at is null)::int as open from email_confirmations group by person_id order by 1`,
      );
    for (const email of ['lia@nova.example', 'rui@novo.example'])
      for (const name of ['Uma Pessoa', 'Outra Pessoa']) {
        const seller = { name, email, document: '39053344705', phone: '11987654321', acceptsTerms: 'yes' };
        const answer = await send('/api/registrations', { ...seller, password: 'vento cobre girassol 27' });
        expect(answer.status).toBe(201);
      }
    expect(await codes()).toEqual([{ open: 2 }, { open: 2 }]);
    const token = await linkOf('seller', 'lia@nova.example');
    expect(await codes()).toEqual([{ open: 2 }, { open: 2 }]);
    expect((await set('seller', token)).status).toBe(204);
    expect(await codes()).toEqual([{ open: 0 }, { open: 2 }]);
  });

  it('is not set after half an hour', async () => {
    const { email } = person('CUSTOMER');
    const token = await linkOf('customer', email);
    shop.clock.advance(30 * 60_000);
    expect((await set('customer', token)).status).toBe(410);
    expect((await signIn('customer', email, DEMO_PASSWORD)).status).toBe(201);
  });

  it('that is easy to guess is refused at its field, and the link still works', async () => {
    const { email, name } = person('PRODUCER');
    const token = await linkOf('seller', email);
    for (const [password, text] of [
      ['short', 'Use pelo menos 12 caracteres.'],
      [`${name}${name}`, 'Esta senha é fácil de adivinhar. Use palavras que não combinam entre si.'],
    ] as const) {
      const { status, body } = await set('seller', token, password);
      expect([status, body.errors]).toEqual([422, { password: [text] }]);
    }
    expect((await signIn('seller', email, DEMO_PASSWORD)).status).toBe(201);
    expect((await set('seller', token)).status).toBe(204);
  });

  it('is not set at the host of another platform', async () => {
    const { email } = person('ADMIN', PLATFORM_B);
    const token = await linkOf('admin', email, HOSTS[PLATFORM_B]);
    expect((await set('admin', token, NEW_PASSWORD, HOSTS[PLATFORM_A])).body.code).toBe('linkInvalid');
    expect((await set('admin', token, NEW_PASSWORD, HOSTS[PLATFORM_B])).status).toBe(204);
  });

  it('of a master is set at the host of the masters', async () => {
    const token = await linkOf('master', MASTER.email, 'localhost');
    expect((await set('master', token, NEW_PASSWORD, HOSTS[PLATFORM_A])).body.code).toBe('unknownHost');
    expect((await set('master', token, NEW_PASSWORD, 'localhost')).status).toBe(204);
  });
});

describe('a request for a new password', () => {
  it('of an unknown account, or of an account of another area, is answered alike and writes nothing', async () => {
    const before = await written();
    for (const [area, email] of [
      ['admin', 'nobody@example.com'],
      ['seller', person('MANAGER').email],
      ['admin', person('ADMIN', PLATFORM_B).email],
    ] as const)
      expect(await request(area, email)).toMatchObject({ status: 204, body: null });
    expect(await written()).toEqual(before);
  });

  it('of a blocked person writes nothing', async () => {
    const { id, email } = person('PRODUCER', PLATFORM_B);
    await shop.rows(`update users set status = 'BLOCKED' where id = $1`, [id]);
    const before = await written();
    expect((await request('seller', email, HOSTS[PLATFORM_B])).status).toBe(204);
    expect(await written()).toEqual(before);
  });

  it('that has no e-mail address is refused', async () => {
    const { status, body } = await request('admin', 'nobody');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['email']]);
  });
});
