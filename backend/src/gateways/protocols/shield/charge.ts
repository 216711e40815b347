import type { ChargeIntent, Json } from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { dueDay } from '../../formatting/due-day.js';
import { DAY_SECONDS, billetDays, pixDays, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { referencedItems } from '../../formatting/items.js';

/** The fields of a charge of any method. */
export function shieldCharge(intent: ChargeIntent): { readonly [field: string]: Json } {
  return {
    amount: intent.amount,
    currency: intent.currency,
    // Items that do not add up to the amount are refused.
    items: referencedItems(intent),
    customer: customer(intent),
    externalRef: intent.attemptId,
    metadata: JSON.stringify({ orderId: intent.orderId }),
    postbackUrl: intent.webhookUrl,
  };
}

export const pixPart = (intent: ChargeIntent): { readonly [field: string]: Json } => ({
  paymentMethod: 'pix',
  pix: life(intent),
});

/** Seconds where a code ends within a day; more is counted in days. */
const life = (intent: ChargeIntent): Json =>
  pixSeconds(intent, DAY_SECONDS) < DAY_SECONDS
    ? { expiresIn: pixSeconds(intent, DAY_SECONDS) }
    : { expiresInDays: pixDays(intent, 1) };

/** The card is sent as the token that the brand's library created in the buyer's browser. */
export const cardPart = ({ installments, cardToken, cardId }: ChargeIntent) => ({
  paymentMethod: 'credit_card',
  installments,
  card: { hash: cardToken ?? cardId },
});

/** Due after three days (payments.md §9) unless the offer says otherwise, counted in Brazil. */
export const billetPart = (intent: ChargeIntent) => ({
  paymentMethod: 'boleto',
  boleto: { expirationDate: dueDay(intent.createdAt, billetDays(intent, 3)) },
});

function customer({ customer, address }: ChargeIntent): Json {
  const document = cpfOf(customer.document);
  return {
    name: customer.name,
    email: customer.email,
    phone: phoneDigits(customer.phone),
    ...(document ? { document: { type: 'cpf', number: document } } : {}),
    ...(address
      ? {
          address: {
            street: address.address,
            streetNumber: address.number,
            complement: address.complement,
            zipCode: onlyDigits(address.zipCode),
            neighborhood: address.district,
            city: address.city,
            state: address.state,
            country: 'BR',
          },
        }
      : {}),
  };
}
