import { readCents, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { dayOrInstant } from './pix-expiry.js';
import { refundedCents } from './reported-amounts.js';

/** The facts of a charge that BEEHIVE and SHIELD report in the same fields; their statuses differ. */
export const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  amount: readCents(charge, 'amount'),
  ...refundedCents(charge),
});

/** What the buyer needs to pay, and the expiry. */
export function instructions(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
  const pix = charge.optionalAt('pix');
  const boleto = charge.optionalAt('boleto');
  const copyPaste = pix?.optionalText('qrcode');
  const digitableLine = boleto?.optionalText('digitableLine') ?? boleto?.optionalText('barcode');
  const url = boleto?.optionalText('url');
  const means = pix ?? boleto;
  const expiresAt = means && dayOrInstant(means, 'expirationDate');
  return {
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(boleto ? { billet: { ...(digitableLine ? { digitableLine } : {}), ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

/** The time of payment, and the banks' id of a PIX. */
export function payment(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'settled' }>> {
  const approvedAt = charge.optionalInstant('paidAt');
  const endToEndId = charge.optionalAt('pix')?.optionalText('end2EndId');
  return {
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}
