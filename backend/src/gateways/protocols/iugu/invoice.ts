import {
  path,
  type Awaiting,
  readCents,
  statusTable,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { notFound } from '../../formatting/not-found.js';
import { dayOrInstant } from '../../formatting/pix-expiry.js';
import { rejectedWith } from '../../formatting/rejected-with.js';
import { inTheNameOf } from './credentials.js';

const awaiting = (invoice: NativeBody): Awaiting => {
  const code = invoice.optionalAt('pix')?.optionalText('qrcode_text');
  const slip = invoice.optionalAt('bank_slip');
  const line = slip?.optionalText('digitable_line');
  const url = slip?.optionalText('bank_slip_pdf_url') ?? slip?.optionalText('bank_slip_url');
  const expiresAt = dayOrInstant(invoice, 'due_date');
  return {
    kind: 'awaiting',
    ...reported(invoice),
    ...(code ? { pix: { copyPaste: code } } : {}),
    ...(line ? { billet: { digitableLine: line, ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
};

/** A card under review is `in_analysis`. */
const pending = (invoice: NativeBody): QueryOutcome =>
  invoice.optionalText('payable_with') === 'credit_card'
    ? { ...awaiting(invoice), waitsForACard: true }
    : awaiting(invoice);

const settled = (invoice: NativeBody): QueryOutcome => {
  const approvedAt = invoice.optionalInstant('paid_at');
  return {
    kind: 'settled',
    ...reported(invoice),
    ...(approvedAt ? { approvedAt } : {}),
  };
};

const chargedBack = (invoice: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(invoice) });
const returned = (invoice: NativeBody): QueryOutcome => ({
  kind: 'chargedBack',
  returned: true,
  ...reported(invoice),
});

const status = statusTable(
  {
    pending,
    partially_paid: awaiting,
    authorized: awaiting,
    // Not specified; both match processing and created of the typical list.
    in_analysis: awaiting,
    draft: awaiting,
    paid: settled,
    // Payments.md §4 names Iugu among those whose refunded or canceled are chargebacks.
    refunded: returned,
    canceled: returned,
    chargeback: chargedBack,
    in_protest: chargedBack,
    // Every unpaid code ends with this status.
    expired: (invoice) => ({ kind: 'declined', reason: 'expired', ...reported(invoice) }),
  },
  { becomes: 'rejected', reported },
);

/** An invoice, also in a webhook: there all values are texts, and the total may be missing. */
export const readInvoice = (invoice: NativeBody): QueryOutcome => status(invoice.text('status'), invoice);

export const query: QueryOperation = {
  send: ({ reference = '', ...intent }) => ({
    method: 'GET',
    path: path`/invoices/${reference}`,
    ...inTheNameOf(intent),
  }),
  read: readInvoice,
  readError: notFound,
};

/** The search by the merchant's keys, which answers with one invoice in an envelope. */
export const find: QueryOperation = {
  send: ({ attemptId, ...intent }) => ({
    method: 'GET',
    path: '/resource_search',
    query: { query_field: 'order_id', value: attemptId },
    ...inTheNameOf(intent),
  }),
  read: (body, { attemptId }) => {
    const invoice = body.at('resource');
    return attemptOf(invoice) === attemptId
      ? readInvoice(invoice)
      : { kind: 'unknown', why: 'the invoice found is not of our order' };
  },
  readError: (httpStatus, body) =>
    httpStatus === 404 && body.has('errors') ? { kind: 'notFound' } : undefined,
};

export const attemptOf = (invoice: NativeBody): string | undefined =>
  invoice.optionalText('order_id') ?? invoice.optionalText('external_reference');

/** Without a body the whole is refunded. Only a card accepts a partial refund, so no amount is sent for the whole. */
export const refund: RefundOperation = {
  send: ({ reference, refundId, amount, chargedAmount, ...intent }) => ({
    method: 'POST',
    path: path`/invoices/${reference}/refund`,
    headers: { 'idempotency-key': refundId },
    ...(amount === undefined || amount === chargedAmount
      ? {}
      : { body: { partial_value_refund_cents: amount } }),
    ...inTheNameOf(intent),
  }),
  read: (invoice, { refundId, amount, chargedAmount }) => {
    const back = centsIfTold(invoice, 'refunded_cents') ?? 0;
    return invoice.text('status') === 'refunded' || back >= (amount ?? chargedAmount)
      ? { kind: 'refunded', refundId, status: true }
      : { kind: 'processing', refundId, status: false };
  },
  readError: rejectedWith('Erro ao aprovar o reembolso.'),
};

function reported(invoice: NativeBody) {
  const amount = centsIfTold(invoice, 'total_cents') ?? centsIfTold(invoice, 'paid_cents');
  const refundedAmount = centsIfTold(invoice, 'refunded_cents');
  return {
    reference: invoice.text('id'),
    ...(amount === undefined ? {} : { amount }),
    ...(refundedAmount ? { refundedAmount } : {}),
  };
}

const centsIfTold = (invoice: NativeBody, field: string): Cents | undefined =>
  invoice.optionalText(field) === undefined ? undefined : readCents(invoice, field);
