import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';

@Entity('delivery_options')
export class DeliveryOption {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('text') description: string;
  @Column('text', { name: 'delivery_time' }) deliveryTime: string;
  @Column('bigint', { name: 'fare_amount', transformer: centsColumn }) fareAmount: Cents;
  @Column('boolean', { name: 'pre_selected' }) preSelected: boolean;
  @Column('integer') position: number;
}
