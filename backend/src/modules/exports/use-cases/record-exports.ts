import { Injectable } from '@nestjs/common';
import { listSearch, type ListDefinition, type ListState } from '@guiche/lists';
import { Transactions } from '../../../database/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { ListFiles } from '../../../runtime/lists/index.js';
import { AuditLog } from '../../audit/index.js';

/** Records each file that is streamed, before its first byte: without the record there is no file. */
@Injectable()
export class RecordExports extends ListFiles {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {
    super();
  }

  async asked(ctx: Context, list: ListDefinition, state: ListState): Promise<void> {
    await this.transactions.run('recordExport', async (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'lists.exported', subject: list.name },
        after: { query: listSearch(list, { ...state, cursor: null }).slice(1) },
      });
    });
  }
}
