import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QueryPriority } from '../domain/query-schedule.js';
import type { AttemptState } from '../domain/payment.js';
import type { RouteDecision } from '../../acquiring/index.js';

/** One call to one provider for a payment. Never deleted; its id is our key at the provider for life. */
@Entity('attempts')
export class Attempt {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('uuid', { name: 'gateway_account_id' }) gatewayAccountId: string;
  /** 1, and more for each account before it that surely did not charge. */
  @Column('smallint') turn: number;
  /** Why it went through this account. */
  @Column('jsonb', { nullable: true }) route: RouteDecision | null;
  /** Where its account costs something else than the one the order was divided for. */
  @Column('jsonb', { nullable: true, select: false }) division: object | null;
  @Column('text') provider: string;
  /** Of a provider that is data: the version that charged it and queries it. */
  @Column('integer', { name: 'gateway_version', nullable: true }) gatewayVersion: number | null;
  /** The seller's own account at the provider, where it was charged in its name. */
  @Column('uuid', { name: 'receiver_id', nullable: true }) receiverId: string | null;
  @Column('text') state: AttemptState;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('jsonb', { name: 'provider_data', nullable: true }) providerData: Record<string, unknown> | null;
  @Column('text', { name: 'webhook_token', select: false }) webhookToken: string;
  @Column('timestamptz', { name: 'lease_until' }) leaseUntil: Date;
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  /** Which questions of an account go first: {@link QueryPriority}. */
  @Column('smallint', { name: 'ask_priority' }) askPriority: QueryPriority;
  @Column('integer') asks: number;
  /** How many consecutive outcomes could not be written. */
  @Column('integer') stumbles: number;
  @Column('timestamptz', { name: 'not_found_at', nullable: true }) notFoundAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
}
