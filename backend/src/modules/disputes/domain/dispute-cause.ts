export type DisputeKind = 'CHARGEBACK' | 'MED';

/** Which dispute a payment may have. A boleto has none: its bank takes no money back. */
export const kindOfMethod = (method: string): DisputeKind | null =>
  method === 'CREDIT_CARD' ? 'CHARGEBACK' : method === 'PIX' ? 'MED' : null;

const DISPUTED = /charge.?back|charged|disput|mediat|\bmed\b|med_|fraud|protest|contest|analysis|infra/i;
const RETURNED = /refund|cancel|devol|estorn|void/i;

/**
 * Whether a payment that is CHARGEBACK was disputed. The specification maps the words of any return to this status for some providers
 * (payments.md §4), so the provider's own word decides: a refund is no dispute. Without a word that says either, a card is disputed
 * and a PIX was returned.
 */
export function wasDisputed(kind: DisputeKind, native: string | null): boolean {
  if (native !== null && DISPUTED.test(native)) return true;
  if (native !== null && RETURNED.test(native)) return false;
  return kind === 'CHARGEBACK';
}
