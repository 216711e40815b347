import type { Logger } from 'typeorm';
import { requestScope } from './request-scope.js';

/** What may follow a beginning in the same message are settings of the transaction. */
const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback)$/i;

export function countTransaction(): void {
  const scope = requestScope();
  if (scope !== undefined) scope.transactions += 1;
}

export function countStatement(sql: string): void {
  const scope = requestScope();
  if (scope === undefined) return;
  if (BEGINS.test(sql)) countTransaction();
  else if (!ENDS.test(sql)) scope.statements += 1;
}

/** TypeORM passes every statement to its logger: the public place to count them. Nothing is printed. */
export class StatementCounter implements Logger {
  logQuery(sql: string): void {
    countStatement(sql);
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
