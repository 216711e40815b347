import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An extra offer shown on the checkout of a product, paid in the same purchase. */
@Entity('order_bumps')
export class OrderBump {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  @Column('integer') position: number;
}
