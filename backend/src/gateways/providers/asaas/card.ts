import {
  UnsupportedRequest,
  fourDigitYear,
  type CardTokenIntent,
  type CardTokenOutcome,
  type Json,
  type NativeBody,
  type Operation,
  type Refused,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';
import { buyersAddress } from './charge.js';
import { customerOfCard } from './customer.js';
import { declinedCard } from './declined-card.js';

/**
 * The token belongs to the customer, so the charge names this customer again: a buyer who pays twice at once may have
 * two. Tokenization must be enabled for the account.
 */
export const createCardToken: Operation<CardTokenIntent, CardTokenOutcome> = {
  before: customerOfCard,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/creditCard/tokenizeCreditCard',
    body: {
      customer: facts['customer'],
      creditCard: {
        holderName: intent.card.holderName,
        number: onlyDigits(intent.card.cardNumber),
        expiryMonth: intent.card.expMonth.padStart(2, '0'),
        expiryYear: fourDigitYear(intent.card.expYear),
        ccv: intent.card.cvv,
      },
      creditCardHolderInfo: holder(intent),
      remoteIp: buyersAddress(intent),
    },
  }),
  read: (body, _, { facts }) => ({
    kind: 'tokenized',
    cardToken: body.text('creditCardToken'),
    ...(facts['customer'] ? { cardCustomer: facts['customer'] } : {}),
  }),
  readError: (status, body) => declinedCard(status, body) ?? rejectedWith(status, body),
};

function holder({ card, customer, address }: CardTokenIntent): Json {
  if (!address) throw new UnsupportedRequest("the card holder's address is required");
  return {
    name: card.holderName,
    email: customer.email,
    cpfCnpj: requiredCpf(card.holderDocument),
    postalCode: onlyDigits(address.zipCode),
    addressNumber: address.number,
    addressComplement: address.complement,
    phone: phoneDigits(customer.phone),
  };
}

/** Payments.md §8: the provider's first error message, else the specified text. */
function rejectedWith(status: number, body: NativeBody): Refused | undefined {
  if (![400, 404, 422].includes(status)) return undefined;
  const detail = body.optionalList('errors')[0]?.optionalText('description');
  return { kind: 'refused', reason: 'request', detail: detail ?? 'Erro desconhecido.' };
}
