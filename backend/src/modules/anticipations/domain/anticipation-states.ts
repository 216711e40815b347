/**
 * Where an anticipation stands. PENDING: staff decide. PRE_APPROVED: staff changed the rate, and the seller decides. APPROVED: decided,
 * and paid next. REFUSED: by staff. CANCELED: by the seller, or because a covered sale no longer has its share. PAID: the ledger has it.
 */
export type AnticipationState = 'PENDING' | 'PRE_APPROVED' | 'APPROVED' | 'REFUSED' | 'CANCELED' | 'PAID';

/**
 * What happens to it. Staff: `approve`, `changeRate`, `refuse`. Its seller: `accept`, `withdraw`. The ledger: `paid`, and `shareGone`
 * when a covered sale was refunded, released or disputed before.
 */
export type AnticipationEvent =
  | 'approve'
  | 'changeRate'
  | 'refuse'
  | 'accept'
  | 'withdraw'
  | 'paid'
  | 'shareGone';

/** Leads to a state, or is `same` (known already), which changes nothing, or `forbidden`. */
export type AnticipationVerdict = AnticipationState | 'same' | 'forbidden';

export const ANTICIPATION_STATES: readonly AnticipationState[] = [
  ...(['PENDING', 'PRE_APPROVED', 'APPROVED', 'REFUSED', 'CANCELED', 'PAID'] as const),
];

type Row = Partial<Readonly<Record<AnticipationEvent, AnticipationVerdict>>>;

/** What is not listed is forbidden. */
const TABLE: Readonly<Record<AnticipationState, Row>> = {
  PENDING: {
    ...{ approve: 'APPROVED', changeRate: 'PRE_APPROVED', refuse: 'REFUSED' },
    ...{ withdraw: 'CANCELED', shareGone: 'CANCELED' },
  },
  // Staff may change the rate again; they cannot approve one that the seller has not accepted.
  PRE_APPROVED: {
    ...{ accept: 'APPROVED', changeRate: 'PRE_APPROVED', refuse: 'REFUSED' },
    ...{ withdraw: 'CANCELED', shareGone: 'CANCELED' },
  },
  APPROVED: { approve: 'same', accept: 'same', paid: 'PAID', shareGone: 'CANCELED' },
  REFUSED: { refuse: 'same' },
  CANCELED: { withdraw: 'same', shareGone: 'same' },
  // A refund after the payment takes the money by the ledger, and leaves this state as it is.
  PAID: { paid: 'same', approve: 'same', accept: 'same', shareGone: 'same' },
};

/** What an event does to an anticipation in this state. */
export const anticipationVerdict = (
  state: AnticipationState,
  event: AnticipationEvent,
): AnticipationVerdict => TABLE[state][event] ?? 'forbidden';
