import { expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from './edited-entity.js';
import { columnsOf, insertColumnsOf, jsonColumnsOf } from './entity-columns.js';

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

it('the columns of an entity are arguments of json_build_object, without those that are excluded', () => {
  expect(jsonColumnsOf(PlantedNote, 'n', { without: ['id', 'updatedAt', 'updatedBy', 'version'] })).toBe(
    "'platformId', n.platform_id",
  );
});

it('the columns of an entity and its parameters have the same order in an insert', () => {
  const [columns = '', parameters = ''] = insertColumnsOf(PlantedNote).split(' values ');
  const names = columns.slice(1, -1).split(', ');
  expect([...names].sort()).toEqual(['id', 'platform_id', 'updated_at', 'updated_by', 'version']);
  expect(parameters.slice(1, -1).split(', ')).toEqual(
    names.map((name) => `:${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`),
  );
});

it('a class that is no entity has no columns', () => {
  expect(() => columnsOf(class Other {}, 'o')).toThrow('Other is no entity');
});
