import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { order } from '../purchase/buyer.js';
import { PASSPHRASE, PKCS12 } from '../support/pkcs12.js';

interface Account {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly active: boolean;
  readonly draining: boolean;
  readonly version: number;
  readonly baseAddress: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly secretsSet: readonly string[];
  readonly certificatesExpire: { readonly cashIn: string | null; readonly cashOut: string | null };
  readonly costs: Readonly<Record<string, { readonly bps: number; readonly fixed: number }>>;
  readonly health: { readonly lastError: string | null } | null;
}
interface Gateway {
  readonly provider: string;
  readonly methods: readonly string[];
  readonly fields: readonly { readonly name: string; readonly label: string; readonly secret: boolean }[];
}

const ACCOUNTS = '/api/admin/gateway-accounts';
const SECRET = 'sk_write_only_4711';
let office: BackOffice;

beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const accounts = async () => (await office.send<{ items: Account[] }>(AS_ADMIN, 'GET', ACCOUNTS)).body.items;
const codesOf = async (platformId: string) =>
  (
    await office.shop.rows<{ code: string }>(
      'select code from products_read where platform_id = $1 order by id',
      [platformId],
    )
  ).map(({ code }) => code);
const sealed = () =>
  office.shop.rows('select id, version, name, active, base_address, costs from gateway_accounts order by id');
const changeOf = ({ name, active, draining, version, baseAddress }: Account) => ({
  ...{ name, active, draining, version, baseAddress },
  ...{ credentials: [], acceptsUnverified: false },
});

it('every gateway has a form made from its credentials', async () => {
  const { items } = (await office.send<{ items: Gateway[] }>(AS_ADMIN, 'GET', '/api/admin/gateways')).body;
  expect(items.length).toBeGreaterThanOrEqual(70);
  const asaas = items.find(({ provider }) => provider === 'ASAAS');
  expect(asaas?.methods).toEqual(['PIX', 'CREDIT_CARD', 'BILLET']);
  expect(asaas?.fields.filter(({ secret }) => secret).length).toBeGreaterThan(0);
  for (const { fields } of items) for (const { label } of fields) expect(label).not.toBe('');
});

it('an account is connected, changed and tested, and its secrets are never shown again', async () => {
  const [asaas] = (await accounts()).filter(({ provider }) => provider === 'ASAAS');
  if (!asaas) throw new Error('the demonstration has no account at ASAAS');
  const secrets = asaas.secretsSet.map((name) => ({ name, value: SECRET }));
  const publics = Object.entries(asaas.credentials).map(([name, value]) => ({ name, value: String(value) }));
  const added = await office.send<Account>(AS_ADMIN, 'POST', ACCOUNTS, {
    ...{ provider: 'ASAAS', name: 'Segunda conta', baseAddress: asaas.baseAddress, acceptsUnverified: false },
    credentials: [...secrets, ...publics],
  });
  expect(added.status).toBe(201);
  expect([...added.body.secretsSet].sort()).toEqual([...asaas.secretsSet].sort());
  expect(JSON.stringify(await accounts())).not.toContain(SECRET);
  const { id } = added.body;
  const change = { ...changeOf(added.body), name: 'Conta reserva', active: false };
  expect((await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${id}`, change)).status).toBe(204);
  const changed = (await accounts()).find((account) => account.id === id);
  expect(changed).toMatchObject({ name: 'Conta reserva', active: false, version: added.body.version + 1 });
  expect(changed?.secretsSet).toEqual(added.body.secretsSet);
  const stale = await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${id}`, change);
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  const tested = await office.send(AS_ADMIN, 'POST', `${ACCOUNTS}/${asaas.id}/test`);
  expect([tested.status, tested.body.kind]).toEqual([200, 'connected']);
  const stored = JSON.stringify(await office.shop.rows('select before, after from audit_log'));
  expect(stored).not.toContain(SECRET);
  expect(stored).toContain('Conta reserva');
});

it('the address of the demonstration keeps its placeholder when only the name changes', async () => {
  const [first] = await accounts();
  if (!first) throw new Error('the demonstration has no account');
  const before = await office.shop.rows('select base_address from gateway_accounts where id = $1', [
    first.id,
  ]);
  const renamed = { ...changeOf(first), name: 'Outro nome' };
  expect((await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${first.id}`, renamed)).status).toBe(204);
  expect(
    await office.shop.rows('select base_address from gateway_accounts where id = $1', [first.id]),
  ).toEqual(before);
});

it('settings that are not valid name their fields, and nothing is written', async () => {
  const before = await sealed();
  const [first] = await accounts();
  if (!first) throw new Error('the demonstration has no account');
  const unknown = await office.send<{ code: string; problems: string[] }>(
    ...([AS_ADMIN, 'PUT', `${ACCOUNTS}/${first.id}`] as const),
    { ...changeOf(first), credentials: [{ name: 'doesNotExist', value: SECRET }] },
  );
  expect([unknown.status, unknown.body.code]).toEqual([422, 'gatewaySettingsRefused']);
  expect(unknown.body.problems.join()).toContain('doesNotExist');
  expect(JSON.stringify(unknown.body)).not.toContain(SECRET);
  const certificate = await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${first.id}/certificates/cash-in`, {
    pfx: Buffer.from('no certificate').toString('base64'),
  });
  expect(certificate.status).toBe(422);
  const missing = await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${first.id}/certificates/elsewhere`, {
    pfx: 'AA==',
  });
  expect(missing.status).toBe(404);
  expect(await sealed()).toEqual(before);
});

it('a certificate is stored with its passphrase, and only its expiry is shown', async () => {
  const [first] = await accounts();
  const path = `${ACCOUNTS}/${first?.id ?? ''}/certificates/cash-out`;
  const expiry = async () => {
    const found = (await accounts()).find(({ id }) => id === first?.id);
    return found?.certificatesExpire;
  };
  expect(await expiry()).toEqual({ cashIn: null, cashOut: null });
  const pfx = PKCS12.toString('base64');
  expect((await office.send(AS_ADMIN, 'PUT', path, { pfx, passphrase: 'another' })).status).toBe(422);
  expect(await expiry()).toEqual({ cashIn: null, cashOut: null });
  expect((await office.send(AS_ADMIN, 'PUT', path, { pfx, passphrase: PASSPHRASE })).status).toBe(204);
  expect(await expiry()).toEqual({ cashIn: null, cashOut: '2126-10-28T14:51:02.000Z' });
  expect(JSON.stringify(await accounts())).not.toContain(PASSPHRASE);
  expect((await office.send(AS_ADMIN, 'DELETE', path)).status).toBe(204);
  expect(await expiry()).toEqual({ cashIn: null, cashOut: null });
});

interface Routes {
  readonly items: readonly { readonly accountId: string }[];
  readonly version: string;
}
const routesOf = async (path: string) => (await office.send<Routes>(AS_ADMIN, 'GET', path)).body;
/** Replaces the list that is there. */
const replaceRoutes = async (path: string, lines: readonly object[]) =>
  office.send(AS_ADMIN, 'PUT', path, { lines, version: (await routesOf(path)).version });

it('routes are replaced as a whole, or not at all', async () => {
  const path = '/api/admin/gateway-routes/PIX';
  const [one, two] = (await accounts()).filter(({ active }) => active);
  const line = { position: 1, weight: 3, brands: [], sellers: [], currencies: [] };
  const lines = [
    { ...line, account: one?.id, maxAmount: 100_000 },
    { ...line, account: two?.id, position: 2, weight: 1 },
  ];
  expect((await replaceRoutes(path, lines)).status).toBe(204);
  const shown = async () => (await office.send<{ items: object[] }>(AS_ADMIN, 'GET', path)).body.items;
  const open = {
    byCost: false,
    minAmount: null,
    maxAmount: null,
    minInstallments: null,
    maxInstallments: null,
    brands: null,
    bins: null,
    sellers: null,
    products: null,
    currencies: null,
    fromHour: null,
    toHour: null,
  };
  const expected = [
    { ...open, accountId: one?.id, position: 1, weight: 3, maxAmount: 100_000 },
    { ...open, accountId: two?.id, position: 2, weight: 1 },
  ];
  expect(await shown()).toEqual(expected);
  const wrong = await replaceRoutes(path, [
    { ...line, account: one?.id },
    { ...line, account: '0190a000-0000-7000-8000-00000000000a' },
  ]);
  expect([wrong.status, wrong.body.code]).toEqual([422, 'gatewaySettingsRefused']);
  expect(await shown()).toEqual(expected);
});

it('the lines of a position have one order: one by cost beside one by weight is refused, and nothing changes', async () => {
  const path = '/api/admin/gateway-routes/PIX';
  const [one, two] = (await accounts()).filter(({ active }) => active);
  const line = { position: 1, weight: 1, brands: [], sellers: [], currencies: [] };
  const lines = (...byCost: readonly [boolean, boolean, boolean]) => [
    { ...line, account: one?.id, byCost: byCost[0] },
    { ...line, account: two?.id, byCost: byCost[1], sellers: [office.person(AS_SELLER).email] },
    { ...line, account: one?.id, byCost: byCost[2], position: 2 },
  ];
  expect((await replaceRoutes(path, lines(true, true, false))).status).toBe(204);
  const before = await routesOf(path);
  expect(before.items).toMatchObject([{ byCost: true }, { byCost: true }, { byCost: false }]);
  for (const mixed of [lines(true, false, false), lines(false, true, true)]) {
    const wrong = await replaceRoutes(path, mixed);
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors as object)]).toEqual([
      ...[422, 'gatewaySettingsRefused', ['line2_byCost']],
    ]);
    expect(JSON.stringify(wrong.body.errors)).toContain('em todas, ou em nenhuma');
  }
  expect(await routesOf(path)).toEqual(before);
  expect((await replaceRoutes(path, lines(false, false, true))).status).toBe(204);
});

describe('two administrators who edit the list of one method', () => {
  const path = '/api/admin/gateway-routes/BILLET';
  const line = { position: 1, weight: 1, brands: [], sellers: [], currencies: [] };
  const saved = async () => (await routesOf(path)).items.map(({ accountId }) => accountId);
  const offering = async () => {
    const { items } = (await office.send<{ items: Gateway[] }>(AS_ADMIN, 'GET', '/api/admin/gateways')).body;
    const billet = items.filter(({ methods }) => methods.includes('BILLET')).map(({ provider }) => provider);
    return (await accounts()).filter(({ provider }) => billet.includes(provider)).map(({ id }) => id);
  };
  const put = (lines: readonly object[], version: string) =>
    office.send(AS_ADMIN, 'PUT', path, { lines, version });
  const records = () => office.shop.rows('select count(*)::int as count from audit_log');

  it('one after the other: the second is refused with when it was changed, and the first list stays', async () => {
    const [one = '', other = ''] = await offering();
    const { version } = await routesOf(path);
    expect((await put([{ ...line, account: one }], version)).status).toBe(204);
    const before = [await routesOf(path), await records()];
    const late = await put([{ ...line, account: other }], version);
    expect([late.status, late.body.code, late.body.changedAt]).toEqual([
      ...[409, 'changedMeanwhile', office.shop.clock.now().toISOString()],
    ]);
    // Also the one who takes out all lines.
    expect((await put([], version)).status).toBe(409);
    expect([await routesOf(path), await records()]).toEqual(before);
    expect((await put([], (await routesOf(path)).version)).status).toBe(204);
  });

  it('at once: one list is saved, whole and alone, also where there was none', async () => {
    const [one = '', other = ''] = await offering();
    const { version } = await routesOf(path);
    const answers = await Promise.all([
      put([{ ...line, account: one }], version),
      put([{ ...line, account: other }], version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await saved()).toEqual([answers[0]?.status === 204 ? one : other]);
    expect((await put([], (await routesOf(path)).version)).status).toBe(204);
  });

  it('a list without the version that was seen is refused, and nothing changes', async () => {
    const before = await routesOf(path);
    expect((await office.send(AS_ADMIN, 'PUT', path, { lines: [] })).status).toBe(422);
    expect(await routesOf(path)).toEqual(before);
  });
});

it('only staff with the permission reach the accounts, and nobody those of another platform', async () => {
  const before = await sealed();
  const [first] = await accounts();
  if (!first) throw new Error('the demonstration has no account');
  const path = `${ACCOUNTS}/${first.id}`;
  const change = { ...changeOf(first), name: 'Tomada' };
  await office.grant('isUsersAvailable');
  expect((await office.send(AS_FUNCTIONARY, 'GET', ACCOUNTS)).status).toBe(403);
  expect((await office.send(AS_FUNCTIONARY, 'PUT', path, change)).status).toBe(403);
  expect((await office.send(undefined, 'PUT', path, change)).status).toBe(401);
  for (const [method, address] of [
    ['PUT', path],
    ['POST', `${path}/test`],
    ['DELETE', `${path}/certificates/cash-in`],
  ] as const)
    expect(
      (await office.send(AS_OTHER_ADMIN, method, address, method === 'PUT' ? change : undefined)).status,
    ).toBe(404);
  expect(await sealed()).toEqual(before);
});

describe('lines for some sales', () => {
  const path = '/api/admin/gateway-routes/PIX';
  const line = { position: 1, weight: 1, brands: [], sellers: [], currencies: [] };
  const replace = (lines: readonly object[]) => replaceRoutes(path, lines);
  const simulated = async (query: string, caller = AS_ADMIN) =>
    (
      await office.send<{
        routes: { accountId: string; because: string; cost: number }[];
        skipped: { accountId: string; why: string }[];
      }>(caller, 'GET', `${path}/simulation?${query}`)
    ).body;

  it('a line for a seller, a currency and hours is stored by e-mail and shown again; the simulation says who would charge', async () => {
    const [one, two] = (await accounts()).filter(({ active }) => active);
    const { email } = office.person(AS_SELLER);
    const lines = [
      { ...line, account: one?.id, sellers: [email], currencies: ['BRL'], fromHour: 8, toHour: 18 },
      { ...line, account: two?.id, position: 2 },
    ];
    expect((await replace(lines)).status).toBe(204);
    const { items } = (await office.send<{ items: object[] }>(AS_ADMIN, 'GET', path)).body;
    expect(items[0]).toMatchObject({ sellers: [email], currencies: ['BRL'], fromHour: 8, toHour: 18 });

    const theirs = await simulated(`amount=9700&hour=12&seller=${encodeURIComponent(email)}`);
    expect(theirs.routes.map(({ accountId }) => accountId)).toEqual([one?.id, two?.id]);
    expect(theirs.skipped).toEqual([]);
    const atNight = await simulated(`amount=9700&hour=22&seller=${encodeURIComponent(email)}`);
    expect(atNight.routes.map(({ accountId }) => accountId)).toEqual([two?.id]);
    expect(atNight.skipped).toEqual([{ accountId: one?.id, why: 'hour' }]);
    const others = await simulated('amount=9700&hour=12');
    expect(others.skipped).toEqual([{ accountId: one?.id, why: 'seller' }]);
    // Another platform has another list.
    const elsewhere = await simulated('amount=9700&hour=12', AS_OTHER_ADMIN);
    expect(elsewhere.routes.map(({ accountId }) => accountId)).not.toContain(two?.id);
  });

  it('a seller of another platform, one hour alone and an unknown currency are refused, and nothing changes', async () => {
    const [one] = (await accounts()).filter(({ active }) => active);
    const shown = async () => (await office.send(AS_ADMIN, 'GET', path)).body;
    const before = await shown();
    const foreign = office.person({ role: 'PRODUCER', platformId: PLATFORM_B }).email;
    const wrong = await replace([{ ...line, account: one?.id, sellers: [foreign] }]);
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['line1_sellers']]);
    const halved = await replace([{ ...line, account: one?.id, fromHour: 8 }]);
    expect([halved.status, Object.keys(halved.body.errors as object)]).toEqual([422, ['line1_fromHour']]);
    expect((await replace([{ ...line, account: one?.id, currencies: ['GBP'] }])).status).toBe(422);
    expect(await shown()).toEqual(before);
  });

  it('a line for a product and BINs is stored by its code and shown again; only cards have BINs', async () => {
    const cards = '/api/admin/gateway-routes/CREDIT_CARD';
    const [code] = await codesOf(PLATFORM_A);
    const [foreign] = await codesOf(PLATFORM_B);
    const [one, two] = (await accounts()).filter(({ provider }) =>
      ['HAWKPAY', 'MERCADOPAGO'].includes(provider),
    );
    const ruled = { ...line, account: one?.id, products: [code], bins: ['411111', '55555555'] };
    const lines = [ruled, { ...line, account: two?.id, position: 2 }];
    expect((await replaceRoutes(cards, lines)).status).toBe(204);
    const shown = async () => (await office.send<{ items: object[] }>(AS_ADMIN, 'GET', cards)).body.items;
    const before = await shown();
    expect(before[0]).toMatchObject({ products: [code], bins: ['411111', '55555555'] });
    expect(before[1]).toMatchObject({ products: null, bins: null });

    const skippedBy = async (query: string) =>
      (
        await office.send<{ skipped: { accountId: string; why: string }[] }>(
          ...([AS_ADMIN, 'GET', `${cards}/simulation?amount=9700&${query}`] as const),
        )
      ).body.skipped.filter(({ accountId }) => accountId === one?.id);
    expect(await skippedBy(`product=${code}&bin=41111111`)).toEqual([]);
    expect(await skippedBy(`product=${code}&bin=55555554`)).toEqual([{ accountId: one?.id, why: 'bin' }]);
    expect(await skippedBy(`bin=41111111`)).toEqual([{ accountId: one?.id, why: 'product' }]);

    const refusals = [
      [cards, { products: [foreign] }, ['line1_products']],
      [path, { bins: ['411111'] }, ['line1_bins']],
    ] as const;
    for (const [address, rule, fields] of refusals) {
      const wrong = await replaceRoutes(address, [{ ...line, account: one?.id, ...rule }]);
      expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, fields]);
    }
    expect((await replaceRoutes(cards, [{ ...line, account: one?.id, bins: ['41111'] }])).status).toBe(422);
    expect(await shown()).toEqual(before);
    expect((await replaceRoutes(cards, [])).status).toBe(204);
  });

  it('a drained account takes no new sales, and is shown as such', async () => {
    const [one, two] = (await accounts()).filter(({ active }) => active);
    await replace([
      { ...line, account: one?.id },
      { ...line, account: two?.id, position: 2 },
    ]);
    if (!one) throw new Error('the demonstration has no account');
    const drain = async (draining: boolean) => {
      const present = (await accounts()).find(({ id }) => id === one.id) ?? one;
      const change = { ...changeOf(present), draining };
      expect((await office.send(AS_ADMIN, 'PUT', `${ACCOUNTS}/${one.id}`, change)).status).toBe(204);
    };
    await drain(true);
    expect((await accounts()).find(({ id }) => id === one.id)).toMatchObject({ draining: true });
    await office.shop.until(async () => (await simulated('amount=9700')).skipped.length > 0);
    const { routes, skipped } = await simulated('amount=9700');
    expect(routes.map(({ accountId }) => accountId)).toEqual([two?.id]);
    expect(skipped).toEqual([{ accountId: one?.id, why: 'draining' }]);
    await drain(false);
  });
});

it("an account shows what its provider said when it last refused a charge, and nobody else's", async () => {
  await office.shop.bought(order());
  const [attempt] = await office.shop.rows<{ id: string; accountId: string; paymentId: string }>(
    'select id, gateway_account_id as "accountId", payment_id as "paymentId" from attempts order by id desc limit 1',
  );
  const errors = async () =>
    (await accounts())
      .filter(({ health }) => health?.lastError)
      .map(({ id, health }) => [id, health?.lastError]);
  expect(await errors()).toEqual([]);
  const at = office.shop.clock.now().getTime();
  for (const [platformId, detail, ms] of [
    [PLATFORM_A, 'chave expirada', 1_000],
    [PLATFORM_A, 'chave inválida', 0],
    [PLATFORM_A, 'de ontem', 90_000_000],
  ] as const)
    await office.shop.rows(
      `insert into attention_items (id, platform_id, kind, payment_id, attempt_id, detail, created_at)
       values ($1, $2, 'REFUSED_BY_PROVIDER', $3, $4, $5, $6)`,
      [
        ...[randomUUID(), platformId, attempt?.paymentId, attempt?.id],
        ...[{ reason: 'CREDENTIALS', detail }, new Date(at - ms)],
      ],
    );
  expect(await errors()).toEqual([[attempt?.accountId, 'CREDENTIALS: chave inválida']]);
});
