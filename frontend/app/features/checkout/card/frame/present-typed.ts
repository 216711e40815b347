import type { components } from '@guiche/api-client';
import type { Locale } from '@guiche/checkout-rules';
import { cardFromSubmission } from '../card-input';
import { checkCard } from '../check-card';
import { encryptCard } from '../encrypt-card';
import { libraryToken } from '../provider-library';
import type { Presented } from './frame-messages';

/** What the server writes into the frame's document. A page cannot change it: who could choose the key could read the card. */
export interface FrameSettings {
  /** The calendar date in São Paulo, YYYY-MM-DD. */
  readonly today: string;
  readonly locale: Locale;
  readonly seal:
    | { readonly by: 'platform'; readonly key: components['schemas']['CardKeyDto'] }
    | { readonly by: 'iugu'; readonly accountId: string };
}

/** Turns what was typed into what may leave the frame: the sealed card, or what is wrong with it, in our own sentences. */
export async function presentTyped(
  typed: Pick<FormData, 'get'>,
  holderDocument: string,
  { today, locale, seal }: FrameSettings,
): Promise<Presented> {
  const card = cardFromSubmission(typed, holderDocument);
  const problems = checkCard(card, today, locale);
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  try {
    const token =
      seal.by === 'iugu' ? await libraryToken(card, seal.accountId) : await encryptCard(card, seal.key);
    return { kind: 'presented', token };
  } catch {
    // What was thrown may quote the card, so nobody is told of it.
    return { kind: 'failed' };
  }
}
