import {
  fourDigitYear,
  toReaisNumber,
  type CardData,
  type ChargeIntent,
  type Json,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';

/** A PIX or a boleto: the same fields, due on a day in Brazil. */
export function slip(intent: ChargeIntent, dueDate: string): Json {
  return {
    requestNumber: intent.attemptId,
    dueDate,
    amount: toReaisNumber(intent.amount),
    shippingAmount: 0,
    callbackUrl: intent.webhookUrl,
    client: client(intent),
    products: itemsOf(intent).map(({ title, quantity, unitPrice }) => ({
      description: title,
      quantity,
      value: toReaisNumber(unitPrice),
    })),
  };
}

export function cardCharge(intent: ChargeIntent, card: CardData): Json {
  return {
    requestNumber: intent.attemptId,
    card: {
      number: onlyDigits(card.cardNumber),
      expirationMonth: card.expMonth.padStart(2, '0'),
      expirationYear: fourDigitYear(card.expYear),
      cvv: card.cvv,
      installment: intent.installments,
      amount: toReaisNumber(intent.amount),
    },
    client: client(intent),
    products: itemsOf(intent).map(({ id, title, quantity, unitPrice }) => ({
      productName: title,
      idCheckout: id,
      quantity,
      value: toReaisNumber(unitPrice),
    })),
    callbackUrl: intent.webhookUrl,
  };
}

/** The town's IBGE code (`codIbge`) is omitted: a checkout does not know it. */
const client = ({ customer, address }: ChargeIntent): Json => ({
  name: customer.name,
  document: requiredCpf(customer.document),
  phoneNumber: phoneDigits(customer.phone),
  email: customer.email,
  address: address && {
    street: address.address,
    number: address.number,
    complement: address.complement ?? '',
    zipCode: onlyDigits(address.zipCode),
    neighborhood: address.district,
    city: address.city,
    state: address.state,
  },
});
