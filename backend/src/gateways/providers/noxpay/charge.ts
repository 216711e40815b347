import {
  UnreadableBody,
  path,
  statusTable,
  toReaisNumber,
  type ChargeOperation,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';
import { notFound } from '../../formatting/not-found.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

function reported(charge: NativeBody) {
  return {
    reference: charge.text('txid'),
    ...optionalReais(charge, 'amount'),
  };
}

/** The same fields occur in two spellings. */
const either = (body: NativeBody, one: string, other: string): string | undefined =>
  body.optionalText(one) ?? body.optionalText(other);

function awaiting(charge: NativeBody) {
  const copyPaste = either(charge, 'QRCodeText', 'qrCodeText');
  const image = either(charge, 'QRCode', 'qrCode');
  return copyPaste
    ? { pix: { copyPaste, ...(image?.startsWith('data:image/') ? { qrImage: image } : {}) } }
    : {};
}

// Payments.md §4: an unlisted status of Noxpay is PENDING.
const status = statusTable(typicalStatuses({ reported, awaiting, settled }), {
  becomes: 'pending',
  reported,
});

function settled(charge: NativeBody) {
  const endToEndId = either(charge, 'pix_end2end_id', 'end2end');
  return endToEndId ? { providerData: { endToEndId } } : {};
}

export const readCharge = (charge: NativeBody): QueryOutcome =>
  status(either(charge, 'Status', 'status') ?? charge.text('status'), charge);

export const chargePix: ChargeOperation = {
  send: ({ amount, attemptId, customer, webhookUrl }) => ({
    method: 'POST',
    path: '/payment',
    body: {
      method: 'PIX',
      code: attemptId,
      amount: toReaisNumber(amount),
      webhook_url: webhookUrl,
      client_name: customer.name,
      client_document: cpfOf(customer.document),
    },
  }),
  read: (body, { createdAt }) => endingInOneDay(readCharge(body), createdAt),
};

export const query: QueryOperation = {
  send: ({ reference = '' }) => ({ method: 'GET', path: path`/payment/${reference}` }),
  read: readCharge,
  readError: notFound,
};

/** The same address accepts our own code. */
export const find: QueryOperation = {
  send: ({ attemptId }) => ({ method: 'GET', path: path`/payment/${attemptId}` }),
  read: (body, { attemptId }) => {
    if (body.text('code') !== attemptId) throw new UnreadableBody('the payment is not of our code');
    return readCharge(body);
  },
  readError: notFound,
};
