import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** A file of a lesson: sound, a film, a picture or a document. */
@Entity('lesson_files')
export class LessonFile extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'lesson_id' }) lessonId: string;
  @Column('text') title: string;
  /** Of a private object. */
  @Column('text', { name: 'object_key' }) objectKey: string;
  @Column('text', { name: 'content_type' }) contentType: string;
  @Column('integer') bytes: number;
  /** Within its lesson. */
  @Column('integer') position: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
