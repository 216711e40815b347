import {
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { cpfOf } from '../../formatting/cpf.js';
import { optionalReais } from '../../formatting/reported-amounts.js';

export function qrcode({ amount, description, attemptId, customer }: ChargeIntent): Json {
  const document = cpfOf(customer.document);
  return {
    amount: toReaisNumber(amount),
    payerQuestion: description,
    external_id: attemptId,
    payer: document ? { name: customer.name, document } : undefined,
  };
}

export const reported = (charge: NativeBody) => ({
  reference: charge.text('transactionId'),
  ...optionalReais(charge, 'amount'),
});

/** Payments.md §4 lists these two statuses and no others. */
const status = statusTable(
  {
    PAID: (charge) => ({ kind: 'settled', ...reported(charge) }),
    PENDING: (charge) => {
      const copyPaste = charge.optionalText('emvqrcps');
      const image = charge.optionalText('base64image');
      const pix = { ...(copyPaste ? { copyPaste } : {}), ...(image ? { qrImage: dataUri(image) } : {}) };
      return { kind: 'awaiting', ...reported(charge), ...(copyPaste ? { pix } : {}) };
    },
  },
  { becomes: 'rejected', reported },
);

export const readCharge = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

const dataUri = (image: string): string =>
  image.startsWith('data:') ? image : `data:image/png;base64,${image}`;
