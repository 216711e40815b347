import {
  UnsupportedRequest,
  fourDigitYear,
  type ChargeIntent,
  type Preparation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { brandOf } from './brand.js';
import type { MercadopagoCredentials } from './credentials.js';
import { identification } from './payer.js';

/**
 * A card token, created immediately before the charge because it pays once: the encrypted card is decrypted for these
 * two calls. It is authenticated by the public key alone, which can only create tokens (decision 0054).
 */
export const cardToken: Preparation<ChargeIntent, QueryOutcome, MercadopagoCredentials> = {
  send: (_, { card, credentials: { publicKey } }) => {
    if (!card) throw new UnsupportedRequest('the card is required');
    return {
      method: 'POST',
      path: '/v1/card_tokens',
      ...(publicKey ? { anonymous: true, headers: { 'x-public-key': publicKey } } : {}),
      body: {
        card_number: onlyDigits(card.cardNumber),
        expiration_month: Number(card.expMonth),
        expiration_year: Number(fourDigitYear(card.expYear)),
        security_code: card.cvv,
        cardholder: { name: card.holderName, ...identification(card.holderDocument) },
      },
    };
  },
  read: (body) => ({
    kind: 'facts',
    facts: { token: body.text('id'), brand: brandOf(body.text('first_six_digits')) },
  }),
};
