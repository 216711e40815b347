import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { StatementFiles } from '../store/statement-files.js';
import { CompareBank } from './compare-bank.js';
import { CompareSettlements } from './compare-settlements.js';

/**
 * Compares an imported file: settlements with the ledger, then lines of banks with settlements and withdrawals. Each step finds what an
 * earlier process did, so a file whose process died is compared again.
 */
@Injectable()
export class CompareStatement {
  constructor(
    private readonly settlements: CompareSettlements,
    private readonly bank: CompareBank,
    private readonly files: StatementFiles,
    private readonly transactions: Transactions,
  ) {}

  async file(ctx: TenantContext, fileId: string): Promise<void> {
    await this.settlements.file(ctx, fileId);
    await this.bank.file(ctx, fileId);
    await this.transactions.run('endStatement', (tx) => this.files.done(ctx, tx, fileId));
  }
}
