import type { SealedColumn } from '../../../runtime/crypto/index.js';

/** What the blob of a receiver's token is bound to: it opens in no other row. */
export const receiverTokenContext = (id: string): string => `receivers:${id}:receiverToken`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_RECEIVERS: readonly SealedColumn[] = [
  { table: 'receivers', column: 'receiver_token_sealed', context: receiverTokenContext },
];
