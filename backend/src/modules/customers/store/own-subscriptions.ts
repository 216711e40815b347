import { saoPauloDate } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { chargeDays, type ChargeDays } from '../../subscriptions/index.js';

/** The subscription that an order began. */
export interface OwnSubscription {
  readonly status: string;
  readonly frequencyInDays: number;
  /** Cents. */
  readonly recurrencePrice: number;
  /** Calendar date in São Paulo. Null: nothing is charged any more. */
  readonly nextChargeDate: string | null;
  /** The days to which the next charge may be moved. Null: it may not. */
  readonly chargeDays: ChargeDays | null;
  readonly canceledAt: Date | null;
}

type Row = Omit<OwnSubscription, 'recurrencePrice' | 'nextChargeDate' | 'chargeDays'> & {
  readonly recurrencePrice: string;
  readonly nextChargeAt: Date | null;
  readonly plannedChargeAt: Date | null;
};

const OF_ORDER = sql<{ platformId: string; orderId: string }>(
  'subscription-of-purchase',
  `select status, frequency_in_days as "frequencyInDays", recurrence_price as "recurrencePrice", next_charge_at as "nextChargeAt",
  planned_charge_at as "plannedChargeAt", canceled_at as "canceledAt"
from subscriptions_read where platform_id = :platformId and order_id = :orderId`,
);

@Injectable()
export class OwnSubscriptions {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Null: the order began none. */
  async of({ platformId }: TenantContext, orderId: string): Promise<OwnSubscription | null> {
    const [row] = await this.reads.prepared<Row>(OF_ORDER({ platformId, orderId }));
    if (!row) return null;
    const { nextChargeAt, plannedChargeAt, recurrencePrice, ...rest } = row;
    const next = nextChargeAt && saoPauloDate(nextChargeAt);
    const planned = plannedChargeAt ? saoPauloDate(plannedChargeAt) : next;
    const isCharged = rest.status === 'ACTIVE' || rest.status === 'TRIAL';
    const today = saoPauloDate(this.clock.now());
    return {
      ...rest,
      recurrencePrice: Number(recurrencePrice),
      nextChargeDate: next,
      chargeDays:
        isCharged && next !== null && planned !== null ? chargeDays({ ...rest, next, planned, today }) : null,
    };
  }
}
