import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../database/index.js';

/** Something that staff must review. */
@Entity('attention_items')
export class ReviewItem extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') kind: string;
  @Column('uuid', { name: 'payment_id', nullable: true }) paymentId: string | null;
  @Column('uuid', { name: 'attempt_id', nullable: true }) attemptId: string | null;
  @Column('jsonb') detail: Record<string, unknown>;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'resolved_at', nullable: true }) resolvedAt: Date | null;
  /** Who looked, and what they found. Null as well where it ended by itself. */
  @Column('text', { name: 'resolved_by', nullable: true }) resolvedBy: string | null;
  @Column('text', { nullable: true }) resolution: string | null;
}
