import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CryptoConfig } from '../../config/index.js';

/** Enough that two values never meet by chance, and half the size of the whole digest in an index. */
const BYTES = 16;

/**
 * Turns a value that must not be stored (a card number, a document, an address) into a key that can be compared:
 * HMAC-SHA-256 under a key derived from the first encryption key, cut to 16 bytes. Readers of the database cannot try all
 * card numbers. After a rotation of keys the same value has another digest, so use it only for values that are deleted
 * within days.
 */
@Injectable()
export class KeyedDigest {
  private readonly key: Buffer;

  constructor(config: CryptoConfig) {
    const secret = Buffer.from(config.keys[0]?.split(':')[1] ?? '', 'base64');
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'guiche keyed digests', 32));
  }

  /** `parts` are joined in their order: the first ones name the purpose, so that one value has another digest for each purpose. */
  of(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest().subarray(0, BYTES);
  }
}
