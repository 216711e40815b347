import {
  readCents,
  statusTable,
  type NativeBody,
  type QueryOutcome,
  type StatusReader,
} from '@guiche/gateway-kit';
import { typicalWords } from './typical-words.js';

/** Which words a brand is specified with. */
export interface ShieldWords {
  /** `own`: payments.md §4 has a line for the brand. `typical`: it has none, so the typical translation holds. */
  readonly words: 'own' | 'typical';
  /** What the specification makes of this brand's unlisted words. */
  readonly unlistedWord: 'rejected' | 'pending';
}

/** Reads the transaction object: the answer of every call about a charge, and the data of a webhook. */
export function shieldStatus({ words, unlistedWord }: ShieldWords): StatusReader {
  return statusTable(
    {
      ...(words === 'typical'
        ? typicalWords({ told, awaiting: instructions, settled: (charge) => settled(charge) })
        : {}),
      pending: awaiting,
      waiting_payment: awaiting,
      paid: settled,
      approved: settled,
      refunded: (charge) => ({ kind: 'refunded', ...told(charge) }),
      chargeback: (charge) => ({ kind: 'chargedBack', ...told(charge) }),
      // Final words of the family. At most brands the specification makes every other word REJECTED; where it makes them
      // PENDING it lists the first two as REJECTED, and not the third.
      refused: (charge) => ({ kind: 'declined', reason: 'cardRefused', ...told(charge) }),
      cancelled: (charge) => ({ kind: 'declined', reason: 'canceled', ...told(charge) }),
      ...(unlistedWord === 'rejected' ? { expired } : {}),
    },
    { becomes: unlistedWord, told },
  );
}

function told(charge: NativeBody): { reference: string; amount: ReturnType<typeof readCents> } {
  return { reference: charge.text('id'), amount: readCents(charge, 'amount') };
}

const expired = (charge: NativeBody): QueryOutcome => ({
  kind: 'declined',
  reason: 'expired',
  ...told(charge),
});

const awaiting = (charge: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  ...told(charge),
  ...instructions(charge),
});

/** What the buyer needs to pay, and until when. */
function instructions(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
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

/** A bare date (the usual form) means the end of that day in São Paulo, three hours behind UTC all year since 2019. */
function expiry(means: NativeBody | undefined): Date | undefined {
  const date = means?.optionalText('expirationDate');
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Date(`${date}T23:59:59-03:00`)
    : means?.optionalInstant('expirationDate');
}

function settled(charge: NativeBody): Extract<QueryOutcome, { kind: 'settled' }> {
  const approvedAt = charge.optionalInstant('paidAt');
  const endToEndId = charge.optionalAt('pix')?.optionalText('end2EndId');
  return {
    kind: 'settled',
    ...told(charge),
    ...(approvedAt ? { approvedAt } : {}),
    ...(endToEndId ? { providerData: { endToEndId } } : {}),
  };
}
