import { endToEndId } from './pix-ids.js';

export const PAYOUT_OUTCOMES = ['settle', 'reject', 'wait'] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

/** A payout, independent of the protocol. Amount in integer cents of BRL. */
export interface Payout {
  /** The provider's own id, as text. */
  readonly id: string;
  readonly tenant: string;
  /** The merchant's own reference, if the protocol has one. */
  readonly externalRef: string | null;
  readonly amount: number;
  readonly pixKey: string | null;
  readonly createdAt: Date;
  status: 'PENDING' | 'PAID' | 'REJECTED' | 'CANCELED';
  updatedAt: Date;
  endToEndId: string | null;
}

/** The payouts of one provider. */
export class Payouts<P extends Payout = Payout> {
  /** The result of all later payouts. */
  outcome: PayoutOutcome = 'settle';
  private readonly booked: P[] = [];

  constructor(private readonly simulation: PayoutContext) {}

  /** Accepts the payout and settles or rejects it later; `reported` sends the provider's webhook. */
  book(payout: P, reported: (payout: P) => void): void {
    this.booked.push(payout);
    const { outcome } = this;
    if (outcome === 'wait') return;
    void this.simulation.later(this.simulation.settlementMs, () => {
      if (payout.status !== 'PENDING') return;
      const now = this.simulation.now();
      payout.status = outcome === 'settle' ? 'PAID' : 'REJECTED';
      payout.updatedAt = now;
      if (outcome === 'settle') payout.endToEndId = endToEndId(now);
      reported(payout);
    });
  }

  /** The merchant's own payout; another merchant's is unknown. */
  findOf(tenant: string, id: string): P | undefined {
    return this.booked.find((payout) => payout.tenant === tenant && payout.id === id);
  }

  /** Whether the merchant used this reference before. Payouts without a reference are always different. */
  isTaken(tenant: string, externalRef: string | null): boolean {
    const isIt = (one: P): boolean => one.tenant === tenant && one.externalRef === externalRef;
    return externalRef !== null && this.booked.some(isIt);
  }

  /** Newest first. */
  ofTenant(tenant: string): P[] {
    return this.booked.filter((payout) => payout.tenant === tenant).reverse();
  }

  /** All that were accepted, the oldest first. */
  get all(): readonly P[] {
    return this.booked;
  }

  reset(): void {
    this.outcome = 'settle';
    this.booked.length = 0;
  }
}

/** Dependencies of payouts. */
interface PayoutContext {
  readonly settlementMs: number;
  now(): Date;
  later(ms: number, work: () => void): Promise<void>;
}
