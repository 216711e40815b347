import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** The subscription that an order began. */
export interface OwnSubscription {
  readonly status: string;
  readonly frequencyInDays: number;
  /** Cents. */
  readonly recurrencePrice: number;
  /** Calendar date in São Paulo. Null: nothing is charged any more. */
  readonly nextChargeDate: string | null;
  readonly canceledAt: Date | null;
}

type Row = Omit<OwnSubscription, 'recurrencePrice' | 'nextChargeDate'> & {
  readonly recurrencePrice: string;
  readonly nextChargeAt: Date | null;
};

const OF_ORDER = sql<{ platformId: string; orderId: string }>(
  'subscription-of-purchase',
  `select status, frequency_in_days as "frequencyInDays", recurrence_price as "recurrencePrice", next_charge_at as "nextChargeAt",
  canceled_at as "canceledAt"
from subscriptions_read where platform_id = :platformId and order_id = :orderId`,
);

@Injectable()
export class OwnSubscriptions {
  constructor(private readonly reads: Reads) {}

  /** Null: the order began none. */
  async of({ platformId }: TenantContext, orderId: string): Promise<OwnSubscription | null> {
    const [row] = await this.reads.prepared<Row>(OF_ORDER({ platformId, orderId }));
    if (!row) return null;
    const { nextChargeAt, recurrencePrice, ...rest } = row;
    return {
      ...rest,
      recurrencePrice: Number(recurrencePrice),
      nextChargeDate: nextChargeAt && saoPauloDate(nextChargeAt),
    };
  }
}
