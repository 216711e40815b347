/**
 * Where a dispute stands (domain.md §5). NOTIFIED: nothing could be blocked, or the money went back already. BLOCKED: the money of the
 * parties is blocked. DEFENCE_SENT: the result is awaited. EXPIRED: the deadline passed without a defence; the money stays blocked until
 * the result is known. WON, LOST, RETURNED_PART: the result.
 */
export const DISPUTE_STATES = [
  ...(['NOTIFIED', 'BLOCKED', 'DEFENCE_SENT', 'EXPIRED', 'WON', 'LOST', 'RETURNED_PART'] as const),
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const DISPUTE_RESULTS = ['WON', 'LOST', 'RETURNED_PART'] as const;
export type DisputeResult = (typeof DISPUTE_RESULTS)[number];

export type DisputeEvent = 'defend' | 'expire' | DisputeResult;

/** `same`: it is so already, and nothing changes. `forbidden`: it contradicts what is known. */
export type DisputeVerdict = DisputeState | 'same' | 'forbidden';

const RESULTS = { WON: 'WON', LOST: 'LOST', RETURNED_PART: 'RETURNED_PART' } as const;

/** What is not listed is forbidden. A chargeback that was lost may be reversed later; a win is final. */
const TABLE: Readonly<Record<DisputeState, Partial<Readonly<Record<DisputeEvent, DisputeVerdict>>>>> = {
  NOTIFIED: { defend: 'DEFENCE_SENT', expire: 'EXPIRED', ...RESULTS },
  BLOCKED: { defend: 'DEFENCE_SENT', expire: 'EXPIRED', ...RESULTS },
  DEFENCE_SENT: { defend: 'same', expire: 'same', ...RESULTS },
  EXPIRED: { expire: 'same', ...RESULTS },
  WON: { expire: 'same', WON: 'same' },
  LOST: { expire: 'same', LOST: 'same', WON: 'WON' },
  RETURNED_PART: { expire: 'same', RETURNED_PART: 'same' },
};

export const disputeVerdict = (state: DisputeState, event: DisputeEvent): DisputeVerdict =>
  TABLE[state][event] ?? 'forbidden';

export const isEnded = (state: DisputeState): state is DisputeResult =>
  DISPUTE_RESULTS.some((result) => result === state);
