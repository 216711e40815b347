/**
 * A platform's switches and fees, where its client certificates lie, and the key that signs its payouts, in effect at once:
 *
 *     platform:settings SLUG [--pix true|false] [--credit-card true|false] [--billet true|false]
 *       [--blocked-cashout true|false] [--tracking-consent true|false] [--hide-cart-heading true|false]
 *       [--legal-name TEXT|none] [--document CPF|CNPJ|none] [--legal-address TEXT|none]
 *       [--support-email EMAIL|none] [--support-phone DIGITS|none]
 *       [--terms-url URL|none] [--privacy-url URL|none] [--logo-url URL|none]
 *       [--cert-cash-in-url URL|none] [--cert-cash-out-url URL|none]
 *       [--default-receiver ID|none] [--private-key FILE|-|none] [--fees JSON] [--velocity-limits JSON]
 *
 * Without an option it only shows; of the key, whether there is one. A key is read from a file or standard input (-), never
 * from the command line, where anybody on the machine could read it. A passphrase belongs to an account (gateway:accounts),
 * not to these addresses.
 */
import { isDocument } from '@guiche/brazil';
import { isSafeImageUrl } from '@guiche/checkout-rules';
import { isEmail } from '@guiche/field-rules';
import {
  PlatformRefused,
  PlatformSettings,
  type PlatformChange,
  type PlatformShown,
} from '../modules/platforms/index.js';
import { systemContext } from '../runtime/context/index.js';
import { isCertificateAddress } from '../runtime/http/index.js';
import { CommandRefused, parsedArguments, reportRefusals } from './command.js';
import { readSecret } from './secret-input.js';
import { withApplication } from './with-application.js';

const OPTIONS = [
  'pix',
  'credit-card',
  'billet',
  'blocked-cashout',
  'tracking-consent',
  'hide-cart-heading',
  'legal-name',
  'document',
  'legal-address',
  'support-email',
  'support-phone',
  'terms-url',
  'privacy-url',
  'logo-url',
  'cert-cash-in-url',
  'cert-cash-out-url',
  'default-receiver',
  'private-key',
  'fees',
  'velocity-limits',
] as const;

const PAGE = 'A page is an https address or a path of the site.';
const isPlainDocument = (text: string) => isDocument(text) && /^[0-9A-Z]+$/.test(text);
const isPhone = (text: string) => /^\d{10,11}$/.test(text);

await reportRefusals(async () => {
  const { slug, change } = await changeAsked();
  await withApplication(async (app) => {
    const platform = await changed(app.get(PlatformSettings), slug, change).catch(refused);
    if (!platform) throw new CommandRefused(`There is no platform ${slug}.`);
    console.log(JSON.stringify(platform, null, 2));
  });
});

async function changed(
  settings: PlatformSettings,
  slug: string,
  change: PlatformChange,
): Promise<PlatformShown | undefined> {
  const ctx = systemContext('platform:settings command');
  const found = (await settings.list(ctx)).find((platform) => platform.slug === slug);
  return found && settings.change(ctx.forPlatform(found.id), change);
}

function refused(error: unknown): never {
  throw error instanceof PlatformRefused ? new CommandRefused(error.message) : error;
}

async function changeAsked(): Promise<{ slug: string; change: PlatformChange }> {
  const { words, given } = parsedArguments(OPTIONS, { words: 1 });
  const [slug] = words;
  if (slug === undefined) throw new CommandRefused('Name one platform by its slug.');
  const change = {
    pixEnabled: flag(given.pix),
    creditCardEnabled: flag(given['credit-card']),
    billetEnabled: flag(given.billet),
    blockedCashout: flag(given['blocked-cashout']),
    trackingNeedsConsent: flag(given['tracking-consent']),
    cartHeadingHidden: flag(given['hide-cart-heading']),
    legalName: textOrNone(given['legal-name']),
    document: matching(given.document, isPlainDocument, 'A document is a CPF or a CNPJ without punctuation.'),
    legalAddress: textOrNone(given['legal-address']),
    supportEmail: matching(given['support-email'], isEmail, 'The support e-mail is not an e-mail address.'),
    supportPhone: matching(given['support-phone'], isPhone, 'The support phone is 10 or 11 digits.'),
    termsUrl: matching(given['terms-url'], isSafeImageUrl, PAGE),
    privacyUrl: matching(given['privacy-url'], isSafeImageUrl, PAGE),
    logoUrl: matching(given['logo-url'], isSafeImageUrl, PAGE),
    certCashInUrl: address(given['cert-cash-in-url']),
    certCashOutUrl: address(given['cert-cash-out-url']),
    defaultReceiverId: textOrNone(given['default-receiver']),
    privateKey: await key(given['private-key']),
    fees: json('Fees', given.fees),
    velocityLimits: json('Velocity limits', given['velocity-limits']),
  };
  const result = Object.entries(change).filter(([, value]) => value !== undefined);
  return { slug, change: Object.fromEntries(result) as PlatformChange };
}

function textOrNone(text: string | undefined): string | null | undefined {
  return text === 'none' ? null : text;
}

function matching(text: string | undefined, fits: (text: string) => boolean, refusal: string) {
  const value = textOrNone(text);
  if (typeof value === 'string' && !fits(value)) throw new CommandRefused(refusal);
  return value;
}

function flag(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false') throw new CommandRefused('A switch is true or false.');
  return text === 'true';
}

function json(what: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandRefused(`${what} are written as JSON.`);
  }
}

async function key(where: string | undefined): Promise<string | null | undefined> {
  if (where === undefined || where === 'none') return where === 'none' ? null : undefined;
  return readSecret(where);
}

function address(text: string | undefined): string | null | undefined {
  if (text === undefined || text === 'none') return text === 'none' ? null : undefined;
  if (!isCertificateAddress(text)) throw new CommandRefused('A certificate is fetched by https only.');
  return text;
}
