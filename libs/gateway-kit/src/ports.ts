import type { GatewayAccount, SharedSecret } from './account.js';
import type { Certificates } from './certificates.js';
import type { FileStore } from './files.js';
import type { TokenCache } from './token-cache.js';
import type { Transport } from './transport.js';
import type { WireLog } from './wire-log.js';

/** Dependencies of a session. */
export interface Ports {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly wireLog: WireLog;
  readonly tokens: TokenCache;
  readonly certificates: Certificates;
  readonly files?: FileStore;
  /** Is told when a secret of the platform signs or is presented. */
  readonly secretUsed?: (account: GatewayAccount, secret: SharedSecret) => void;
}
