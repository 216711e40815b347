import { saoPauloDate } from '@guiche/brazil';
import type { Billet } from '../simulation/billet.js';
import type { SimulatedCard } from '../simulation/charged-card.js';
import type { ChargeEvent, ChargeMethod, ChargeStatus } from '../simulation/charge.js';
import { statusAt } from '../simulation/charge.js';
import { reaisNumber } from '../simulation/reais.js';
import { localTime } from '../simulation/sao-paulo.js';
import type { AsaasCharge } from './charge.js';

const PIX_FEE = 199;

// A deleted charge keeps its status, and a partial refund does not change it.
const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'PENDING',
  PAID: 'RECEIVED',
  DECLINED: 'PENDING',
  EXPIRED: 'OVERDUE',
  CANCELED: 'PENDING',
  PARTIALLY_REFUNDED: 'RECEIVED',
  REFUNDED: 'REFUNDED',
  CHARGEBACK: 'CHARGEBACK_REQUESTED',
};

/** A card is confirmed first; RECEIVED would follow with the money, weeks later. */
const CARD_WORDS: Partial<Record<ChargeStatus, string>> = {
  PENDING: 'AWAITING_RISK_ANALYSIS',
  PAID: 'CONFIRMED',
  PARTIALLY_REFUNDED: 'CONFIRMED',
};

const BILLING_TYPES: Record<ChargeMethod, string> = {
  PIX: 'PIX',
  BILLET: 'BOLETO',
  CREDIT_CARD: 'CREDIT_CARD',
};

export function statusWord(charge: AsaasCharge, now: Date): string {
  const status = statusAt(charge, now);
  return (charge.card && CARD_WORDS[status]) ?? WORDS[status];
}

/** The payment object: the answer of create, get, list and refund, and part of a webhook. */
export function payment(charge: AsaasCharge, now: Date): object {
  const paid = charge.paidAt === null ? null : saoPauloDate(charge.paidAt);
  const entered = charge.paidAt === null ? charge.amount : charge.paidAmount;
  const net = Math.max(entered - PIX_FEE, 0);
  return {
    object: 'payment',
    id: charge.id,
    dateCreated: saoPauloDate(charge.createdAt),
    customer: charge.customerId,
    paymentLink: null,
    value: reaisNumber(ownPart(charge, entered)),
    netValue: reaisNumber(net),
    originalValue: entered === charge.amount ? null : reaisNumber(charge.amount),
    interestValue: null,
    description: charge.description,
    billingType: BILLING_TYPES[charge.method],
    canBePaidAfterDueDate: true,
    pixTransaction: charge.endToEndId,
    pixQrCodeId: null,
    status: statusWord(charge, now),
    dueDate: charge.dueDate,
    originalDueDate: charge.dueDate,
    paymentDate: paid,
    clientPaymentDate: paid,
    ...(charge.plan ? { installment: charge.plan.id } : {}),
    installmentNumber: charge.plan ? 1 : null,
    invoiceUrl: `https://simulador.invalid/i/${charge.id.replace('pay_', '')}`,
    invoiceNumber: String(charge.invoiceNumber).padStart(8, '0'),
    externalReference: charge.externalRef,
    deleted: charge.status === 'CANCELED',
    anticipated: false,
    anticipable: false,
    creditDate: paid,
    estimatedCreditDate: paid,
    transactionReceiptUrl: null,
    nossoNumero: charge.billet ? ourNumber(charge.billet) : null,
    bankSlipUrl: charge.billet?.url ?? null,
    discount: { value: 0, limitDate: null, dueDateLimitDays: 0, type: 'FIXED' },
    fine: { value: 0, type: 'FIXED' },
    interest: { value: 0, type: 'PERCENTAGE' },
    postalService: false,
    daysAfterDueDateToRegistrationCancellation: null,
    refunds: charge.moneyBack.length ? refunds(charge) : null,
    ...(charge.card ? { creditCard: cardAnswer(charge.card, charge.cardToken) } : {}),
    ...(charge.split.length ? { split: splitOf(charge, net) } : {}),
  };
}

/** Of a plan the first payment only, which carries the cents that do not divide. */
function ownPart({ plan }: AsaasCharge, entered: number): number {
  if (!plan) return entered;
  return Math.floor(entered / plan.count) + (entered % plan.count);
}

export const ourNumber = ({ barcode }: Billet): string => barcode.slice(-9);

export function cardAnswer({ lastDigits, brand }: SimulatedCard, creditCardToken: string | null): object {
  return { creditCardNumber: lastDigits, creditCardBrand: brand.toUpperCase(), creditCardToken };
}

export function refunds(charge: AsaasCharge): object[] {
  return charge.moneyBack
    .filter(({ reason }) => reason === 'MERCHANT')
    .map((back) => ({
      dateCreated: localTime(back.requestedAt),
      status: back.settledAt === null ? 'PENDING' : 'DONE',
      value: reaisNumber(back.amount),
      endToEndIdentifier: back.rtrId,
      description: back.description,
      effectiveDate: back.settledAt === null ? null : localTime(back.settledAt),
      transactionReceiptUrl: null,
      refundedSplits: [],
    }));
}

export function eventName(charge: AsaasCharge, kind: ChargeEvent['kind']): string {
  switch (kind) {
    case 'created':
      return 'PAYMENT_CREATED';
    case 'paid':
      return charge.card ? 'PAYMENT_CONFIRMED' : 'PAYMENT_RECEIVED';
    case 'declined':
      // Asaas has no status for a refused PIX or boleto: it stays unpaid.
      return charge.card ? 'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED' : 'PAYMENT_UPDATED';
    case 'expired':
      return 'PAYMENT_OVERDUE';
    case 'canceled':
      return 'PAYMENT_DELETED';
    case 'refunded':
      return charge.status === 'REFUNDED' ? 'PAYMENT_REFUNDED' : 'PAYMENT_PARTIALLY_REFUNDED';
    case 'chargeback':
      return 'PAYMENT_CHARGEBACK_REQUESTED';
  }
}

function splitOf(charge: AsaasCharge, net: number): object[] {
  return charge.split.map((part) => ({
    id: part.id,
    walletId: part.walletId,
    fixedValue: part.fixedValue === null ? null : reaisNumber(part.fixedValue),
    percentualValue: part.percentualValue,
    totalValue: reaisNumber(part.fixedValue ?? Math.floor((net * (part.percentualValue ?? 0)) / 100)),
    cancellationReason: null,
    status: 'PENDING',
    externalReference: part.externalReference,
    description: part.description,
  }));
}
