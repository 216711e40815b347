import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { CheckoutVariant } from '../domain/checkout-variants.js';

/** Two checkouts of an offer that are compared: each visitor is shown one of them. */
@Entity('checkout_tests')
export class CheckoutTest extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  /** What the offer shows usually. Null: the plain look. */
  @Column('uuid', { name: 'first_id', nullable: true }) firstId: string | null;
  @Column('uuid', { name: 'second_id' }) secondId: string;
  @Column('text') status: 'RUNNING' | 'ENDED';
  /** What the seller went on with. Null: it was stopped without a choice. */
  @Column('text', { nullable: true }) winner: CheckoutVariant | null;
  @Column('timestamptz', { name: 'started_at' }) startedAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
