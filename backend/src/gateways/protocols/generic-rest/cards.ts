import {
  fourDigitYear,
  type CardIdIntent,
  type CardIdOutcome,
  type CardTokenIntent,
  type CardTokenOutcome,
  type Operation,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import type { GenericRestOptions } from './options.js';
import { textAt, within } from './places.js';
import { requestBody } from './requests.js';

/** The provider creates a token of a card. */
export function cardTokenOperation(
  options: GenericRestOptions,
): Operation<CardTokenIntent, CardTokenOutcome> {
  return {
    send: ({ card }, context) => {
      const body = {
        cardNumber: card.cardNumber,
        holderName: card.holderName,
        holderDocument: cpfOf(card.holderDocument),
        expMonth: card.expMonth,
        expYear: fourDigitYear(card.expYear),
        cvv: card.cvv,
      };
      return requestBody(options, { method: 'POST', path: options.paths.createCardToken, body }, context);
    },
    read: (body) => ({
      kind: 'tokenized',
      cardToken: textAt(within(body, options.answer.within), options.answer.cardToken),
    }),
  };
}

/** The provider stores a tokenized card for a customer. */
export function cardIdOperation(options: GenericRestOptions): Operation<CardIdIntent, CardIdOutcome> {
  return {
    send: ({ cardToken, customer, customerIp }, context) => {
      const body = {
        cardToken,
        customer: {
          name: customer.name,
          document: cpfOf(customer.document),
          email: customer.email,
          phone: phoneDigits(customer.phone),
        },
        customerIp,
      };
      return requestBody(options, { method: 'POST', path: options.paths.createCardId, body }, context);
    },
    read: (body) => ({
      kind: 'stored',
      cardId: textAt(within(body, options.answer.within), options.answer.cardId),
    }),
  };
}
