import type { SealedColumn } from '../../../runtime/crypto/index.js';

/** What the blob of a platform's private key is bound to: it opens in no other row. */
export const platformKeyContext = (platformId: string): string => `platforms:${platformId}:privateKey`;

/** What the secret is bound to that lies beside the one in use. */
export const secondSecretContext = (id: string): string => `platform_second_secrets:${id}:value`;

/** What the token of a pixel is bound to. */
export const pixelTokenContext = (id: string): string => `platform_pixels:${id}:token`;

/** Everything sealed in this module's tables, for the rotation of keys. */
export const SEALED_IN_PLATFORMS: readonly SealedColumn[] = [
  { table: 'platforms', tenant: 'id', column: 'private_key_sealed', context: platformKeyContext },
  { table: 'platform_second_secrets', column: 'value_sealed', context: secondSecretContext },
  { table: 'platform_pixels', column: 'token_sealed', context: pixelTokenContext },
];
