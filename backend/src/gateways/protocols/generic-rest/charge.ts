import {
  fourDigitYear,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { billetDays, pixDays, pixEnd, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import type { ChargeReader } from './answer.js';
import { unitOf, type ExpiryOptions, type GenericRestOptions } from './options.js';
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
            ...expiry(options, intent),
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

function expiry({ pixExpiry, billetExpiry }: GenericRestOptions, intent: ChargeIntent): Record<string, Json> {
  const { paymentMethod: method } = intent;
  if (method === 'PIX') return { [pixExpiry.field]: pixLife(pixExpiry, intent) };
  return method === 'BILLET' ? { [billetExpiry.field]: billetDays(intent, billetExpiry.value) } : {};
}

/** In the unit of the field. Where nothing says which that is, the defined number is the only one known to be right. */
function pixLife(pixExpiry: ExpiryOptions, intent: ChargeIntent): number {
  const { value } = pixExpiry;
  switch (unitOf(pixExpiry)) {
    case 'seconds':
      return pixSeconds(intent, value);
    case 'minutes':
      return intent.pixExpiresMinutes ?? value;
    case 'days':
      return pixDays(intent, value);
    case undefined:
      return value;
  }
}

/** The answer may lack the end: it is then computed from what was requested. */
function ended(
  outcome: QueryOutcome,
  { pixExpiry, billetExpiry }: GenericRestOptions,
  intent: ChargeIntent,
): QueryOutcome {
  if (outcome.kind !== 'awaiting') return outcome;
  if (intent.paymentMethod === 'BILLET')
    return {
      expiresAt: endOfDayAfter(intent.createdAt, billetDays(intent, billetExpiry.value)),
      ...outcome,
    };
  return intent.pixExpiresMinutes !== undefined && ['seconds', 'minutes'].includes(unitOf(pixExpiry) ?? '')
    ? { expiresAt: pixEnd(intent, 0), ...outcome }
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
