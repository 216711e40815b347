import type { Declined, NativeBody } from '@guiche/gateway-kit';

/** The provider's text when the card's issuer refuses. It uses the same code for other refused actions. */
const NOT_AUTHORIZED = /transação (?:não autorizada|negada|recusada)/i;

/** A token that is used up, or was created for another customer. */
const UNKNOWN_TOKEN = /creditCardToken/i;

/**
 * Distinguishes a declined card from an error of ours, at the charge and at tokenization. The provider has no status
 * for a declined card: it answers 400 and stores no payment.
 *
 * - `invalid_action` is a declined card only where its description says that the transaction was not authorized: the
 *   same code means "not allowed for this account" elsewhere.
 * - `invalid_creditCard` is a declined card in the provider's documentation, but not where it names our card token.
 *
 * @returns `undefined` for every other answer, which is then a refused request: no card was declined.
 */
export function declinedCard(status: number, body: NativeBody): Declined | undefined {
  if (status !== 400) return undefined;
  const error = body.optionalList('errors')[0];
  const native = error?.optionalText('code');
  const description = error?.optionalText('description') ?? '';
  switch (native) {
    case 'invalid_action':
      return NOT_AUTHORIZED.test(description)
        ? { kind: 'declined', reason: 'cardRefused', native }
        : undefined;
    case 'invalid_creditCard':
      return UNKNOWN_TOKEN.test(description)
        ? undefined
        : { kind: 'declined', reason: 'cardRefused', native };
    case 'insufficient_funds':
      return { kind: 'declined', reason: 'insufficientFunds', native };
    default:
      return undefined;
  }
}
