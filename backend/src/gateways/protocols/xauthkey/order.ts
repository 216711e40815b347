import {
  readReais,
  statusTable,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { onlyDigits, phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { itemsOf } from '../../formatting/items.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';

/** Webhooks and queries use `orderId`; the `id` of the create answer is not used. */
const reported = (order: NativeBody) => ({
  reference: order.optionalText('orderId') ?? order.text('id'),
  ...optionalCents(order, 'amount'),
});
const chargedBack = (order: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(order) });

const status = statusTable(
  {
    ...typicalStatuses({ reported, awaiting }),
    received_in_cash: (order) => ({ kind: 'settled', ...reported(order) }),
    completed: (order) => ({ kind: 'settled', ...reported(order) }),
    awaiting_risk_analysis: (order) => ({ kind: 'awaiting', ...reported(order) }),
    // Requested, and still ours until refunded: read as at ASAAS, which has the same words.
    refund_requested: (order) => ({ kind: 'settled', ...reported(order) }),
    refund_in_progress: (order) => ({ kind: 'settled', ...reported(order) }),
    ...all(
      chargedBack,
      'infraction',
      'prechargeback',
      'chargeback_requested',
      'chargeback_dispute',
      'awaiting_chargeback_reversal',
    ),
    failed: (order) => ({ kind: 'declined', reason: 'other', ...reported(order) }),
    expired: (order) => ({ kind: 'declined', reason: 'expired', ...reported(order) }),
  },
  { becomes: 'rejected', reported },
);

export const readOrder = (order: NativeBody): QueryOutcome => status(order.text('status'), order);

export function charge(intent: ChargeIntent): Json {
  const { amount, attemptId, customer } = intent;
  const document = cpfOf(customer.document);
  return {
    ...delivery(intent),
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
      ...(document ? { document: { number: document, type: 'cpf' } } : {}),
    },
    items: itemsOf(intent).map(({ title, unitPrice, quantity, tangible }) => ({
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

/** Physical goods need an address; without one everything is sent as digital, as most clients do. */
function delivery({ items, address }: ChargeIntent) {
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

/** Documented in reais, divided by 100 by one client: read as cents only if equal to our amount. */
export function total(
  order: NativeBody,
  charged: ChargeIntent['amount'],
): { amount: ChargeIntent['amount'] } {
  return { amount: order.amount('total') === charged ? charged : readReais(order, 'total') };
}
