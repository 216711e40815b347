import type { Locale } from '@guiche/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { DocumentKind } from '../domain/document-kinds.js';
import type { RejectionReason } from '../domain/rejection-reasons.js';

/** `PENDING`: staff have not decided. `ACTIVE`: approved. */
export type DocumentStatus = 'PENDING' | 'ACTIVE' | 'REJECTED';

/** One submission of a document. A newer one of the same kind supersedes it; it stays as history. */
@Entity('seller_documents')
export class SellerDocument extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: DocumentKind;
  /** Of a private object. */
  @Column('text', { name: 'object_key' }) objectKey: string;
  @Column('text', { name: 'content_type' }) contentType: string;
  @Column('integer') bytes: number;
  /** Of the file as it is kept, so that it can be shown that nobody replaced it. */
  @Column('bytea') sha256: Buffer;
  @Column('text') status: DocumentStatus;
  /** What the reviewer answered, by question. */
  @Column('jsonb', { nullable: true }) answers: Readonly<Record<string, boolean>> | null;
  @Column('text', { nullable: true }) reason: RejectionReason | null;
  /** What the reviewer added to the reason. The seller reads it. */
  @Column('text', { nullable: true }) note: string | null;
  /** The language in which the seller sent it; mails about it are in that language. */
  @Column('text') locale: Locale;
  @Column('uuid', { name: 'reviewed_by', nullable: true }) reviewedBy: string | null;
  @Column('text', { name: 'reviewer_name', nullable: true }) reviewerName: string | null;
  @Column('timestamptz', { name: 'reviewed_at', nullable: true }) reviewedAt: Date | null;
  @Column('timestamptz', { name: 'submitted_at' }) submittedAt: Date;
  /** Null: the newest of its kind. */
  @Column('timestamptz', { name: 'superseded_at', nullable: true }) supersededAt: Date | null;
}
