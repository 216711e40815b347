import type { ProductType } from '@guiche/checkout-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { EndOfProduct, ProductStatus } from '../domain/product-states.js';

@Entity('products')
export class Product extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('text') name: string;
  @Column('text') description: string;
  @Column('text', { name: 'image_url', nullable: true }) imageUrl: string | null;
  /** The access address for buyers: https, shown only after payment. */
  @Column('text', { name: 'access_address', nullable: true }) accessAddress: string | null;
  /** PNG or JPEG for link previews; the product's own image where it is null. */
  @Column('text', { name: 'share_image_url', nullable: true }) shareImageUrl: string | null;
  /** Who sells it, as Decreto 7.962/2013 has a checkout name the supplier. */
  @Column('text', { name: 'seller_name', nullable: true }) sellerName: string | null;
  /** CNPJ or CPF without punctuation. */
  @Column('text', { name: 'seller_document', nullable: true }) sellerDocument: string | null;
  @Column('text', { name: 'seller_address', nullable: true }) sellerAddress: string | null;
  @Column('text', { name: 'support_email', nullable: true }) supportEmail: string | null;
  /** Digits only, with the area code. */
  @Column('text', { name: 'support_phone', nullable: true }) supportPhone: string | null;
  /** The seller's terms; the platform's where it is null. */
  @Column('text', { name: 'terms_url', nullable: true }) termsUrl: string | null;
  /** Days in which the buyer may ask for the money back: 7, 14, 21 or 30 (checkout.md §9). */
  @Column('smallint', { name: 'guarantee_days', nullable: true }) guaranteeDays: number | null;
  /** Days for which the browser of a buyer remembers an affiliate; 0: without an end. */
  @Column('smallint', { name: 'affiliate_cookie_days', default: 60 }) affiliateCookieDays: number;
  @Column('text') type: ProductType;
  @Column('text', { default: 'ACTIVE' }) status: ProductStatus;
  /** One of `PRODUCT_CATEGORIES`. */
  @Column('text', { nullable: true }) category: string | null;
  @Column('text', { name: 'sales_page_url', nullable: true }) salesPageUrl: string | null;
  /** What stands on the bill of a card: letters, digits and spaces, 13 at most. */
  @Column('text', { name: 'soft_descriptor', nullable: true }) softDescriptor: string | null;
  /** Pieces that are sold in all, by every offer. Null: without a limit. */
  @Column('integer', { nullable: true }) stock: number | null;
  /** Of one piece as it is sent. */
  @Column('integer', { name: 'weight_grams', nullable: true }) weightGrams: number | null;
  @Column('integer', { name: 'length_cm', nullable: true }) lengthCm: number | null;
  @Column('integer', { name: 'width_cm', nullable: true }) widthCm: number | null;
  @Column('integer', { name: 'height_cm', nullable: true }) heightCm: number | null;
  /** Why staff refused or blocked it. The seller sees it. */
  @Column('text', { name: 'review_reason', nullable: true }) reviewReason: string | null;
  /** When it was last sent to staff for review. */
  @Column('timestamptz', { name: 'submitted_at', nullable: true }) submittedAt: Date | null;
  /** When it is no longer sold: its affiliates were told so. */
  @Column('timestamptz', { name: 'ends_at', nullable: true }) endsAt: Date | null;
  /** Whether it is paused or deleted then. Null where `endsAt` is. */
  @Column('text', { name: 'ends_by', nullable: true }) endsBy: EndOfProduct | null;
  /** When an announced end was taken back last. */
  @Column('timestamptz', { name: 'end_taken_back_at', nullable: true }) endTakenBackAt: Date | null;
  @Column('boolean', { name: 'abandoned_cart_enabled', default: true }) abandonedCartEnabled: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
