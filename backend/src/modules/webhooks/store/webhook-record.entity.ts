import { Column, Entity, PrimaryColumn } from 'typeorm';

export type WebhookState =
  | 'RECEIVED'
  | 'APPLIED'
  | 'DUPLICATE'
  | 'IGNORED'
  | 'UNKNOWN_WORD'
  | 'FAILED'
  | 'QUARANTINED';

/** One webhook as it arrived. Its content is encrypted, because it names payers, and is stored as long as the retention policy says. */
@Entity('webhook_records')
export class WebhookRecord {
  @PrimaryColumn('uuid') id: string;
  /** `NO_PLATFORM` for a delivery to an unknown address. */
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') provider: string;
  @Column('text') token: string;
  @Column('bytea', { select: false }) sealed: Buffer;
  @Column('bytea', { name: 'body_hash' }) bodyHash: Buffer;
  /** A keyed digest of the sender's network; null for those stored before November 2026. */
  @Column('bytea', { name: 'source_key', nullable: true }) sourceKey: Buffer | null;
  @Column('text') state: WebhookState;
  @Column('text', { nullable: true }) detail: string | null;
  /** Whether the provider proved that it sent it. Null: it was not read yet. */
  @Column('text', { nullable: true }) signature: 'PROVEN' | 'UNPROVEN' | 'FORGED' | null;
  @Column('uuid', { name: 'gateway_account_id', nullable: true }) gatewayAccountId: string | null;
  @Column('uuid', { name: 'attempt_id', nullable: true }) attemptId: string | null;
  @Column('integer') tries: number;
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt: Date | null;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
  @Column('timestamptz', { name: 'processed_at', nullable: true }) processedAt: Date | null;
  /** The replay of many that it belongs to, the latest. */
  @Column('uuid', { name: 'replay_id', nullable: true }) replayId: string | null;
  /** When a master marked it as needing nothing more, who and why. */
  @Column('timestamptz', { name: 'resolved_at', nullable: true }) resolvedAt: Date | null;
  @Column('text', { name: 'resolved_by', nullable: true }) resolvedBy: string | null;
  @Column('text', { nullable: true }) resolution: string | null;
}
