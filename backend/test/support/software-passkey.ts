import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device with one passkey, as a browser answers for it: WebAuthn level 3, ES256, no attestation. */
export class SoftwarePasskey {
  /** How often it signed. */
  counter = 0;
  /** Whether the device asked for a PIN, a finger or a face. */
  isUserVerified = true;
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: { readonly x: Buffer; readonly y: Buffer };
  private userHandle = '';

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  /** The answer to options for creation. */
  create(options: object): string {
    const { challenge, rp, user } = options as CreationOptions;
    this.userHandle = user.id;
    const { x, y } = this.publicKey;
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, new Uint8Array(x)],
          [-3, new Uint8Array(y)],
        ] as const),
      ]) as never,
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.data(rp.id, HAS_KEY), Buffer.alloc(16), length, this.id, key]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to options for a sign-in. */
  use(options: object): string {
    const { challenge, rpId } = options as RequestOptions;
    this.counter += 1;
    const authData = this.data(rpId, 0);
    const clientData = this.clientData('webauthn.get', challenge);
    const hash = createHash('sha256').update(clientData).digest();
    const signature = createSign('sha256').update(authData).update(hash).sign(this.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = PRESENT | (this.isUserVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
