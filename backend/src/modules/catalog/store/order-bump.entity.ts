import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An extra offer shown on the checkout of a product, paid in the same purchase. */
@Entity('order_bumps')
export class OrderBump {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  @Column('integer') position: number;
  /** Instead of the title of the offer. */
  @Column('text', { nullable: true }) title?: string | null;
  /** A sentence below the title. */
  @Column('text', { nullable: true }) text?: string | null;
  /** With these it can be bought. */
  @Column('text', { array: true, default: ['PIX', 'CREDIT_CARD', 'BILLET'] }) methods?: string[];
  /** What buyers make of it counts from then on. */
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt?: Date;
}
