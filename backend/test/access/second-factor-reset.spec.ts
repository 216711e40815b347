import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area } from '@guiche/access';
import { generate } from 'otplib';
import { minutes } from '../../src/runtime/clock/durations.js';
import { hashPassword } from '../../src/modules/identity/passwords.js';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { until } from '../support/index.js';

interface Answer {
  readonly code?: string;
  readonly token?: string;
  readonly secret?: string;
  readonly hasSecondFactor?: boolean;
  readonly items?: readonly { readonly id: string; readonly hasSecondFactor: boolean }[];
}

const OTHER_MASTER = { id: '0195d000-0000-7000-8000-00000000aa01', email: 'rita@operacao.example' };
const REASON = { reason: 'Perdeu o celular' };

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  await shop.rows(
    'insert into masters (id, name, email, password_hash, created_at) values ($1, $2, $3, $4, now())',
    [OTHER_MASTER.id, 'Rita Prado', OTHER_MASTER.email, await hashPassword(DEMO_PASSWORD)],
  );
});
afterAll(() => shop.close());

const send = (method: string, path: string, body?: object, token?: string) =>
  shop.send<Answer>(method, path, body, token === undefined ? {} : { authorization: `Bearer ${token}` });
const signIn = (area: Area, email: string) =>
  send('POST', '/api/sessions', { area, email, password: DEMO_PASSWORD });
const tokenOf = async (area: Area, email: string) => (await signIn(area, email)).body.token ?? '';
const person = (role: string) => {
  const found = USERS.find((user) => user.role === role);
  if (!found) throw new Error(`the demonstration has no ${role}`);
  return found;
};
/** Adds an authenticator and returns a token of the person. */
async function withFactor(area: Area, email: string): Promise<string> {
  const token = await tokenOf(area, email);
  const { secret = '' } = (await send('POST', '/api/second-factor', { password: DEMO_PASSWORD }, token)).body;
  const code = await generate({ secret, epoch: Math.floor(shop.clock.now().getTime() / 1_000) });
  return (await send('POST', '/api/second-factor/confirmation', { code }, token)).body.token ?? '';
}
const toldTo = (email: string) =>
  shop.rows(`select subject from demo_mails where recipient = $1 and subject like 'Segundo fator %'`, [
    email,
  ]);
/** What a reset writes. */
const written = () =>
  shop.rows(
    `select (select count(*)::int from second_factors) as factors, (select count(*)::int from recovery_codes) as codes,
  (select count(*)::int from mails where kind = 'secondFactorReset') as mails,
  (select count(*)::int from sessions where ended_at is not null) as ended,
  (select count(*)::int from audit_log where action = 'secondFactor.reset') as records`,
  );

describe.each([
  ['seller', 'PRODUCER', '/api/admin/users', '/second-factor'],
  ['manager', 'MANAGER', '/api/admin/managers', ''],
] as const)('the lost second factor of a %s', (area, role, path, shownAt) => {
  it('is removed by staff with a reason; the sessions end, and the person is told', async () => {
    const { id, email } = person(role);
    const theirs = await withFactor(area, email);
    const admin = await tokenOf('admin', person('ADMIN').email);
    const shown = async () => (await send('GET', `${path}/${id}${shownAt}`, undefined, admin)).body;
    const reset = (body: object = REASON) => send('POST', `${path}/${id}/second-factor-reset`, body, admin);
    expect(await shown()).toMatchObject({ hasSecondFactor: true });
    expect((await signIn(area, email)).body.code).toBe('secondFactorRequired');
    expect((await reset()).status).toBe(204);
    expect(await shown()).toMatchObject({ hasSecondFactor: false });
    expect((await send('GET', '/api/sessions/current', undefined, theirs)).status).toBe(401);
    expect((await signIn(area, email)).status).toBe(201);
    await until(async () => (await toldTo(email)).length > 0);
    expect(await toldTo(email)).toEqual([
      { subject: 'Segundo fator removido da sua conta de Conecta Saber' },
    ]);
    const recorded = await shop.rows(
      `select actor, reason from audit_log where action = 'secondFactor.reset' and subject_id = $1`,
      [id],
    );
    expect(recorded).toEqual([{ actor: `staff:${person('ADMIN').id}`, reason: REASON.reason }]);
    expect((await reset()).status).toBe(404);
  });

  it('stays without a reason, without a recent proof, and on the page of other people; nothing is written', async () => {
    const { id, email } = person(role);
    await withFactor(area, email);
    const admin = await tokenOf('admin', person('ADMIN').email);
    const before = await written();
    const answers = [
      await send('POST', `${path}/${id}/second-factor-reset`, {}, admin),
      await send('POST', `${path}/${person('ADMIN').id}/second-factor-reset`, REASON, admin),
      await send('POST', `${path}/${person('CUSTOMER').id}/second-factor-reset`, REASON, admin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 404, 404]);
    shop.clock.advance(minutes(15));
    const late = await send('POST', `${path}/${id}/second-factor-reset`, REASON, admin);
    expect([late.status, late.body.code]).toEqual([401, 'proofNeeded']);
    expect(await written()).toEqual(before);
  });
});

it('the lost second factor of a master is removed by another master, and by nobody for themselves', async () => {
  const theirs = await withFactor('master', MASTER.email);
  const other = await tokenOf('master', OTHER_MASTER.email);
  const before = await written();
  const own = await send('POST', `/api/master/masters/${MASTER.id}/second-factor-reset`, REASON, theirs);
  expect([own.status, own.body.code]).toEqual([403, 'ownSecondFactor']);
  expect(await written()).toEqual(before);
  const factors = async () =>
    (await send('GET', '/api/master/masters', undefined, other)).body.items?.map((one) => [
      one.id,
      one.hasSecondFactor,
    ]);
  expect(new Map((await factors()) as [string, boolean][])).toEqual(
    new Map([
      [MASTER.id, true],
      [OTHER_MASTER.id, false],
    ]),
  );
  const reset = () => send('POST', `/api/master/masters/${MASTER.id}/second-factor-reset`, REASON, other);
  expect([(await reset()).status, (await reset()).status]).toEqual([204, 404]);
  expect((await send('GET', '/api/sessions/current', undefined, theirs)).status).toBe(401);
  expect((await signIn('master', MASTER.email)).status).toBe(201);
  await until(async () => (await toldTo(MASTER.email)).length > 0);
  expect(await toldTo(MASTER.email)).toHaveLength(1);
});
