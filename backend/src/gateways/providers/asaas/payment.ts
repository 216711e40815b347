import {
  path,
  readReais,
  statusTable,
  type FollowUp,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { addCents, type Cents } from '@guiche/money';

type Awaiting = Extract<QueryOutcome, { kind: 'awaiting' }>;

const awaiting = (payment: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  ...reported(payment),
  ...endOfDueDate(payment),
  ...(payment.optionalText('billingType') === 'BOLETO' ? { billet: slip(payment) } : {}),
});
const settled = (payment: NativeBody): QueryOutcome => ({ kind: 'settled', ...reported(payment) });
const chargedBack = (payment: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(payment) });
const overdue = (payment: NativeBody): QueryOutcome => ({
  kind: 'declined',
  reason: 'expired',
  ...reported(payment),
});

const status = statusTable(
  {
    PENDING: awaiting,
    // Not specified; both match waiting and authorized of the typical list.
    AWAITING_RISK_ANALYSIS: awaiting,
    AUTHORIZED: awaiting,
    RECEIVED: settled,
    CONFIRMED: settled,
    // Not specified, and paid: directly to the seller, and by collection after the due date.
    RECEIVED_IN_CASH: settled,
    DUNNING_RECEIVED: settled,
    // Not specified: requested, and still ours until REFUNDED.
    REFUND_REQUESTED: settled,
    REFUND_IN_PROGRESS: settled,
    REFUNDED: (payment) => ({ kind: 'refunded', ...reported(payment) }),
    CHARGEBACK_REQUESTED: chargedBack,
    CHARGEBACK_DISPUTE: chargedBack,
    // A dispute that was won and whose money is on its way back: still in dispute until CONFIRMED or RECEIVED.
    AWAITING_CHARGEBACK_REVERSAL: chargedBack,
    // Every unpaid PIX ends with this status. Late money still arrives, as RECEIVED.
    OVERDUE: overdue,
    // In collection, which begins after the due date: unpaid until DUNNING_RECEIVED.
    DUNNING_REQUESTED: overdue,
  },
  { becomes: 'rejected', reported },
);

/** A deleted charge keeps its status; a separate field says so. */
export function readPayment(payment: NativeBody): QueryOutcome {
  const outcome = status(payment.text('status'), payment);
  const unpaid = outcome.kind === 'awaiting' || outcome.kind === 'declined';
  return unpaid && payment.isTrue('deleted')
    ? { kind: 'declined', reason: 'canceled', ...reported(payment), native: 'DELETED' }
    : outcome;
}

/** The create answer never contains the code; a charge without it is `awaiting`, and a later query fetches it. */
export const qrCode: FollowUp<object, QueryOutcome> = {
  when: (outcome) => outcome.kind === 'awaiting' && !outcome.billet && !outcome.providerData,
  send: (_, outcome) => ({
    method: 'GET',
    path: path`/payments/${'reference' in outcome ? (outcome.reference ?? '') : ''}/pixQrCode`,
  }),
  read: (body, outcome) => (outcome.kind === 'awaiting' ? withQrCode(outcome, body) : outcome),
};

function withQrCode(outcome: Awaiting, code: NativeBody): Awaiting {
  const image = code.optionalText('encodedImage');
  return {
    ...outcome,
    pix: {
      copyPaste: code.text('payload'),
      ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}),
    },
  };
}

/** A boleto's line also needs a second call. */
export const digitableLine: FollowUp<object, QueryOutcome> = {
  when: (outcome) => outcome.kind === 'awaiting' && outcome.billet !== undefined,
  send: (_, outcome) => ({
    method: 'GET',
    path: path`/payments/${'reference' in outcome ? (outcome.reference ?? '') : ''}/identificationField`,
  }),
  read: (body, outcome) =>
    outcome.kind === 'awaiting'
      ? { ...outcome, billet: { ...outcome.billet, digitableLine: body.text('identificationField') } }
      : outcome,
};

function slip(payment: NativeBody) {
  const url = payment.optionalText('bankSlipUrl');
  return url ? { url } : {};
}

/**
 * A PIX or a boleto may be paid until the end of its due date. The `expirationDate` beside a PIX code is the due date
 * plus one year and is not the expiry. A card is charged at once.
 */
function endOfDueDate(payment: NativeBody): { expiresAt?: Date } {
  if (payment.optionalText('billingType') === 'CREDIT_CARD') return {};
  const expiresAt = brasilia(`${payment.optionalText('dueDate') ?? ''} 23:59:59`);
  return expiresAt ? { expiresAt } : {};
}

/** In a purchase with installments each payment reports its own part only, so no amount is read. */
function reported(payment: NativeBody) {
  const installment = payment.optionalText('installment');
  const isCard = payment.optionalText('billingType') === 'CREDIT_CARD';
  return {
    reference: payment.text('id'),
    ...(installment ? {} : { amount: readReais(payment, 'value'), ...refunded(payment) }),
    ...(isCard
      ? { providerData: { billingType: 'CREDIT_CARD', ...(installment ? { installment } : {}) } }
      : {}),
  };
}

/** A partial return does not change the status. Requested or cancelled ones are not counted. */
function refunded(payment: NativeBody): { refundedAmount?: Cents } {
  const done = payment.optionalList('refunds').filter((refund) => refund.text('status') === 'DONE');
  return done.length > 0
    ? { refundedAmount: addCents(...done.map((refund) => readReais(refund, 'value'))) }
    : {};
}

/** "2025-12-31 23:59:59" is in Brasília time (UTC-3 since 2019). */
function brasilia(text: string | undefined): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text ?? '');
  return match ? new Date(`${match[1]}T${match[2]}-03:00`) : undefined;
}
