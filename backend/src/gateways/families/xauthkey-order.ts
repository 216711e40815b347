import {
  readReais,
  statusTable,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { all, optionalCents, typicalWords } from './typical-words.js';

/** Webhooks and later questions go by `orderId`; the `id` of the create answer is good for nothing. */
const told = (order: NativeBody) => ({
  reference: order.optionalText('orderId') ?? order.text('id'),
  ...optionalCents(order, 'amount'),
});
const chargedBack = (order: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...told(order) });

const status = statusTable(
  {
    ...typicalWords({ told, awaiting }),
    received_in_cash: (order) => ({ kind: 'settled', ...told(order) }),
    completed: (order) => ({ kind: 'settled', ...told(order) }),
    awaiting_risk_analysis: (order) => ({ kind: 'awaiting', ...told(order) }),
    refund_requested: (order) => ({ kind: 'refunded', ...told(order) }),
    refund_in_progress: (order) => ({ kind: 'refunded', ...told(order) }),
    ...all(
      chargedBack,
      'infraction',
      'prechargeback',
      'chargeback_requested',
      'chargeback_dispute',
      'awaiting_chargeback_reversal',
    ),
    failed: (order) => ({ kind: 'declined', reason: 'other', ...told(order) }),
    expired: (order) => ({ kind: 'declined', reason: 'expired', ...told(order) }),
  },
  { becomes: 'rejected', told },
);

export const readOrder = (order: NativeBody): QueryOutcome => status(order.text('status'), order);

export function charge({
  address,
  amount,
  attemptId,
  customer,
  description,
  items,
  ...intent
}: ChargeIntent): Json {
  const document = onlyDigits(customer.document);
  const sum = items.reduce((total, { unitPrice, quantity }) => total + unitPrice * quantity, 0);
  const whole = [{ title: description, unitPrice: amount, quantity: 1, tangible: false }];
  return {
    ...delivery(items, address),
    externalCode: attemptId,
    discount: 0,
    paymentMethod: 'pix',
    installments: 1,
    installmentFee: 0,
    amount,
    customer: {
      name: customer.name,
      email: customer.email,
      phone: phoneDigits(customer.phone),
      // Only CPF documents are sent to providers (payments.md §5).
      ...(documentType(document) === 'CPF' ? { document: { number: document, type: 'cpf' } } : {}),
    },
    items: (sum === amount ? items : whole).map(({ title, unitPrice, quantity, tangible }) => ({
      title,
      description: title,
      unitPrice,
      quantity,
      tangible,
    })),
    postbackUrl: intent.webhookUrl,
    ip: intent.customerIp,
  };
}

/** Goods that travel need an address; without one everything is taken for information, as most clients send it. */
function delivery(items: ChargeIntent['items'], address: ChargeIntent['address']) {
  if (!address || !items.some(({ tangible }) => tangible)) return { isInfoProducts: true };
  return {
    isInfoProducts: false,
    shipping: {
      fee: 0,
      address: {
        street: address.address,
        streetNumber: address.number,
        zipCode: onlyDigits(address.zipCode),
        neighborhood: address.district,
        city: address.city,
        state: address.state,
        country: 'BR',
        complement: address.complement,
      },
    },
  };
}

function awaiting(order: NativeBody) {
  const pix = order.optionalObject('pix');
  const copyPaste = pix?.optionalText('payload');
  const image = pix?.optionalText('encodedImage');
  const expiresAt = order.optionalInstant('expirationDate');
  return {
    ...(copyPaste
      ? { pix: { copyPaste, ...(image?.startsWith('data:image/') ? { qrImage: image } : {}) } }
      : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** Documented in reais, divided by 100 by one client: cents only where they agree with what we charged. */
export function total(
  order: NativeBody,
  charged: ChargeIntent['amount'],
): { amount: ChargeIntent['amount'] } {
  return { amount: order.amount('total') === charged ? charged : readReais(order, 'total') };
}
