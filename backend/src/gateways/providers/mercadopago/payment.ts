import {
  readReais,
  statusTable,
  type DeclineReason,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { billetLine } from '@guiche/brazil';
import { refundedReais, currencyOf } from '../../formatting/reported-amounts.js';

const awaiting = (payment: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  ...reported(payment),
  ...instruction(payment),
});
const chargedBack = (payment: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(payment) });

const status = statusTable(
  {
    pending: awaiting,
    // The provider's form of the specification's processing.
    in_process: awaiting,
    authorized: awaiting,
    approved: (payment) => {
      const approvedAt = payment.optionalInstant('date_approved');
      return { kind: 'settled', ...reported(payment), ...(approvedAt ? { approvedAt } : {}) };
    },
    refunded: (payment) => ({ kind: 'refunded', ...reported(payment) }),
    // Only unpaid charges are cancelled here; a refunded payment says refunded.
    cancelled: (payment) => ({ kind: 'declined', reason: whyCancelled(payment), ...reported(payment) }),
    rejected: (payment) => ({ kind: 'declined', reason: whyRejected(payment), ...reported(payment) }),
    in_mediation: chargedBack,
    charged_back: chargedBack,
  },
  { becomes: 'rejected', reported },
);

export const readPayment = (payment: NativeBody): QueryOutcome => status(payment.text('status'), payment);

function reported(payment: NativeBody) {
  return {
    reference: payment.text('id'),
    amount: readReais(payment, 'transaction_amount'),
    // An account of another country charges another currency, and nothing in the request states which.
    ...currencyOf(payment.optionalText('currency_id')),
    ...refundedReais(payment, 'transaction_amount_refunded'),
  };
}

function instruction(payment: NativeBody) {
  const expiresAt = payment.optionalInstant('date_of_expiration');
  const code = payment.optionalAt('point_of_interaction')?.optionalAt('transaction_data');
  const copyPaste = code?.optionalText('qr_code');
  const image = code?.optionalText('qr_code_base64');
  const isSlip = payment.optionalText('payment_type_id') === 'ticket';
  return {
    ...(copyPaste
      ? { pix: { copyPaste, ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}) } }
      : {}),
    ...(isSlip ? { billet: slip(payment) } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** Some answers contain only the bar code, beside the details or in them: the line is computed from it. */
function slip(payment: NativeBody) {
  const details = payment.optionalAt('transaction_details');
  const barcode = details?.optionalAt('barcode') ?? payment.optionalAt('barcode');
  const digitableLine =
    details?.optionalText('digitable_line') ?? billetLine(barcode?.optionalText('content') ?? '');
  const url = details?.optionalText('external_resource_url');
  return { ...(digitableLine ? { digitableLine } : {}), ...(url ? { url } : {}) };
}

const whyCancelled = (payment: NativeBody): DeclineReason =>
  payment.optionalText('status_detail') === 'expired' ? 'expired' : 'canceled';

function whyRejected(payment: NativeBody): DeclineReason {
  switch (payment.optionalText('status_detail')) {
    case 'cc_rejected_insufficient_amount':
      return 'insufficientFunds';
    case 'cc_rejected_high_risk':
    case 'cc_rejected_blacklist':
    case 'rejected_high_risk':
      return 'fraudSuspected';
    default:
      return payment.optionalText('payment_type_id') === 'credit_card' ? 'cardRefused' : 'other';
  }
}
