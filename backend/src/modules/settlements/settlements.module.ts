import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { DifferencesController } from './http/differences.controller.js';
import { StatementUploadsController, StatementsController } from './http/statements.controller.js';
import { CompareStatements } from './jobs/compare-statements.js';
import { BankLines } from './store/bank-lines.js';
import { StatementDifferences } from './store/statement-differences.js';
import { StatementFiles } from './store/statement-files.js';
import { StatementLines } from './store/statement-lines.js';
import { CompareBank } from './use-cases/compare-bank.js';
import { CompareSettlements } from './use-cases/compare-settlements.js';
import { CompareStatement } from './use-cases/compare-statement.js';
import { DecideDifference } from './use-cases/decide-difference.js';
import { ImportStatement } from './use-cases/import-statement.js';

@Module({
  imports: [IdentityModule, LedgerModule],
  controllers: [DifferencesController, StatementsController, StatementUploadsController],
  providers: [
    ...[
      ImportStatement,
      CompareSettlements,
      CompareBank,
      CompareStatement,
      CompareStatements,
      DecideDifference,
    ],
    ...[StatementFiles, StatementLines, StatementDifferences, BankLines],
  ],
})
export class SettlementsModule {}
