import { cardProblems, type Locale } from '@guiche/checkout-rules';
import { INPUT_OF, type CardInput, type PlainCard } from './card-input';

/** What is wrong with a card, by input, in the reader's language. No sentence repeats what was typed. */
export function checkCard(
  card: PlainCard,
  today: string,
  locale: Locale,
): Partial<Record<CardInput, string>> {
  const problems: Partial<Record<CardInput, string>> = {};
  for (const [fact, texts] of Object.entries(cardProblems(card, today))) {
    const input = INPUT_OF[fact];
    if (input) problems[input] ??= texts[locale];
  }
  return problems;
}
