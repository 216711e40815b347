import {
  UnsupportedRequest,
  path,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { declinedInError } from '../../formatting/declined-in-error.js';
import { billetDays, pixDays } from '../../formatting/code-life.js';
import { daysAfter, dueDay } from '../../formatting/due-day.js';
import { formatted } from './card.js';
import type { CelcoinCredentials } from './credentials.js';
import { customerOfCharge, newCustomer } from './customer.js';
import { readNewCharge, transactionOf, wordOf } from './transaction.js';

/** Payments.md §9: the deadline of a code, and the payday of every charge. */
const DAYS = 5;

export const chargePix: ChargeOperation<CelcoinCredentials> = {
  before: customerOfCharge,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/charges',
    body: {
      ...charge(intent, 'pix', facts['customer'], pixDays(intent, DAYS)),
      PaymentMethodPix: {
        instructions: intent.description,
        Deadline: { type: 'days', value: pixDays(intent, DAYS) },
      },
    },
  }),
  read: (body, intent) => {
    const outcome = readNewCharge(body);
    return outcome.kind === 'awaiting'
      ? { ...outcome, expiresAt: daysAfter(intent.createdAt, pixDays(intent, DAYS)) }
      : outcome;
  },
};

/** A stored card by its id; any other in the clear, decrypted immediately before it is sent. */
export const chargeCard: ChargeOperation<CelcoinCredentials> = {
  before: customerOfCharge,
  send: (intent, { facts, card, credentials }) => ({
    method: 'POST',
    path: '/charges',
    body: {
      ...charge(intent, 'creditcard', facts['customer'], credentials.cardPayday === 'today' ? 0 : DAYS),
      PaymentMethodCreditCard: {
        Card: charged(intent, card),
        qtdInstallments: intent.installments,
        preAuthorize: false,
      },
    },
  }),
  read: readNewCharge,
  readError: declinedInError(readNewCharge),
};

export const chargeBillet: ChargeOperation<CelcoinCredentials> = {
  before: customerOfCharge,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/charges',
    body: {
      ...charge(intent, 'boleto', facts['customer'], billetDays(intent, DAYS)),
      PaymentMethodBoleto: { instructions: intent.description },
    },
  }),
  read: readNewCharge,
};

/** There is no idempotency key: the header identifies the refund, without a guarantee. */
export const refund: RefundOperation = {
  send: ({ reference, refundId, amount, chargedAmount }) => ({
    method: 'PUT',
    path: path`/charges/${reference}/galaxPayId/reverse`,
    headers: { 'idempotency-key': refundId },
    body: { valueToReverse: amount ?? chargedAmount },
  }),
  read: (body, { refundId, amount, chargedAmount }) => {
    const word = wordOf(transactionOf(body.at('Charge'))).toLowerCase();
    // After a partial refund the charge may stay paid: only the acceptance of the call is reported.
    const part = amount !== undefined && amount < chargedAmount;
    return part || word === 'reversed'
      ? { kind: 'refunded', refundId, status: true }
      : { kind: 'processing', refundId, status: false };
  },
};

function charge(
  intent: ChargeIntent,
  method: 'pix' | 'creditcard' | 'boleto',
  customer: string | undefined,
  days = DAYS,
): { readonly [field: string]: Json } {
  return {
    myId: intent.attemptId,
    value: intent.amount,
    payday: dueDay(intent.createdAt, days),
    payedOutsideGalaxPay: false,
    mainPaymentMethodId: method,
    Customer: customer ? { galaxPayId: Number(customer) } : newCustomer(intent),
  };
}

function charged({ cardId = '' }: ChargeIntent, card: CardData | undefined): Json {
  if (card) return formatted(card);
  if (!/^\d+$/.test(cardId)) throw new UnsupportedRequest('the stored card is not one of this provider');
  return { galaxPayId: Number(cardId) };
}
