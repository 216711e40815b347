import {
  fourDigitYear,
  path,
  type CardIdIntent,
  type CardIdOutcome,
  type CardTokenIntent,
  type CardTokenOutcome,
  type Json,
  type NativeBody,
  type Operation,
  type Refused,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import type { PagarmeCredentials } from './credentials.js';
import { customer } from './charge.js';

/** Valid for sixty seconds, used once, and requested with the public key alone: any other authentication is refused. */
export const createCardToken: Operation<CardTokenIntent, CardTokenOutcome, PagarmeCredentials> = {
  send: ({ card }, { credentials }) => ({
    method: 'POST',
    path: '/tokens',
    query: { appId: credentials.publicKey },
    anonymous: true,
    body: {
      type: 'card',
      card: {
        number: onlyDigits(card.cardNumber),
        holder_name: card.holderName,
        holder_document: cpfOf(card.holderDocument),
        exp_month: Number(card.expMonth),
        exp_year: Number(fourDigitYear(card.expYear)),
        cvv: card.cvv,
      },
    },
  }),
  read: (body) => ({ kind: 'tokenized', cardToken: body.text('id') }),
  readError: rejectedWith,
};

/** The same card for the same customer returns the same id. */
export const storeCard = (billingAddress: Json | undefined): Operation<CardIdIntent, CardIdOutcome> => ({
  before: [
    {
      send: (intent) => ({ method: 'POST', path: '/customers', body: customer(intent) }),
      read: (body) => ({ kind: 'facts', facts: { customer: body.text('id') } }),
    },
  ],
  send: ({ cardToken }, { facts }) => ({
    method: 'POST',
    path: path`/customers/${facts['customer'] ?? ''}/cards`,
    body: { token: cardToken, billing_address: billingAddress },
  }),
  read: (body) => ({ kind: 'stored', cardId: body.text('id') }),
  readError: (status, body) => (status === 412 ? failedCheck(body) : rejectedWith(status, body)),
});

/** 412: the bank refused the check during storing. */
const failedCheck = (body: NativeBody): CardIdOutcome => ({
  kind: 'declined',
  reason: 'cardRefused',
  native: body.optionalText('message') ?? '412',
});

/** Payments.md §8: the provider's first error message, else the specified text. */
function rejectedWith(status: number, body: NativeBody): Refused | undefined {
  if (![400, 404, 422].includes(status)) return undefined;
  const [wrong] = body.optionalObject('errors')?.values() ?? [];
  const detail = wrong?.list()[0]?.bareText() ?? body.optionalText('message');
  return { kind: 'refused', reason: 'request', detail: detail ?? 'Ocorreu um erro desconhecido.' };
}
