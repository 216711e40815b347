import {
  fourDigitYear,
  type CardData,
  type ChargeIntent,
  type ChargeSplit,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { billetDays, pixDays } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { referencedItems } from '../../formatting/items.js';
import { recipientsOf } from '../../formatting/split-recipients.js';

type Fields = { readonly [field: string]: Json };

/** The fields of a charge of any method. */
export function beehiveCharge(intent: ChargeIntent, setsFirstRecipientAside: boolean): Fields {
  const splits = recipients(intent, setsFirstRecipientAside);
  return {
    amount: intent.amount,
    items: referencedItems(intent),
    customer: customer(intent),
    externalRef: intent.attemptId,
    metadata: JSON.stringify({ orderId: intent.orderId }),
    postbackUrl: intent.webhookUrl,
    traceable: false,
    ...(intent.customerIp ? { ip: intent.customerIp } : {}),
    ...(splits.length > 0 ? { splits } : {}),
  };
}

/** Days, as in payments.md §9; present documents of the protocol count a PIX in seconds. */
export const pixPart = (intent: ChargeIntent): Fields => ({
  paymentMethod: 'pix',
  pix: { expiresInDays: pixDays(intent, 1) },
});

export const billetPart = (intent: ChargeIntent): Fields => ({
  paymentMethod: 'boleto',
  boleto: { expiresInDays: billetDays(intent, 3) },
});

/** A token of the provider, or the card itself where we encrypt it. */
export const cardPart = ({ installments, cardToken, cardId }: ChargeIntent, card?: CardData): Fields => ({
  paymentMethod: 'credit_card',
  installments,
  card: card ? rawCard(card) : { hash: cardToken ?? cardId },
});

/** The five fields of a card, both in a charge and in a token call. */
export const rawCard = ({ cardNumber, holderName, expMonth, expYear, cvv }: CardData): Fields => ({
  number: onlyDigits(cardNumber),
  holderName,
  expirationMonth: Number(expMonth),
  expirationYear: Number(fourDigitYear(expYear)),
  cvv,
});

function customer({ customer, address }: ChargeIntent): Json {
  const document = cpfOf(customer.document);
  return {
    name: customer.name,
    email: customer.email,
    phone: phoneDigits(customer.phone),
    ...(document ? { document: { number: document, type: 'cpf' } } : {}),
    ...(address
      ? {
          address: {
            street: address.address,
            number: address.number,
            complement: address.complement,
            neighborhood: address.district,
            city: address.city,
            state: address.state,
            zipcode: onlyDigits(address.zipCode),
            country: 'BR',
          },
        }
      : {}),
  };
}

const recipients = ({ splits, amount }: ChargeIntent, setsFirstAside: boolean): Json[] =>
  recipientsOf(splits, { setsFirstAside }).map((split) => ({
    recipientId: reference(split.recipientId),
    amount: part(split, amount),
  }));

/** Whole cents; the rounding remainder stays with us. */
const part = ({ type, amount }: ChargeSplit, charged: number): number =>
  type === 'FIXED' ? amount : Math.floor((charged * amount) / 10_000);

/** Ids are integers at the older brands and uuids at the newer. */
const reference = (id: string): Json => (/^\d{1,15}$/.test(id) ? Number(id) : id);
