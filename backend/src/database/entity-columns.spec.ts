import { expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from './edited-entity.js';
import { columnsOf } from './entity-columns.js';

@Entity('planted_notes')
class PlantedNote extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'platform_id' }) platformId: string;
}

it('the columns of an entity are named as its properties, those of its base class included', () => {
  expect(columnsOf(PlantedNote, 'n').split(', ').sort()).toEqual([
    'n.id as "id"',
    'n.platform_id as "platformId"',
    'n.updated_at as "updatedAt"',
    'n.updated_by as "updatedBy"',
    'n.version as "version"',
  ]);
});

it('a class that is no entity has no columns', () => {
  expect(() => columnsOf(class Other {}, 'o')).toThrow('Other is no entity');
});
