import type { components } from '@guiche/api-client';
import type { Locale } from '@guiche/checkout-rules';
import { cardFromSubmission } from '../card-input';
import { checkCard } from '../check-card';
import { encryptCard } from '../encrypt-card';
import { libraryToken } from '../provider-library';
import type { PresentCard, Presented } from './frame-messages';

type CardKey = components['schemas']['CardKeyDto'];

/** Data that the server writes into the frame's document. A page cannot change it: with another key it could read the card. */
export interface FrameSettings {
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  readonly locale: Locale;
  readonly seal:
    | { readonly by: 'platform'; readonly key: CardKey }
    | { readonly by: 'iugu'; readonly accountId: string };
}

/** Converts typed values to a message for the page: the encrypted card, or its problems as our own texts. */
export async function presentTyped(
  typed: Pick<FormData, 'get'>,
  { holderDocument, keyId }: Pick<PresentCard, 'holderDocument' | 'keyId'>,
  { today, locale, seal }: FrameSettings,
): Promise<Presented> {
  const card = cardFromSubmission(typed, holderDocument);
  const problems = checkCard(card, today, locale);
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  try {
    const token =
      seal.by === 'iugu'
        ? await libraryToken(card, seal.accountId)
        : await encryptCard(card, underKeyId(seal.key, keyId));
    return { kind: 'presented', token };
  } catch {
    // The error may contain the card, so it is not reported.
    return { kind: 'failed' };
  }
}

/** An id consists of parts, of which the first names the key pair. */
const pairOf = (keyId: string) => keyId.split('.')[0];

/** The key under a fresher id. The page may name another id of the same pair, and never another key. */
function underKeyId(key: CardKey, keyId = key.kid): CardKey {
  if (!/^[\w.-]{1,200}$/.test(keyId) || pairOf(keyId) !== pairOf(key.kid))
    throw new Error('the id is of another key');
  return { ...key, kid: keyId };
}
