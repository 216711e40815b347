import { existsSync, readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import type { Configuration } from '../config/index.js';
import {
  DEMO_PASSWORD,
  MASTER,
  OFFERS,
  ORDER_BUMPS,
  PLATFORM_A,
  PLATFORM_B,
  USERS,
} from '../demo/demo-data.js';
import type { UserRole } from '../modules/identity/index.js';
import { CommandRefused, refuseInProduction, runCommand } from './command.js';

/** `npm run --silent demo:info` prints the addresses and ids of the demo as JSON. */
await runCommand(async (tx, configuration) => {
  refuseInProduction(configuration, 'demo:info');
  const [{ count } = { count: 0 }] = await tx.query<{ count: number }[]>(
    'select count(*) as count from platforms_read',
  );
  if (count === 0)
    throw new CommandRefused(
      'This database holds no demonstration; `npm start` or `npm run demo:reset` loads it.',
    );
  console.log(JSON.stringify(await describe(tx, configuration), null, 2));
});

async function describe(tx: EntityManager, { app, simulator, database }: Configuration) {
  const [{ offset } = { offset: 0 }] = await tx.query<{ offset: number }[]>(
    'select offset_ms as offset from demo_clock',
  );
  return {
    web: `http://127.0.0.1:${app.webPort}`,
    api: `http://127.0.0.1:${app.apiPort}`,
    operations: `http://127.0.0.1:${app.operationsPort}`,
    simulator: simulator.simulatorUrl,
    mailbox: `http://127.0.0.1:${app.apiPort}/demo/mailbox`,
    clock: new Date(Date.now() + offset).toISOString(),
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
    /**
     * Cases that the other products lack: a course with the step layout, physical products on the minimal layout, a seller
     * with long texts.
     */
    toLookAt: {
      digitalInSteps: OFFERS.digitalInSteps.id,
      minimalPhysical: OFFERS.minimalPhysical.id,
      longTexts: OFFERS.longTexts.id,
    },
    otherPlatformOffer: OFFERS.digitalOfB.id,
    bumps: ORDER_BUMPS.map(({ id }) => id),
    users: { ...users(PLATFORM_A), master: account(MASTER) },
    otherPlatform: {
      web: `http://vitrine.localhost:${app.webPort}`,
      users: users(PLATFORM_B),
    },
    webhooks: await webhookAddresses(tx, app.webhookBaseUrl),
    databaseUrl: database.url,
    pids: runningProcesses(app.runFile),
  };
}

/** Who can sign in on a platform. Sellers sign in as co-producers and affiliates too. */
function users(platformId: string) {
  const of = USERS.filter((user) => user.platformId === platformId);
  const [producer, coproducer, affiliate] = of.filter(({ role }) => role === 'PRODUCER').map(account);
  const one = (role: UserRole) => of.filter((user) => user.role === role).map(account)[0];
  return {
    ...{ producer, coproducer, affiliate, customer: one('CUSTOMER'), admin: one('ADMIN') },
    ...{ functionary: one('FUNCTIONARY'), manager: one('MANAGER') },
  };
}

interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly flags?: readonly string[];
}

function account({ id, email, flags }: DemoAccount) {
  return { id, email, password: DEMO_PASSWORD, ...(flags && { flags }) };
}

/** Providers that register one address for an account, rather than take one with each charge. */
async function webhookAddresses(tx: EntityManager, base: string): Promise<Record<string, string>> {
  const accounts = await tx.query<{ provider: string; token: string }[]>(
    `select provider, webhook_token as token from gateway_accounts_read where platform_id = $1 and provider in ('ASAAS', 'ONZ')`,
    [PLATFORM_A],
  );
  return Object.fromEntries(
    accounts.map(({ provider, token }) => [provider, `${base}/webhooks/${provider}/${token}`]),
  );
}

function runningProcesses(runFile: string): Record<string, number> {
  if (!runFile || !existsSync(runFile)) return {};
  return (JSON.parse(readFileSync(runFile, 'utf8')) as { pids: Record<string, number> }).pids;
}
