import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, MASTER, USERS } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_MASTER, BackOffice, type Caller } from '../support/back-office.js';

interface Answer {
  readonly code?: string;
  readonly id: string;
  readonly token: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const PATH = '/api/master/blocked-networks';
const REASON = 'Tentativas de invasão';
const INSIDE = '203.0.113.9';
const OUTSIDE = '203.0.114.9';
const [, SELLER] = USERS;

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
beforeEach(async () => {
  await office.shop.rows('delete from blocked_networks');
  await office.shop.rows('delete from sign_in_log');
});
afterAll(() => office?.close());

const block = (body: object, caller: Caller = AS_MASTER) =>
  office.send<Answer>(caller, 'POST', PATH, { network: '203.0.113.0/24', reason: REASON, ...body });
const end = (id: string, caller: Caller = AS_MASTER) =>
  office.send<Answer>(caller, 'POST', `${PATH}/${id}/end`, { reason: 'Era um cliente' });
const signIn = (ip: string, password = DEMO_PASSWORD) =>
  office.shop.send<Answer>(
    ...(['POST', '/api/sessions'] as const),
    { area: 'seller', email: SELLER?.email, password },
    { 'x-forwarded-for': ip },
  );
const logged = () =>
  office.shop.rows<{ result: string; ip: string; person_id: string | null }>(
    `select result, ip, person_id from sign_in_log where area = 'seller' order by created_at, id`,
  );
const audited = () =>
  office.shop.rows<{ action: string; actor: string; reason: string }>(
    `select action, actor, reason from audit_log where action like 'network%' order by position`,
  );

it('nobody signs in from a blocked network, even with the right password, until the block ends', async () => {
  const before = await audited();
  const blocked = await block({});
  expect(blocked.status).toBe(201);
  for (const [ip, password] of [
    [INSIDE, DEMO_PASSWORD],
    [INSIDE, 'wrong password'],
    [`::ffff:${INSIDE}`, DEMO_PASSWORD],
  ] as const) {
    const refused = await signIn(ip, password);
    expect([refused.status, refused.body.code, refused.body.token]).toEqual([
      403,
      'networkBlocked',
      undefined,
    ]);
  }
  office.shop.clock.advance(1_000);
  expect((await signIn(OUTSIDE)).status).toBe(201);
  expect((await logged()).map(({ result, person_id }) => [result, person_id])).toEqual([
    ['BLOCKED', null],
    ['BLOCKED', null],
    ['BLOCKED', null],
    ['OK', SELLER?.id],
  ]);
  expect((await end(blocked.body.id)).status).toBe(204);
  expect((await signIn(INSIDE)).status).toBe(201);
  const again = await end(blocked.body.id);
  expect([again.status, again.body.code]).toEqual([409, 'networkNotBlocked']);
  expect((await audited()).slice(before.length)).toEqual([
    { action: 'network.blocked', actor: `master:${MASTER.id}`, reason: REASON },
    { action: 'network.unblocked', actor: `master:${MASTER.id}`, reason: 'Era um cliente' },
  ]);
});

it('a block with days ends by itself', async () => {
  const { body } = await block({ days: 2 });
  office.shop.clock.advance(2 * 86_400_000 - 1_000);
  expect((await signIn(INSIDE)).status).toBe(403);
  office.shop.clock.advance(1_000);
  expect((await signIn(INSIDE)).status).toBe(201);
  office.forget(AS_MASTER);
  expect((await end(body.id)).body.code).toBe('networkNotBlocked');
  expect((await block({})).status).toBe(201);
});

it('a block that would shut out the master, everybody, or nobody new is refused and nothing is stored', async () => {
  expect((await block({})).status).toBe(201);
  const stored = await office.shop.rows('select * from blocked_networks');
  const records = await audited();
  const same = await block({ network: '203.0.113.5/24' });
  expect([same.status, same.body.code]).toEqual([409, 'networkBlockedAlready']);
  for (const network of [
    '0.0.0.0/0',
    '10.0.0.0/8',
    '127.0.0.1',
    '127.0.0.0/16',
    'conecta.localhost',
    '::/0',
  ]) {
    const refused = await block({ network });
    expect([network, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      network,
      422,
      ['network'],
    ]);
  }
  expect((await block({ network: '198.51.100.1', reason: '' })).status).toBe(422);
  expect((await block({ network: '198.51.100.1', days: 0 })).status).toBe(422);
  expect((await block({ network: '198.51.100.1' }, AS_ADMIN)).status).toBe(403);
  expect((await end(String(Reflect.get(stored[0] ?? {}, 'id')), AS_ADMIN)).status).toBe(403);
  expect((await end('0190a000-0000-7000-8000-00000000000a')).status).toBe(404);
  expect(await office.shop.rows('select * from blocked_networks')).toEqual(stored);
  expect(await audited()).toEqual(records);
});

it('blocked networks are listed with who blocked them', async () => {
  const { body } = await block({ days: 1 });
  const { items } = (await office.send<Answer>(AS_MASTER, 'GET', PATH)).body;
  expect(items).toEqual([
    {
      ...{ id: body.id, network: '203.0.113.0/24', reason: REASON, createdBy: MASTER.name },
      ...{ created: expect.any(String), expires: expect.any(String), ended: null },
    },
  ]);
});
