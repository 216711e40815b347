import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** A file that the buyers of a product download. */
@Entity('product_files')
export class ProductFile extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id' }) productId: string;
  @Column('text') title: string;
  /** Of a private object. */
  @Column('text', { name: 'object_key' }) objectKey: string;
  @Column('text', { name: 'content_type' }) contentType: string;
  @Column('integer') bytes: number;
  @Column('bytea') sha256: Buffer;
  /** How often each purchase may download it. Null: as often as the buyer wants. */
  @Column('integer', { name: 'download_limit', nullable: true }) downloadLimit: number | null;
  @Column('integer') position: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
