import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { StatementUploadsController, StatementsController } from './http/statements.controller.js';
import { CompareStatements } from './jobs/compare-statements.js';
import { StatementDifferences } from './store/statement-differences.js';
import { StatementFiles } from './store/statement-files.js';
import { StatementLines } from './store/statement-lines.js';
import { CompareSettlements } from './use-cases/compare-settlements.js';
import { ImportStatement } from './use-cases/import-statement.js';

@Module({
  imports: [IdentityModule, LedgerModule],
  controllers: [StatementsController, StatementUploadsController],
  providers: [
    ...[ImportStatement, CompareSettlements, CompareStatements],
    ...[StatementFiles, StatementLines, StatementDifferences],
  ],
})
export class SettlementsModule {}
