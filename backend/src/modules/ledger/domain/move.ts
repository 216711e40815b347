import { bucketOf, distinct, isPerson } from './account.js';
import type { Account } from './account.js';
import { repayDebts } from './debts.js';
import { balancesAfter, type Balances, type Leg, type MoveKind, type PostedLeg } from './posting.js';

/** Money that moves without changing the state of a payment: a release, a withdrawal, a fee. */
export interface Move {
  readonly kind: MoveKind;
  /** Names the business fact. A move is posted once for each key. */
  readonly key: string;
  readonly currency: string;
  readonly occurredAt: Date;
  /** What it belongs to: the payment whose money it is, or the id of a withdrawal, an anticipation, a charge. */
  readonly subject: { readonly kind: 'payment' | 'other'; readonly id: string };
  /** A correction has one. */
  readonly reason?: string;
  /** Every account that the legs may name. */
  readonly accounts: readonly Account[];
  /** Decided under the locks. No legs: nothing is posted, and the key may be used later. */
  readonly legs: (state: MoveState) => readonly Leg[];
}

export interface MoveState {
  /** Of the accounts of people that the move names, and of their debts. */
  readonly balances: Balances;
  /** Every transfer of the payment so far; empty where the subject is no payment. */
  readonly history: readonly PostedLeg[];
}

/** `nothing`: the legs were empty. */
export type Moved = 'posted' | 'alreadyPosted' | 'nothing';

/** The accounts to lock: those that the move names, and the debts of their people. */
export const accountsOfMove = ({ accounts }: Move): Account[] =>
  distinct([...accounts, ...accounts.filter(isPerson).map((person) => bucketOf(person, 'debt'))]);

/** A move with the legs that were decided under the locks. */
export interface DecidedMove {
  readonly move: Move;
  readonly legs: readonly Leg[];
}

/** The fact key of the first transfer of a move. */
export const firstKeyOfMove = ({ key }: Move): string => `${key}/1`;

/** What is known under the locks. */
interface Known extends Pick<MoveState, 'balances'> {
  readonly posted: ReadonlySet<string>;
  readonly history: (paymentId: string) => readonly PostedLeg[];
}

/** Decides moves in their order, each with what those before it have moved. `results` has an entry for each move. */
export function decideMoves(
  moves: readonly Move[],
  { posted, history, balances: before }: Known,
): { readonly decided: readonly DecidedMove[]; readonly results: readonly Moved[] } {
  let balances = before;
  const keys = new Set(posted);
  const decided: DecidedMove[] = [];
  const results = moves.map((move): Moved => {
    if (keys.has(firstKeyOfMove(move))) return 'alreadyPosted';
    const { kind, id } = move.subject;
    const known = kind === 'payment' ? [...history(id), ...movedNow(decided, id)] : [];
    const legs = legsOf(move, { balances, history: known });
    if (legs.length === 0) return 'nothing';
    keys.add(firstKeyOfMove(move));
    decided.push({ move, legs });
    balances = balancesAfter(balances, legs);
    return 'posted';
  });
  return { decided, results };
}

/** What earlier moves of this call add to the history of a payment. */
const movedNow = (decided: readonly DecidedMove[], paymentId: string): PostedLeg[] =>
  decided
    .filter(({ move: { subject } }) => subject.kind === 'payment' && subject.id === paymentId)
    .flatMap(({ move: { kind }, legs }) => legs.map((leg) => ({ ...leg, kind, posting: null })));

/** The legs of a move, and the debts that they pay. */
function legsOf({ legs }: Move, state: MoveState): Leg[] {
  const wanted = legs(state).filter(({ amount }) => amount > 0);
  return [...wanted, ...repayDebts(wanted.filter(isIncome), state.balances)];
}

/** What a person may spend afterwards, or gets from somebody else. Money that is blocked or given up pays no debt. */
function isIncome({ from, to }: Leg): boolean {
  if (!isPerson(to) || to.bucket === 'debt' || to.bucket === 'blocked') return false;
  return to.bucket === 'available' || from.ownerId !== to.ownerId;
}
