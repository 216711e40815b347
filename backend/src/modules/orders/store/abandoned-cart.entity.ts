import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';

/** Contact and cart of a visitor who has not bought yet. It counts as bought when an order names it. */
@Entity('abandoned_carts')
export class AbandonedCartRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { nullable: true }) document: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('bigint', { transformer: centsColumn }) amount: Cents;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'utm_query', nullable: true }) utmQuery: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
