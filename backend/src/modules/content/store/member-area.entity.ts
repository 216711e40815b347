import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** Lessons that some products of a seller open. */
@Entity('member_areas')
export class MemberArea extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'producer_id' }) producerId: string;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') status: 'DRAFT' | 'PUBLISHED';
  @Column('boolean', { name: 'has_certificate' }) hasCertificate: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
