import {
  softDescriptor,
  type ChargeIntent,
  type ChargeOperation,
  type ChargeSplit,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits, splitPhone } from '@guiche/brazil';
import { DAY_SECONDS, billetDays, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { daysAfter } from '../../formatting/due-day.js';
import { itemsOf, wholeOf } from '../../formatting/items.js';
import type { PagarmeCredentials } from './credentials.js';
import { readOrder } from './order.js';

type Fields = { readonly [field: string]: Json };

export const chargePix: ChargeOperation = {
  send: (intent) => order(intent, 'pix', { pix: { expires_in: pixSeconds(intent, DAY_SECONDS) } }),
  read: readOrder,
};

export const chargeBillet: ChargeOperation = {
  // Payments.md §9: due in five days, unless the offer says otherwise.
  send: (intent) =>
    order(intent, 'boleto', {
      boleto: {
        instructions: intent.description.slice(0, 256),
        due_at: daysAfter(intent.createdAt, billetDays(intent, 5)).toISOString(),
        type: 'DM',
      },
    }),
  read: readOrder,
};

/** Accounts settled by Pagar.me accept a stored card only; a bare token is for those with their own acquirer. */
export const chargeCard: ChargeOperation<PagarmeCredentials> = {
  send: (intent, { credentials }) =>
    order(intent, 'credit_card', {
      credit_card: {
        installments: intent.installments,
        statement_descriptor: softDescriptor(
          intent.softDescriptor ?? credentials.statementDescriptor ?? intent.description,
        ),
        operation_type: 'auth_and_capture',
        ...(intent.cardId ? { card_id: intent.cardId } : { card_token: intent.cardToken }),
      },
    }),
  read: readOrder,
};

function order(intent: ChargeIntent, method: string, means: Fields) {
  return {
    method: 'POST',
    path: '/orders',
    headers: { 'idempotency-key': intent.attemptId },
    body: {
      code: intent.attemptId,
      closed: true,
      items: items(intent),
      customer: customer(intent),
      ...(intent.customerIp ? { ip: intent.customerIp } : {}),
      payments: [
        {
          payment_method: method,
          amount: intent.amount,
          ...means,
          ...(intent.splits.length > 0 ? { split: intent.splits.map(split) } : {}),
        },
      ],
    },
  } as const;
}

/** The order's amount is the sum of its items, and none may be zero. */
function items(intent: ChargeIntent): Json {
  const lines = itemsOf(intent);
  const areSold = lines.every(({ unitPrice }) => unitPrice > 0);
  return (areSold ? lines : [wholeOf(intent)]).map(({ id, title, unitPrice, quantity }) => ({
    code: id,
    description: title,
    amount: unitPrice,
    quantity,
  }));
}

/** Customers are identified by e-mail: the same one for whom the card was stored. */
export function customer({ customer, address }: Pick<ChargeIntent, 'customer' | 'address'>): Fields {
  const document = cpfOf(customer.document);
  const phone = splitPhone(customer.phone);
  return {
    name: customer.name,
    email: customer.email,
    type: 'individual',
    ...(document ? { document, document_type: 'CPF' } : {}),
    phones: { mobile_phone: { country_code: '55', area_code: phone.areaCode, number: phone.number } },
    ...(address
      ? {
          address: {
            line_1: `${address.number}, ${address.address}, ${address.district}`,
            line_2: address.complement,
            zip_code: onlyDigits(address.zipCode),
            city: address.city,
            state: address.state,
            country: 'BR',
          },
        }
      : {}),
  };
}

function split({ recipientId, amount, type, ...options }: ChargeSplit): Json {
  return {
    recipient_id: recipientId,
    type: type === 'FIXED' ? 'flat' : 'percentage',
    amount: type === 'FIXED' ? amount : amount / 100,
    options: {
      liable: options.liable,
      charge_processing_fee: options.chargeProcessingFee,
      charge_remainder_fee: options.chargeRemainder,
    },
  };
}
