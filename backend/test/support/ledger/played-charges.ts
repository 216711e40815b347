import { cents, formatMoney } from '@guiche/money';
import { balanceMove, byHandMove, leftToPay } from '../../../src/modules/charges/charge-moves.js';
import { agreementMove } from '../../../src/modules/charges/debt-moves.js';
import { receiptChange } from '../../../src/modules/charges/domain/charge-receipt.js';
import { receiptMove } from '../../../src/modules/charges/receipt-move.js';
import type { ChargedMoney } from '../../../src/modules/charges/charge-moves.js';
import { platform, seller, type Account } from '../../../src/modules/ledger/domain/account.js';
import type { Move } from '../../../src/modules/ledger/domain/move.js';
import type { PostedLeg } from '../../../src/modules/ledger/domain/posting.js';
import type { PureBooks } from './pure-books.js';
import { GATEWAY } from './sales.js';

const AT = new Date('2026-03-20T12:00:00Z');
const COST = cents(119);
/** What can happen to a charge. */
const WAYS = 5;
const HOW = { occurredAt: AT, reason: 'agreed' };

/** A code of a charge, as its row says. */
interface PlayedCode {
  readonly id: string;
  received: number;
  applied: number;
  posted: number;
}

type PlayedCharge = Omit<ChargedMoney, 'paid' | 'steps'> & {
  paid: number;
  steps: number;
  readonly codes: PlayedCode[];
  /** What sellers gave for it: their balance, their debt, their own transfer. */
  given: number;
};

interface ChargeStep {
  readonly says: string;
  readonly move: Move;
  /** Called when it was booked. @returns what the books say otherwise */
  readonly done: () => string[];
}

/** The charges and agreements of a history. */
export class PlayedCharges {
  private readonly charges: PlayedCharge[] = [];
  private made = 0;

  /** The debt of a seller becomes a charge, which is paid later. Undefined: nothing is owed */
  agree(books: PureBooks, sellerId: string): ChargeStep | undefined {
    const owed = books.balanceOf(seller(sellerId, 'debt'));
    if (owed === 0) return undefined;
    const id = this.nextId('agreement');
    return {
      says: `a debt of ${reais(owed)} becomes ${id}`,
      move: agreementMove({ sellerId, currency: 'BRL' }, { id, ...HOW }, () => undefined),
      done: () => {
        this.add(sellerId, 'AGREEMENT', owed);
        const carried = -sumOf(books.others(id), platform('loss'));
        const left = books.balanceOf(seller(sellerId, 'debt'));
        if (carried === owed && left === 0) return [];
        return [`3: the platform carries ${carried} of ${id} and ${left} are owed, not ${owed}`];
      },
    };
  }

  /** Something happens to a charge of the seller, perhaps to a new one. @param at chooses both */
  next(books: PureBooks, sellerId: string, at: number): ChargeStep | undefined {
    const own = this.charges.filter((one) => one.sellerId === sellerId);
    const [what, which] = [at % WAYS, Math.floor(at / WAYS)];
    const charge = own[which % (own.length + 1)] ?? this.newCharge(books, sellerId, which);
    const left = leftToPay(moneyOf(charge));
    const back = charge.codes.find(({ received }) => received > 0);
    if (what === 0 && back) return this.receipt(books, charge, back, 0);
    if (what === 1 && left > 0) return this.byHand(books, charge);
    if (what > 2 && left > 0 && charge.kind !== 'NEGATIVE_BALANCE')
      return this.fromBalance(books, charge, what === 4);
    const code = { id: this.nextId('code'), received: 0, applied: 0, posted: 0 };
    charge.codes.push(code);
    // A second payment of a paid charge is the seller's.
    return this.receipt(books, charge, code, charge.amount);
  }

  private newCharge(books: PureBooks, sellerId: string, at: number): PlayedCharge {
    const owed = books.balanceOf(seller(sellerId, 'debt'));
    if (owed > 0 && at % 2 === 0) return this.add(sellerId, 'NEGATIVE_BALANCE', owed);
    return this.add(sellerId, 'FINE', 1 + at * 97);
  }

  private add(sellerId: string, kind: ChargedMoney['kind'], amount: number): PlayedCharge {
    const known = { id: this.nextId('charge'), sellerId, kind, currency: 'BRL', amount: cents(amount) };
    const charge = { ...known, paid: 0, steps: 0, codes: [], given: 0 };
    this.charges.push(charge);
    return charge;
  }

  private fromBalance(books: PureBooks, charge: PlayedCharge, leavesDebt: boolean): ChargeStep {
    const available = books.balanceOf(seller(charge.sellerId, 'available'));
    const left = leftToPay(moneyOf(charge));
    const taken = leavesDebt ? left : Math.min(left, available);
    return {
      says: `${reais(taken)} of ${charge.id} are taken from a seller`,
      move: balanceMove(moneyOf(charge), { ...HOW, leavesDebt }, () => undefined),
      done: () => {
        charge.paid += taken;
        charge.steps += 1;
        charge.given += taken;
        return violationsOf(charge, books);
      },
    };
  }

  private byHand(books: PureBooks, charge: PlayedCharge): ChargeStep {
    const left = leftToPay(moneyOf(charge));
    return {
      says: `${reais(left)} of ${charge.id} are paid by hand`,
      move: byHandMove(moneyOf(charge), AT, HOW.reason),
      done: () => {
        charge.paid += left;
        charge.steps += 1;
        charge.given += charge.kind === 'NEGATIVE_BALANCE' ? 0 : left;
        return violationsOf(charge, books);
      },
    };
  }

  /** The provider has so much for a code now. */
  private receipt(books: PureBooks, charge: PlayedCharge, code: PlayedCode, has: number): ChargeStep {
    const booked = { received: cents(code.received), applied: cents(code.applied) };
    const change = receiptChange(booked, cents(has), leftToPay(moneyOf(charge)));
    const { id, posted, received } = code;
    const row = { id, posted, received: cents(received), gatewayAccountId: GATEWAY, cost: COST };
    return {
      says: `the provider has ${reais(has)} for ${code.id} of ${charge.id}`,
      move: receiptMove(charge, row, { change, occurredAt: AT }),
      done: () => {
        code.received = has;
        code.applied += change.pays - change.unpays;
        code.posted += 1;
        charge.paid += change.pays - change.unpays;
        return violationsOf(charge, books);
      },
    };
  }

  private nextId(what: string): string {
    this.made += 1;
    return `${what} ${this.made}`;
  }
}

const reais = (amount: number): string => formatMoney(cents(amount), 'BRL', 'pt-BR');

const moneyOf = (charge: PlayedCharge): ChargedMoney => ({ ...charge, paid: cents(charge.paid) });

/** What came into an account without what left it. */
const sumOf = (legs: readonly PostedLeg[], { owner, bucket }: Account): number =>
  legs.reduce((sum, { from, to, amount }) => {
    const is = (account: Account): number => Number(account.owner === owner && account.bucket === bucket);
    return sum + amount * (is(to) - is(from));
  }, 0);

/** The provider has what its codes received, and the platform what was paid, less the cost of each code. */
function violationsOf(charge: PlayedCharge, books: PureBooks): string[] {
  const legs = books.others(charge.id);
  const received = charge.codes.reduce((sum, code) => sum + code.received, 0);
  const applied = charge.codes.reduce((sum, code) => sum + code.applied, 0);
  const costs = COST * charge.codes.filter(({ posted }) => posted > 0).length;
  const earned = charge.kind === 'NEGATIVE_BALANCE' ? 0 : charge.given + applied;
  const ours = sumOf(legs, platform('revenue')) + sumOf(legs, platform('loss'));
  const theirs = -sumOf(legs, { owner: 'gateway', ownerId: GATEWAY, bucket: 'receivable' });
  return [
    ...(theirs === received ? [] : [`3: the provider has ${theirs} for ${charge.id}, not ${received}`]),
    ...(ours === earned - costs
      ? []
      : [`3: the platform earned ${ours} of ${charge.id}, not ${earned - costs}`]),
  ];
}
