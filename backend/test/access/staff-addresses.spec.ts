import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly version: number;
  readonly staffAddresses?: readonly string[];
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly items: readonly { readonly id: string }[];
}

const PATH = '/api/admin/platform-settings';
const INSIDE = '203.0.113.9';
const ELSEWHERE = '198.51.100.7';
const REASON = 'Só do escritório';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
beforeEach(async () => {
  await office.shop.rows(`update platforms set staff_addresses = '{}'`);
  await office.shop.announceCatalogChange();
  office.shop.clock.advance(1_000);
});
afterAll(() => office?.close());

const signIn = async (ip: string, password = DEMO_PASSWORD, area = 'admin', code?: string) => {
  const { email } = office.person(area === 'admin' ? AS_ADMIN : AS_SELLER);
  return office.sendAs<Answer>('', 'POST', '/api/sessions', { area, email, password, code }, undefined, {
    'x-forwarded-for': ip,
    authorization: '',
  });
};
const current = async (token: string, ip: string) =>
  (
    await office.sendAs(token, 'GET', '/api/sessions/current', undefined, undefined, {
      'x-forwarded-for': ip,
    })
  ).status;
/** Changes the list as somebody at an address, who signed in a moment ago. */
const setFrom = async (ip: string, token: string, change: object) => {
  const headers = { 'x-forwarded-for': ip };
  const { version } = (await office.sendAs<Answer>(token, 'GET', PATH, undefined, undefined, headers)).body;
  return office.sendAs<Answer>(
    ...([
      token,
      'PUT',
      `${PATH}/access`,
      { reason: REASON, version, ...change },
      undefined,
      headers,
    ] as const),
  );
};
const stored = () =>
  office.shop.rows<{ list: string[]; changes: number }>(
    `select staff_addresses as list, (select count(*)::int from platform_setting_changes where platform_id = $1) as changes
     from platforms where id = $1`,
    [PLATFORM_A],
  );
const tokenFrom = async (ip: string): Promise<string> => (await signIn(ip)).body.token ?? '';

it('staff sign in from listed addresses only, and only who has proved who they are is told why', async () => {
  const token = await tokenFrom(INSIDE);
  const elsewhere = await tokenFrom(ELSEWHERE);
  expect(await current(elsewhere, ELSEWHERE)).toBe(200);
  const set = await setFrom(INSIDE, token, { staffAddresses: ['203.0.113.0/24', '2001:db8::1'] });
  expect(set.status).toBe(204);
  const [{ list } = {}] = await stored();
  expect(list).toEqual(['203.0.113.0/24', '2001:db8::/64']);
  // The session of another address stops working, and works again at a listed one.
  await office.shop.until(async () => (await current(elsewhere, ELSEWHERE)) === 401);
  expect([await current(token, INSIDE), await current(elsewhere, '2001:db8::77')]).toEqual([200, 200]);

  office.shop.clock.advance(1_000);
  const wrong = await signIn(ELSEWHERE, 'wrong password');
  expect([wrong.status, wrong.body.code]).toEqual([401, 'invalidCredentials']);
  office.shop.clock.advance(60_000);
  const refused = await signIn(ELSEWHERE);
  expect([refused.status, refused.body.code, refused.body.token]).toEqual([
    403,
    'addressNotAllowed',
    undefined,
  ]);
  const logged = await office.shop.rows(
    `select result, person_id as person from sign_in_log where area = 'admin' and ip = $1 order by created_at desc, id desc limit 2`,
    [ELSEWHERE],
  );
  const person = office.person(AS_ADMIN).id;
  expect(logged).toEqual([
    { result: 'BLOCKED', person },
    { result: 'WRONG', person },
  ]);
  expect((await signIn(INSIDE)).status).toBe(201);
  expect((await signIn(ELSEWHERE, DEMO_PASSWORD, 'seller')).status).toBe(201);
});

it('a wrong code from elsewhere is answered as a wrong code, and the right one is not used up', async () => {
  const token = await tokenFrom(INSIDE);
  expect((await setFrom(INSIDE, token, { staffAddresses: ['203.0.113.0/24'] })).status).toBe(204);
  const headers = { 'x-forwarded-for': INSIDE };
  const send = (path: string, body: object) =>
    office.sendAs<Answer & { readonly secret?: string }>(token, 'POST', path, body, undefined, headers);
  const { secret = '' } = (await send('/api/second-factor', { password: DEMO_PASSWORD })).body;
  const codeNow = () => generate({ secret, epoch: Math.floor(office.shop.clock.now().getTime() / 1_000) });
  await send('/api/second-factor/confirmation', { code: await codeNow() });
  const withCode = (ip: string, code: string) => signIn(ip, DEMO_PASSWORD, 'admin', code);
  try {
    office.shop.clock.advance(60_000);
    const code = await codeNow();
    const wrong = await withCode(ELSEWHERE, code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrongSecondFactor']);
    office.shop.clock.advance(1_000);
    const right = await withCode(ELSEWHERE, code);
    expect([right.status, right.body.code]).toEqual([403, 'addressNotAllowed']);
    expect((await withCode(INSIDE, code)).status).toBe(201);
  } finally {
    await office.shop.rows('delete from recovery_codes where person_id = $1', [office.person(AS_ADMIN).id]);
    await office.shop.rows('delete from second_factors where id = $1', [office.person(AS_ADMIN).id]);
  }
});

it('nobody saves a list without their own address: at once, for a later day or by an undo', async () => {
  const token = await tokenFrom(INSIDE);
  expect((await setFrom(INSIDE, token, { staffAddresses: ['203.0.113.0/24'] })).status).toBe(204);
  const elsewhere = ['198.51.100.0/24', '203.0.113.0/24'];
  office.shop.clock.advance(1_000);
  expect((await setFrom(INSIDE, token, { staffAddresses: elsewhere })).status).toBe(204);
  const before = await stored();
  for (const more of [{}, { validFrom: '2999-01-01' }]) {
    const refused = await setFrom(INSIDE, token, { staffAddresses: ['198.51.100.0/24'], ...more });
    expect([refused.status, refused.body.code]).toEqual([409, 'ownAddressShutOut']);
  }
  const wrong = await setFrom(INSIDE, token, { staffAddresses: ['203.0.113.0/24', 'office'] });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['staffAddresses']]);
  const other = await tokenFrom(ELSEWHERE);
  const headers = { 'x-forwarded-for': ELSEWHERE };
  const { items } = (
    await office.sendAs<Answer>(other, 'GET', `${PATH}/changes`, undefined, undefined, headers)
  ).body;
  const undone = await office.sendAs<Answer>(
    ...([
      other,
      'POST',
      `${PATH}/changes/${items[0]?.id}/undo`,
      { reason: REASON },
      undefined,
      headers,
    ] as const),
  );
  expect([undone.status, undone.body.code]).toEqual([409, 'ownAddressShutOut']);
  expect(await stored()).toEqual(before);
});

it('a master clears the list of a platform, and looks at it from everywhere', async () => {
  await office.shop.rows(`update platforms set staff_addresses = '{203.0.113.0/24}' where id = $1`, [
    PLATFORM_A,
  ]);
  await office.shop.announceCatalogChange();
  await office.shop.until(async () => (await signIn(ELSEWHERE)).status === 403);
  const path = `/api/master/platforms/${PLATFORM_A}`;
  const shown = (await office.send<Answer>(AS_MASTER, 'GET', path)).body;
  expect(shown.staffAddresses).toEqual(['203.0.113.0/24']);
  const entry = await office.send<Answer>(
    ...([AS_MASTER, 'POST', `/api/master/administrators/${office.person(AS_ADMIN).id}/entry`] as const),
    { reason: REASON, password: DEMO_PASSWORD },
  );
  const entered = await office.sendAs<Answer>(
    '',
    'POST',
    '/api/platform-entries',
    { token: entry.body.token },
    undefined,
    {
      'x-forwarded-for': ELSEWHERE,
      authorization: '',
    },
  );
  expect(await current(entered.body.token ?? '', ELSEWHERE)).toBe(200);

  const clear = { reason: 'Ficaram sem acesso', version: shown.version };
  expect((await office.send(AS_ADMIN, 'PUT', `${path}/staff-addresses`, clear)).status).toBe(401);
  const stale = await office.send<Answer>(AS_MASTER, 'PUT', `${path}/staff-addresses`, {
    ...clear,
    version: 1,
  });
  expect(stale.status).toBe(409);
  expect((await office.send(AS_MASTER, 'PUT', `${path}/staff-addresses`, clear)).status).toBe(204);
  expect((await stored())[0]?.list).toEqual([]);
  office.shop.clock.advance(60_000);
  await office.shop.until(async () => (await signIn(ELSEWHERE)).status === 201);
});
