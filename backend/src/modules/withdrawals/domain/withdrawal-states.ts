/**
 * Where a withdrawal stands. WAITING: a person decides. IN_AUDIT: a person looks closely first. HALF_APPROVED: the second of two people
 * decides. READY: decided, and sent next. SENDING: written before the call; whether the provider has it is not known. SENT: the provider
 * has it. FAILED: nothing was sent, and the money is still reserved. PAID: the money arrived or is certain to. REFUSED: by staff.
 * CANCELED: by the owner, by staff or by the provider. RETURNED: the provider did not pay, or the money came back.
 */
export type WithdrawalState =
  | 'WAITING'
  | 'IN_AUDIT'
  | 'HALF_APPROVED'
  | 'READY'
  | 'SENDING'
  | 'SENT'
  | 'FAILED'
  | 'PAID'
  | 'REFUSED'
  | 'CANCELED'
  | 'RETURNED';

/**
 * What happens to it. Staff: `audit`, `approveFirst`, `approve`, `retry`, `refuse`, `cancel`, `payByHand`. Its owner: `withdraw`, while
 * no provider was asked and nobody looks closely. The rest is what is known of its payout: `open` (written), `accepted`, `paid`, `declined` (surely not paid, or it
 * came back), `canceled`, `notSent` (it never reached the provider).
 */
export type WithdrawalEvent =
  | 'audit'
  | 'approveFirst'
  | 'approve'
  | 'retry'
  | 'refuse'
  | 'cancel'
  | 'payByHand'
  | 'withdraw'
  | 'open'
  | 'accepted'
  | 'paid'
  | 'declined'
  | 'canceled'
  | 'notSent';

/**
 * What an event does: leads to a state, or is `same` (known already) or `stale` (older than what is known), which change nothing, or
 * `forbidden`: it contradicts what is known, and a person must look.
 */
export type WithdrawalVerdict = WithdrawalState | 'same' | 'stale' | 'forbidden';

export const WITHDRAWAL_STATES: readonly WithdrawalState[] = [
  ...(['WAITING', 'IN_AUDIT', 'HALF_APPROVED', 'READY', 'SENDING', 'SENT'] as const),
  ...(['FAILED', 'PAID', 'REFUSED', 'CANCELED', 'RETURNED'] as const),
];

export const WITHDRAWAL_EVENTS: readonly WithdrawalEvent[] = [
  ...(['audit', 'approveFirst', 'approve', 'retry', 'refuse', 'cancel', 'payByHand', 'withdraw'] as const),
  ...(['open', 'accepted', 'paid', 'declined', 'canceled', 'notSent'] as const),
];

type Row = Partial<Readonly<Record<WithdrawalEvent, WithdrawalVerdict>>>;

const UNDECIDED: Row = {
  audit: 'IN_AUDIT',
  approveFirst: 'HALF_APPROVED',
  approve: 'READY',
  refuse: 'REFUSED',
  cancel: 'CANCELED',
  payByHand: 'PAID',
};
/** The money was given back: a payment after that is one too many. */
const GIVEN_BACK: Row = { accepted: 'stale', declined: 'same', canceled: 'same', notSent: 'stale' };
/** A provider that had refused it reports that it has it. Nothing was sent since, and the money is still reserved. */
const SENT_AFTER_ALL: Row = { accepted: 'SENT', paid: 'PAID', declined: 'stale', canceled: 'stale' };

/** What is not listed is forbidden. */
const TABLE: Readonly<Record<WithdrawalState, Row>> = {
  WAITING: { ...UNDECIDED, withdraw: 'CANCELED' },
  IN_AUDIT: { ...UNDECIDED, audit: 'same' },
  HALF_APPROVED: { ...UNDECIDED, approveFirst: 'same', withdraw: 'CANCELED' },
  READY: {
    ...{ open: 'SENDING', approve: 'same', retry: 'same', cancel: 'CANCELED', withdraw: 'CANCELED' },
    ...{ notSent: 'FAILED', ...SENT_AFTER_ALL },
  },
  SENDING: { accepted: 'SENT', paid: 'PAID', declined: 'RETURNED', canceled: 'CANCELED', notSent: 'FAILED' },
  SENT: { accepted: 'same', paid: 'PAID', declined: 'RETURNED', canceled: 'CANCELED', notSent: 'stale' },
  FAILED: {
    ...{ retry: 'READY', refuse: 'REFUSED', cancel: 'CANCELED', payByHand: 'PAID', notSent: 'same' },
    ...SENT_AFTER_ALL,
  },
  PAID: {
    paid: 'same',
    payByHand: 'same',
    accepted: 'stale',
    notSent: 'stale',
    declined: 'RETURNED',
    canceled: 'RETURNED',
  },
  REFUSED: { refuse: 'same', ...GIVEN_BACK },
  CANCELED: { cancel: 'same', withdraw: 'same', ...GIVEN_BACK },
  RETURNED: { ...GIVEN_BACK },
};

/** What an event does to a withdrawal in this state. */
export const withdrawalVerdict = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalVerdict =>
  TABLE[state][event] ?? 'forbidden';

/** The states in which the money is reserved: neither paid nor given back. */
export const OPEN_STATES: readonly WithdrawalState[] = WITHDRAWAL_STATES.filter(
  (state) => !['PAID', 'REFUSED', 'CANCELED', 'RETURNED'].includes(state),
);

/** What the ledger does when a withdrawal goes from one state to another: pays out, gives back, or nothing. */
export function moneyOf(from: WithdrawalState, to: WithdrawalState): 'pay' | 'giveBack' | 'takeBack' | null {
  if (to === 'PAID') return 'pay';
  if (OPEN_STATES.includes(to)) return null;
  return from === 'PAID' ? 'takeBack' : 'giveBack';
}

/** The status of payments.md §4. */
export function withdrawStatusOf(state: WithdrawalState): 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' {
  if (state === 'PAID') return 'APPROVED';
  if (state === 'CANCELED') return 'CANCELED';
  return state === 'REFUSED' || state === 'RETURNED' ? 'REJECTED' : 'PENDING';
}
