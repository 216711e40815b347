import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

@Entity('lessons')
export class Lesson extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'area_id' }) areaId: string;
  @Column('uuid', { name: 'module_id' }) moduleId: string;
  @Column('text') title: string;
  /** Plain text; an empty line divides paragraphs. */
  @Column('text') body: string;
  /** The address of the player, on one of the hosts that may be embedded. */
  @Column('text', { name: 'video_url', nullable: true }) videoUrl: string | null;
  @Column('integer', { nullable: true }) minutes: number | null;
  /** Days after the purchase; 0: at once. */
  @Column('integer', { name: 'opens_after_days' }) opensAfterDays: number;
  @Column('boolean', { name: 'is_published' }) isPublished: boolean;
  /** Within its module. */
  @Column('integer') position: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
