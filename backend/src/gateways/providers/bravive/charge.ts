import {
  statusTable,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { phoneDigits } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

/** Our key is returned under two names, and its name in the request is not documented: it is sent under both. */
export const payment = (intent: ChargeIntent): Json => ({
  amount: intent.amount,
  currency: intent.currency,
  method: intent.paymentMethod,
  description: intent.description,
  payer_name: intent.customer.name,
  payer_email: intent.customer.email,
  payer_phone: phoneDigits(intent.customer.phone),
  payer_document: cpfOf(intent.customer.document),
  webhook_url: intent.webhookUrl,
  custom_id: intent.attemptId,
  external_id: intent.attemptId,
});

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalCents(charge, 'amount'),
});

const awaiting = (charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> => {
  const copyPaste = charge.optionalText('pix_code');
  const qrImage = charge.optionalText('pix_qr_code');
  const digitableLine = charge.optionalText('billet_code');
  const url = charge.optionalText('billet_url');
  return {
    ...(copyPaste ? { pix: { copyPaste, ...(qrImage ? { qrImage } : {}) } } : {}),
    ...(digitableLine ? { billet: { digitableLine, ...(url ? { url } : {}) } } : {}),
  };
};

const words = typicalStatuses({ reported, awaiting });

/**
 * Payments.md §4: an unlisted status of Bravive is PENDING. CANCELED is not specified and has the typical meaning
 * REFUNDED.
 */
const status = statusTable({ ...words, rejected: words['refused']! }, { becomes: 'pending', reported });

export const readPayment = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);
