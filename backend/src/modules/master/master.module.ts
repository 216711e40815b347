import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { AuditModule } from '../audit/index.js';
import { IdentityModule } from '../identity/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ListReader, listController, rowController } from '../../runtime/lists/index.js';
import { administrators } from './lists/administrators.js';
import { blockedNetworks } from './lists/blocked-networks.js';
import { invoices } from './lists/invoices.js';
import { MASTER_LISTS } from './lists/index.js';
import { sessionLogs } from './lists/session-logs.js';
import { PlatformsController } from './http/platforms.controller.js';
import { ExportPlatform } from './use-cases/export-platform.js';
import { ManagePlatform } from './use-cases/manage-platform.js';
import { webhookLogs } from './lists/webhook-logs.js';

/** The pages of the master area. */
@Module({
  imports: [AcquiringModule, AuditModule, IdentityModule, PlatformsModule],
  controllers: [
    ...MASTER_LISTS.map(listController),
    ...[administrators, blockedNetworks, invoices, sessionLogs, webhookLogs].map(rowController),
    PlatformsController,
  ],
  providers: [ListReader, ManagePlatform, ExportPlatform],
})
export class MasterModule {}
