import { AppConfig } from './app.config.js';
import { CryptoConfig, EXAMPLE_KEY } from './crypto.config.js';
import { DatabaseConfig } from './database.config.js';
import { JobsConfig } from './jobs.config.js';
import { LogConfig } from './log.config.js';
import { OutboundConfig } from './outbound.config.js';
import { PaymentsConfig } from './payments.config.js';
import { PostcodeConfig } from './postcode.config.js';
import { SimulatorConfig } from './simulator.config.js';
import { StorageConfig } from './storage.config.js';
import type { Source } from './variable.js';
import { readConfig, variableNames } from './variable.js';
import { WebhooksConfig } from './webhooks.config.js';

/** Everything the environment decides: one frozen object per concern, each injectable by its class. */
export interface Configuration {
  readonly app: AppConfig;
  readonly database: DatabaseConfig;
  readonly jobs: JobsConfig;
  readonly crypto: CryptoConfig;
  readonly simulator: SimulatorConfig;
  readonly postcode: PostcodeConfig;
  readonly log: LogConfig;
  readonly payments: PaymentsConfig;
  readonly storage: StorageConfig;
  readonly outbound: OutboundConfig;
  readonly webhooks: WebhooksConfig;
}

const concerns = {
  app: AppConfig,
  database: DatabaseConfig,
  jobs: JobsConfig,
  crypto: CryptoConfig,
  simulator: SimulatorConfig,
  postcode: PostcodeConfig,
  log: LogConfig,
  payments: PaymentsConfig,
  storage: StorageConfig,
  outbound: OutboundConfig,
  webhooks: WebhooksConfig,
} as const;

/** Read by the defaults of other variables and by the programs around us, never by a concern of its own. */
const SHARED_VARIABLES = ['SIMULATOR_PORT', 'DATA_DIR', 'HOST', 'TRUST_PROXY'];

export function allVariables(): string[] {
  return [...Object.values(concerns).flatMap((concern) => variableNames(concern)), ...SHARED_VARIABLES];
}

/** Lists everything that is wrong with the environment, so that one look repairs it. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['The configuration is not usable:', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

/** Parses all settings. Throws a {@link ConfigurationError} that lists every problem at once. */
export function loadConfiguration(source: Source): Configuration {
  const problems: string[] = [];
  const configuration: Configuration = Object.freeze({
    app: readConfig(concerns.app, source, problems),
    database: readConfig(concerns.database, source, problems),
    jobs: readConfig(concerns.jobs, source, problems),
    crypto: readConfig(concerns.crypto, source, problems),
    simulator: readConfig(concerns.simulator, source, problems),
    postcode: readConfig(concerns.postcode, source, problems),
    log: readConfig(concerns.log, source, problems),
    payments: readConfig(concerns.payments, source, problems),
    storage: readConfig(concerns.storage, source, problems),
    outbound: readConfig(concerns.outbound, source, problems),
    webhooks: readConfig(concerns.webhooks, source, problems),
  });
  problems.push(...impatient(configuration));
  if (configuration.app.mode === 'production') problems.push(...unfitForProduction(configuration));
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

/** A purchase that another process took up while its provider may still answer would be charged by both. */
function impatient({ payments }: Configuration): string[] {
  const { purchaseLeaseMs, chargeDeadlineMs, cardDeadlineMs } = payments;
  return purchaseLeaseMs <= Math.max(chargeDeadlineMs, cardDeadlineMs)
    ? ['PURCHASE_LEASE_MS: must be longer than CHARGE_DEADLINE_MS and CARD_DEADLINE_MS']
    : [];
}

function unfitForProduction({ crypto, simulator }: Configuration): string[] {
  const problems: string[] = [];
  const [, exampleSecret] = EXAMPLE_KEY.split(':');
  // The secret is compared, not its name: renaming the example key does not make it a secret.
  if (crypto.keys.some((key) => key.split(':')[1] === exampleSecret)) {
    problems.push('ENCRYPTION_KEYS: the example key is public and is refused in production');
  }
  if (simulator.simulatorUrl !== null) {
    problems.push('SIMULATOR_URL: the simulator is refused in production');
  }
  return problems;
}
