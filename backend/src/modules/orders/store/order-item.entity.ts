import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';

@Entity('order_items')
export class OrderItemRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'order_id' }) orderId: string;
  @Column('text') kind: 'MAIN' | 'BUMP';
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('text') title: string;
  @Column('bigint', { name: 'unit_price', transformer: centsColumn }) unitPrice: Cents;
  @Column('integer') quantity: number;
  @Column('boolean') tangible: boolean;
  /** What the coupon takes off all units together. */
  @Column('bigint', { transformer: centsColumn, default: 0 }) discount: Cents;
  @Column('integer') position: number;
}
