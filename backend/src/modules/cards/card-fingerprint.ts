import type { CardData } from '@guiche/gateway-kit';
import type { KeyedDigest } from '../../runtime/crypto/index.js';

/** Compares cards without storing them: the keyed digest of the card number, in base64url. */
export const cardFingerprint = (digest: KeyedDigest, { cardNumber }: Pick<CardData, 'cardNumber'>): string =>
  digest.of('card fingerprint', cardNumber).toString('base64url');
