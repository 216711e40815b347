import { readCents, statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { typicalWords } from './typical-words.js';

type Awaiting = Partial<Extract<QueryOutcome, { kind: 'awaiting' }>>;
type Settled = Partial<Extract<QueryOutcome, { kind: 'settled' }>>;

const told = (charge: NativeBody) => ({
  reference: charge.text('id'),
  amount: readCents(charge, 'amount'),
});

/** The specification's typical list is this family's own vocabulary: waiting_payment, partially_paid, chargedback, in mediation. */
const status = statusTable(typicalWords({ told, awaiting, settled }), { becomes: 'rejected', told });

/** The transaction object: the answer of every call about a charge, and the data of a webhook. */
export const readTransaction = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

function awaiting(charge: NativeBody): Awaiting {
  const pix = charge.optionalAt('pix');
  const boleto = charge.optionalAt('boleto');
  const copyPaste = pix?.optionalText('qrcode');
  const digitableLine = boleto?.optionalText('digitableLine') ?? boleto?.optionalText('barcode');
  const url = boleto?.optionalText('url');
  const expiresAt = expiry(pix ?? boleto);
  return {
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(boleto ? { billet: { ...(digitableLine ? { digitableLine } : {}), ...(url ? { url } : {}) } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

function settled(charge: NativeBody): Settled {
  const approvedAt = charge.optionalInstant('paidAt');
  const endToEndId = charge.optionalAt('pix')?.optionalText('end2EndId');
  return {
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}

/** A bare date means the end of that day in São Paulo, three hours behind UTC all year since 2019. */
function expiry(means: NativeBody | undefined): Date | undefined {
  const date = means?.optionalText('expirationDate');
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Date(`${date}T23:59:59-03:00`)
    : means?.optionalInstant('expirationDate');
}
