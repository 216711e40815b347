import type { SealedColumn } from '../../../runtime/crypto/index.js';

/** What the blob of a destination is bound to: it opens in no other row. */
export const destinationContext = (id: string): string => `withdrawals:${id}:destination`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_WITHDRAWALS: readonly SealedColumn[] = [
  { table: 'withdrawals', column: 'destination_sealed', context: destinationContext },
];
