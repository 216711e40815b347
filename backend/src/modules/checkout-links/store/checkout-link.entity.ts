import type { PaymentMethod } from '@guiche/checkout-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** What a link fills in for its buyer. Whoever has the link sees it. */
export interface LinkBuyer {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly cpf?: string;
}

/** A link of a seller straight to a checkout. */
@Entity('checkout_links')
export class CheckoutLink extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('uuid', { name: 'offer_id' }) offerId: string;
  /** The end of its short address; it cannot be guessed. */
  @Column('text') code: string;
  /** For the seller's own list. */
  @Column('text') name: string;
  @Column('text') status: 'ACTIVE' | 'PAUSED';
  @Column('integer') quantity: number;
  @Column('jsonb') buyer: LinkBuyer;
  @Column('text', { name: 'coupon_code', nullable: true }) couponCode: string | null;
  /** Chosen beforehand; the buyer may choose another. */
  @Column('text', { nullable: true }) method: PaymentMethod | null;
  /** Who is credited with its purchases, whomever an address names. */
  @Column('uuid', { name: 'affiliate_id', nullable: true }) affiliateId: string | null;
  @Column('text', { name: 'utm_query', nullable: true }) utmQuery: string | null;
  /** The first instant at which it is not valid. */
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('integer', { name: 'max_uses', nullable: true }) maxUses: number | null;
  @Column('text', { name: 'idempotency_key', nullable: true }) idempotencyKey: string | null;
  @Column('text', { name: 'request_hash', nullable: true }) requestHash: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
