export { centsColumn, columnTypes } from './column-types.js';
export { DatabaseModule } from './database.module.js';
export { GuicheDataSource, type Schema } from './guiche-data-source.js';
export { isConnectionLost } from './lost-connection.js';
export { MIGRATIONS } from './migrations/index.js';
export { Reads } from './reads.js';
export { newRequestScope, requestScope, runInScope, type RequestScope } from './request-scope.js';
export { statement, type Statement } from './statement.js';
export { Transactions, assertOutsideTransaction } from './transactions.js';
