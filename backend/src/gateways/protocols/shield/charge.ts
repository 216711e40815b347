import type { ChargeIntent, Json } from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { dueDay } from '../../formatting/due-day.js';
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

export const pixPart = (): { readonly [field: string]: Json } => ({
  paymentMethod: 'pix',
  pix: { expiresInDays: 1 },
});

/** The card is sent as the token that the brand's library created in the buyer's browser. */
export const cardPart = ({ installments, cardToken, cardId }: ChargeIntent) => ({
  paymentMethod: 'credit_card',
  installments,
  card: { hash: cardToken ?? cardId },
});

/** Due after three days (payments.md §9), counted in Brazil. */
export const billetPart = ({ createdAt }: ChargeIntent) => ({
  paymentMethod: 'boleto',
  boleto: { expirationDate: dueDay(createdAt, 3) },
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
