import {
  fourDigitYear,
  statusTable,
  type CardData,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';
import type { AxisbankCredentials } from './credentials.js';

/** A purchase of any method. `responsible` is the seller: the intent's seller if named, else the account's holder. */
export const purchase = (
  intent: ChargeIntent,
  { responsibleDocument }: AxisbankCredentials,
): { readonly [field: string]: Json } => ({
  name: intent.customer.name.slice(0, 255),
  email: intent.customer.email,
  cpf: requiredCpf(intent.customer.document),
  phone: phoneDigits(intent.customer.phone),
  amount: intent.amount,
  description: intent.description,
  responsibleDocument: onlyDigits(intent.userDocument ?? responsibleDocument),
  responsibleExternalId: intent.userId,
  paymentMethod: intent.paymentMethod,
  currency: intent.currency,
  externalId: intent.attemptId,
  referrerUrl: intent.referrerUrl,
  checkoutUrl: intent.checkoutUrl,
  postbackUrl: intent.webhookUrl,
});

export const cardOf = (card: CardData, { installments, fingerPrints }: ChargeIntent) => ({
  // A fingerprint of another provider's library is not usable here.
  fingerPrint: fingerPrints.find(({ provider }) => provider === 'AXISBANK')?.value,
  creditCard: {
    number: onlyDigits(card.cardNumber),
    holder: card.holderName,
    expMonth: card.expMonth.padStart(2, '0'),
    expYear: fourDigitYear(card.expYear),
    cvv: card.cvv,
    installments,
  },
});

/** The second generation and webhooks call the id `transactionId`. */
const reported = (charge: NativeBody) => ({
  reference: charge.optionalText('transactionId') ?? charge.text('id'),
  ...optionalCents(charge, 'amount'),
});

const awaiting = (charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> => {
  const copyPaste = charge.optionalText('pixCode');
  const digitableLine = charge.optionalText('billetBarcode');
  const url = charge.optionalText('billetUrl');
  const expiresAt = charge.optionalInstant('expiresAt') ?? charge.optionalInstant('dueDate');
  return {
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(digitableLine ? { billet: { digitableLine, ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
};

const settled = (charge: NativeBody) => {
  const endToEndId = charge.optionalText('end2End') ?? charge.optionalText('endToEnd');
  return endToEndId ? { providerData: { endToEndId } } : {};
};

const words = typicalStatuses({ reported, awaiting, settled }, 'chargedBack');

/** Payments.md §4: Axisbank's refunded and canceled are CHARGEBACK; a blocked payment is in dispute. */
const status = statusTable(
  {
    ...words,
    ...all(words['refunded']!, 'refund'),
    blocked: words['in_dispute']!,
    rejected: words['refused']!,
  },
  { becomes: 'rejected', reported },
);

export const readPurchase = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

/**
 * The second generation's answer to a new purchase was seen without a status: it is pending until a webhook or a
 * query.
 */
export const readNewPurchase = (charge: NativeBody): QueryOutcome =>
  charge.has('status')
    ? readPurchase(charge)
    : { kind: 'awaiting', ...reported(charge), ...awaiting(charge) };
