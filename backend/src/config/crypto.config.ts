import { ArrayMinSize, ArrayUnique, Matches } from 'class-validator';
import { Variable, list } from './variable.js';

/** Published in .env.example, so worth nothing as a secret: demo mode only. */
export const EXAMPLE_KEY = 'example:ZXhhbXBsZS1rZXktZm9yLXRoZS1kZW1vLW9ubHkhISE=';

/** The keys that seal credentials, certificates and card blobs at rest. */
export class CryptoConfig {
  /** `id:base64` of 32 bytes each. The first seals; all open, so that a key can be rotated out. */
  @Variable('ENCRYPTION_KEYS', { default: EXAMPLE_KEY, parse: list })
  @ArrayMinSize(1)
  @ArrayUnique((key: string) => key.split(':')[0], { message: 'each key needs a name of its own' })
  @Matches(/^[A-Za-z0-9_-]{1,64}:[A-Za-z0-9+/]{43}=$/, {
    each: true,
    message: 'each key must be spelt id:base64 with exactly 32 bytes',
  })
  readonly keys: string[];
}
