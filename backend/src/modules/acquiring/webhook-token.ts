import { randomBytes } from 'node:crypto';

const OF_PLATFORM = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\../;

/**
 * The last part of a new webhook address, `<platform id>.<random>`: a delivery is looked up on its platform only. The platform id is
 * no secret; the 24 random bytes cannot be guessed.
 */
export const newWebhookToken = (platformId: string): string =>
  `${platformId}.${randomBytes(24).toString('base64url')}`;

/**
 * The platform a token names, whether or not the token exists. Undefined for a token without one: addresses made before November
 * 2026 have only the random part. They are still configured at providers.
 */
export const platformOfWebhookToken = (token: string): string | undefined => OF_PLATFORM.exec(token)?.[1];
