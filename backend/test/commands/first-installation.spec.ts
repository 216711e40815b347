import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_RELEASE } from '@guiche/money';
import { cents } from '@guiche/money';
import { freePort } from '@guiche/tooling/ports';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { Transactions } from '../../src/database/index.js';
import { Offer, Product } from '../../src/modules/catalog/index.js';
import { User } from '../../src/modules/identity/index.js';
import { DEFAULT_FEES, DEFAULT_INSTALLMENTS } from '../../src/modules/platforms/default-settings.js';
import { order } from '../purchase/buyer.js';
import { ProviderControl } from '../purchase/provider-control.js';
import { OwnPostgres, TestClock, startApp, until } from '../support/index.js';

const ROOT = resolve(__dirname, '../../..');
const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
const PASSWORD = expect.stringMatching(/^[\w-]{24}$/);
const INSTANT = expect.any(Date);
const KEYS = { apiKey: '$aact_first_installation' };

/** The code blocks of the section "First installation", in their order. */
function blocksOfTheDocument(language: 'sql' | 'sh'): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /^## First installation\n([^]*?)^## /m.exec(text) ?? [];
  const fence = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm');
  return [...section.matchAll(fence)].map(([, block = '']) => block);
}

/** The standard output of the document's commands, and their environment afterwards. */
interface Followed {
  readonly outputs: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Fourteen programs one after the other, on a machine that may be busy with other tests. */
const COMMANDS_TIMEOUT_MS = 600_000;
const SEPARATOR = '=== next block ===';

/** Runs the shell blocks one after the other in one shell, as an operator would, and stops at the first failure. */
function follow(blocks: readonly string[]): Promise<Followed> {
  const script = [...blocks, `node -p 'JSON.stringify(process.env)'`].join(`echo '${SEPARATOR}'\n`);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  return new Promise((done, failed) => {
    const child = execFile('bash', ['-euo', 'pipefail'], { env, cwd: ROOT }, (error, stdout, stderr) => {
      if (error) return failed(new Error(`The document's commands fail:\n${stderr}\n${stdout}`));
      const outputs = stdout.split(`${SEPARATOR}\n`);
      return done({ outputs, env: JSON.parse(outputs.pop() ?? '') as NodeJS.ProcessEnv });
    });
    child.stdin?.end(script);
  });
}

/** The JSON documents that a block printed one after the other. */
const printed = (output = ''): unknown[] =>
  output.split(/(?<=^[\]}])\n/m).flatMap((part) => (part.trim() === '' ? [] : [JSON.parse(part) as unknown]));

let postgres: OwnPostgres;
let outside: ProviderControl;
let folder: string;
let followed: Followed;
let owner: pg.Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-installation-'));
  const keys = join(folder, 'asaas.json');
  writeFileSync(keys, JSON.stringify(KEYS));
  const clock = new TestClock();
  outside = await ProviderControl.open(() => clock.now());
  postgres = await OwnPostgres.create();
  await postgres.start();
  const server = new URL(postgres.superuserUrl).host;
  const superuser = new pg.Client(postgres.superuserUrl);
  await superuser.connect();
  // An empty server has nothing that the document creates.
  await superuser.query('drop database guiche');
  await superuser.query('drop role guiche, guiche_app, guiche_tenant, guiche_read');
  for (const statement of blocksOfTheDocument('sql').join('').split(';\n').filter(Boolean))
    await superuser.query(statement);
  await superuser.end();
  // Only where the database and the file of credentials are differs from the document.
  const blocks = blocksOfTheDocument('sh').map((block) =>
    block
      .replaceAll('db.example.com:5432', server)
      .replaceAll('?sslmode=verify-full', '')
      .replaceAll('/run/secrets/asaas.json', keys),
  );
  followed = await follow(blocks);
  owner = new pg.Client(followed.env.DATABASE_MIGRATION_URL);
  await owner.connect();
}, COMMANDS_TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await postgres?.remove();
  await outside?.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (sql: string): Promise<Record<string, unknown>[]> =>
  (await owner.query<Record<string, unknown>>(sql)).rows;

describe('the first installation, as docs/operations.md describes it', () => {
  it('runs in production mode and leaves no demo data', async () => {
    expect(followed.env).toMatchObject({
      GUICHE_MODE: 'production',
      ENCRYPTION_KEYS: expect.stringMatching(/^k1:[\w+/]{43}=$/),
    });
    const tables = await rows(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const filled = [];
    for (const { name } of tables)
      if ((await rows(`select 1 from ${String(name)} limit 1`)).length > 0) filled.push(name);
    expect(filled).toEqual([
      ...['audit_heads', 'audit_log', 'domains', 'gateway_accounts', 'masters', 'migrations'],
      ...['platform_setting_changes', 'platforms', 'served_hosts', 'users'],
    ]);
  });

  it('creates exactly one master, whose generated password is printed once and stored as a hash', async () => {
    const [output] = printed(followed.outputs[2]);
    const stored = await rows('select * from masters');
    const email = 'beatriz@example.com';
    expect(output).toEqual({ id: UUID, name: 'Beatriz Nogueira', email, password: PASSWORD });
    const { id, password } = output as { id: string; password: string };
    expect(stored).toEqual([
      { id, name: 'Beatriz Nogueira', email, created_at: INSTANT, password_hash: expect.any(String) },
    ]);
    const hash = String(stored[0]?.password_hash);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(hash, password)).toBe(true);
    expect(await verify(hash, `${password}x`)).toBe(false);
    expect(followed.outputs.filter((text) => text.includes(password))).toHaveLength(1);
  });

  it('creates exactly one platform with its host name, the default settings and its legal details', async () => {
    const [output] = printed(followed.outputs[3]);
    const host = 'pay.example.com';
    expect(output).toEqual({
      id: UUID,
      slug: 'vitrine-do-vale',
      name: 'Vitrine do Vale',
      locale: 'pt-BR',
      host,
    });
    const { id } = output as { id: string };
    expect(await rows('select * from platforms')).toEqual([
      {
        id,
        slug: 'vitrine-do-vale',
        name: 'Vitrine do Vale',
        host: 'pay.example.com',
        locale: 'pt-BR',
        pix_enabled: true,
        credit_card_enabled: true,
        billet_enabled: true,
        blocked_cashout: false,
        default_receiver_id: null,
        private_key_sealed: null,
        cert_cash_in_url: null,
        cert_cash_out_url: null,
        fees: DEFAULT_FEES,
        installments: DEFAULT_INSTALLMENTS,
        release_scheme: DEFAULT_RELEASE,
        velocity_limits: {},
        withdrawal_rules: {},
        dispute_rules: {},
        anticipation_rules: {},
        selling_rules: {},
        document_rules: {},
        staff_addresses: [],
        languages: ['pt-BR', 'en-US', 'es-ES'],
        cart_heading_hidden: false,
        tracking_needs_consent: false,
        legal_name: 'Vitrine do Vale Comércio Ltda.',
        document: '45997418000153',
        legal_address: 'Rua XV de Novembro, 250, Blumenau, SC, 89010-000',
        support_email: 'ajuda@example.com',
        support_phone: '4733221234',
        terms_url: 'https://example.com/termos',
        privacy_url: 'https://example.com/privacidade',
        logo_url: null,
        logo_dark_url: null,
        favicon_url: null,
        sign_in_image_url: null,
        accent_color: null,
        mail_sender_name: null,
        mail_footer: null,
        support_url: null,
        terms_version: null,
        trial_started_at: null,
        trial_ends_at: null,
        sign_in_greetings: {},
        hidden_pages: [],
        powered_by_shown: true,
        fees_own: false,
        ...{ status: 'ACTIVE', status_changed_at: null, gateways_allowed: null, secrets_set: {} },
        created_at: INSTANT,
        version: 2,
        updated_by: 'system:platform:settings command',
        updated_at: INSTANT,
      },
    ]);
  });

  it('creates exactly one administrator of that platform, whose password opens the stored hash', async () => {
    const [platform] = await rows('select id from platforms');
    const [output] = printed(followed.outputs[4]);
    const account = { platformId: platform?.id, name: 'Lúcia Ferraz', email: 'lucia@example.com' };
    expect(output).toEqual({ id: UUID, ...account, password: PASSWORD });
    const { id, password } = output as { id: string; password: string };
    const stored = await rows('select * from users');
    expect(stored).toEqual([
      {
        id,
        platform_id: platform?.id,
        flags: [],
        status: 'ACTIVE',
        role: 'ADMIN',
        name: 'Lúcia Ferraz',
        email: 'lucia@example.com',
        manager_id: null,
        created_at: INSTANT,
        last_sign_in_at: null,
        ...{
          document: null,
          phone: null,
          blocked_from: null,
          locale: null,
          heard_from: null,
          manager_code: null,
          staff_actor: `staff:${id}`,
        },
        ...{ terms_url: null, terms_version: null, terms_accepted_at: null, owner_id: null, team_role: null },
        ...{ version: 1, updated_by: null, updated_at: null },
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
    expect(await verify(String(stored[0]?.password_hash), password)).toBe(true);
  });

  it('connects one gateway account, and the last commands list what was created', async () => {
    const [master] = printed(followed.outputs[2]) as [{ id: string; password: string }];
    const [platform] = printed(followed.outputs[3]) as [{ id: string }];
    const [administrator] = printed(followed.outputs[4]) as [{ id: string }];
    const [account] = printed(followed.outputs[5]) as [{ id: string }];
    expect(account).toMatchObject({ provider: 'ASAAS', name: 'Asaas', active: true });
    const at = expect.any(String);
    expect(printed(followed.outputs[6])).toEqual([
      [{ id: master.id, name: 'Beatriz Nogueira', email: 'beatriz@example.com', createdAt: at }],
      [{ ...platform }],
      [
        {
          id: administrator.id,
          platformId: platform.id,
          name: 'Lúcia Ferraz',
          email: 'lucia@example.com',
          createdAt: at,
        },
      ],
      [{ ...account }],
      { currency: 'BRL', transfers: 0, debits: 0, credits: 0, accounts: [] },
    ]);
  });

  it('leaves a database on which the API starts in production and is ready', async () => {
    const port = await freePort();
    const api = start(['backend/dist/programs/main.js'], { API_PORT: String(port), OPERATIONS_PORT: '0' });
    try {
      await until(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
          headers: { host: 'pay.example.com' },
        }).catch(() => undefined);
        return answer?.status === 200;
      });
    } finally {
      await end(api);
    }
  });

  it('leaves a platform on which an offer is sold through the connected account', async () => {
    const [platform] = await rows('select id from platforms');
    const platformId = String(platform?.id);
    // The simulator answers instead of the provider.
    await owner.query(`update gateway_accounts set base_address = '{SIMULATOR_URL}/asaas'`);
    const { DATABASE_URL = '', ENCRYPTION_KEYS = '' } = followed.env;
    const app = await startApp({ settings: { DATABASE_URL, ENCRYPTION_KEYS, SIMULATOR_URL: outside.url } });
    try {
      const offerId = await app.get(Transactions).run('catalog', async (tx) => {
        const createdAt = new Date();
        const seller = {
          ...named(1),
          platformId,
          role: 'PRODUCER',
          name: 'Pedro',
          email: 'pedro@example.com',
        };
        await tx.insert(User, { ...seller, role: 'PRODUCER', createdAt });
        const product = {
          ...named(2),
          platformId,
          producerId: named(1).id,
          name: 'Curso',
          type: 'DIGITAL',
        } as const;
        await tx.insert(Product, { ...product, description: 'Curso', createdAt });
        await tx.insert(Offer, {
          ...named(3),
          platformId,
          productId: product.id,
          title: 'Curso',
          status: 'ACTIVE',
          type: 'ONE_TIME',
          price: cents(9_700),
          currency: 'BRL',
          pixEnabled: true,
          creditCardEnabled: false,
          billetEnabled: false,
          requiredDocument: false,
          requiredDocumentAndPhone: false,
          createdAt,
        });
        return named(3).id;
      });
      const response = await fetch(`${app.url}/api/checkout/purchase`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'first-installation-1' },
        body: JSON.stringify(order({ offerId })),
      });
      expect(await response.json()).toMatchObject({ method: 'PIX', status: 'PENDING' });
      expect(response.status).toBe(201);
      expect(await rows('select platform_id, total from orders')).toEqual([
        { platform_id: platformId, total: '9700' },
      ]);
    } finally {
      await app.stop();
    }
  });
});

const named = (number: number): { id: string } => ({ id: `019aa1d0-0000-7000-8000-00000000f00${number}` });

function start(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...followed.env, ...settings },
    stdio: 'ignore',
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
