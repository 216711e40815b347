import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** A chapter of a members area. */
@Entity('area_modules')
export class AreaModule extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'area_id' }) areaId: string;
  @Column('text') title: string;
  @Column('integer') position: number;
}
