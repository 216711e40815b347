/**
 * A refund at the provider. ASKED: written before the call; whether the provider has it is not known. PROCESSING: the provider has it,
 * and the money is on its way. DONE: the money went back. REFUSED: nothing went back, and the refund may be asked for again.
 */
export type RefundState = 'ASKED' | 'PROCESSING' | 'DONE' | 'REFUSED';

/** `same` and `stale` change nothing: a repeated or an older fact. `forbidden` would undo a known end. */
export type RefundVerdict = 'allowed' | 'same' | 'stale' | 'forbidden';

export const REFUND_STATES: readonly RefundState[] = ['ASKED', 'PROCESSING', 'DONE', 'REFUSED'];

/** The whole table, `TABLE[from][to]`. */
const TABLE: Readonly<Record<RefundState, Readonly<Record<RefundState, RefundVerdict>>>> = {
  ASKED: { ASKED: 'same', PROCESSING: 'allowed', DONE: 'allowed', REFUSED: 'allowed' },
  PROCESSING: { ASKED: 'stale', PROCESSING: 'same', DONE: 'allowed', REFUSED: 'allowed' },
  DONE: { ASKED: 'stale', PROCESSING: 'stale', DONE: 'same', REFUSED: 'forbidden' },
  REFUSED: { ASKED: 'stale', PROCESSING: 'stale', DONE: 'forbidden', REFUSED: 'same' },
};

/** May a refund go from one state to the other? */
export function refundVerdict(from: RefundState, to: RefundState): RefundVerdict {
  return TABLE[from][to];
}

/** The states from which a refund may go to this one. */
export function refundStatesBefore(to: RefundState): readonly RefundState[] {
  return REFUND_STATES.filter((from) => refundVerdict(from, to) === 'allowed');
}

/** The states in which the outcome of a refund is not known. */
export const OPEN_REFUND_STATES: readonly RefundState[] = refundStatesBefore('DONE');
