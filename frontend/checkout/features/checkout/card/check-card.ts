import { FORM_MESSAGES, cardProblems, type Locale, type Texts } from '@guiche/checkout-rules';
import { INPUT_OF, type CardInput, type PlainCard } from './card-input';

/** The problems of a card, by input, in the reader's language. No message repeats a typed value. */
export function checkCard(
  card: PlainCard,
  today: string,
  locale: Locale,
): Partial<Record<CardInput, string>> {
  const problems: Partial<Record<CardInput, string>> = {};
  for (const [fact, texts] of Object.entries(cardProblems(card, today))) {
    const input = INPUT_OF[fact];
    if (input) problems[input] ??= (unfinished(input, card) ?? texts)[locale];
  }
  return problems;
}

const HALF_AN_EXPIRY: Texts = {
  'pt-BR': 'Informe o mês e o ano, como no cartão.',
  'en-US': 'Enter the month and the year, as on the card.',
  'es-ES': 'Escribe el mes y el año, como en la tarjeta.',
};

/** The rules check complete values. An empty input or a half-typed expiry is reported as missing instead. */
function unfinished(input: CardInput, card: PlainCard): Texts | undefined {
  const { expMonth, expYear } = card;
  const typed = {
    cardNumber: card.cardNumber,
    cardName: card.holderName,
    cardExpiration: expMonth + expYear,
    cardCvv: card.cvv,
  };
  if (typed[input] === '') return FORM_MESSAGES.required;
  return input === 'cardExpiration' && (expMonth === '' || ![2, 4].includes(expYear.length))
    ? HALF_AN_EXPIRY
    : undefined;
}
