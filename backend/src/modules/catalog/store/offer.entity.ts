import type { CheckoutTemplate } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity, centsColumn } from '../../../database/index.js';

/** A price for a product. The checkout id a buyer sees is the offer's id. */
@Entity('offers')
export class Offer extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('text') title: string;
  @Column('text') status: 'ACTIVE' | 'PAUSED' | 'DELETED';
  @Column('text') type: 'ONE_TIME' | 'SUBSCRIPTION';
  @Column('bigint', { transformer: centsColumn }) price: Cents;
  @Column('bigint', { name: 'fake_price', nullable: true, transformer: centsColumn }) fakePrice: Cents | null;
  @Column('char', { length: 3 }) currency: string;
  @Column('bigint', { name: 'recurrence_price', nullable: true, transformer: centsColumn })
  recurrencePrice: Cents | null;
  @Column('integer', { name: 'frequency_in_days', nullable: true }) frequencyInDays: number | null;
  @Column('bigint', { name: 'frete_price', nullable: true, transformer: centsColumn })
  fretePrice: Cents | null;
  @Column('boolean', { name: 'pix_enabled' }) pixEnabled: boolean;
  @Column('boolean', { name: 'credit_card_enabled' }) creditCardEnabled: boolean;
  @Column('boolean', { name: 'billet_enabled' }) billetEnabled: boolean;
  @Column('boolean', { name: 'required_document' }) requiredDocument: boolean;
  @Column('boolean', { name: 'required_document_and_phone' }) requiredDocumentAndPhone: boolean;
  @Column('uuid', { name: 'checkout_config_id', nullable: true }) checkoutConfigId: string | null;
  @Column('uuid', { name: 'gateway_account_id', nullable: true }) gatewayAccountId: string | null;
  /** The offer that the product's link leads to. */
  @Column('boolean', { name: 'is_default', default: false }) isDefault: boolean;
  /** Days before the first charge of a subscription. */
  @Column('integer', { name: 'trial_days', nullable: true }) trialDays: number | null;
  /** How many times a subscription is charged. Null: until it is canceled. */
  @Column('integer', { name: 'cycle_limit', nullable: true }) cycleLimit: number | null;
  /** At most the platform's. Null: as many as the platform allows. */
  @Column('integer', { name: 'max_installments', nullable: true }) maxInstallments: number | null;
  /** How many installments the seller pays the interest of. Null: the platform's. */
  @Column('integer', { name: 'interest_free_installments', nullable: true }) interestFreeInstallments:
    | number
    | null;
  @Column('integer', { name: 'pix_expires_minutes', nullable: true }) pixExpiresMinutes: number | null;
  @Column('integer', { name: 'billet_days', nullable: true }) billetDays: number | null;
  /** How many may be sold in all. Null: any number. */
  @Column('integer', { name: 'quantity_limit', nullable: true }) quantityLimit: number | null;
  @Column('timestamptz', { name: 'available_from', nullable: true }) availableFrom: Date | null;
  @Column('timestamptz', { name: 'available_until', nullable: true }) availableUntil: Date | null;
  /** Of the page, while it shows no checkout of its own. */
  @Column('text', { default: 'DEFAULT' }) template: CheckoutTemplate;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
