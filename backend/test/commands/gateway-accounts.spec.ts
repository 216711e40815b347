import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@guiche/tooling/ports';
import { GATEWAY_ACCOUNTS, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import {
  AccountSettings,
  GatewayAccounts,
  RouteSettings,
  SettingsRefused,
  type AccountChange,
  type AccountShown,
} from '../../src/modules/acquiring/index.js';
import { OFFER_AT, PROVIDER_NAMES, order } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { PASSPHRASE, PKCS12 } from '../support/pkcs12.js';
import { runProgram } from '../support/run-program.js';
import { onPlatform } from '../support/contexts.js';

const idOf = (provider: string): string =>
  GATEWAY_ACCOUNTS.find((one) => one.provider === provider && one.platformId === PLATFORM_A)?.id ?? '';
const HAWKPAY = idOf('HAWKPAY');
const ASAAS = idOf('ASAAS');
const ONZ = idOf('ONZ');
const NOBODYS = '019aa1d0-0000-7000-8000-00000000dead';

let shop: CheckoutHarness;
let folder: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  folder = mkdtempSync(join(tmpdir(), 'guiche-accounts-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Beside the running API. */
const run = (args: readonly string[], input?: string) =>
  runProgram('gateway-accounts', args, {
    settings: { SIMULATOR_URL: shop.outside.url },
    ...(input !== undefined && { input }),
  });

async function answered<T>(args: readonly string[], input?: string): Promise<T> {
  const { code, stdout, stderr } = await run(args, input);
  if (code !== 0) throw new Error(stderr || stdout);
  return JSON.parse(stdout) as T;
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const settings = (): AccountSettings => shop.app.get(AccountSettings);
const list = (): Promise<readonly AccountShown[]> => settings().list(onPlatform(PLATFORM_A));
const shown = async (id: string) => (await list()).find((one) => one.id === id);
const sold = async (offerId: string) => (await shop.buy(order({ offerId }))).status === 201;
const sealedRow = (id: string) =>
  shop.rows(
    'select credentials_sealed, proxy_sealed, name, active, base_address, costs from gateway_accounts where id = $1',
    [id],
  );

describe('gateway:accounts list', () => {
  it('shows public fields and which secrets are set, and no secret', async () => {
    const { stdout } = await run(['list', '--platform', 'conecta']);
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({
        id: HAWKPAY,
        provider: 'HAWKPAY',
        active: true,
        credentials: { publicKey: 'pk_demo_conecta' },
        secretsSet: ['secretKey', 'withdrawKey'],
        proxySet: false,
        certificatesSet: { cashIn: false, cashOut: false },
        problems: [],
      }),
    );
    expect(stdout).not.toMatch(/sk_demo|wk_demo|aact_demo|demo-conecta-secret|vitrine/);
  });

  it('shows all platforms by default', async () => {
    const all = await answered<AccountShown[]>(['list']);
    expect(all.map(({ id }) => id).sort()).toEqual(GATEWAY_ACCOUNTS.map(({ id }) => id).sort());
  });
});

describe('gateway:accounts set', () => {
  it('takes effect in the running API without a restart: addresses', async () => {
    expect(await sold(OFFERS.digitalAsaas.id)).toBe(true);
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await answered<AccountShown>(['set', ASAAS, '--base-address', nobody])).toMatchObject({
      id: ASAAS,
      baseAddress: nobody,
    });
    await shop.until(async () => !(await sold(OFFERS.digitalAsaas.id)));
    await settings().change(onPlatform(PLATFORM_A), ASAAS, { baseAddress: '{SIMULATOR_URL}/asaas' });
    await shop.until(async () => sold(OFFERS.digitalAsaas.id));
  });

  it('sets the least charge by method, and takes it away: then it is that of the provider', async () => {
    const least = async (value: string) =>
      (await answered<AccountShown>(['set', ASAAS, '--min-amounts', value])).minAmounts;
    expect((await shown(ASAAS))?.minAmounts).toEqual({ CREDIT_CARD: 500 });
    expect(await least('{"PIX":300}')).toEqual({ PIX: 300, CREDIT_CARD: 500 });
    expect(await least('{"CREDIT_CARD":0}')).toEqual({ CREDIT_CARD: 0 });
    expect((await shown(ASAAS))?.minAmounts).toEqual({ CREDIT_CARD: 0 });
    expect(await least('none')).toEqual({ CREDIT_CARD: 500 });
  });

  it.each<[string, unknown]>([
    ['a method that is none', { CARD: 1 }],
    ['half a cent', { PIX: 0.5 }],
    ['less than nothing', { PIX: -1 }],
    ['a text', { PIX: '5' }],
    ['a list', []],
  ])('refuses %s as the least charge, and changes nothing', async (_, minAmounts) => {
    const before = await shown(ASAAS);
    const refused = settings().change(onPlatform(PLATFORM_A), ASAAS, {
      minAmounts,
    } as unknown as AccountChange);
    await expect(refused).rejects.toThrow('minAmounts: ');
    expect(await shown(ASAAS)).toEqual(before);
  });

  it('takes effect in the running API without a restart: secrets, sealed, from standard input', async () => {
    const account = await answered<AccountShown>(
      ['set', HAWKPAY, '--credentials', '-'],
      '{"secretKey":"sk_given_by_hand"}',
    );
    expect(account.secretsSet).toEqual(['secretKey', 'withdrawKey']);
    expect(JSON.stringify(account)).not.toContain('sk_given_by_hand');
    const accounts = shop.app.get(GatewayAccounts);
    await shop.until(async () => {
      const opened = await accounts.get(onPlatform(PLATFORM_A), HAWKPAY);
      return opened?.account.credentials.secretKey === 'sk_given_by_hand';
    });
    const opened = await accounts.get(onPlatform(PLATFORM_A), HAWKPAY);
    expect(opened?.account.credentials).toEqual({
      publicKey: 'pk_demo_conecta',
      secretKey: 'sk_given_by_hand',
      withdrawKey: 'wk_demo_conecta',
    });
    const [row] = await shop.rows<{ text: string }>(
      `select encode(credentials_sealed, 'escape') as text from gateway_accounts where id = $1`,
      [HAWKPAY],
    );
    expect(row?.text).not.toContain('given_by_hand');
  });

  it('takes effect in the running API without a restart: where webhooks are delivered', async () => {
    const port = new URL(shop.app.url).port;
    const elsewhere = `http://localhost:${port}`;
    await settings().change(onPlatform(PLATFORM_A), HAWKPAY, { webhookBaseAddress: elsewhere });
    expect((await shown(HAWKPAY))?.webhookAddress).toMatch(
      new RegExp(`^${elsewhere}/webhooks/HAWKPAY/${PLATFORM_A}\\.[\\w-]{32}$`),
    );
    await shop.until(async () => {
      const { paymentId } = await shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
      const reference = await shop.chargeOf(paymentId);
      const charge = (await shop.outside.charges('HAWKPAY')).find(({ id }) => id === reference);
      return charge?.webhookUrl?.startsWith(`${elsewhere}/`) ?? false;
    });
    await settings().change(onPlatform(PLATFORM_A), HAWKPAY, { webhookBaseAddress: null });
    expect((await shown(HAWKPAY))?.webhookAddress).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });

  it('stores a proxy and certificates encrypted, and removes them', async () => {
    const set = await answered<AccountShown>([
      'set',
      ONZ,
      ...['--proxy', file('proxy', 'http://me:hush@proxy.example:3128\n')],
      ...['--cash-in-certificate', file('in.p12', PKCS12)],
      ...['--cash-in-passphrase', file('passphrase', `${PASSPHRASE}\n`)],
    ]);
    expect(set).toMatchObject({ proxySet: true, certificatesSet: { cashIn: true, cashOut: false } });
    const accounts = await shop.app.get(GatewayAccounts).fresh(onPlatform(PLATFORM_A));
    expect(accounts.find(({ id }) => id === ONZ)?.open().account).toMatchObject({
      proxy: 'http://me:hush@proxy.example:3128',
      cashInCertificate: { pfx: PKCS12, passphrase: PASSPHRASE },
    });
    await settings().change(onPlatform(PLATFORM_A), ONZ, { proxy: null, cashInCertificate: null });
    expect(await shown(ONZ)).toMatchObject({
      proxySet: false,
      certificatesSet: { cashIn: false, cashOut: false },
    });
  });

  it.each<[string, string[], string]>([
    [
      'a secret on the command line',
      ['--credentials', '{"secretKey":"hush"}'],
      'never from the command line',
    ],
    ['an option nobody knows', ['--secret', 'hush'], "Unknown option '--secret'"],
  ])('refuses %s, repeats no secret and changes nothing', async (_what, args, result) => {
    const before = await sealedRow(HAWKPAY);
    const { code, stdout, stderr } = await run(['set', HAWKPAY, ...args]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(result);
    expect(stderr).not.toContain('hush');
    expect(await sealedRow(HAWKPAY)).toEqual(before);
  });

  it.each<[string, AccountChange, string]>([
    ['a field that is none', { credentials: { password: 'hush' } }, 'credentials: password not known here'],
    ['a required one taken away', { credentials: { secretKey: null } }, 'credentials: secretKey'],
    ['an address that is none', { baseAddress: 'ftp://hush.example' }, 'baseAddress: it is no http address'],
    ['credentials in an address', { baseAddress: 'https://me:hush@api.example' }, 'baseAddress: credentials'],
    [
      'an address with a slash too much',
      { webhookBaseAddress: 'https://api.example/' },
      'webhookBaseAddress: it ends',
    ],
    [
      'costs of some methods only',
      { costs: { PIX: { bps: 119, fixed: 0 } } as unknown as NonNullable<AccountChange['costs']> },
      'costs: CREDIT_CARD: CREDIT_CARD should not be null or undefined',
    ],
    ['a proxy that is none', { proxy: 'hush' }, 'proxy: it is no http address'],
    [
      'a certificate that does not open',
      { cashOutCertificate: { pfx: PKCS12, passphrase: 'hush' } },
      'cashOutCertificate: it is not there',
    ],
  ])('refuses %s, repeats no secret and changes nothing', async (_what, change, result) => {
    const before = await sealedRow(HAWKPAY);
    const refused = settings().change(onPlatform(PLATFORM_A), HAWKPAY, change);
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsRefused);
    expect(String(error)).toContain(result);
    expect(String(error)).not.toContain('hush');
    expect(await sealedRow(HAWKPAY)).toEqual(before);
  });

  it('answers "Unauthorized." for an unknown platform, and writes nothing (P8.34)', async () => {
    const count = () => shop.rows('select count(*)::int as n from gateway_accounts');
    const before = await count();
    const added = settings().add(onPlatform(NOBODYS), {
      provider: 'HAWKPAY',
      name: 'Hawkpay',
      baseAddress: 'https://api.hawkpay.example',
      credentials: { publicKey: 'pk_1', secretKey: 'sk_1' },
    });
    const error: unknown = await added.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsRefused);
    expect((error as SettingsRefused).problems).toEqual(['Unauthorized.']);
    expect(await count()).toEqual(before);
  });
});

describe('gateway:accounts add', () => {
  const flow2pay = [
    'add',
    '--platform',
    'conecta',
    '--provider',
    'FLOW2PAY',
    '--name',
    'Flow',
    '--base-address',
    '{SIMULATOR_URL}/flow2pay',
  ];

  it("refuses an account that lacks what its provider needs, in the specification's words (P5.20)", async () => {
    const before = (await list()).length;
    const { code, stderr } = await run([...flow2pay, '--credentials', '-'], '{}');
    expect(code).toBe(1);
    expect(stderr).toContain('Public key and secret key are required');
    expect(await list()).toHaveLength(before);
  });

  it('stores an inactive account, and its test reports what is missing', async () => {
    const added = await answered<AccountShown>(
      [...flow2pay, '--active', 'false', '--credentials', '-'],
      '{}',
    );
    expect(added).toMatchObject({ provider: 'FLOW2PAY', active: false, secretsSet: [] });
    expect(added.problems).not.toEqual([]);
    expect(await settings().test(onPlatform(PLATFORM_A), added.id)).toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'Public key and secret key are required',
    });
  });
});

/** PAYUP uses the default protocol, which is not verified by a recorded call. */
describe('an account at a provider with an unverified protocol', () => {
  const PAYUP = {
    provider: 'PAYUP',
    name: 'Pay Up',
    baseAddress: 'https://payup.example/api',
    credentials: { apiKey: 'key-of-the-tests' },
  };
  /** As the settings would be in production, with everything else as it is here. */
  const inProduction = () =>
    Object.create(settings(), { app: { value: { mode: 'production' } } }) as AccountSettings;
  const refused = async (work: Promise<unknown>) => {
    const before = await list();
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(SettingsRefused);
    expect((error as SettingsRefused).problems).toEqual([
      'provider: the protocol of PAYUP is not verified; --accept-unverified true opens the account anyway',
    ]);
    expect(await list()).toEqual(before);
  };

  it('an account at a provider with an unverified protocol is opened by the command with a warning, and an account at another provider without one', async () => {
    const add = (provider: string, credentials: string) =>
      run(
        [
          ...['add', '--platform', 'conecta', '--provider', provider, '--name', provider],
          ...['--base-address', `{SIMULATOR_URL}/${provider.toLowerCase()}`, '--credentials', '-'],
          ...['--active', 'false'],
        ],
        credentials,
      );
    const payup = await add('PAYUP', '{"apiKey":"key-of-the-tests"}');
    expect([payup.code, payup.stderr]).toEqual([
      0,
      expect.stringMatching(/^WARNING: the protocol of PAYUP is not verified\./),
    ]);
    expect(JSON.parse(payup.stdout)).toMatchObject({
      provider: 'PAYUP',
      evidence: 'specification only',
    });
    const asaas = await add('ASAAS', '{"apiKey":"key-of-the-tests"}');
    expect(JSON.parse(asaas.stdout)).toMatchObject({ provider: 'ASAAS', evidence: 'documented' });
    expect(asaas.stderr).toBe('');
  });

  it('an account at a provider with an unverified protocol is opened in production only with --accept-unverified true', async () => {
    await refused(inProduction().add(onPlatform(PLATFORM_A), PAYUP));
    const id = await inProduction().add(onPlatform(PLATFORM_A), { ...PAYUP, acceptsUnverified: true });
    expect(await shown(id)).toMatchObject({ provider: 'PAYUP', active: true });
    await settings().change(onPlatform(PLATFORM_A), id, { active: false });
  });

  it('an account at a provider with an unverified protocol that is inactive is stored in production, and activated under the same rule', async () => {
    const id = await inProduction().add(onPlatform(PLATFORM_A), { ...PAYUP, active: false });
    await inProduction().change(onPlatform(PLATFORM_A), id, { name: 'Pay Up 2' });
    await refused(inProduction().change(onPlatform(PLATFORM_A), id, { active: true }));
    await inProduction().change(onPlatform(PLATFORM_A), id, { active: true, acceptsUnverified: true });
    expect(await shown(id)).toMatchObject({ name: 'Pay Up 2', active: true });
    // An active account can be changed without repeating the flag.
    await inProduction().change(onPlatform(PLATFORM_A), id, { active: true, name: 'Pay Up 3' });
    await settings().change(onPlatform(PLATFORM_A), id, { active: false });
  });

  it('an account at a provider with an unverified protocol is opened in the demo without a warning', async () => {
    const id = await settings().add(onPlatform(PLATFORM_A), PAYUP);
    expect(await shown(id)).toMatchObject({ active: true });
    await settings().change(onPlatform(PLATFORM_A), id, { active: false });
  });
});

describe('gateway:accounts test', () => {
  it('tests the connection with a read-only call', async () => {
    const booked = () => Promise.all(PROVIDER_NAMES.map((provider) => shop.outside.charges(provider)));
    const before = await booked();
    for (const id of [ASAAS, ONZ])
      expect(await settings().test(onPlatform(PLATFORM_A), id)).toEqual({ kind: 'connected', by: 'find' });
    expect(await answered(['test', HAWKPAY])).toEqual({ kind: 'connected', by: 'find' });
    expect(await booked()).toEqual(before);
  });

  it('reports an unreachable provider, and wrong keys', async () => {
    await settings().change(onPlatform(PLATFORM_A), ASAAS, {
      baseAddress: `http://127.0.0.1:${await freePort()}`,
    });
    const gone = await run(['test', ASAAS]);
    expect(gone.code).toBe(1);
    expect(JSON.parse(gone.stdout)).toEqual({
      kind: 'refused',
      reason: 'unreachable',
      detail: 'no connection',
    });
    await settings().change(onPlatform(PLATFORM_A), ASAAS, { baseAddress: '{SIMULATOR_URL}/asaas' });
    await shop.outside.misbehave('ASAAS', { kind: 'status', status: 401, afterAccepting: false });
    expect(await settings().test(onPlatform(PLATFORM_A), ASAAS)).toMatchObject({
      kind: 'refused',
      reason: 'credentials',
    });
    await shop.outside.behave();
  });
});

describe('gateway:accounts route', () => {
  const route = (lines: unknown) =>
    run(['route', '--platform', 'conecta', '--method', 'PIX', '-'], JSON.stringify(lines));
  const routes = () =>
    shop.rows(
      `select gateway_account_id as account, position, weight, min_amount from gateway_routes where method = 'PIX' order by position`,
    );

  it('replaces the list of routes, and the running API uses it', async () => {
    await shop.app.get(RouteSettings).replace(onPlatform(PLATFORM_A), 'PIX', [{ account: ONZ, position: 1 }]);
    expect(
      (
        await route([
          { account: ASAAS, position: 1, weight: 3, minAmount: 100 },
          { account: HAWKPAY, position: 2 },
        ])
      ).code,
    ).toBe(0);
    expect(await routes()).toEqual([
      { account: ASAAS, position: 1, weight: 3, min_amount: 100 },
      { account: HAWKPAY, position: 2, weight: 1, min_amount: null },
    ]);
    await shop.until(async () => {
      const { paymentId } = await shop.bought(order({ offerId: OFFERS.presets.id }));
      const [attempt] = await shop.rows('select provider from attempts where payment_id = $1', [paymentId]);
      return attempt?.provider === 'ASAAS';
    });
    expect((await shown(ASAAS))?.routes).toMatchObject([{ accountId: ASAAS, position: 1, weight: 3 }]);
  });

  it.each<[string, 'PIX' | 'BILLET', object, string]>([
    [
      'an account of nobody',
      'PIX',
      { account: NOBODYS, position: 1 },
      `account ${NOBODYS} is none of this platform`,
    ],
    ['no position', 'PIX', { account: HAWKPAY }, 'position must'],
    [
      'a rule nobody can meet',
      'PIX',
      { account: HAWKPAY, position: 1, minAmount: 2, maxAmount: 1 },
      'minAmount is above',
    ],
    [
      'a rule nobody knows',
      'PIX',
      { account: HAWKPAY, position: 1, country: 'BR' },
      'property country should not exist',
    ],
    ['an account without the method', 'BILLET', { account: ONZ, position: 1 }, 'ONZ does not offer BILLET'],
  ])('refuses %s, and the old list stays', async (_what, method, line, result) => {
    const before = await routes();
    const refused = shop.app
      .get(RouteSettings)
      .replace(onPlatform(PLATFORM_A), method, [{ account: HAWKPAY, position: 9 }, line]);
    const error: unknown = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SettingsRefused);
    expect(String(error)).toContain(`line 2: ${result}`);
    expect(await routes()).toEqual(before);
  });

  it('refuses an invalid list', async () => {
    const { code, stderr } = await route({ account: HAWKPAY });
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'The list is a JSON array of lines.\n' });
  });
});
