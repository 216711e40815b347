import { performance } from 'node:perf_hooks';
import { cookieOf } from '../../../shared/server/cookies.server';
import type { PaymentData } from './payment';

/** As long as the cookie of a purchase just made (specification, checkout §9). */
const KEPT_MS = 30_000;
/** More purchases than one process sells in that time. */
const MOST = 1_000;

/**
 * The answer to a purchase, stored for the payment page that follows immediately (specification, checkout §4, §7): that
 * page is rendered without another API call. Given once, to the browser that bought. Later views, and views on another
 * process, call the API.
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
