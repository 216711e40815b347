import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';

/** A price for a product. The checkout id a buyer sees is the offer's id. */
@Entity('offers')
export class Offer {
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
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
