import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { AccountingController } from './http/accounting.controller.js';
import { AccountingSources } from './use-cases/accounting-source.js';
import { AskAccountingFile } from './use-cases/ask-accounting-file.js';

/** Files for the accountant, made by the job of exports. */
@Module({
  imports: [ExportsModule, PlatformsModule],
  controllers: [AccountingController],
  providers: [AccountingSources, AskAccountingFile],
})
export class AccountingModule {}
