export { EditedEntity } from './edited-entity.js';
export { columnsOf, insertColumnsOf, jsonColumnsOf } from './entity-columns.js';
export { compiledStatements, sql, type Sql } from './sql.js';
export {
  InjectTenantRepository,
  NAME_OF_EDITOR,
  ON_ROW_CHANGE,
  TenantRepositories,
} from './tenant-repositories.module.js';
export { TenantRepository, type OnRowChange, type RowChange } from './tenant-repository.js';
export { centsColumn, columnTypes } from './column-types.js';
export { DatabaseModule, type Opening } from './database.module.js';
export { openDirectPool } from './direct-pool.js';
export { GuicheDataSource, type Schema } from './guiche-data-source.js';
export { Batcher } from './batcher.js';
export { claimByPlatform } from './claim-by-platform.js';
export { insertRows } from './insert-rows.js';
export { isConnectionLost, isDatabaseUnavailable } from './lost-connection.js';
export { isTransient } from './transient-failures.js';
export { afterCommit, assertOutsideTransaction, beforeCommit } from './open-transaction.js';
export type { ModuleSchema } from './module-schema.js';
export { migrate } from './migrate.js';
export { MIGRATIONS } from './migrations/index.js';
export { NO_PLATFORM } from './no-platform.js';
export { notifyAfterCommit } from './notify-after-commit.js';
export { Reads } from './reads.js';
export {
  BEHIND_THE_COUNTER_MS,
  newRequestScope,
  requestScope,
  runInScope,
  type RequestScope,
} from './request-scope.js';
export { statement, type Statement } from './statement.js';
export { acrossPlatforms } from './tenant-barrier.js';
export { Transactions } from './transactions.js';
