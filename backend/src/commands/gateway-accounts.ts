/**
 * The accounts at payment providers, for operators:
 *
 *     gateway:accounts list [--platform SLUG]
 *     gateway:accounts add --platform SLUG --provider NAME --name TEXT --base-address URL --credentials FILE|- [SETTING …]
 *     gateway:accounts set ID SETTING …
 *     gateway:accounts test ID
 *     gateway:accounts route --platform SLUG --method PIX|CREDIT_CARD|BILLET FILE|-
 *
 *     SETTING: --name TEXT  --active true|false  --base-address URL  --accounts-base-address URL|none
 *       --login-base-address URL|none  --webhook-base-address URL|none  --costs JSON  --credentials FILE|-
 *       --min-amounts JSON|none  --accept-unverified true  --proxy FILE|-|none  --cash-in-certificate FILE|URL|none  --cash-in-passphrase FILE|-
 *       --cash-out-certificate FILE|URL|none  --cash-out-passphrase FILE|-
 *
 * Secrets are read from a file or standard input (-), never from the command line, where every user of the machine could read
 * them. They are write-only: `list` prints which are set. Works beside a running platform, which is notified at once.
 */
import type { INestApplicationContext } from '@nestjs/common';
import type { ConfiguredCertificate } from '@guiche/gateway-kit';
import { systemContext, type TenantContext } from '../runtime/context/index.js';
import {
  AccountSettings,
  RouteSettings,
  SettingsRefused,
  type AccountChange,
  type AccountLocation,
  type AccountShown,
} from '../modules/acquiring/index.js';
import { PlatformSettings } from '../modules/platforms/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { readSecretInput, readSecret } from './secret-input.js';
import { withApplication } from './with-application.js';

const SETTINGS = [
  'name',
  'active',
  'base-address',
  'accounts-base-address',
  'login-base-address',
  'webhook-base-address',
  'costs',
  'min-amounts',
  'accept-unverified',
  'credentials',
  'proxy',
  'cash-in-certificate',
  'cash-in-passphrase',
  'cash-out-certificate',
  'cash-out-passphrase',
] as const;

const COMMAND = systemContext('gateway:accounts command');

type Given = Partial<Record<(typeof SETTINGS)[number] | 'platform' | 'provider' | 'method', string>>;

await reportRefusals(async () => {
  const { verb, subject, given } = requestedVerb([...SETTINGS, 'platform', 'provider', 'method']);
  const change = await changeOf(given);
  await withApplication(async (app) => {
    const result = await answer(app, verb, subject, { given, change }).catch((error: unknown) => {
      throw error instanceof SettingsRefused ? new CommandRefused(error.message) : error;
    });
    console.log(JSON.stringify(result, null, 2));
  });
});

async function answer(
  app: INestApplicationContext,
  verb: string,
  subject: string,
  { given, change }: { given: Given; change: AccountChange },
): Promise<unknown> {
  const settings = app.get(AccountSettings);
  switch (verb) {
    case 'list':
      return list(app, given);
    case 'add': {
      const ctx = COMMAND.forPlatform((await platform(app, given)).id);
      const id = await settings.add(ctx, {
        ...change,
        provider: required(given, 'provider'),
        name: required(given, 'name'),
        baseAddress: required(given, 'base-address'),
      });
      return shown(app, ctx, id);
    }
    case 'set': {
      const { id, platformId } = await accountOf(app, subject);
      const ctx = COMMAND.forPlatform(platformId);
      await settings.change(ctx, id, change);
      return shown(app, ctx, id);
    }
    case 'test': {
      const { id, platformId } = await accountOf(app, subject);
      const outcome = await settings.test(COMMAND.forPlatform(platformId), id);
      if (outcome.kind !== 'connected') process.exitCode = 1;
      return outcome;
    }
    case 'route': {
      const { id: platformId } = await platform(app, given);
      const lines = json(await readSecret(subject || '-'));
      if (!Array.isArray(lines)) throw new CommandRefused('The list is a JSON array of lines.');
      await app.get(RouteSettings).replace(COMMAND.forPlatform(platformId), methodOf(given), lines);
      return lines;
    }
    default:
      throw new CommandRefused(`"${verb}" is none of list, add, set, test, route.`);
  }
}

async function list(app: INestApplicationContext, given: Given): Promise<AccountShown[]> {
  const platforms = given.platform ? [await platform(app, given)] : await allPlatforms(app);
  const accounts = await Promise.all(
    platforms.map(({ id }) => app.get(AccountSettings).list(COMMAND.forPlatform(id))),
  );
  return accounts.flat();
}

async function shown(app: INestApplicationContext, ctx: TenantContext, accountId: string): Promise<unknown> {
  const accounts = await app.get(AccountSettings).list(ctx);
  const found = accounts.find(({ id }) => id === accountId);
  if (found?.evidence === 'specification only') console.error(unverifiedWarning(found.provider));
  return found;
}

/** On standard error: standard output is the answer. */
function unverifiedWarning(provider: string): string {
  return (
    `WARNING: the protocol of ${provider} is not verified. The adapter follows our reading of the specification.\n` +
    'Charge, query and refund a small amount with a real account before you sell through it (docs/gateways.md).'
  );
}

interface PlatformFound {
  id: string;
  slug: string;
}

function allPlatforms(app: INestApplicationContext): Promise<PlatformFound[]> {
  return app.get(PlatformSettings).list(COMMAND);
}

async function platform(app: INestApplicationContext, given: Given): Promise<PlatformFound> {
  const slug = required(given, 'platform');
  const found = (await allPlatforms(app)).find((one) => one.slug === slug || one.id === slug);
  if (!found) throw new CommandRefused(`There is no platform ${slug}.`);
  return found;
}

async function accountOf(app: INestApplicationContext, id: string): Promise<AccountLocation> {
  const found = await app.get(AccountSettings).locate(COMMAND, id);
  if (!found) throw new CommandRefused(`There is no account ${id}; "list" shows their ids.`);
  return found;
}

async function changeOf(given: Given): Promise<AccountChange> {
  const { name, active, costs, credentials, proxy } = given;
  const minAmounts = given['min-amounts'];
  const accepts = given['accept-unverified'];
  const addresses = {
    baseAddress: given['base-address'],
    accountsBaseAddress: orNone(given['accounts-base-address']),
    loginBaseAddress: orNone(given['login-base-address']),
    webhookBaseAddress: orNone(given['webhook-base-address']),
  };
  const change = {
    name,
    active: active === undefined ? undefined : flag(active, 'active'),
    ...addresses,
    costs: costs === undefined ? undefined : json(costs),
    minAmounts: minAmounts === undefined || minAmounts === 'none' ? orNone(minAmounts) : json(minAmounts),
    credentials: credentials === undefined ? undefined : json(await readSecret(credentials)),
    acceptsUnverified: accepts === undefined ? undefined : flag(accepts, 'accept-unverified'),
    proxy: proxy === undefined || proxy === 'none' ? orNone(proxy) : (await readSecret(proxy)).trim(),
    cashInCertificate: await certificate(given['cash-in-certificate'], given['cash-in-passphrase']),
    cashOutCertificate: await certificate(given['cash-out-certificate'], given['cash-out-passphrase']),
  };
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as AccountChange;
}

async function certificate(
  where: string | undefined,
  passphraseIn: string | undefined,
): Promise<ConfiguredCertificate | null | undefined> {
  if (where === undefined) return undefined;
  if (where === 'none') return null;
  const secret = passphraseIn === undefined ? {} : { passphrase: (await readSecret(passphraseIn)).trimEnd() };
  if (/^https?:/.test(where)) return { url: where, ...secret };
  return { pfx: await readSecretInput(where), ...secret };
}

function orNone(text: string | undefined): string | null | undefined {
  return text === 'none' ? null : text;
}

function flag(text: string, name: string): boolean {
  if (text !== 'true' && text !== 'false') throw new CommandRefused(`--${name} is true or false.`);
  return text === 'true';
}

function methodOf({ method }: Given): 'PIX' | 'CREDIT_CARD' | 'BILLET' {
  if (method === 'PIX' || method === 'CREDIT_CARD' || method === 'BILLET') return method;
  throw new CommandRefused('--method is PIX, CREDIT_CARD or BILLET.');
}

function required(given: Given, name: keyof Given): string {
  const value = given[name];
  if (!value) throw new CommandRefused(`--${name} is needed.`);
  return value;
}

/** Never repeats what it could not read: it may hold secrets. */
function json(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw new CommandRefused('What was given is no JSON object.');
}
