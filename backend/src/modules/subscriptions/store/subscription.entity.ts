import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';
import type { SubscriptionStatus } from '../domain/recurrence.js';

/** An offer charged again every so many days. Its buyer is the one of its order. */
@Entity('subscriptions')
export class SubscriptionRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'order_id' }) orderId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  /** The payment that began it. */
  @Column('uuid', { name: 'first_payment_id' }) firstPaymentId: string;
  @Column('text') status: SubscriptionStatus;
  @Column('integer', { name: 'frequency_in_days' }) frequencyInDays: number;
  @Column('bigint', { name: 'recurrence_price', transformer: centsColumn }) recurrencePrice: Cents;
  @Column('char', { length: 3 }) currency: string;
  /** Null without a stored card. */
  @Column('uuid', { name: 'stored_card_id', nullable: true }) storedCardId: string | null;
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  /** The first moment, in São Paulo, of the day of the next charge. Null where there is none. */
  @Column('timestamptz', { name: 'next_charge_at', nullable: true }) nextChargeAt: Date | null;
  /** The day that the interval gave, where its buyer moved the next charge. Null: it was not moved. */
  @Column('timestamptz', { name: 'planned_charge_at', nullable: true }) plannedChargeAt: Date | null;
  @Column('timestamptz', { name: 'canceled_at', nullable: true }) canceledAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
