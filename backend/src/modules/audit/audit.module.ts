import { Global, Module } from '@nestjs/common';
import { NAME_OF_EDITOR, ON_ROW_CHANGE, type OnRowChange } from '../../database/index.js';
import { AuditLog } from './audit-log.js';
import { nameOfEditor } from './name-of-editor.js';

/** Records every edit that a `TenantRepository` makes, and what use cases record themselves. */
@Global()
@Module({
  providers: [
    AuditLog,
    { provide: NAME_OF_EDITOR, useValue: nameOfEditor },
    {
      provide: ON_ROW_CHANGE,
      inject: [AuditLog],
      useFactory:
        (log: AuditLog): OnRowChange =>
        (ctx, tx, { table, id, before, after }) => {
          const done = before === null ? 'created' : after === null ? 'deleted' : 'changed';
          log.record(ctx, tx, { action: `${table}.${done}`, subject: table, subjectId: id, before, after });
          return Promise.resolve();
        },
    },
  ],
  exports: [AuditLog, NAME_OF_EDITOR, ON_ROW_CHANGE],
})
export class AuditModule {}
