import { cents, formatMoney } from '@guiche/money';
import fc from 'fast-check';
import { PAYOUT_DUE, bucketOf, nameOf, seller } from '../../../src/modules/ledger/domain/account.js';
import type { SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import { amountOfItems } from '../../../src/modules/ledger/domain/parts.js';
import { reserveToDebtMove, writeOffMove } from '../../../src/modules/charges/debt-moves.js';
import { blockMove, feeMove, unblockMove } from '../../../src/modules/disputes/dispute-moves.js';
import { releaseMove } from '../../../src/modules/ledger/domain/release.js';
import {
  payMove,
  payerOf,
  reserveMove,
  returnMove,
  type WithdrawnMoney,
} from '../../../src/modules/withdrawals/withdrawal-moves.js';
import { anySale } from './any-sale.js';
import { EarlyPayments, isShareGone } from './early-payments.js';
import { playedAdjustment } from './played-adjustments.js';
import { PlayedCharges } from './played-charges.js';
import { PlayedSale } from './played-sale.js';
import { PureBooks, type Bug } from './pure-books.js';
import { GATEWAY } from './sales.js';

const AT = new Date('2026-03-02T15:00:00Z');
const KINDS = [
  ...['approval', 'approval', 'itemRefund', 'itemRefund', 'amountRefund', 'refund', 'chargeback', 'restore'],
  ...['release', 'release', 'release', 'withdrawal', 'withdrawal', 'payout', 'payoutReturn'],
  ...['dispute', 'disputeEnd', 'fee', 'writeOff', 'reserveToDebt', 'anticipation'],
  ...['settlement', 'settlement', 'charge', 'charge', 'charge', 'agreement', 'CREDIT', 'DEBIT'],
] as const;
export type MoneyStep = { readonly kind: (typeof KINDS)[number]; readonly sale: number; readonly at: number };

/** Sales, and what happens to them in any order. */
export const anyHistory = fc.record({
  sales: fc.array(anySale(), { minLength: 1, maxLength: 3 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      sale: fc.nat({ max: 2 }),
      /** Chooses a person, an item or an amount. */
      at: fc.nat({ max: 999 }),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

const reais = (amount: number): string => formatMoney(cents(amount), 'BRL', 'pt-BR');

interface Payout {
  readonly money: WithdrawnMoney;
  isPaid: boolean;
}

const sellerOf = ({ division: { shares } }: PlayedSale, at: number): string =>
  shares[at % shares.length]?.sellerId ?? '';

/** Plays a history, tells it as a story, and repeats each step: the repetition must write nothing. */
export class MoneyPlayer {
  private readonly story: (() => string)[] = [];
  private readonly books: PureBooks;
  private readonly sales: readonly PlayedSale[];
  private readonly payouts: Payout[] = [];
  private readonly releases = new Map<string, number>();
  private readonly early = new EarlyPayments();
  private readonly charges = new PlayedCharges();

  constructor(terms: readonly SaleTerms[], bug?: Bug) {
    this.books = new PureBooks(bug);
    this.sales = terms.map((one, at) => new PlayedSale(`sale ${at + 1}`, `payment-${at + 1}`, one));
  }

  /** @throws Error that tells the story, when an invariant does not hold */
  play(steps: readonly MoneyStep[]): void {
    for (const step of steps) {
      const sale = this.sales[step.sale % this.sales.length] as PlayedSale;
      if (this.books.history(sale.paymentId).length === 0) this.approve(sale);
      else this.act(step, sale);
      const sold = this.sales.filter(({ paymentId }) => this.books.history(paymentId).length > 0);
      const [violation] = this.books.violations(sold);
      if (violation !== undefined) throw this.broken(violation);
    }
    if (!this.books.isReplayable()) throw this.broken('5: a replay of the transfers gives other balances');
  }

  private act({ kind, at }: MoneyStep, sale: PlayedSale): void {
    if (kind === 'release') this.release(sale, at);
    else if (kind === 'anticipation') this.anticipate(sale, at);
    else if (kind === 'settlement') this.settle(sale, at);
    else if (kind === 'withdrawal') this.withdraw(at);
    else if (kind === 'payout' || kind === 'payoutReturn') this.endPayout(kind, at);
    else if (kind === 'dispute' || kind === 'disputeEnd' || kind === 'fee') this.dispute(kind, sale, at);
    else if (kind === 'writeOff' || kind === 'reserveToDebt') this.recover(kind, sale, at);
    else if (kind === 'charge' || kind === 'agreement' || kind === 'CREDIT' || kind === 'DEBIT')
      this.charge(kind, sale, at);
    else if (kind === 'restore') this.restore(sale);
    else if (sale.returned < sale.paid) this.giveBack(kind, sale, at);
  }

  private approve(sale: PlayedSale): void {
    this.tell(
      () => `${sale.name} of ${reais(sale.paid)} is approved`,
      () =>
        this.books.tell({
          ...this.fact(sale),
          kind: 'APPROVAL',
          gatewayAccountId: GATEWAY,
          division: sale.division,
        }),
    );
  }

  private giveBack(kind: MoneyStep['kind'], sale: PlayedSale, at: number): void {
    if (kind === 'itemRefund') this.refundItem(sale, at);
    else if (kind === 'amountRefund') this.refundAmount(sale, at);
    else if (kind === 'refund' || kind === 'chargeback') {
      const word = kind === 'refund' ? 'REFUND' : 'CHARGEBACK';
      sale.returned = sale.paid;
      sale.isCharged = kind === 'chargeback';
      this.tell(
        () => `${sale.name} has a ${kind}`,
        () => this.books.tell({ ...this.fact(sale), kind: word }),
      );
    }
  }

  private refundItem(sale: PlayedSale, at: number): void {
    const open = sale.division.items.filter(({ itemId }) => !sale.itemsBack.includes(itemId));
    const item = open[at % Math.max(1, open.length)];
    const amount = item && amountOfItems(sale.division, [item.itemId]);
    if (!item || !amount || amount >= sale.paid - sale.returned) return;
    sale.itemsBack.push(item.itemId);
    this.refundPart(sale, amount, `the ${item.kind.toLowerCase()} item`, [item.itemId]);
  }

  private refundAmount(sale: PlayedSale, at: number): void {
    const left = sale.paid - sale.returned;
    if (left > 1) this.refundPart(sale, 1 + Math.floor(((left - 1) * at) / 1_000), 'a part');
  }

  private refundPart(sale: PlayedSale, amount: number, what: string, ids?: readonly string[]): void {
    if (amount >= sale.paid - sale.returned) return;
    sale.returned += amount;
    sale.inParts = sale.returned;
    const items = ids && { division: sale.division, ids };
    this.tell(
      () => `${reais(amount)} for ${what} of ${sale.name} is refunded`,
      () =>
        this.books.tell({
          ...{ ...this.fact(sale), kind: 'PARTIAL_REFUND' as const, returned: cents(sale.returned) },
          ...(items && { items }),
        }),
    );
  }

  private restore(sale: PlayedSale): void {
    if (!sale.isCharged) return;
    sale.isCharged = false;
    sale.returned = sale.inParts;
    this.tell(
      () => `the chargeback of ${sale.name} is won`,
      () => this.books.tell({ ...this.fact(sale), kind: 'RESTORE' }),
    );
  }

  private release(sale: PlayedSale, at: number): void {
    const people = sale.people();
    const person = people[at % people.length];
    if (!person) return;
    const bucket = at % 2 === 0 ? 'pending' : 'reserve';
    const name = `${sale.paymentId} ${nameOf(bucketOf(person, bucket))}`;
    const times = this.releases.get(name) ?? 0;
    const move = releaseMove(
      {
        ...{
          id: name,
          paymentId: sale.paymentId,
          ownerId: person.ownerId ?? '',
          bucket,
          currency: 'BRL',
          times,
        },
        owner: person.owner === 'manager' ? 'manager' : 'seller',
      },
      AT,
    );
    const isMoved = this.tell(
      () => `${bucket} of ${person.owner} ${at % people.length} in ${sale.name} is released`,
      () => this.books.move(move),
    );
    if (isMoved) this.releases.set(name, times + 1);
  }

  private anticipate(sale: PlayedSale, at: number): void {
    const { name, paymentId } = sale;
    const share = { paymentId, sellerId: sellerOf(sale, at) };
    const asked = this.early.ask(this.books, share, at, `anticipation ${this.story.length}`);
    if (!asked) return;
    const { amount, move, tooMuch } = asked;
    if (!isShareGone(() => this.books.move(tooMuch)))
      throw this.broken('4: more than what is left is paid early');
    const isMoved = this.tell(
      () => `${reais(amount)} of ${name} are paid early to a seller`,
      () => this.books.move(move),
    );
    if (isMoved) this.early.paid(share, amount);
  }

  private settle(sale: PlayedSale, at: number): void {
    const line = sale.settlements.next(sale, at);
    if (!line) return;
    const { gross, fee, move, tooDear } = line;
    if (this.books.move(tooDear)) throw this.broken('3: a line with another cost is booked');
    sale.settlements.booked(line);
    const isMoved = this.tell(
      () => `the provider settles ${reais(gross)} of ${sale.name} at a cost of ${reais(fee)}`,
      () => this.books.move(move),
    );
    if (!isMoved) throw this.broken('3: a line that is right is not booked');
  }

  private withdraw(at: number): void {
    const people = this.sales.flatMap((sale) => sale.people());
    const person = people[at % Math.max(1, people.length)];
    const available = person ? this.books.balanceOf(bucketOf(person, 'available')) : 0;
    if (!person || available < 2) return;
    // Mostly all of it, so that a return leaves a debt.
    const amount = at < 300 ? 2 + Math.floor(((available - 2) * at) / 300) : available;
    const money: WithdrawnMoney = {
      ...{ id: `withdrawal ${this.payouts.length + 1}`, ownerId: person.ownerId ?? '', currency: 'BRL' },
      ...{ owner: person.owner === 'manager' ? 'manager' : 'seller', amount: cents(amount) },
      fee: cents(Math.min(480, amount - 1)),
    };
    this.payouts.push({ money, isPaid: false });
    this.tell(
      () => `${money.id} of ${reais(amount)} by a ${money.owner} is asked for`,
      () => this.books.move(reserveMove(money, AT, () => undefined)),
    );
  }

  private endPayout(kind: 'payout' | 'payoutReturn', at: number): void {
    const payout = this.payouts[at % Math.max(1, this.payouts.length)];
    if (!payout) return;
    const { money, isPaid } = payout;
    const payer = payerOf(at % 2 === 0 ? GATEWAY : null);
    if (kind === 'payout') {
      if (isPaid) return;
      payout.isPaid = true;
      this.tell(
        () => `${money.id} is paid`,
        () => this.books.move(payMove(money, payer, AT)),
      );
    } else {
      this.payouts.splice(this.payouts.indexOf(payout), 1);
      this.tell(
        () => `${money.id} comes back`,
        () => this.books.move(returnMove(money, isPaid ? payer : PAYOUT_DUE, AT)),
      );
    }
  }

  /** A dispute blocks what the parties have, gives back what is still blocked, or costs the producer a fee. */
  private dispute(kind: 'dispute' | 'disputeEnd' | 'fee', sale: PlayedSale, at: number): void {
    const dispute = {
      ...{
        id: `dispute ${this.story.length}`,
        paymentId: sale.paymentId,
        currency: 'BRL',
        ...{ fee: cents(1 + at), feeParts: null },
      },
      ...{
        sellerId: sale.division.terms.producerId,
        amount: cents(1 + Math.floor((sale.paid * at) / 1_000)),
      },
    };
    const step = { people: sale.people(), now: AT, moved: () => undefined };
    const [sentence, move] = {
      dispute: [`${reais(dispute.amount)} of ${sale.name} are disputed`, blockMove(dispute, step)] as const,
      disputeEnd: [
        `what is blocked of ${sale.name} is given back`,
        unblockMove(dispute, 'WON', step),
      ] as const,
      fee: [
        `the producer of ${sale.name} is charged ${reais(dispute.fee)}`,
        feeMove(dispute, 'charge', AT),
      ] as const,
    }[kind];
    this.tell(
      () => sentence,
      () => this.books.move(move),
    );
  }

  /** A debt is written off, or paid out of the reserve of a sale. */
  private recover(kind: 'writeOff' | 'reserveToDebt', sale: PlayedSale, at: number): void {
    const debtor = { sellerId: sellerOf(sale, at), currency: 'BRL' };
    const owed = this.books.balanceOf(seller(debtor.sellerId, 'debt'));
    if (owed === 0) return;
    const how = { id: `recovery ${this.story.length}`, reason: 'agreed', occurredAt: AT };
    const amount = cents(1 + Math.floor((owed * at) / 500));
    const [sentence, move] =
      kind === 'writeOff'
        ? ([
            `${reais(amount)} of a debt are written off`,
            writeOffMove(debtor, { ...how, amount }, () => undefined),
          ] as const)
        : ([
            `the reserve of ${sale.name} pays a debt`,
            reserveToDebtMove(debtor, { ...how, paymentId: sale.paymentId }),
          ] as const);
    this.tell(
      () => sentence,
      () => this.books.move(move),
    );
  }

  /** What a seller pays or gets outside a sale. */
  private charge(kind: 'charge' | 'agreement' | 'CREDIT' | 'DEBIT', sale: PlayedSale, at: number): void {
    const sellerId = sellerOf(sale, at);
    const step =
      kind === 'charge'
        ? this.charges.next(this.books, sellerId, at)
        : kind === 'agreement'
          ? this.charges.agree(this.books, sellerId)
          : playedAdjustment(this.books, kind, {
              sellerId,
              at,
              id: `adjusted ${this.story.length}`,
              now: AT,
            });
    if (!step) return;
    const { says, move, done } = step;
    const isMoved = this.tell(
      () => says,
      () => this.books.move(move),
    );
    const [violation] = isMoved ? done() : [];
    if (violation !== undefined) throw this.broken(violation);
  }

  private fact(sale: PlayedSale) {
    return { paymentId: sale.paymentId, currency: 'BRL', occurredAt: AT };
  }

  /** @returns whether it wrote something */
  private tell(sentence: () => string, write: () => boolean): boolean {
    this.story.push(sentence);
    const isWritten = write();
    if (isWritten && write()) throw this.broken('6: a repetition was written');
    return isWritten;
  }

  private broken(violation: string): Error {
    const lines = this.story.map((sentence, at) => `${at + 1}. ${sentence()}.`);
    return new Error([...lines, `Then ${violation}`].join('\n'));
  }
}
