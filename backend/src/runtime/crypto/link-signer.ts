import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CryptoConfig } from '../../config/index.js';

/**
 * Signs links of ours, so that what they say cannot be changed and no row has to remember them. The key is derived from the
 * encryption keys: the first signs, all verify, so that a rotation does not break the links of the last minute.
 */
@Injectable()
export class LinkSigner {
  private readonly keys: readonly Buffer[];

  constructor(config: CryptoConfig) {
    this.keys = config.keys.map((spelling) => {
      const secret = Buffer.from(spelling.split(':')[1] ?? '', 'base64');
      return Buffer.from(hkdfSync('sha256', secret, '', 'guiche signed links', 32));
    });
  }

  /** `claims` are everything the link says, in a fixed order; none may hold a line break. */
  sign(claims: readonly string[]): string {
    return this.proof(this.keys[0] ?? Buffer.alloc(0), claims).toString('base64url');
  }

  isSignedOver(claims: readonly string[], signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => {
      const expected = this.proof(key, claims);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  private proof(key: Buffer, claims: readonly string[]): Buffer {
    if (claims.some((claim) => claim.includes('\n'))) throw new Error('a claim of a link has a line break');
    return createHmac('sha256', key).update(claims.join('\n')).digest();
  }
}
