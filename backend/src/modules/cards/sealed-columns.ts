import type { SealedColumn } from '../../runtime/crypto/index.js';

/** What a sealed value of a card is bound to: it opens in no other row. */
export const cardKeyContext = (keyId: string): string => `card_keys:${keyId}`;
export const storedCardContext = (storedCardId: string): string => `stored_cards:${storedCardId}`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_CARDS: readonly SealedColumn[] = [
  { table: 'card_keys', column: 'private_sealed', context: cardKeyContext },
  { table: 'stored_cards', column: 'sealed', context: storedCardContext },
];
