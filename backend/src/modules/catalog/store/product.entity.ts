import type { ProductType } from '@guiche/checkout-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Ids of the seller's tracking pixels, by network. */
export interface Tracking {
  readonly facebookPixels?: readonly string[];
  readonly tiktokPixels?: readonly string[];
  readonly kwaiPixels?: readonly string[];
  readonly googleAnalyticsId?: string;
  readonly googleAdsId?: string;
  readonly googleAdsConversionApiId?: string;
}

@Entity('products')
export class Product {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('text', { name: 'image_url', nullable: true }) imageUrl: string | null;
  /** Where a buyer finds it: https, told to nobody who has not paid. */
  @Column('text', { name: 'access_address', nullable: true }) accessAddress: string | null;
  @Column('text') type: ProductType;
  @Column('jsonb') tracking: Tracking;
  @Column('boolean', { name: 'abandoned_cart_enabled', default: true }) abandonedCartEnabled: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
