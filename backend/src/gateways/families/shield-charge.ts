import type { ChargeIntent, Json } from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits, saoPauloDate } from '@guiche/brazil';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a charge of any method says. */
export function shieldCharge(intent: ChargeIntent): { readonly [field: string]: Json } {
  return {
    amount: intent.amount,
    currency: intent.currency,
    items: items(intent),
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

/** The card travels as the token that the brand's own library made of it in the buyer's browser. */
export const cardPart = ({ installments, cardToken, cardId }: ChargeIntent) => ({
  paymentMethod: 'credit_card',
  installments,
  card: { hash: cardToken ?? cardId },
});

/** Due three days ahead (payments.md §9). The makers count days in Brazil. */
export const billetPart = ({ createdAt }: ChargeIntent) => ({
  paymentMethod: 'boleto',
  boleto: { expirationDate: saoPauloDate(new Date(createdAt.getTime() + 3 * DAY_MS)) },
});

/** The lines must add up to the amount, or the charge is turned away: when they do not, one line stands for the whole. */
function items({ items, amount, description }: ChargeIntent): Json {
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  if (items.length > 0 && sum === amount) {
    return items.map(({ id, title, unitPrice, quantity, tangible }) => ({
      title,
      quantity,
      unitPrice,
      tangible,
      externalRef: id,
    }));
  }
  return [
    { title: description, quantity: 1, unitPrice: amount, tangible: items.some(({ tangible }) => tangible) },
  ];
}

function customer({ customer, address }: ChargeIntent): Json {
  const document = onlyDigits(customer.document);
  return {
    name: customer.name,
    email: customer.email,
    phone: phoneDigits(customer.phone),
    // Only CPF documents are sent to providers (payments.md §5).
    ...(documentType(document) === 'CPF' ? { document: { type: 'cpf', number: document } } : {}),
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
