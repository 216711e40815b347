import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { OFFER_AT, order } from '../purchase/buyer.js';
import { ExportPlatform, ManagePlatform } from '../../src/modules/master/index.js';
import { Context } from '../../src/runtime/context/index.js';
import { AS_ADMIN, AS_MASTER, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Shown {
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly nextStatuses: readonly string[];
  readonly pixEnabled: boolean;
  readonly gatewaysAllowed: readonly string[] | null;
  readonly limits: readonly { readonly name: string; readonly changed: number | null }[];
}

interface Overview {
  readonly sellers: number;
  readonly administrators: number;
  readonly domains: readonly { readonly host: string }[];
}

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const REASON = 'Pedido por escrito';
const PROOF = { reason: REASON, password: DEMO_PASSWORD };
let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const path = (rest = '', id: string = PLATFORM_A) => `/api/master/platforms/${id}${rest}`;
const shown = async (id: string = PLATFORM_A) =>
  (await office.send<Shown>(AS_MASTER, 'GET', path('', id))).body;
const put = (rest: string, body: object, id: string = PLATFORM_A) =>
  office.send<Refusal>(AS_MASTER, 'PUT', path(`/${rest}`, id), body);
const stored = (id: string = PLATFORM_A) => office.shop.rows('select * from platforms where id = $1', [id]);
const audited = (action: string) =>
  office.shop.rows<{ reason: string | null }>('select reason from audit_log where action = $1 order by at', [
    action,
  ]);

it('a suspended platform sells nothing and lets nobody of it in, while its open payments are settled', async () => {
  const { paymentId } = await office.shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  const charge = await office.shop.chargeOf(paymentId);
  expect((await office.send(AS_SELLER, 'GET', '/api/sessions/current')).status).toBe(200);
  const { version, nextStatuses } = await shown();
  expect(nextStatuses).toEqual(['SUSPENDED', 'TRIAL']);
  expect((await put('status', { status: 'SUSPENDED', version, ...PROOF })).status).toBe(204);
  expect(await shown()).toMatchObject({ status: 'SUSPENDED', nextStatuses: ['ACTIVE', 'CLOSED'] });

  await office.shop.until(
    async () => (await office.send(AS_SELLER, 'GET', '/api/sessions/current')).status === 401,
  );
  office.forget(AS_ADMIN);
  const signIn = { area: 'admin', email: office.person(AS_ADMIN).email, password: DEMO_PASSWORD };
  const refused = await office.send<Refusal>(undefined, 'POST', '/api/sessions', signIn);
  expect([refused.status, refused.body.code]).toEqual([403, 'platformSuspended']);
  expect((await office.send(AS_OTHER_ADMIN, 'GET', '/api/sessions/current')).status).toBe(200);
  const before = await office.shop.footprint();
  const purchase = await office.shop.buy(order({ offerId: OFFER_AT.HAWKPAY }));
  expect(purchase.status).toBe(404);
  expect(await office.shop.footprint()).toEqual(before);

  await office.shop.outside.act('HAWKPAY', charge, 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  expect(await office.shop.postings(paymentId)).toEqual(['APPROVAL']);

  const again = await shown();
  expect((await put('status', { status: 'ACTIVE', version: again.version, ...PROOF })).status).toBe(204);
  await office.shop.until(
    async () => (await office.shop.buy(order({ offerId: OFFER_AT.HAWKPAY }))).status === 201,
  );
  expect((await office.send(AS_SELLER, 'GET', '/api/sessions/current')).status).toBe(200);
  expect(await audited('platform.statusChanged')).toEqual([{ reason: REASON }, { reason: REASON }]);
});

it('a status that cannot follow, a wrong password or an old version is refused and changes nothing', async () => {
  const before = await stored();
  const { version } = await shown();
  const closed = await put('status', { status: 'CLOSED', version, ...PROOF });
  expect([closed.status, closed.body.code]).toEqual([409, 'statusNotReachable']);
  const wrong = await put('status', { status: 'SUSPENDED', version, ...PROOF, password: 'outra' });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
  const old = await put('status', { status: 'SUSPENDED', version: version + 7, ...PROOF });
  expect([old.status, old.body.code]).toEqual([409, 'changedMeanwhile']);
  for (const caller of [undefined, AS_ADMIN])
    for (const rest of ['data', 'permissions', 'gateways', 'limits', 'secrets', 'status'])
      expect((await office.send(caller, 'PUT', path(`/${rest}`), { version, ...PROOF })).status).toBe(
        caller === undefined ? 401 : 403,
      );
  expect((await office.send(AS_ADMIN, 'GET', path('/export'))).status).toBe(403);
  expect(
    (await put('status', { status: 'SUSPENDED', version, ...PROOF }, '0190a000-0000-7000-8000-00000000000a'))
      .status,
  ).toBe(404);
  expect(await stored()).toEqual(before);
});

it('the domains of a platform are shown to the master with DNS and certificate, and none of another platform', async () => {
  for (const [platformId, host] of [
    [PLATFORM_A, 'loja.example.com'],
    [PLATFORM_B, 'outra.example.com'],
  ])
    await office.shop.rows(
      `insert into domains (platform_id, id, host, use, is_default, token, dns_state, certificate_state, certificate_expires_at,
         next_check_at, created_at)
       values ($1, gen_random_uuid(), $2, 'CHECKOUT', false, 'x', 'VERIFIED', 'ISSUED', '2027-01-02T03:04:05Z', now() + interval '1 day',
         now())`,
      [platformId, host],
    );
  const overview = (await office.send<Overview>(AS_MASTER, 'GET', path('/overview'))).body;
  const people = await office.shop.rows(
    `select count(*) filter (where role = 'PRODUCER')::int as sellers,
       count(*) filter (where role = 'ADMIN' and status <> 'REMOVED')::int as administrators
     from users where platform_id = $1`,
    [PLATFORM_A],
  );
  const { sellers, administrators } = overview;
  expect([{ sellers, administrators }]).toEqual(people);
  expect(overview.domains.filter(({ host }) => host.endsWith('.example.com'))).toEqual([
    {
      ...{ id: expect.any(String), host: 'loja.example.com', use: 'CHECKOUT', isDefault: false },
      ...{ dnsState: 'VERIFIED', certificateState: 'ISSUED' },
      certificateExpiresAt: '2027-01-02T03:04:05.000Z',
    },
  ]);
  await office.shop.rows(`delete from domains where host like '%.example.com'`);
});

it('velocity limits are changed one by one; a number that a limit cannot have is refused and changes nothing', async () => {
  const { version, limits } = await shown();
  expect(limits).toContainEqual({ name: 'card_address_attempts', usual: 120, changed: null });
  const before = await stored();
  for (const wrong of [
    { name: 'card_address_attempts', value: 0 },
    { name: 'offer_declinedPercent', value: 101 },
    { name: 'nothing', value: 5 },
  ])
    expect((await put('limits', { limits: [wrong], version, reason: REASON })).status).toBe(422);
  expect(await stored()).toEqual(before);
  const numbers = [
    { name: 'card_address_attempts', value: 500 },
    { name: 'card_address_declines', value: 20 },
  ];
  expect((await put('limits', { limits: numbers, version, reason: REASON })).status).toBe(204);
  expect(await office.shop.rows('select velocity_limits from platforms where id = $1', [PLATFORM_A])).toEqual(
    [{ velocity_limits: { card: { address: { attempts: 500 } } } }],
  );
  const changed = await shown();
  expect(changed.limits.filter((limit) => limit.changed !== null)).toEqual([
    { name: 'card_address_attempts', usual: 120, changed: 500 },
  ]);
  expect((await put('limits', { limits: [], version, reason: REASON })).status).toBe(409);
  expect((await put('limits', { limits: [], version: changed.version, reason: REASON })).status).toBe(204);
});

it('a platform connects only the gateways that the master allows', async () => {
  const { version } = await shown(PLATFORM_B);
  const unknown = await put(
    'gateways',
    { all: false, gateways: ['NOBODY'], version, reason: REASON },
    PLATFORM_B,
  );
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['gateways']]);
  const allowed = { all: false, gateways: ['HAWKPAY'], version, reason: REASON };
  expect((await put('gateways', allowed, PLATFORM_B)).status).toBe(204);
  expect((await shown(PLATFORM_B)).gatewaysAllowed).toEqual(['HAWKPAY']);
  const offered = await office.send<{ items: { provider: string }[] }>(
    AS_OTHER_ADMIN,
    'GET',
    '/api/admin/gateways',
  );
  expect(offered.body.items.map(({ provider }) => provider)).toEqual(['HAWKPAY']);
  const accounts = () =>
    office.shop.rows('select id from gateway_accounts where platform_id = $1', [PLATFORM_B]);
  const before = await accounts();
  const account = {
    ...{ provider: 'ASAAS', name: 'Conta', baseAddress: 'https://api.example.com' },
    ...{ credentials: [], acceptsUnverified: true },
  };
  const refused = await office.send<Refusal>(AS_OTHER_ADMIN, 'POST', '/api/admin/gateway-accounts', account);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['provider']]);
  expect(await accounts()).toEqual(before);
  const all = { all: true, gateways: [], version: (await shown(PLATFORM_B)).version, reason: REASON };
  expect((await put('gateways', all, PLATFORM_B)).status).toBe(204);
  expect((await shown(PLATFORM_B)).gatewaysAllowed).toBeNull();
});

it('name, company and permissions are changed with a reason, and the data leave as lines without secrets', async () => {
  const { version, name } = await shown();
  const data = { name: `${name} Nova`, legalName: 'Conecta Ltda.', version, reason: REASON };
  expect((await put('data', data)).status).toBe(204);
  const renamed = await shown();
  expect(renamed).toMatchObject({ name: `${name} Nova`, legalName: 'Conecta Ltda.' });
  const permissions = {
    pixEnabled: true,
    creditCardEnabled: false,
    billetEnabled: true,
    blockedCashout: true,
  };
  expect(
    (await put('permissions', { ...permissions, version: renamed.version, reason: REASON })).status,
  ).toBe(204);
  expect(await shown()).toMatchObject({ ...permissions, defaultReceiverId: null });
  expect((await put('permissions', { ...permissions, version, reason: REASON })).status).toBe(409);
  const [change] = await office.shop.rows(
    `select reason from platform_setting_changes where platform_id = $1 order by created_at desc limit 1`,
    [PLATFORM_A],
  );
  expect(change).toEqual({ reason: REASON });

  expect((await office.send(AS_MASTER, 'GET', path('/exports'))).status).toBe(404);
  const manage = office.shop.app.get(ManagePlatform);
  const ctx = await manage.recordExport(Context.of({ actor: { kind: 'master', id: 'm-1' } }), PLATFORM_A);
  const lines: { kind: string; row: Record<string, unknown> }[] = [];
  const text = (await office.shop.app.get(ExportPlatform).stream(ctx).toArray()).join('');
  for (const line of text.trim().split('\n')) lines.push(JSON.parse(line));
  const users = await office.shop.rows('select id from users where platform_id = $1', [PLATFORM_A]);
  expect(lines[0]).toMatchObject({ kind: 'platform', row: { id: PLATFORM_A } });
  expect(lines.filter(({ kind }) => kind === 'users')).toHaveLength(users.length);
  expect(text).not.toMatch(/"[a-z_]*(sealed|token|hash|digest)[a-z_]*":/);
  expect(text).not.toContain(PLATFORM_B);
  expect(await audited('platform.exported')).toHaveLength(1);
});
