import { Injectable } from '@nestjs/common';
import { LinkSigner } from '../../runtime/crypto/index.js';

const MINUTE_MS = 60_000;

/** How long a key id may be used after it was issued. */
export const CARD_KEY_TERM_MS = 15 * MINUTE_MS;

/** The clocks of two processes may differ by this much. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** The content of a key id. */
export interface IssuedKeyId {
  /** The id of the platform's key pair. */
  readonly keyId: string;
  readonly offerId: string;
  readonly issuedAt: Date;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SPELLING = new RegExp(`^(${UUID})\\.(${UUID})\\.([0-9a-z]{1,11})\\.([\\w-]{43})$`);

/**
 * The `kid` of a card key: `{key pair}.{offer}.{time of issue}.{signature}`. A client copies it into the header of its JWE, as
 * RFC 7517 asks, and so binds the card to the offer and to the time: the header is authenticated
 * by the encryption, and the id by our signature. The platform is signed but not spelled out.
 */
@Injectable()
export class CardKeyIds {
  constructor(private readonly signer: LinkSigner) {}

  issue(platformId: string, { keyId, offerId, issuedAt }: IssuedKeyId): string {
    const at = issuedAt.getTime().toString(36);
    const signature = this.signer.sign(claims(platformId, keyId, offerId, at));
    return [keyId, offerId, at, signature].join('.');
  }

  /** The content of the id, or undefined when it was not issued for this platform. */
  read(platformId: string, kid: string): IssuedKeyId | undefined {
    const [, keyId, offerId, at, signature] = SPELLING.exec(kid) ?? [];
    if (!keyId || !offerId || !at || !signature) return undefined;
    if (!this.signer.isSignedOver(claims(platformId, keyId, offerId, at), signature)) return undefined;
    return { keyId, offerId, issuedAt: new Date(Number.parseInt(at, 36)) };
  }
}

/** Whether a text has the form of a key id, of whichever platform. */
export const looksLikeKeyId = (kid: unknown): boolean => typeof kid === 'string' && SPELLING.test(kid);

/** Whether a key id that was issued at `issuedAt` may be used now. */
export function isInTerm(issuedAt: Date, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime();
  return age >= -CLOCK_SKEW_MS && age <= CARD_KEY_TERM_MS;
}

const claims = (platformId: string, keyId: string, offerId: string, at: string) => [
  'card key',
  platformId,
  keyId,
  offerId,
  at,
];
