import {
  fourDigitYear,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type PaymentMethod,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import type { ChargeReader } from './answer.js';
import type { GenericRestOptions } from './options.js';
import { placed, within } from './places.js';
import { endOfDayAfter } from '../../formatting/due-day.js';
import { refusal } from './refusal.js';
import { requestBody, formatted } from './requests.js';

/** POST of a charge, for one method. */
export function chargeOperation(
  options: GenericRestOptions,
  reader: ChargeReader,
  path: string,
): ChargeOperation {
  return {
    send: (intent, context) =>
      requestBody(
        options,
        {
          method: 'POST',
          path,
          headers: { 'idempotency-key': intent.attemptId },
          body: placed({
            ...charge(options, intent),
            ...expiry(options, intent.paymentMethod),
            ...card(options, intent, context.card),
          }),
        },
        context,
      ),
    read: (body, intent) => ended(reader.read(within(body, options.answer.within)), options, intent),
    readError: refusal(options.refusals.charge),
  };
}

function charge(options: GenericRestOptions, intent: ChargeIntent): Record<string, Json> {
  const { charge: field, methods } = options;
  const { customer, items } = intent;
  return {
    [field.amount]: formatted(options, intent.amount),
    [field.currency]: intent.currency,
    [field.ourKey]: intent.attemptId,
    [field.method]: methods[intent.paymentMethod],
    [field.description]: intent.description,
    [field.webhookUrl]: intent.webhookUrl,
    [field.customerName]: customer.name,
    [field.customerDocument]: cpfOf(customer.document),
    [field.customerEmail]: customer.email,
    [field.customerPhone]: phoneDigits(customer.phone),
    [field.items]: items.map(({ id, title, unitPrice, quantity, tangible }) => ({
      id,
      title,
      unitPrice: formatted(options, unitPrice),
      quantity,
      tangible,
    })),
  };
}

function expiry(
  { pixExpiry, billetExpiry }: GenericRestOptions,
  method: PaymentMethod,
): Record<string, Json> {
  if (method === 'PIX') return { [pixExpiry.field]: pixExpiry.value };
  return method === 'BILLET' ? { [billetExpiry.field]: billetExpiry.value } : {};
}

/** The answer may lack the boleto's due date: it is computed from the requested days. */
function ended(
  outcome: QueryOutcome,
  { billetExpiry }: GenericRestOptions,
  { paymentMethod, createdAt }: ChargeIntent,
): QueryOutcome {
  return paymentMethod === 'BILLET' && outcome.kind === 'awaiting'
    ? { expiresAt: endOfDayAfter(createdAt, billetExpiry.value), ...outcome }
    : outcome;
}

/** The card itself where we encrypted it, else the provider's id of it. */
function card(
  { charge: field }: GenericRestOptions,
  { paymentMethod, installments, cardId, cardToken }: ChargeIntent,
  opened: CardData | undefined,
): Record<string, Json> {
  if (paymentMethod !== 'CREDIT_CARD') return {};
  if (!opened)
    return { [field.installments]: installments, [field.cardId]: cardId, [field.cardToken]: cardToken };
  return {
    [field.installments]: installments,
    [field.cardNumber]: opened.cardNumber,
    [field.cardHolderName]: opened.holderName,
    [field.cardHolderDocument]: cpfOf(opened.holderDocument),
    [field.cardExpMonth]: opened.expMonth,
    [field.cardExpYear]: fourDigitYear(opened.expYear),
    [field.cardCvv]: opened.cvv,
  };
}
