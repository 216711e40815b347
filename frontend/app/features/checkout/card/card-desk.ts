import type { components } from '@guiche/api-client';
import { onlyDigits } from '@guiche/brazil';
import { makesTokensInPage, type Locale } from '@guiche/checkout-rules';
import { paths } from '../../../lib/paths';
import type { Offer } from '../offer';
import { CARD_INPUTS, cardFromSubmission, type CardInput } from './card-input';
import { checkCard } from './check-card';
import { encryptCard } from './encrypt-card';
import { fingerPrints } from './finger-prints';
import { libraryToken } from './provider-library';

interface CardForm {
  readonly offer: Offer;
  readonly today: string;
  readonly locale: Locale;
  readonly submitted: FormData;
}

export type CardSent =
  | { readonly kind: 'wrong'; readonly problems: Partial<Record<CardInput, string>> }
  | { readonly kind: 'ready'; readonly submitted: FormData };

/**
 * Turns what was typed into what may leave the page: a token instead of the card. Loaded only once a card is chosen.
 * Throws where no token can be made.
 */
export async function cardDesk({ offer, today, locale, submitted }: CardForm): Promise<CardSent> {
  const card = cardFromSubmission(submitted, onlyDigits(String(submitted.get('cpf') ?? '')));
  const problems = checkCard(card, today, locale);
  if (Object.keys(problems).length > 0) return { kind: 'wrong', problems };
  const token = makesTokensInPage(offer.provider.paymentProvider)
    ? await libraryToken(card, offer)
    : await encryptCard(card, await cardKey(offer.id));
  for (const input of CARD_INPUTS) submitted.delete(input);
  submitted.set('cardToken', token);
  submitted.set('fingerPrints', JSON.stringify(fingerPrints()));
  return { kind: 'ready', submitted };
}

async function cardKey(checkoutId: string): Promise<components['schemas']['CardKeyDto']> {
  const answer = await fetch(paths.cardKey(checkoutId));
  if (!answer.ok) throw new Error(`the card key was answered with ${answer.status}`);
  return (await answer.json()) as components['schemas']['CardKeyDto'];
}
