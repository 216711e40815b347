import type { PaymentMethod } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity, centsColumn } from '../../../database/index.js';

/** A code that makes a purchase of a seller's offers cheaper. */
@Entity('coupons')
export class Coupon extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  /** In capitals; one of each seller. */
  @Column('text') code: string;
  @Column('text') status: 'ACTIVE' | 'PAUSED' | 'DELETED';
  @Column('text') kind: 'PERCENT' | 'AMOUNT';
  /** Basis points of a percentage; cents of an amount. */
  @Column('bigint', { transformer: centsColumn }) value: Cents;
  /** Of an amount, and of the offers that it counts for. A percentage counts in every currency. */
  @Column('char', { length: 3 }) currency: string;
  /** With `offerIds`: what it reduces. Both empty: everything the seller sells. */
  @Column('uuid', { name: 'product_ids', array: true }) productIds: string[];
  @Column('uuid', { name: 'offer_ids', array: true }) offerIds: string[];
  @Column('text', { array: true }) methods: PaymentMethod[];
  /** Of a subscription: whether later charges are reduced too. */
  @Column('text') cycles: 'FIRST' | 'ALL';
  @Column('timestamptz', { name: 'valid_from', nullable: true }) validFrom: Date | null;
  /** The first instant at which it is not valid. */
  @Column('timestamptz', { name: 'valid_until', nullable: true }) validUntil: Date | null;
  @Column('integer', { name: 'max_uses', nullable: true }) maxUses: number | null;
  @Column('integer', { name: 'max_uses_per_buyer', nullable: true }) maxUsesPerBuyer: number | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
