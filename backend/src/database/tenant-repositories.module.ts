import { Inject, Module, type DynamicModule, type Type } from '@nestjs/common';
import { TypeOrmModule, getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Clock } from '../runtime/clock/clock.js';
import {
  TenantRepository,
  type EditedRow,
  type NameOfEditor,
  type OnRowChange,
} from './tenant-repository.js';

/** Provide a function of type {@link OnRowChange} under this token to record every edit in its own transaction. */
export const ON_ROW_CHANGE = Symbol('ON_ROW_CHANGE');

/** Provide a function of type {@link NameOfEditor} under this token to say who changed a row meanwhile. */
export const NAME_OF_EDITOR = Symbol('NAME_OF_EDITOR');

const tokenOf = (entity: Type<EditedRow>): string => `TenantRepository<${entity.name}>`;

/** Injects the repository of an entity that the module lists in {@link TenantRepositories.of}. */
export const InjectTenantRepository = (entity: Type<EditedRow>): ParameterDecorator =>
  Inject(tokenOf(entity));

/** The repositories of what people edit: `imports: [TenantRepositories.of(Platform)]`. */
@Module({})
export class TenantRepositories {
  static of(...entities: Type<EditedRow>[]): DynamicModule {
    return {
      module: TenantRepositories,
      imports: [TypeOrmModule.forFeature(entities)],
      providers: entities.map((entity) => ({
        provide: tokenOf(entity),
        inject: [
          ...[getRepositoryToken(entity), Clock],
          ...[ON_ROW_CHANGE, NAME_OF_EDITOR].map((token) => ({ token, optional: true })),
        ],
        useFactory: (
          repository: Repository<EditedRow>,
          clock: Clock,
          onChange?: OnRowChange,
          nameOf?: NameOfEditor,
        ) => new TenantRepository(repository, { now: () => clock.now(), onChange, nameOf }),
      })),
      exports: entities.map(tokenOf),
    };
  }
}
