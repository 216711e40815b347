import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DEMO_PASSWORD,
  MASTER,
  OFFERS,
  ORDER_BUMPS,
  PLATFORM_A,
  PLATFORM_B,
  USERS,
} from '../../src/demo/demo-data.js';
import type { GuicheDataSource } from '../../src/database/index.js';
import { connect } from '../support/ledger/books.js';
import { runProgram, type Run } from '../support/run-program.js';

const DAY_MS = 86_400_000;
const PRODUCTION = {
  GUICHE_MODE: 'production',
  PUBLIC_WEB_URL: 'https://pay.example',
  WEBHOOK_BASE_URL: 'https://pay.example',
  POSTCODE_URL: 'https://cep.example',
  WEBHOOK_ALERTS_EMAIL: 'ops@guiche.example',
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@guiche.example',
  TRUSTED_PROXIES: 'loopback',
  INTERNAL_SECRET: randomBytes(32).toString('base64'),
  ENCRYPTION_KEYS: `ours:${randomBytes(32).toString('base64')}`,
};

let dataSource: GuicheDataSource;
beforeAll(async () => {
  dataSource = await connect();
});
afterAll(() => dataSource.destroy());

const run = (name: string, args: readonly string[] = [], settings: Record<string, string> = {}) =>
  runProgram(`${name}`, args, { settings });

const rows = <T>(sql: string) => dataSource.query<T[]>(sql);
const offset = async () =>
  (await rows<{ offset_ms: number }>('select offset_ms from demo_clock'))[0]?.offset_ms ?? 0;
/** How far the printed time is ahead of ours, in whole days; not rounded by `Math.round`, which makes -0 of a moment ago. */
const daysAhead = ({ stdout }: Run): number =>
  Math.floor((new Date(stdout.trim()).getTime() - Date.now()) / DAY_MS + 0.5);

/** The address of a demonstration account of platform A. */
const webhookOf = (provider: string): RegExp =>
  new RegExp(`^http://127\\.0\\.0\\.1:4401/webhooks/${provider}/${PLATFORM_A}\\.[\\w-]{32}$`);

describe('demo:info', () => {
  it('explains for an empty database how to load the demo', async () => {
    expect(await run('demo-info')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'This database holds no demonstration; `npm start` or `npm run demo:reset` loads it.\n',
    });
  });

  it('prints where everything is, as JSON and nothing else', async () => {
    expect((await run('demo-reset')).code).toBe(0);
    const ports = { WEB_PORT: '4400', API_PORT: '4401', SIMULATOR_PORT: '4402', OPERATIONS_PORT: '4403' };
    const { code, stdout, stderr } = await run('demo-info', [], ports);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const account = ({ id, email }: { id: string; email: string }) => ({
      id,
      email,
      password: DEMO_PASSWORD,
    });
    const sellers = (platformId: string) =>
      USERS.filter((user) => user.role === 'PRODUCER' && user.platformId === platformId).map(account);
    const usersOf = (platformId: string) => {
      const [producer, coproducer, affiliate] = sellers(platformId);
      const someone = (role: string) =>
        USERS.filter((user) => user.role === role && user.platformId === platformId).map(account)[0];
      const flags = ['isDashboardAvailable', 'isSalesAvailable', 'isUsersAvailable'];
      return {
        ...{ producer, coproducer, affiliate, customer: someone('CUSTOMER'), admin: someone('ADMIN') },
        ...{ functionary: { ...someone('FUNCTIONARY'), flags }, manager: someone('MANAGER') },
      };
    };
    expect(JSON.parse(stdout)).toEqual({
      web: 'http://127.0.0.1:4400',
      api: 'http://127.0.0.1:4401',
      operations: 'http://127.0.0.1:4403',
      simulator: 'http://127.0.0.1:4402',
      mailbox: 'http://127.0.0.1:4401/demo/mailbox',
      clock: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      platforms: [PLATFORM_A, PLATFORM_B],
      offers: {
        digital: OFFERS.digital.id,
        physical: OFFERS.physical.id,
        subscription: OFFERS.subscription.id,
      },
      byGateway: { HAWKPAY: OFFERS.digital.id, ASAAS: OFFERS.digitalAsaas.id, ONZ: OFFERS.digitalOnz.id },
      byLayout: {
        DEFAULT: OFFERS.digital.id,
        DROPSHIPPING: OFFERS.physicalInSteps.id,
        VEGA: OFFERS.minimalSubscription.id,
      },
      toLookAt: {
        digitalInSteps: OFFERS.digitalInSteps.id,
        minimalPhysical: OFFERS.minimalPhysical.id,
        longTexts: OFFERS.longTexts.id,
      },
      otherPlatformOffer: OFFERS.digitalOfB.id,
      bumps: ORDER_BUMPS.map(({ id }) => id),
      users: { ...usersOf(PLATFORM_A), master: account(MASTER) },
      otherPlatform: { web: 'http://vitrine.localhost:4400', users: usersOf(PLATFORM_B) },
      webhooks: {
        ASAAS: expect.stringMatching(webhookOf('ASAAS')),
        ONZ: expect.stringMatching(webhookOf('ONZ')),
      },
      databaseUrl: process.env.DATABASE_URL,
      pids: {},
    });
  });
});

describe('demo:reset', () => {
  it('loads the same demonstration again, whatever was changed, the time too', async () => {
    await rows(`update offers set price = 1, status = 'PAUSED'`);
    await rows(`insert into demo_clock (offset_ms) values (${15 * DAY_MS})`);
    expect(await run('demo-reset')).toEqual({
      code: 0,
      stdout: 'The demonstration starts over.\n',
      stderr: '',
    });
    const [offer] = await rows(`select price::int, status from offers where id = '${OFFERS.digital.id}'`);
    expect(offer).toEqual({ price: 9_700, status: 'ACTIVE' });
    expect(await offset()).toBe(0);
    // What forbids to change the ledger is in force again.
    await expect(rows('truncate ledger_transfers')).rejects.toThrow('is refused');
  });
});

describe('clock', () => {
  it('moves the clock of all processes by the given amount, relative to the current offset', async () => {
    expect(daysAhead(await run('clock', ['+15d']))).toBe(15);
    expect(daysAhead(await run('clock', ['-24h']))).toBe(14);
    expect(await offset()).toBe(14 * DAY_MS);
    expect(daysAhead(await run('clock', ['reset']))).toBe(0);
    expect(await offset()).toBe(0);
  });

  it('refuses an invalid amount and changes nothing', async () => {
    expect(await run('clock', ['+1.5h'])).toEqual({
      code: 1,
      stdout: '',
      stderr: '"+1.5h" is no movement: write for example +15d, +3h, -30m or reset.\n',
    });
    expect(await offset()).toBe(0);
  });
});

describe('in production', () => {
  it.each([
    ['clock', 'clock', ['+15d']],
    ['demo-info', 'demo:info', []],
    ['demo-reset', 'demo:reset', []],
  ])('%s is refused, and nothing changes', async (program, name, args) => {
    await rows('update offers set price = 4242');
    expect(await run(program, args, PRODUCTION)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${name} is refused in production.\n`,
    });
    expect(await offset()).toBe(0);
    expect(await rows('select distinct price::int from offers')).toEqual([{ price: 4_242 }]);
  });
});
