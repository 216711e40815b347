import type { Cents } from '@guiche/money';
import type { Locale } from '@guiche/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';
import type { DeliveryAddress, Invented } from '../domain/order.js';

@Entity('orders')
export class OrderRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('text', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text', { name: 'request_hash' }) requestHash: string;
  @Column('text', { name: 'buyer_name' }) buyerName: string;
  @Column('text', { name: 'buyer_email' }) buyerEmail: string;
  @Column('text', { name: 'buyer_phone' }) buyerPhone: string;
  @Column('text', { name: 'buyer_document' }) buyerDocument: string;
  @Column('text', { array: true }) invented: Invented[];
  @Column('jsonb', { nullable: true }) address: DeliveryAddress | null;
  @Column('char', { length: 3 }) currency: string;
  @Column('bigint', { name: 'items_total', transformer: centsColumn }) itemsTotal: Cents;
  @Column('bigint', { transformer: centsColumn }) shipping: Cents;
  @Column('smallint') installments: number;
  @Column('bigint', { transformer: centsColumn }) interest: Cents;
  @Column('bigint', { transformer: centsColumn }) total: Cents;
  @Column('uuid', { name: 'delivery_option_id', nullable: true }) deliveryOptionId: string | null;
  @Column('text', { name: 'affiliate_id', nullable: true }) affiliateId: string | null;
  @Column('text', { name: 'utm_query', nullable: true }) utmQuery: string | null;
  @Column('text', { nullable: true }) referer: string | null;
  @Column('text', { name: 'customer_ip', nullable: true }) customerIp: string | null;
  @Column('jsonb', { name: 'finger_prints' }) fingerPrints: { provider: string; value: string }[];
  @Column('text', { name: 'abandoned_cart_id', nullable: true }) abandonedCartId: string | null;
  /** What the bill of a card says. Null: as the gateway account has it. */
  @Column('text', { name: 'soft_descriptor', nullable: true }) softDescriptor: string | null;
  /** As the offer had it when it was bought. Null: as the provider has it. */
  @Column('integer', { name: 'pix_expires_minutes', nullable: true }) pixExpiresMinutes: number | null;
  @Column('integer', { name: 'billet_days', nullable: true }) billetDays: number | null;
  @Column('text', { name: 'upsell_token', select: false }) upsellToken: string;
  @Column('jsonb') division: object;
  /** Of a subscription: what the buyer agreed to for the charges after the first. */
  @Column('bigint', { name: 'recurrence_price', nullable: true, transformer: centsColumn })
  recurrencePrice: Cents | null;
  @Column('integer', { name: 'frequency_in_days', nullable: true }) frequencyInDays: number | null;
  @Column('uuid', { name: 'stored_card_id', nullable: true }) storedCardId: string | null;
  @Column('uuid', { name: 'coupon_id', nullable: true }) couponId: string | null;
  @Column('text', { name: 'coupon_code', nullable: true }) couponCode: string | null;
  @Column('uuid', { name: 'checkout_link_id', nullable: true }) checkoutLinkId: string | null;
  @Column('uuid', { name: 'checkout_test_id', nullable: true }) checkoutTestId: string | null;
  @Column('text', { name: 'checkout_variant', nullable: true }) checkoutVariant: 'A' | 'B' | null;
  /** What the coupon took off the items; `itemsTotal` is without it. */
  @Column('bigint', { transformer: centsColumn, default: 0 }) discount: Cents;
  /** Of the page on which it was bought. Null: an order from before it was kept. */
  @Column('text', { nullable: true }) locale: Locale | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
