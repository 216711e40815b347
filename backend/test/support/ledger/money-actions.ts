import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import {
  adjustmentMove,
  type AdjustmentDirection,
} from '../../../src/modules/adjustments/adjustment-move.js';
import { anticipationMoves } from '../../../src/modules/anticipations/anticipation-moves.js';
import { balanceMove, byHandMove, type ChargedMoney } from '../../../src/modules/charges/charge-moves.js';
import { agreementMove, reserveToDebtMove, writeOffMove } from '../../../src/modules/charges/debt-moves.js';
import { receiptChange } from '../../../src/modules/charges/domain/charge-receipt.js';
import { receiptMove } from '../../../src/modules/charges/receipt-move.js';
import {
  blockMove,
  feeMove,
  refundFeeMove,
  unblockMove,
} from '../../../src/modules/disputes/dispute-moves.js';
import { manager, seller } from '../../../src/modules/ledger/domain/account.js';
import { divideSale, type SaleTerms } from '../../../src/modules/ledger/domain/division.js';
import type { MoneyFact } from '../../../src/modules/ledger/domain/facts.js';
import type { Move } from '../../../src/modules/ledger/domain/move.js';
import { amountOfItems } from '../../../src/modules/ledger/domain/parts.js';
import { releaseMove } from '../../../src/modules/ledger/domain/release.js';
import { bankFeeMove } from '../../../src/modules/settlements/bank-fee-move.js';
import { chargeSettlementMove, settlementMove } from '../../../src/modules/settlements/settlement-move.js';
import {
  payMove,
  payerOf,
  reserveMove,
  returnMove,
} from '../../../src/modules/withdrawals/withdrawal-moves.js';
import { AFFILIATE, CARD_SALE, CO_PRODUCER, GATEWAY, MANAGER, PRODUCER, pixSale } from './sales.js';

/** A posting of the books, whichever way it is made. */
export type MoneyAction = { readonly fact: MoneyFact } | { readonly move: Move };

const AT = new Date('2026-03-02T15:00:00Z');
const SELLER = { sellerId: PRODUCER, currency: 'BRL' };
const HOW = { reason: 'agreed', occurredAt: AT };

/**
 * A seller with money in every bucket, or one who owes, and every action that moves it. Two worlds with the same ids have the same
 * actions, so one can be played in the database and the other in memory.
 */
export class MoneyWorld {
  /** Its shares are pending and in reserve. */
  private readonly sale = randomUUID();
  private readonly released = randomUUID();
  private readonly chargedBack = randomUUID();
  private readonly disputed = randomUUID();
  private readonly next = randomUUID();
  private readonly ids = Array.from({ length: 10 }, () => randomUUID());

  constructor(private readonly isInDebt: boolean) {}

  /** What happened before, in order. */
  before(): { readonly facts: readonly MoneyFact[]; readonly moves: readonly Move[] } {
    const { released, chargedBack, disputed } = this;
    const facts = [
      this.approval(this.sale, CARD_SALE),
      ...[released, chargedBack, disputed].map((payment) => this.approval(payment, pixSale(9_700))),
      this.fact(chargedBack, 'CHARGEBACK'),
    ];
    const moves = [
      this.release(released, 'pending'),
      blockMove(this.dispute(disputed, 0), this.step()),
      feeMove(this.dispute(disputed, 0), 'charge', AT),
      reserveMove(this.withdrawal(1, 2_000), AT, () => undefined),
      payMove(this.withdrawal(1, 2_000), payerOf(GATEWAY), AT),
      reserveMove(this.withdrawal(8, 500), AT, () => undefined),
      this.receipt(9, 0, 1_000, 0),
      ...(this.isInDebt ? [feeMove(this.dispute(this.sale, 2, 10_000), 'charge', AT)] : []),
    ];
    return { facts, moves };
  }

  readonly actions: Readonly<Record<string, () => MoneyAction>> = {
    sale: () => ({ fact: this.approval(this.next, pixSale(5_000)) }),
    refund: () => ({ fact: this.fact(this.sale, 'REFUND') }),
    'partial refund': () => ({
      fact: { ...this.about(this.sale), kind: 'PARTIAL_REFUND', returned: cents(5_000) },
    }),
    'refund of an item': () => ({ fact: this.itemBack() }),
    chargeback: () => ({ fact: this.fact(this.sale, 'CHARGEBACK') }),
    win: () => ({ fact: this.fact(this.chargedBack, 'RESTORE') }),
    release: () => ({ move: this.release(this.sale, 'pending') }),
    'release of the reserve': () => ({ move: this.release(this.sale, 'reserve') }),
    withdrawal: () => ({ move: reserveMove(this.withdrawal(3, 3_000), AT, () => undefined) }),
    // Together with the first one it is more than there is.
    'second withdrawal': () => ({ move: reserveMove(this.withdrawal(4, 4_500), AT, () => undefined) }),
    payout: () => ({ move: payMove(this.withdrawal(8, 500), payerOf(GATEWAY), AT) }),
    'payout return': () => ({ move: returnMove(this.withdrawal(1, 2_000), payerOf(GATEWAY), AT) }),
    anticipation: () => ({ move: this.anticipation() }),
    'charge from the balance': () => ({
      move: balanceMove(this.charge('FINE'), { ...HOW, leavesDebt: true }, () => undefined),
    }),
    'charge by code': () => ({ move: this.receipt(6, 0, 1_500, 0) }),
    'charge by code goes back': () => ({ move: this.receipt(9, 1_000, 0, 1) }),
    'debt by hand': () => ({ move: byHandMove(this.charge('NEGATIVE_BALANCE'), AT, HOW.reason) }),
    'write-off': () => ({
      move: writeOffMove(SELLER, { ...HOW, id: this.id(6), amount: cents(2_000) }, () => undefined),
    }),
    'credit by two people': () => ({ move: this.adjustment('CREDIT', 8, 1_200) }),
    'debit by two people': () => ({ move: this.adjustment('DEBIT', 9, 5_500) }),
    agreement: () => ({ move: agreementMove(SELLER, { ...HOW, id: this.id(7) }, () => undefined) }),
    'reserve to debt': () => ({
      move: reserveToDebtMove(SELLER, { ...HOW, id: this.id(7), paymentId: this.sale }),
    }),
    block: () => ({ move: blockMove(this.dispute(this.sale, 2), this.step()) }),
    unblock: () => ({ move: unblockMove(this.dispute(this.disputed, 0), 'WON', this.step()) }),
    'fee of a dispute': () => ({ move: feeMove(this.dispute(this.chargedBack, 3), 'charge', AT) }),
    'shared fee of a dispute': () => ({ move: this.sharedFee() }),
    'fee of a won dispute': () => ({ move: feeMove(this.dispute(this.disputed, 0), 'return', AT) }),
    'fee of a refund': () => ({
      move: refundFeeMove({ ...SELLER, paymentId: this.sale, fee: cents(250) }, AT),
    }),
    settlement: () => ({ move: this.settlement() }),
    'settlement of a charge': () => ({ move: this.settlementOfCharge() }),
    'fee of the bank': () => ({
      move: bankFeeMove({ id: this.id(5), lineId: this.id(5), currency: 'BRL', theirs: cents(-1_290) }, HOW),
    }),
  };

  private fact(paymentId: string, kind: 'REFUND' | 'CHARGEBACK' | 'RESTORE'): MoneyFact {
    return { ...this.about(paymentId), kind };
  }

  private approval(paymentId: string, terms: SaleTerms): MoneyFact {
    const division = divideSale(terms);
    return { ...this.about(paymentId), kind: 'APPROVAL', gatewayAccountId: GATEWAY, division };
  }

  private itemBack(): MoneyFact {
    const items = { division: divideSale(CARD_SALE), ids: ['bump'] };
    const returned = amountOfItems(items.division, items.ids);
    return { ...this.about(this.sale), kind: 'PARTIAL_REFUND', returned: cents(returned ?? 0), items };
  }

  private about(paymentId: string) {
    return { paymentId, currency: 'BRL', occurredAt: AT };
  }

  private id(at: number): string {
    return this.ids[at] ?? '';
  }

  private step() {
    const sellers = [PRODUCER, AFFILIATE, CO_PRODUCER].map((id) => seller(id, 'pending'));
    return { people: [...sellers, manager(MANAGER, 'pending')], now: AT, moved: () => undefined };
  }

  private dispute(paymentId: string, at: number, fee = 300) {
    const money = { amount: cents(4_000), fee: cents(fee), feeParts: null };
    return { ...SELLER, id: this.id(at), paymentId, ...money };
  }

  private withdrawal(at: number, amount: number) {
    const owner = { owner: 'seller' as const, ownerId: PRODUCER, currency: 'BRL' };
    return { ...owner, id: this.id(at), amount: cents(amount), fee: cents(390) };
  }

  private release(paymentId: string, bucket: 'pending' | 'reserve'): Move {
    const owner = { owner: 'seller' as const, ownerId: PRODUCER, currency: 'BRL' };
    return releaseMove({ ...owner, id: paymentId, paymentId, bucket, times: 0 }, AT);
  }

  private anticipation(): Move {
    const covered = [{ paymentId: this.sale, amount: cents(2_000), fee: cents(110), dueAt: AT }];
    const [move] = anticipationMoves({ ...SELLER, id: this.id(5), covered }, AT);
    if (!move) throw new Error('an anticipation covers a sale');
    return move;
  }

  private adjustment(direction: AdjustmentDirection, at: number, amount: number): Move {
    const adjusted = { ...SELLER, id: this.id(at), direction, amount: cents(amount), reason: HOW.reason };
    return adjustmentMove(adjusted, AT, () => undefined);
  }

  private charge(kind: ChargedMoney['kind']): ChargedMoney {
    // Two actions use one id: each is another step.
    const steps = kind === 'FINE' ? 0 : 1;
    return { ...SELLER, id: this.id(5), kind, amount: cents(1_500), paid: cents(0), steps };
  }

  /** The provider has so much for a charge of 600 now: what is above it is the seller's. */
  private receipt(at: number, received: number, has: number, posted: number): Move {
    const applied = cents(Math.min(600, received));
    const change = receiptChange({ received: cents(received), applied }, cents(has), cents(600 - applied));
    const payment = { gatewayAccountId: GATEWAY, cost: cents(99), received: cents(received), posted };
    const charge = { ...SELLER, id: this.id(at), kind: 'FINE' as const };
    return receiptMove(charge, { ...payment, id: this.id(at) }, { change, occurredAt: AT });
  }

  private sharedFee(): Move {
    const feeParts = [PRODUCER, AFFILIATE].map((sellerId) => ({ sellerId, amount: cents(150) }));
    return feeMove({ ...this.dispute(this.sale, 4), feeParts }, 'charge', AT);
  }

  /** Of what `receipt` brought before. */
  private settlementOfCharge(): Move {
    const line = { id: this.id(5), gatewayAccountId: GATEWAY, currency: 'BRL', gross: cents(1_000) };
    const charge = { id: this.id(9), chargeId: this.id(9), captured: 1_000, returned: 0, cost: 99 };
    const before = { restored: 0, settled: 0, takenBack: 0, lines: 0 };
    const why = { occurredAt: AT };
    return chargeSettlementMove({ ...line, fee: cents(99) }, { ...charge, ...before }, why, () => undefined);
  }

  private settlement(): Move {
    const line = { id: this.id(5), gatewayAccountId: GATEWAY, currency: 'BRL', gross: cents(24_400) };
    const sale = { paymentId: this.sale, installments: 1 };
    return settlementMove({ ...line, fee: cents(1_013) }, sale, { occurredAt: AT }, () => undefined);
  }
}
