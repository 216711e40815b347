/**
 * Where an anticipation stands. PENDING: staff decide. PRE_APPROVED: by rule, by the first of two people or by its seller, and a person
 * decides. OFFERED: staff changed the rate, and the seller decides. APPROVED: decided; it is paid in the same transaction. REFUSED: by
 * staff. CANCELED: by the seller, or because a covered sale no longer has its share. PAID: the ledger has it.
 */
export type AnticipationState =
  | 'PENDING'
  | 'PRE_APPROVED'
  | 'OFFERED'
  | 'APPROVED'
  | 'REFUSED'
  | 'CANCELED'
  | 'PAID';

/**
 * What happens to it. Staff: `approveFirst` (another person has to), `approve`, `changeRate`, `refuse`. Its seller: `acceptFirst`
 * (staff have to approve it), `accept`, `withdraw`. The ledger: `paid`, and `shareGone` when a covered sale was refunded, released or
 * disputed before.
 */
export type AnticipationEvent =
  | 'approveFirst'
  | 'approve'
  | 'changeRate'
  | 'refuse'
  | 'acceptFirst'
  | 'accept'
  | 'withdraw'
  | 'paid'
  | 'shareGone';

/** Leads to a state, or is `same` (known already), which changes nothing, or `forbidden`. */
type AnticipationVerdict = AnticipationState | 'same' | 'forbidden';

export const ANTICIPATION_STATES: readonly AnticipationState[] = [
  ...(['PENDING', 'PRE_APPROVED', 'OFFERED', 'APPROVED', 'REFUSED', 'CANCELED', 'PAID'] as const),
];

type Row = Partial<Readonly<Record<AnticipationEvent, AnticipationVerdict>>>;

const OPEN: Row = {
  ...{ changeRate: 'OFFERED', refuse: 'REFUSED' },
  ...{ withdraw: 'CANCELED', shareGone: 'CANCELED' },
};

/** What is not listed is forbidden. */
const TABLE: Readonly<Record<AnticipationState, Row>> = {
  PENDING: { ...OPEN, approveFirst: 'PRE_APPROVED', approve: 'APPROVED' },
  PRE_APPROVED: { ...OPEN, approveFirst: 'PRE_APPROVED', approve: 'APPROVED' },
  // Staff may change the rate again; they cannot approve one that the seller has not accepted.
  OFFERED: { ...OPEN, acceptFirst: 'PRE_APPROVED', accept: 'APPROVED' },
  APPROVED: { approve: 'same', accept: 'same', paid: 'PAID', shareGone: 'CANCELED' },
  REFUSED: { refuse: 'same' },
  CANCELED: { withdraw: 'same', shareGone: 'same' },
  // A refund after the payment takes the money by the ledger, and leaves this state as it is.
  PAID: { paid: 'same', approve: 'same', accept: 'same', shareGone: 'same' },
};

/** Those that somebody still decides about: what they cover counts in the limit. */
export const isOpenAnticipation = (state: AnticipationState): boolean =>
  state === 'PENDING' || state === 'PRE_APPROVED' || state === 'OFFERED';

/** What an event does to an anticipation in this state. */
export const anticipationVerdict = (
  state: AnticipationState,
  event: AnticipationEvent,
): AnticipationVerdict => TABLE[state][event] ?? 'forbidden';
