import { LRUCache } from 'lru-cache';
import { hours } from '../../runtime/clock/durations.js';
import type { OutcomeSource } from './domain/payment.js';
import type { LedgerEffect } from './domain/decision.js';

interface Counted {
  /** Payments that a webhook reported first. */
  reported: number;
  /** Payments that our own question found first. */
  missed: number;
  lastToldAt: number;
}

const MOST_ACCOUNTS = 10_000;
/** Older payments count for less and less: at this many, both counts are halved. */
const REMEMBERED = 200;
/** Fewer prove nothing. */
const PROVEN_BY = 10;
/** A question may come a moment before its webhook; more than one in so many is a channel that loses some. */
const ONE_MISSED_IN = 20;
/** After so long without a webhook, the channel is not proven any more. */
const SILENT_MS = hours(24);

/**
 * Whether the webhooks of a gateway account arrive, as this process observed: whether a webhook or a query reported payments
 * first. With working webhooks queries are less frequent. After a start nothing is known, and webhooks count as missing.
 */
export class WebhookArrivals {
  private readonly counts = new LRUCache<string, Counted>({ max: MOST_ACCOUNTS });

  /** Records an outcome. Only payments count, because every provider reports them. */
  learn(
    accountId: string,
    { source, ledger }: { source: OutcomeSource; ledger: LedgerEffect | null },
    now: Date,
  ): void {
    if (ledger !== 'approve' || (source !== 'webhook' && source !== 'janitor')) return;
    const known = this.counts.get(accountId) ?? { reported: 0, missed: 0, lastToldAt: 0 };
    if (source === 'webhook') {
      known.reported += 1;
      known.lastToldAt = now.getTime();
    } else {
      known.missed += 1;
    }
    if (known.reported + known.missed >= REMEMBERED) {
      known.reported /= 2;
      known.missed /= 2;
    }
    this.counts.set(accountId, known);
  }

  arrive(accountId: string, now: Date): boolean {
    const known = this.counts.get(accountId);
    return (
      known !== undefined &&
      known.reported >= PROVEN_BY &&
      known.missed * ONE_MISSED_IN <= known.reported &&
      now.getTime() - known.lastToldAt < SILENT_MS
    );
  }
}
