import {
  UnsupportedRequest,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
} from '@guiche/gateway-kit';
import { saoPauloDate } from '@guiche/brazil';
import { billetDays, pixDueDay } from '../../formatting/code-life.js';
import { dueDay } from '../../formatting/due-day.js';
import { customerOfCharge } from './customer.js';
import { declinedCard } from './declined-card.js';
import { digitableLine, qrCode, readPayment } from './payment.js';

export const chargePix: ChargeOperation = {
  before: customerOfCharge,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/payments',
    // Payments.md §9: a PIX is due one day ahead, unless the offer says otherwise.
    body: {
      ...payment(intent, facts['customer']),
      billingType: 'PIX',
      dueDate: pixDueDay(intent, 1),
    },
  }),
  read: readPayment,
  after: [qrCode],
};

export const chargeBillet: ChargeOperation = {
  before: customerOfCharge,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/payments',
    // Payments.md §9 gives Asaas no number for boletos: three days, as at most adapters.
    body: {
      ...payment(intent, facts['customer']),
      billingType: 'BOLETO',
      dueDate: dueDay(intent.createdAt, billetDays(intent, 3)),
    },
  }),
  read: readPayment,
  after: [digitableLine],
};

export const chargeCard: ChargeOperation = {
  before: customerOfCharge,
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/payments',
    body: {
      ...payment(intent, intent.cardCustomer ?? facts['customer']),
      billingType: 'CREDIT_CARD',
      dueDate: aYearAhead(intent),
      ...installments(intent),
      creditCardToken: intent.cardToken ?? intent.cardId,
      remoteIp: buyersAddress(intent),
    },
  }),
  read: readPayment,
  readError: declinedCard,
};

/** The buyer's own address, never the server's: Asaas's fraud check uses it. */
export function buyersAddress({ customerIp }: { customerIp?: string }): string {
  if (!customerIp) throw new UnsupportedRequest("the buyer's IP address is required with a card");
  return customerIp;
}

function payment(intent: ChargeIntent, customer: string | undefined): { readonly [field: string]: Json } {
  return {
    customer,
    value: toReaisNumber(intent.amount),
    description: intent.description.slice(0, 500),
    externalReference: intent.attemptId,
  };
}

/** Payments.md §9: a card charge is due one year ahead. 29 February has no such day and becomes the 28th. */
function aYearAhead({ createdAt }: ChargeIntent): string {
  const [year, ...monthAndDay] = saoPauloDate(createdAt).split('-');
  const rest = monthAndDay.join('-');
  return `${Number(year) + 1}-${rest === '02-29' ? '02-28' : rest}`;
}

const installments = ({ installments, amount }: ChargeIntent): { readonly [field: string]: Json } =>
  installments > 1 ? { installmentCount: installments, totalValue: toReaisNumber(amount) } : {};
