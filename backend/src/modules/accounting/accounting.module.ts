import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { AccountingController } from './http/accounting.controller.js';
import { LedgerProofsController } from './http/ledger-proofs.controller.js';
import { ProveLedger } from './jobs/prove-ledger.js';
import { LedgerProofs } from './store/ledger-proofs.js';
import { AccountingSources } from './use-cases/accounting-source.js';
import { AskAccountingFile } from './use-cases/ask-accounting-file.js';

/** Files for the accountant, made by the job of exports, and the daily proof of the ledger. */
@Module({
  imports: [ExportsModule, PlatformsModule, ReviewModule],
  controllers: [AccountingController, LedgerProofsController],
  providers: [AccountingSources, AskAccountingFile, LedgerProofs, ProveLedger],
})
export class AccountingModule {}
