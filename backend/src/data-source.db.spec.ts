import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from './config/index.js';
import { createDataSource } from './data-source.js';
import type { GuicheDataSource } from './database/index.js';

interface ColumnFact {
  name: string;
  type: string;
  nullable: boolean;
}

describe('entities and hand-written migrations', () => {
  let database: GuicheDataSource;

  beforeAll(async () => {
    database = await createDataSource(
      loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database,
    ).initialize();
  });
  afterAll(() => database.destroy());

  it('agree on every column: name, type, whether it may be null', async () => {
    expect(database.entityMetadatas.length).toBeGreaterThanOrEqual(15);
    for (const entity of database.entityMetadatas) {
      const built = await database.query<ColumnFact[]>(
        `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
        [entity.tableName],
      );
      const declared = entity.columns
        .map((column) => ({ name: column.databaseName, type: spelled(column), nullable: column.isNullable }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      expect({ table: entity.tableName, columns: declared }).toEqual({
        table: entity.tableName,
        columns: built,
      });
    }
  });
});

function spelled(column: { type: unknown; length: string; isArray: boolean }): string {
  const names: Record<string, string> = {
    timestamptz: 'timestamp with time zone',
    char: `character(${column.length})`,
  };
  const type = String(column.type);
  return (names[type] ?? type) + (column.isArray ? '[]' : '');
}
