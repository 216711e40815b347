import { readCents, statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';

const told = (qrcode: NativeBody) => ({
  reference: qrcode.text('reference_code'),
  amount: readCents(qrcode, 'value_cents'),
});

const awaiting = (qrcode: NativeBody): QueryOutcome => {
  const copyPaste = qrcode.optionalText('content');
  return { kind: 'awaiting', ...told(qrcode), ...(copyPaste ? { pix: { copyPaste } } : {}) };
};

const status = statusTable(
  {
    awaiting_payment: awaiting,
    pending: awaiting,
    paid: (qrcode) => {
      const approvedAt = qrcode.optionalInstant('payment_date');
      const endToEndId = qrcode.optionalText('end_to_end');
      return {
        kind: 'settled',
        ...told(qrcode),
        ...(approvedAt ? { approvedAt } : {}),
        ...(endToEndId ? { providerData: { endToEndId } } : {}),
      };
    },
    // The typical line of payments.md §4: refunded or canceled is REFUNDED at most providers.
    canceled: (qrcode) => ({ kind: 'refunded', ...told(qrcode) }),
  },
  { becomes: 'rejected', told },
);

/** A charge, as a query, a list and a webhook tell it. */
export const readQrcode = (qrcode: NativeBody): QueryOutcome => status(qrcode.text('status'), qrcode);
