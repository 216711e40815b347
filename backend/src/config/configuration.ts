import { AppConfig } from './app.config.js';
import { CryptoConfig } from './crypto.config.js';
import { DatabaseConfig } from './database.config.js';
import { JobsConfig } from './jobs.config.js';
import { LogConfig } from './log.config.js';
import { MailConfig } from './mail.config.js';
import { OutboundConfig } from './outbound.config.js';
import { PaymentsConfig } from './payments.config.js';
import { PostcodeConfig } from './postcode.config.js';
import { unsafeInProduction } from './production.js';
import { SimulatorConfig } from './simulator.config.js';
import { StorageConfig } from './storage.config.js';
import { UploadsConfig } from './uploads.config.js';
import type { Source } from './variable.js';
import { readConfig, variableNames } from './variable.js';
import { WebhooksConfig } from './webhooks.config.js';

/** Everything the environment decides: one class per concern, each injectable by itself. */
export const CONCERNS = {
  app: AppConfig,
  database: DatabaseConfig,
  jobs: JobsConfig,
  crypto: CryptoConfig,
  simulator: SimulatorConfig,
  postcode: PostcodeConfig,
  log: LogConfig,
  payments: PaymentsConfig,
  storage: StorageConfig,
  uploads: UploadsConfig,
  outbound: OutboundConfig,
  webhooks: WebhooksConfig,
  mail: MailConfig,
} as const;

/** One frozen object per concern. */
export type Configuration = {
  readonly [Name in keyof typeof CONCERNS]: InstanceType<(typeof CONCERNS)[Name]>;
};

/** Read by the defaults of other variables and by the programs around us, never by a concern of its own. */
const SHARED_VARIABLES = ['SIMULATOR_PORT', 'DATA_DIR', 'HOST', 'TRUST_PROXY', 'WORKER_OPERATIONS_PORT'];

export function allVariables(): string[] {
  return [...Object.values(CONCERNS).flatMap((concern) => variableNames(concern)), ...SHARED_VARIABLES];
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
  const read = Object.entries(CONCERNS).map(
    ([name, concern]) => [name, readConfig<object>(concern, source, problems)] as const,
  );
  const configuration = Object.freeze(Object.fromEntries(read)) as Configuration;
  problems.push(...impatient(configuration));
  if (configuration.app.mode === 'production') problems.push(...unsafeInProduction(configuration, source));
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
