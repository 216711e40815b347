import ipaddr from 'ipaddr.js';
import { EXAMPLE_INTERNAL_SECRET, type AppConfig } from './app.config.js';
import { EXAMPLE_KEY, type CryptoConfig } from './crypto.config.js';
import type { DatabaseConfig } from './database.config.js';
import type { MailConfig } from './mail.config.js';
import type { PostcodeConfig } from './postcode.config.js';
import type { SimulatorConfig } from './simulator.config.js';
import type { StorageConfig } from './storage.config.js';
import type { Source } from './variable.js';

interface Checked {
  readonly app: AppConfig;
  readonly crypto: CryptoConfig;
  readonly database: DatabaseConfig;
  readonly mail: MailConfig;
  readonly postcode: PostcodeConfig;
  readonly simulator: SimulatorConfig;
  readonly storage: StorageConfig;
}

/** The modes of libpq that encrypt. `prefer` and `allow` silently fall back to plain text. */
const ENCRYPTED_MODES = new Set(['require', 'verify-ca', 'verify-full']);
/** A random key of 32 bytes has fewer different bytes once in 10^15 keys. */
const FEWEST_DIFFERENT_BYTES = 16;

/**
 * Settings that are allowed in the demo and unsafe in production, one sentence each. The process does not start while there is
 * one (issue S11 of the external review; PCI DSS 2.2, 4.2.1).
 */
export function unsafeInProduction(configuration: Checked, source: Source): string[] {
  const { simulator } = configuration;
  return [
    ...(configuration.app.protectiveLimits === 'off'
      ? ['PROTECTIVE_LIMITS: off is refused in production']
      : []),
    ...(configuration.app.staffSecondFactor === 'required'
      ? []
      : ['STAFF_SECOND_FACTOR: optional is refused in production']),
    ...weakKeys(configuration),
    ...(configuration.app.internalSecret === EXAMPLE_INTERNAL_SECRET
      ? ['INTERNAL_SECRET: the example is public and is refused in production']
      : []),
    ...(configuration.app.paymentPageCheckHours > 0
      ? []
      : ['PAYMENT_PAGE_CHECK_HOURS: payment pages must be checked in production, every 168 hours at most']),
    ...unsafeAddresses(configuration),
    ...plainDatabases(configuration),
    ...(configuration.mail.url === null
      ? [
          'MAIL_URL: an SMTP server is needed in production; the mailbox of the demonstration is open to everybody',
        ]
      : []),
    ...(simulator.simulatorUrl === null ? [] : ['SIMULATOR_URL: the simulator is refused in production']),
    ...(source.TRUSTED_PROXIES?.trim()
      ? []
      : ['TRUSTED_PROXIES: must name the proxies and frontends whose X-Forwarded-* headers are believed']),
  ];
}

function weakKeys({ crypto }: Checked): string[] {
  const [, exampleSecret = ''] = EXAMPLE_KEY.split(':');
  return crypto.keys.flatMap((key) => {
    const [name = '', secret = ''] = key.split(':');
    // The secret is compared, not its name: renaming the example key does not make it a secret.
    if (secret === exampleSecret) {
      return ['ENCRYPTION_KEYS: the example key is public and is refused in production'];
    }
    return isRandom(Buffer.from(secret, 'base64'))
      ? []
      : [`ENCRYPTION_KEYS: the key "${name}" is not random; make one with "openssl rand -base64 32"`];
  });
}

/** Text and repeated bytes can be guessed; random bytes are neither all printable nor mostly alike. */
function isRandom(key: Buffer): boolean {
  const isPrintable = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return !isPrintable && new Set(key).size >= FEWEST_DIFFERENT_BYTES;
}

function unsafeAddresses({ app, postcode, storage }: Checked): string[] {
  const addresses: [name: string, address: string | null][] = [
    ['PUBLIC_WEB_URL', app.publicWebUrl],
    ['WEBHOOK_BASE_URL', app.webhookBaseUrl],
    ['POSTCODE_URL', postcode.url],
    ['OBJECTS_ENDPOINT', storage.endpoint],
    ['OBJECTS_PUBLIC_URL', storage.publicUrl],
  ];
  return addresses.flatMap(([name, address]) => {
    const url = address !== null && URL.canParse(address) ? new URL(address) : undefined;
    if (!url) return [];
    if (url.protocol !== 'https:') return [`${name}: must begin with https:// in production`];
    return isThisMachine(url.hostname) ? [`${name}: names this machine, which nobody else can reach`] : [];
  });
}

/** A server on this machine is reached without a network, so its connection needs no encryption. */
function plainDatabases({ database }: Checked): string[] {
  const addresses: [name: string, address: string][] = [
    ['DATABASE_URL', database.url],
    ['DATABASE_DIRECT_URL', database.directUrl],
    ['DATABASE_MIGRATION_URL', database.migrationUrl],
    ...database.replicaUrls.map((url): [string, string] => ['DATABASE_REPLICA_URLS', url]),
  ];
  const plain = addresses.filter(([, address]) => {
    if (!URL.canParse(address)) return false;
    const { hostname, searchParams } = new URL(address);
    return !isThisMachine(hostname) && !ENCRYPTED_MODES.has(searchParams.get('sslmode') ?? '');
  });
  return [...new Set(plain.map(([name]) => name))].map(
    (name) => `${name}: must ask for TLS (sslmode=verify-full, verify-ca or require) in production`,
  );
}

function isThisMachine(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (name === '' || name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ['loopback', 'unspecified'].includes(ipaddr.process(name).range());
}
