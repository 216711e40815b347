import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckoutLook } from '../domain/checkout-look.js';

/** What a publication of a checkout showed. Rows are added, never changed. */
@Entity('checkout_versions')
export class CheckoutVersion {
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @PrimaryColumn('uuid', { name: 'checkout_config_id' }) checkoutConfigId: string;
  @PrimaryColumn('integer') number: number;
  @Column('jsonb') look: CheckoutLook;
  @Column('text', { name: 'published_by', nullable: true }) publishedBy: string | null;
  @Column('timestamptz', { name: 'published_at' }) publishedAt: Date;
}
