import {
  UnsupportedRequest,
  NOT_IMPLEMENTED,
  NotOffered,
  fourDigitYear,
  path,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type QueryOperation,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { notFound } from '../../formatting/not-found.js';
import { isThird, unitOf, type WitetecCredentials } from './credentials.js';
import { readNewTransaction, readTransaction } from './transaction.js';

const HOUR_MS = 60 * 60 * 1000;

export const chargePix: ChargeOperation<WitetecCredentials> = {
  send: (intent, { credentials }) =>
    isThird(credentials)
      ? { method: 'POST', path: '/transactions', body: thirdOrder(intent) }
      : { method: 'POST', path: '/v2/transactions/pix/create', body: secondOrder(intent, credentials) },
  read: (body, { createdAt }, { credentials }) => {
    const outcome = readNewTransaction(body, credentials);
    // Where the answer does not state it: a code always lives one hour, and no request can change this.
    const expiresAt = new Date(createdAt.getTime() + HOUR_MS);
    return outcome.kind === 'awaiting' ? { expiresAt, ...outcome } : outcome;
  },
};

export const chargeCard: ChargeOperation<WitetecCredentials> = {
  send: (intent, { credentials, card }) => {
    // The card fields of the third generation are not documented.
    if (isThird(credentials)) throw new UnsupportedRequest(NOT_IMPLEMENTED);
    if (!card) throw new UnsupportedRequest('the card is missing');
    return {
      method: 'POST',
      path: '/v2/transactions/card/create',
      body: {
        ...secondOrder(intent, credentials),
        installments: intent.installments,
        card: secondCard(card),
      },
    };
  },
  read: (body, _, { credentials }) => readNewTransaction(body, credentials),
};

export const query: QueryOperation<WitetecCredentials> = {
  send: ({ reference = '', paymentMethod }, { credentials }) => {
    if (isThird(credentials)) return { method: 'GET', path: path`/transactions/${reference}` };
    if (paymentMethod !== 'PIX') throw new NotOffered('no call tells of a card: its webhook does');
    return { method: 'GET', path: path`/transactions/pix/${reference}` };
  },
  read: (body, _, { credentials }) => readTransaction(body, credentials),
  readError: notFound,
};

/** The server accepts only these fields, so our key is in the description, where staff can find it. */
const secondOrder = (
  { amount, attemptId, description, customer }: ChargeIntent,
  credentials: WitetecCredentials,
): { readonly [field: string]: Json } => ({
  amount: unitOf(credentials).format(amount),
  description: `${description.slice(0, 80)} ${attemptId}`,
  payer_info: { name: customer.name, document: cpfOf(customer.document), email: customer.email },
});

const secondCard = (card: CardData): Json => ({
  number: onlyDigits(card.cardNumber),
  holder_name: card.holderName,
  expiration_month: card.expMonth.padStart(2, '0'),
  expiration_year: fourDigitYear(card.expYear),
  cvv: card.cvv,
});

function thirdOrder(intent: ChargeIntent): Json {
  const { amount, attemptId, customer } = intent;
  const document = cpfOf(customer.document);
  return {
    amount,
    method: 'PIX',
    metadata: { sellerExternalRef: attemptId },
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      ...(document === undefined ? {} : { documentType: 'CPF', document }),
    },
    items: itemsOf(intent).map(({ id, title, unitPrice, quantity, tangible }) => ({
      title,
      amount: unitPrice,
      quantity,
      tangible,
      externalRef: id,
    })),
  };
}
