import { statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { optionalCents } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

const reported = (charge: NativeBody) => ({
  reference: charge.text('transaction_id'),
  ...optionalCents(charge, 'amount'),
});

const awaiting = (charge: NativeBody) => {
  const copyPaste = charge.optionalText('qr_code');
  const qrImage = charge.optionalText('qr_code_image');
  return copyPaste ? { pix: { copyPaste, ...(qrImage ? { qrImage } : {}) } } : {};
};

const settled = (charge: NativeBody) => {
  const approvedAt = charge.optionalInstant('completed_at');
  const endToEndId = charge.optionalText('end_to_end_id');
  return {
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
};

const words = typicalStatuses({ reported, awaiting, settled });

/** The typical mapping of payments.md §4; the provider's status `completed` means "paid". */
const status = statusTable({ ...words, completed: words['paid']! }, { becomes: 'rejected', reported });

export const readTransaction = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);
