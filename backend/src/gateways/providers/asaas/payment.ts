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
    // Silent in the specification; both are the waiting and authorized of its typical line.
    AWAITING_RISK_ANALYSIS: awaiting,
    AUTHORIZED: awaiting,
    RECEIVED: settled,
    CONFIRMED: settled,
    // Silent in the specification, and paid: to the seller directly, and by collection after the due date.
    RECEIVED_IN_CASH: settled,
    DUNNING_RECEIVED: settled,
    // Silent in the specification: asked to go back, and still ours until REFUNDED says that it went.
    REFUND_REQUESTED: settled,
    REFUND_IN_PROGRESS: settled,
    REFUNDED: (payment) => ({ kind: 'refunded', ...reported(payment) }),
    CHARGEBACK_REQUESTED: chargedBack,
    CHARGEBACK_DISPUTE: chargedBack,
    // A dispute that was won and whose money is on its way back: still in dispute until CONFIRMED or RECEIVED says more.
    AWAITING_CHARGEBACK_REVERSAL: chargedBack,
    // Every PIX that nobody paid ends so. Late money still arrives, as RECEIVED.
    OVERDUE: overdue,
    // Given to collection, which begins after the due date: unpaid until DUNNING_RECEIVED.
    DUNNING_REQUESTED: overdue,
  },
  { becomes: 'rejected', reported },
);

/** A deleted charge keeps its status word and says so beside it. */
export function readPayment(payment: NativeBody): QueryOutcome {
  const outcome = status(payment.text('status'), payment);
  const unpaid = outcome.kind === 'awaiting' || outcome.kind === 'declined';
  return unpaid && payment.isTrue('deleted')
    ? { kind: 'declined', reason: 'canceled', ...reported(payment), native: 'DELETED' }
    : outcome;
}

/** The create answer never holds the code; a charge without it is `awaiting`, and whoever asks later fetches it. */
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

/** A boleto's line comes by a second call too. */
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
 * A PIX or a boleto may be paid until the end of its due date. The `expirationDate` beside a PIX code is no end of the
 * charge: it is the due date plus one year. A card is charged at once; its due date means nothing to the buyer.
 */
function endOfDueDate(payment: NativeBody): { expiresAt?: Date } {
  if (payment.optionalText('billingType') === 'CREDIT_CARD') return {};
  const expiresAt = brasilia(`${payment.optionalText('dueDate') ?? ''} 23:59:59`);
  return expiresAt ? { expiresAt } : {};
}

/** Of a purchase in installments each payment says its own part only, so no amount is told of it. */
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

/** A part that went back changes no word. What was only asked for, or was canceled, is still here. */
function refunded(payment: NativeBody): { refundedAmount?: Cents } {
  const done = payment.optionalList('refunds').filter((refund) => refund.text('status') === 'DONE');
  return done.length > 0
    ? { refundedAmount: addCents(...done.map((refund) => readReais(refund, 'value'))) }
    : {};
}

/** "2025-12-31 23:59:59" is said in Brasília time, three hours behind UTC all year since 2019. */
function brasilia(text: string | undefined): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text ?? '');
  return match ? new Date(`${match[1]}T${match[2]}-03:00`) : undefined;
}
