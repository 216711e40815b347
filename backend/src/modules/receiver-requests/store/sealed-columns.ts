import type { SealedColumn } from '../../../runtime/crypto/index.js';

/** What the blob of a registration is bound to: it opens in no other row. */
export const registrationContext = (id: string): string => `receiver_requests:${id}:registration`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_RECEIVER_REQUESTS: readonly SealedColumn[] = [
  { table: 'receiver_requests', column: 'registration_sealed', context: registrationContext },
];
