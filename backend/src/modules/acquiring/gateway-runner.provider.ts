import {
  GatewayRunner,
  type GatewayAccount,
  type SharedSecret,
  type WireLog,
  type WireLogEntry,
} from '@guiche/gateway-kit';
import { Injectable, Logger, type FactoryProvider } from '@nestjs/common';
import { PaymentsConfig } from '../../config/index.js';
import { assertOutsideTransaction } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { AxiosTransport, ClientCertificates } from '../../runtime/http/index.js';
import { StoredFiles } from '../../runtime/storage/index.js';
import { EnvelopeCardVault } from '../cards/index.js';
import { PlatformSecretUses } from '../platforms/index.js';

/** Writes what went over the wire, as the runner redacted it. */
@Injectable()
export class WireLogger implements WireLog {
  private readonly log = new Logger('wire');

  write(entry: WireLogEntry): void {
    this.log.log(entry);
  }
}

/** The kit's runner, wired to our network, clock and log. It refuses to call anyone while a transaction is open. */
export const gatewayRunnerProvider: FactoryProvider<GatewayRunner> = {
  provide: GatewayRunner,
  inject: [
    AxiosTransport,
    Clock,
    WireLogger,
    PaymentsConfig,
    EnvelopeCardVault,
    ClientCertificates,
    StoredFiles,
    PlatformSecretUses,
  ],
  useFactory: (
    transport: AxiosTransport,
    clock: Clock,
    wireLog: WireLogger,
    config: PaymentsConfig,
    cards: EnvelopeCardVault,
    certificates: ClientCertificates,
    files: StoredFiles,
    uses: PlatformSecretUses,
  ) =>
    new GatewayRunner({
      transport,
      now: () => clock.now(),
      wireLog,
      assertCallAllowed: assertOutsideTransaction,
      chargeDeadlineMs: config.chargeDeadlineMs,
      cardDeadlineMs: config.cardDeadlineMs,
      cards,
      certificates,
      files,
      secretUsed: (account, secret) => {
        const value = valueOf(account, secret);
        if (value !== undefined) uses.note(account.platformId, secret, value);
      },
    }),
};

function valueOf(account: GatewayAccount, secret: SharedSecret): string | undefined {
  const { cashIn, cashOut } = account.platformCertificates ?? {};
  if (secret === 'privateKey') return account.platformPrivateKey;
  return secret === 'certCashInUrl' ? cashIn?.url : cashOut?.url;
}
