import {
  UnsupportedRequest,
  path,
  toReaisNumber,
  type NativeBody,
  type RefundIntent,
  type RefundOperation,
  type RefundOutcome,
} from '@guiche/gateway-kit';

export const refund: RefundOperation = {
  send: (intent) => ({
    method: 'POST',
    path: refundPath(intent),
    // There is no idempotency key: the description contains ours, so that the refund can be recognised.
    body: { value: toReaisNumber(intent.amount ?? intent.chargedAmount), description: intent.refundId },
  }),
  read: (body, { refundId }) => refundOutcome(body, refundId),
};

/** A purchase in installments is one plan of several payments, which is refunded as a whole or not at all. */
function refundPath({ reference, providerData, amount, chargedAmount }: RefundIntent): string {
  const plan = providerData?.['installment'];
  if (typeof plan !== 'string') return path`/payments/${reference}/refund`;
  if (amount !== undefined && amount !== chargedAmount) {
    throw new UnsupportedRequest('a purchase in installments is refunded as a whole');
  }
  return path`/installments/${plan}/refund`;
}

function refundOutcome(payment: NativeBody, refundId: string): RefundOutcome {
  const ours = payment.optionalList('refunds').find((one) => one.optionalText('description') === refundId);
  const word = ours?.text('status') ?? payment.optionalText('status');
  // Their list of refunds has no ids; a returned Pix has one between banks.
  const providerRefundId = ours?.optionalText('endToEndIdentifier');
  const named = { refundId, ...(providerRefundId && { providerRefundId }) };
  if (word === 'DONE' || word === 'REFUNDED') return { kind: 'refunded', ...named, status: true };
  if (word === 'CANCELLED') return { kind: 'declined', status: false, detail: 'CANCELLED' };
  payment.text('id');
  return { kind: 'processing', ...named, status: false };
}
