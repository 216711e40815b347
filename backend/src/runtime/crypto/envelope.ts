import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CryptoConfig } from '../../config/index.js';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals secrets at rest. A sealed blob is: format (1 byte), length of the key id (1), key id, nonce (12), tag (16), ciphertext.
 * The key id travels inside, so that a new key can seal while the old one still opens.
 */
@Injectable()
export class Envelope {
  private readonly keys: ReadonlyMap<string, Buffer>;
  /** The newest key's: it seals. */
  readonly keyId: string;

  constructor(config: CryptoConfig) {
    this.keys = new Map(config.keys.map(keyOf));
    this.keyId = config.keys.map(keyOf)[0]?.[0] ?? '';
  }

  /** `context` (for example `gateway_account:<id>`) is authenticated: a blob moved to another row does not open. */
  seal(plaintext: string | Uint8Array, context: string): Buffer {
    const keyId = Buffer.from(this.keyId, 'utf8');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(this.keyId), nonce);
    cipher.setAAD(Buffer.from(context, 'utf8'));
    const secret = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext;
    const ciphertext = Buffer.concat([cipher.update(secret), cipher.final()]);
    const head = Buffer.from([FORMAT, keyId.length]);
    return Buffer.concat([head, keyId, nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws when the blob was altered, belongs to another context, or its key is no longer configured. */
  open(sealed: Buffer, context: string): Buffer {
    const { keyId, nonce, tag, ciphertext } = unpack(sealed);
    const decipher = createDecipheriv(ALGORITHM, this.key(keyId), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(context, 'utf8'));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (key === undefined) throw new Error(`encryption key "${id}" is not configured`);
    return key;
  }
}

function keyOf(spelling: string): [id: string, key: Buffer] {
  const [id = '', base64 = ''] = spelling.split(':');
  return [id, Buffer.from(base64, 'base64')];
}

function unpack(sealed: Buffer) {
  const idLength = sealed[1] ?? 0;
  const nonceAt = 2 + idLength;
  const tagAt = nonceAt + NONCE_BYTES;
  const ciphertextAt = tagAt + TAG_BYTES;
  if (sealed[0] !== FORMAT || sealed.length < ciphertextAt) throw new Error('not a sealed blob');
  return {
    keyId: sealed.subarray(2, nonceAt).toString('utf8'),
    nonce: sealed.subarray(nonceAt, tagAt),
    tag: sealed.subarray(tagAt, ciphertextAt),
    ciphertext: sealed.subarray(ciphertextAt),
  };
}
