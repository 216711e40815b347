import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { PixelType } from '../../platforms/index.js';
import type { PixelEvent, PixelValue, PurchaseMoment } from '../domain/pixels.js';

/** An id of a seller at an advertising network, for the checkouts of one product. */
@Entity('product_pixels')
export class ProductPixel extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('text') type: PixelType;
  /** Letters, digits, dashes and underscores: it becomes part of addresses. */
  @Column('text', { name: 'pixel_id' }) pixelId: string;
  @Column('text', { nullable: true }) label: string | null;
  /** For events that our server sends. */
  @Column('bytea', { name: 'token_sealed', nullable: true, select: false }) tokenSealed: Buffer | null;
  @Column('boolean', { name: 'is_active' }) isActive: boolean;
  /** Buyers are asked first, also where the platform does not ask for sellers' pixels. */
  @Column('boolean', { name: 'needs_consent' }) needsConsent: boolean;
  @Column('text', { array: true }) events: PixelEvent[];
  @Column('text', { name: 'purchase_on' }) purchaseOn: PurchaseMoment;
  @Column('text', { name: 'value_sent' }) valueSent: PixelValue;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
