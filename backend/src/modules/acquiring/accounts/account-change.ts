import type { ConfiguredCertificate } from '@guiche/gateway-kit';
import type { GatewayCosts, MinAmounts } from './gateway-account.entity.js';

/** What is to be different of a gateway account. What is left out stays; null takes it away. */
export interface AccountChange {
  readonly name?: string;
  readonly active?: boolean;
  readonly draining?: boolean;
  readonly baseAddress?: string;
  readonly accountsBaseAddress?: string | null;
  readonly loginBaseAddress?: string | null;
  /** Where the provider delivers to, when not to the general address. */
  readonly webhookBaseAddress?: string | null;
  readonly costs?: GatewayCosts;
  /** Null: the minimums that the gateway declares. */
  readonly minAmounts?: MinAmounts | null;
  /** Field by field: one that is not named stays, null takes it away. */
  readonly credentials?: Readonly<Record<string, unknown>>;
  readonly proxy?: string | null;
  readonly cashInCertificate?: ConfiguredCertificate | null;
  readonly cashOutCertificate?: ConfiguredCertificate | null;
  /** Confirms that the protocol of this provider was never verified (decision 0055). Not stored. */
  readonly acceptsUnverified?: boolean;
}

export interface NewGatewayAccount extends AccountChange {
  readonly provider: string;
  readonly name: string;
  readonly baseAddress: string;
}

/** The settings would not do. `problems` name fields, never values. Nothing was written. */
export class SettingsRefused extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
