import { performance } from 'node:perf_hooks';
import { cookieOf } from '../../../shared/server/cookies.server';
import type { PaymentData } from './payment';

/** As long as the cookie of a purchase just made (specification, checkout §9). */
const KEPT_MS = 30_000;
/** More purchases than one process sells in that time. */
const MOST = 1_000;

/**
 * What a purchase was answered, kept for the page of its payment that follows at once (specification, checkout §4, §7):
 * that page is drawn without asking again. Given once, to the browser that bought; every later look asks, and so does
 * one that another process answers.
 */
export class KeptPayments {
  readonly #kept = new Map<string, { readonly payment: PaymentData; readonly until: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  keep(payment: PaymentData): void {
    const now = this.now();
    for (const [id, { until }] of this.#kept) {
      if (until > now && this.#kept.size < MOST) break;
      this.#kept.delete(id);
    }
    this.#kept.set(payment.paymentId, { payment, until: now + KEPT_MS });
  }

  takeFor(request: Request, paymentId: string): PaymentData | undefined {
    if (cookieOf(request, 'purchase') !== paymentId) return undefined;
    const kept = this.#kept.get(paymentId);
    this.#kept.delete(paymentId);
    return kept && kept.until > this.now() ? kept.payment : undefined;
  }
}

export const keptPayments = new KeptPayments();
