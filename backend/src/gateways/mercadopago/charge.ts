import {
  CannotSpell,
  fourDigitYear,
  softDescriptor,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits } from '@guiche/brazil';
import { cpfOf } from '../families/cpf.js';
import { daysAfter } from '../families/due-day.js';
import { brandOf } from './brand.js';
import { readPayment } from './payment.js';

type Fields = { readonly [field: string]: Json };

export const chargePix: ChargeOperation = {
  send: (intent) =>
    payment(intent, {
      payment_method_id: 'pix',
      date_of_expiration: daysAhead(intent, 1),
      payer: payer(intent),
    }),
  read: readPayment,
};

export const chargeBillet: ChargeOperation = {
  // Payments.md §9 gives no number for this provider: three days, as at most adapters.
  send: (intent) =>
    payment(intent, {
      payment_method_id: 'bolbradesco',
      date_of_expiration: daysAhead(intent, 3),
      payer: { ...payer(intent), address: address(intent) },
    }),
  read: readPayment,
};

/** A token pays once, so it is made right before: the sealed card is opened for these two calls. */
export const chargeCard: ChargeOperation = {
  before: [
    {
      send: (_, { card }) => {
        if (!card) throw new CannotSpell('the card is required');
        return {
          method: 'POST',
          path: '/v1/card_tokens',
          body: {
            card_number: onlyDigits(card.cardNumber),
            expiration_month: Number(card.expMonth),
            expiration_year: Number(fourDigitYear(card.expYear)),
            security_code: card.cvv,
            cardholder: {
              name: card.holderName,
              ...identification(card.holderDocument),
            },
          },
        };
      },
      read: (body) => ({
        kind: 'learnt',
        facts: { token: body.text('id'), brand: brandOf(body.text('first_six_digits')) },
      }),
    },
  ],
  send: (intent, { facts }) =>
    payment(intent, {
      payment_method_id: facts['brand'],
      token: facts['token'],
      installments: intent.installments,
      statement_descriptor: softDescriptor(intent.description),
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

/** With milliseconds and an offset, as the maker writes it. */
const daysAhead = ({ createdAt }: ChargeIntent, days: number): string =>
  daysAfter(createdAt, days).toISOString().replace('Z', '+00:00');

function payer({ customer }: ChargeIntent): Fields {
  const [first = '', ...rest] = customer.name.trim().split(/\s+/);
  return {
    email: customer.email,
    first_name: first,
    last_name: rest.join(' '),
    ...identification(customer.document),
  };
}

/** Only CPF documents are sent to providers (payments.md §5). */
function identification(document: string): Fields {
  const number = cpfOf(document);
  return number === undefined ? {} : { identification: { type: 'CPF', number } };
}

function address({ address }: ChargeIntent): Json {
  if (!address) throw new CannotSpell('an address is required for a boleto');
  return {
    zip_code: onlyDigits(address.zipCode),
    street_name: address.address,
    street_number: address.number,
    neighborhood: address.district,
    city: address.city,
    federal_unit: address.state,
  };
}
