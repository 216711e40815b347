/**
 * A platform's switches and fees, where its client certificates lie, and the key that signs its payouts, in effect at once:
 *
 *     platform:settings SLUG [--pix true|false] [--credit-card true|false] [--billet true|false]
 *       [--blocked-cashout true|false] [--tracking-consent true|false] [--hide-cart-heading true|false]
 *       [--cert-cash-in-url URL|none] [--cert-cash-out-url URL|none]
 *       [--default-receiver ID|none] [--private-key FILE|-|none] [--fees JSON]
 *
 * Without an option it only shows; of the key, whether there is one. A key is read from a file or standard input (-), never
 * from the command line, where anybody on the machine could read it. A passphrase belongs to an account (gateway:accounts),
 * not to these addresses.
 */
import { parseArgs } from 'node:util';
import {
  changePlatform,
  Platform,
  PlatformRefused,
  type PlatformChange,
} from '../modules/platforms/index.js';
import { Envelope } from '../runtime/crypto/index.js';
import { CommandRefused, runCommand } from './command.js';
import { readSecret } from './secret-input.js';

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  pix: TEXT,
  'credit-card': TEXT,
  billet: TEXT,
  'blocked-cashout': TEXT,
  'tracking-consent': TEXT,
  'hide-cart-heading': TEXT,
  'cert-cash-in-url': TEXT,
  'cert-cash-out-url': TEXT,
  'default-receiver': TEXT,
  'private-key': TEXT,
  fees: TEXT,
} as const;

await runCommand(
  async (tx, { crypto }, args) => {
    const { slug, change } = await asked(args);
    const platform = await changePlatform(tx, new Envelope(crypto), slug, change).catch(refused);
    if (!platform) throw new CommandRefused(`There is no platform ${slug}.`);
    console.log(JSON.stringify(platform, null, 2));
  },
  [Platform],
);

function refused(error: unknown): never {
  throw error instanceof PlatformRefused ? new CommandRefused(error.message) : error;
}

async function asked(args: readonly string[]): Promise<{ slug: string; change: PlatformChange }> {
  const { values, positionals } = parsed(args);
  const [slug, ...more] = positionals;
  if (slug === undefined || more.length > 0) throw new CommandRefused('Name one platform by its slug.');
  const change = {
    pixEnabled: flag(values.pix),
    creditCardEnabled: flag(values['credit-card']),
    billetEnabled: flag(values.billet),
    blockedCashout: flag(values['blocked-cashout']),
    trackingNeedsConsent: flag(values['tracking-consent']),
    cartHeadingHidden: flag(values['hide-cart-heading']),
    certCashInUrl: address(values['cert-cash-in-url']),
    certCashOutUrl: address(values['cert-cash-out-url']),
    defaultReceiverId: values['default-receiver'] === 'none' ? null : values['default-receiver'],
    privateKey: await key(values['private-key']),
    fees: fees(values.fees),
  };
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { slug, change: Object.fromEntries(given) as PlatformChange };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

function flag(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw new CommandRefused('A switch is true or false.');
  return text === 'true';
}

function fees(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandRefused('Fees are written as JSON.');
  }
}

async function key(where: string | undefined): Promise<string | null | undefined> {
  if (where === undefined || where === 'none') return where === 'none' ? null : undefined;
  return readSecret(where);
}

/** The file holds a private key, so it crosses no network in the clear. */
function address(text: string | undefined): string | null | undefined {
  if (text === undefined || text === 'none') return text === 'none' ? null : undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const ours = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !ours)
    throw new CommandRefused('A certificate is fetched by https only.');
  return text;
}
