import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { VisitsController } from './http/visits.controller.js';
import { VisitCounts } from './visit-counts.js';

@Module({
  imports: [CatalogModule, PlatformsModule],
  controllers: [VisitsController],
  providers: [VisitCounts],
  exports: [VisitCounts],
})
export class VisitsModule {}
