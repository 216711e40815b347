import type { Cents } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../../database/index.js';
import type { PaymentAnswer } from '../domain/payment-answer.js';
import type { PaymentReason, PaymentStatus } from '../domain/payment.js';

/** The amount due for an order by one method. */
@Entity('payments')
export class Payment {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'order_id' }) orderId: string;
  @Column('uuid', { name: 'renews_payment_id', nullable: true }) renewsPaymentId: string | null;
  @Column('text') method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  @Column('bigint', { transformer: centsColumn }) amount: Cents;
  @Column('char', { length: 3 }) currency: string;
  @Column('text') status: PaymentStatus;
  /** We do not know yet: the buyer is not invited to pay again. */
  @Column('boolean') confirming: boolean;
  /** The status of the provider is unlisted: a review item exists, and the state is not final. */
  @Column('boolean') flagged: boolean;
  /** The payment was captured once; only then can it be reversed. */
  @Column('boolean') captured: boolean;
  /** A chargeback was undone once: a dispute was won. */
  @Column('boolean') restored: boolean;
  /** What went back in parts while it stayed approved. */
  @Column('bigint', { name: 'refunded_amount', transformer: centsColumn }) refundedAmount: Cents;
  @Column('text', { nullable: true }) reason: PaymentReason | null;
  @Column('text', { name: 'native_status', nullable: true }) nativeStatus: string | null;
  @Column('text', { name: 'pix_code', nullable: true }) pixCode: string | null;
  @Column('text', { name: 'pix_qr_image', nullable: true }) pixQrImage: string | null;
  @Column('text', { name: 'billet_code', nullable: true }) billetCode: string | null;
  @Column('text', { name: 'billet_url', nullable: true }) billetUrl: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt: Date | null;
  @Column('jsonb', { nullable: true }) answer: PaymentAnswer | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
