import {
  UnsupportedRequest,
  softDescriptor,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { DAY_SECONDS, billetDays, pixEnd } from '../../formatting/code-life.js';
import { daysAfter } from '../../formatting/due-day.js';
import { cardToken } from './card-token.js';
import type { MercadopagoCredentials } from './credentials.js';
import { payer, type Fields } from './payer.js';
import { readPayment } from './payment.js';

export const chargePix: ChargeOperation = {
  send: (intent) =>
    payment(intent, {
      payment_method_id: 'pix',
      date_of_expiration: withOffset(pixEnd({ ...intent, ...leastLife(intent) }, DAY_SECONDS)),
      payer: payer(intent),
    }),
  read: readPayment,
};

export const chargeBillet: ChargeOperation = {
  // Payments.md §9 gives no number for this provider: three days, as at most adapters.
  send: (intent) =>
    payment(intent, {
      payment_method_id: 'bolbradesco',
      date_of_expiration: withOffset(daysAfter(intent.createdAt, billetDays(intent, 3))),
      payer: { ...payer(intent), address: address(intent) },
    }),
  read: readPayment,
};

export const chargeCard: ChargeOperation<MercadopagoCredentials> = {
  before: [cardToken],
  send: (intent, { facts }) =>
    payment(intent, {
      payment_method_id: facts['brand'],
      token: facts['token'],
      installments: intent.installments,
      statement_descriptor: softDescriptor(intent.softDescriptor ?? intent.description),
      capture: true,
      payer: payer(intent),
    }),
  read: readPayment,
};

function payment(intent: ChargeIntent, means: Fields) {
  return {
    method: 'POST',
    path: '/v1/payments',
    headers: { 'x-idempotency-key': intent.attemptId },
    body: {
      transaction_amount: toReaisNumber(intent.amount),
      description: intent.description,
      external_reference: intent.attemptId,
      notification_url: intent.webhookUrl,
      ...means,
    },
  } as const;
}

/** With milliseconds and an offset, the provider's format. */
const withOffset = (end: Date): string => end.toISOString().replace('Z', '+00:00');

/** The provider refuses a PIX that ends earlier. */
const LEAST_MINUTES = 30;

const leastLife = ({ pixExpiresMinutes }: ChargeIntent): Pick<ChargeIntent, 'pixExpiresMinutes'> =>
  pixExpiresMinutes === undefined ? {} : { pixExpiresMinutes: Math.max(pixExpiresMinutes, LEAST_MINUTES) };

function address({ address }: ChargeIntent): Json {
  if (!address) throw new UnsupportedRequest('an address is required for a boleto');
  return {
    zip_code: onlyDigits(address.zipCode),
    street_name: address.address,
    street_number: address.number,
    neighborhood: address.district,
    city: address.city,
    federal_unit: address.state,
  };
}
