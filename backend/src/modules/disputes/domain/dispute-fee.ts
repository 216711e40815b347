/** DUE and RETURN_DUE are posted next. */
export type DisputeFeeState = 'NONE' | 'DUE' | 'CHARGED' | 'RETURN_DUE' | 'RETURNED';

interface Fee {
  readonly fee: number;
  readonly feeState: DisputeFeeState;
}

/** The money went back: the fee is charged, once. */
export const feeWhenLost = ({ fee, feeState }: Fee): DisputeFeeState =>
  fee > 0 && feeState === 'NONE' ? 'DUE' : feeState;

/** The dispute is won: a fee that was charged is given back, and one that was not is not charged. */
export function feeWhenWon({ feeState }: Fee): DisputeFeeState {
  if (feeState === 'CHARGED') return 'RETURN_DUE';
  return feeState === 'DUE' ? 'NONE' : feeState;
}
