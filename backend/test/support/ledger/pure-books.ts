import { cents, type Cents } from '@guiche/money';
import { nameOf, type Account } from '../../../src/modules/ledger/domain/account.js';
import type { MoneyFact } from '../../../src/modules/ledger/domain/facts.js';
import { decideMoves, firstKeyOfMove, type Move } from '../../../src/modules/ledger/domain/move.js';
import { partsLeft, paidFor } from '../../../src/modules/ledger/domain/parts.js';
import { historyOf, postFact } from '../../../src/modules/ledger/domain/post-fact.js';
import {
  balancesAfter,
  type Balances,
  type Leg,
  type PostedLeg,
} from '../../../src/modules/ledger/domain/posting.js';

/** Changes what a posting writes: a bug that a test plants. */
export type Bug = (legs: readonly Leg[], kind: PostedLeg['kind']) => readonly Leg[];

/**
 * The books of one platform as the posting functions decide them, without a database: thousands of histories take seconds. That the
 * database keeps the same books is tested by the specs of the ledger.
 */
export class PureBooks {
  balances: Balances = new Map();
  private readonly legs: PostedLeg[] = [];
  private readonly histories = new Map<string, PostedLeg[]>();
  private readonly byOtherSubject = new Map<string, PostedLeg[]>();
  private readonly keys = new Set<string>();
  private readonly wrong: PostedLeg[] = [];
  /** Accounts that moved since they were looked at. */
  private readonly moved = new Set<string>();
  /** What was true of a sale when it was looked at: it need not be looked at again while that is so. */
  private readonly sound = new Map<string, string>();

  constructor(private readonly bug: Bug = (legs) => legs) {}

  history(paymentId: string): readonly PostedLeg[] {
    return this.histories.get(paymentId) ?? [];
  }

  /** What was moved for something that is no payment. */
  others(id: string): readonly PostedLeg[] {
    return this.byOtherSubject.get(id) ?? [];
  }

  balanceOf(account: Account): Cents {
    return this.balances.get(nameOf(account)) ?? cents(0);
  }

  /** @returns whether something was written */
  tell(fact: MoneyFact): boolean {
    const posting = postFact(fact, this.history(fact.paymentId), this.balances);
    if (!posting) return false;
    const legs = this.bug(posting.legs, posting.kind);
    this.write(fact.paymentId, historyOf({ ...posting, legs }));
    return true;
  }

  /** @returns whether something was written */
  move(move: Move): boolean {
    const { decided } = decideMoves([move], {
      posted: this.keys,
      history: (paymentId) => this.history(paymentId),
      balances: this.balances,
    });
    const { kind, subject } = move;
    for (const one of decided) {
      this.keys.add(firstKeyOfMove(move));
      const legs = this.bug(one.legs, kind).map((leg) => ({ ...leg, kind, posting: null }));
      if (subject.kind === 'other')
        this.byOtherSubject.set(subject.id, [...this.others(subject.id), ...legs]);
      this.write(subject.kind === 'payment' ? subject.id : null, legs);
    }
    return decided.length > 0;
  }

  private write(paymentId: string | null, legs: readonly PostedLeg[]): void {
    this.wrong.push(...legs.filter(isNoTransfer));
    this.legs.push(...legs);
    for (const { from, to } of legs) this.moved.add(nameOf(from)).add(nameOf(to));
    if (paymentId !== null) this.histories.set(paymentId, [...this.history(paymentId), ...legs]);
    this.balances = balancesAfter(this.balances, legs);
  }

  /** Which of the invariants of domain.md §4 do not hold, except the replay. Empty: all do. */
  violations(sales: readonly SaleState[]): string[] {
    const moved = [...this.moved].map((name): [string, Cents] => [name, this.balances.get(name) ?? cents(0)]);
    this.moved.clear();
    return [
      ...this.wrong.map(({ fact }) => `1: a transfer of ${fact} moves no positive whole amount`),
      ...(this.total() === 0 ? [] : [`2: all balances sum to ${this.total()}`]),
      ...sales.flatMap((sale) => this.violationsOfSale(sale)),
      ...moved.filter(isBelowZero).map(([name, balance]) => `4: ${name} is ${balance}`),
      ...moved
        .filter(([name]) => this.hasBoth(name))
        .map(([name]) => `4: ${name} beside a debt or available money`),
    ];
  }

  /** Whether the transfers result in the balances again. */
  isReplayable(): boolean {
    return sameBalances(this.balances, balancesAfter(new Map(), this.legs));
  }

  private total(): number {
    return [...this.balances].reduce(
      (sum, [name, balance]) => sum + (name.endsWith(':debt') ? -balance : balance),
      0,
    );
  }

  /** What its parties have, and what the gateway owes for it, is what its buyer paid and did not get back. */
  private violationsOfSale({ name, paymentId, paid, returned, settled, cashed }: SaleState): string[] {
    const history = this.history(paymentId);
    const state = [history.length, paid, returned, settled, cashed].join(' ');
    if (this.sound.get(paymentId) === state) return [];
    const kept = paid - returned;
    const owed = history
      .filter(({ posting }) => posting !== null)
      .reduce((sum, { from, to, amount }) => sum + receivable(from, amount) - receivable(to, amount), 0);
    const whole = returned === paid ? 0 : paidFor(partsLeft(history));
    const lines = history.filter(({ kind }) => kind === 'SETTLEMENT');
    const sumOf = (bucket: Account['bucket']): number =>
      lines.reduce((sum, { from, to, amount }) => {
        if (to.bucket === bucket) return sum + amount;
        return from.bucket === bucket ? sum - amount : sum;
      }, 0);
    const found = [
      ...(sumOf('receivable') === settled
        ? []
        : [`3: lines of ${name} settle ${sumOf('receivable')}, not ${settled}`]),
      ...(sumOf('cash') === -cashed
        ? []
        : [`3: lines of ${name} bring ${-sumOf('cash')} to the bank, not ${cashed}`]),
      ...(owed === kept ? [] : [`3: the gateway owes ${owed} for ${name}, and its buyer paid ${kept}`]),
      ...(whole === kept ? [] : [`3: the parties of ${name} have ${whole}, and its buyer paid ${kept}`]),
    ];
    if (found.length === 0) this.sound.set(paymentId, state);
    return found;
  }

  private hasBoth(name: string): boolean {
    const person = name.replace(/:(?:available|debt)$/, '');
    if (person === name) return false;
    const of = (bucket: string): number => this.balances.get(`${person}:${bucket}`) ?? 0;
    return of('available') > 0 && of('debt') > 0;
  }
}

/** A sale as its buyer sees it. Cents. */
export interface SaleState {
  readonly name: string;
  readonly paymentId: string;
  readonly paid: number;
  readonly returned: number;
  /** What its provider settled, and what of it reached the bank. */
  readonly settled: number;
  readonly cashed: number;
}

const receivable = ({ bucket }: Account, amount: number): number => (bucket === 'receivable' ? amount : 0);

const isNoTransfer = ({ from, to, amount }: Leg): boolean =>
  !Number.isSafeInteger(amount) || amount <= 0 || nameOf(from) === nameOf(to);

const NEVER_NEGATIVE = /:(pending|available|reserve|blocked|debt)$/;
const isBelowZero = ([name, balance]: [string, Cents]): boolean => balance < 0 && NEVER_NEGATIVE.test(name);

const sameBalances = (one: Balances, other: Balances): boolean =>
  one.size === other.size && [...one].every(([name, balance]) => other.get(name) === balance);
