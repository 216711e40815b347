import type { EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * The tables of one module, declared in its `schema.ts`. `table-ownership.spec.ts` compares it with the SQL of the module: a module
 * uses its own tables, and reads what other modules publish.
 */
export interface ModuleSchema {
  /** The tables that have an entity. */
  readonly entities: readonly (EntityTarget<ObjectLiteral> & (new () => object))[];
  /** The tables that are used by SQL only. */
  readonly tables?: readonly string[];
  /**
   * The views that others may read, made by a migration. A view is a plain selection of columns of one table: PostgreSQL replaces it by
   * the table when it plans a statement, so it costs nothing. Its columns are a contract; the table behind it may change.
   */
  readonly publishes?: readonly string[];
  /** The views of other modules that its SQL reads. */
  readonly reads?: readonly string[];
}
