import type { Cents } from '@guiche/money';
import {
  UnreadableBody,
  path,
  readCents,
  statusTable,
  type DeclineReason,
  type NativeBody,
  type QueryOutcome,
  type RefundOperation,
  type RefundOutcome,
} from '@guiche/gateway-kit';
import { refundedCents } from '../../formatting/reported-amounts.js';

const status = statusTable(
  {
    pending: awaiting,
    processing: awaiting,
    paid: (order) => settled(order),
    // Not specified; the provider's own plugin reads both as paid. An amount that differs opens a review item.
    overpaid: (order) => settled(order, readCents(chargeOf(order), 'paid_amount')),
    underpaid: (order) => settled(order, readCents(chargeOf(order), 'paid_amount')),
    canceled: (order) => ({ kind: 'refunded', ...reported(order) }),
    failed: (order) => ({ kind: 'declined', reason: whyFailed(chargeOf(order)), ...reported(order) }),
    chargedback: (order) => ({ kind: 'chargedBack', ...reported(order) }),
  },
  { becomes: 'rejected', reported },
);

/** Our orders contain one charge, which has more data than the order; the order's id is used. */
export const readOrder = (order: NativeBody): QueryOutcome => status(chargeOf(order).text('status'), order);

function chargeOf(order: NativeBody): NativeBody {
  const [charge] = order.list('charges');
  if (!charge) throw new UnreadableBody('the order holds no charge');
  return charge;
}

/** Payments.md §7: a DELETE on the charge, which is looked up in its order if its id is not stored. */
export const refund: RefundOperation = {
  before: [
    {
      when: ({ providerData }) => typeof providerData?.['chargeId'] !== 'string',
      send: ({ reference }) => ({ method: 'GET', path: path`/orders/${reference}` }),
      read: (order) => ({ kind: 'facts', facts: { charge: order.list('charges')[0]?.text('id') ?? '' } }),
    },
  ],
  send: ({ refundId, providerData, amount, chargedAmount }, { facts }) => ({
    method: 'DELETE',
    path: path`/charges/${String(providerData?.['chargeId'] ?? facts['charge'])}`,
    headers: { 'idempotency-key': refundId },
    body: { amount: amount ?? chargedAmount, operation_reference: refundId },
  }),
  read: (charge, { refundId }) => refundOutcome(charge, refundId),
};

const GIVEN_BACK = ['voided', 'refunded', 'partial_void', 'partial_refunded'];

function refundOutcome(charge: NativeBody, refundId: string): RefundOutcome {
  const last = charge.optionalAt('last_transaction')?.optionalText('status') ?? '';
  const isDone = charge.text('status') === 'canceled' || GIVEN_BACK.includes(last);
  return isDone && last !== 'pending_refund'
    ? { kind: 'refunded', refundId, status: true }
    : { kind: 'processing', refundId, status: false };
}

function reported(order: NativeBody) {
  const charge = chargeOf(order);
  return {
    reference: order.text('id'),
    amount: readCents(charge, 'amount'),
    ...refundedCents(charge, 'canceled_amount'),
    providerData: { chargeId: charge.text('id') },
  };
}

function settled(order: NativeBody, paid?: Cents): QueryOutcome {
  const approvedAt = chargeOf(order).optionalInstant('paid_at');
  return {
    kind: 'settled',
    ...reported(order),
    ...(paid === undefined ? {} : { amount: paid }),
    ...(approvedAt ? { approvedAt } : {}),
  };
}

function awaiting(order: NativeBody): QueryOutcome {
  const charge = chargeOf(order);
  const last = charge.optionalAt('last_transaction');
  const expiresAt = last?.optionalInstant('expires_at') ?? last?.optionalInstant('due_at');
  const copyPaste = last?.optionalText('qr_code');
  const line = last?.optionalText('line');
  const url = last?.optionalText('pdf');
  const method = charge.optionalText('payment_method');
  return {
    kind: 'awaiting',
    ...reported(order),
    ...(method === 'pix' && copyPaste ? { pix: { copyPaste } } : {}),
    ...(method === 'boleto' && line ? { billet: { digitableLine: line, ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** Return codes of the card networks: 51 means insufficient funds, 59 and 63 suspected fraud. */
function whyFailed(charge: NativeBody): DeclineReason {
  const last = charge.optionalAt('last_transaction');
  if (charge.optionalText('payment_method') !== 'credit_card') return 'other';
  switch (last?.optionalText('acquirer_return_code')) {
    case '51':
      return 'insufficientFunds';
    case '59':
    case '63':
      return 'fraudSuspected';
    default:
      return 'cardRefused';
  }
}
