import { Module } from '@nestjs/common';
import { ReleasesController } from './http/releases.controller.js';
import { ReleaseDue } from './jobs/release-due.js';
import { Ledger } from './ledger.js';
import { DueReleases } from './store/due-releases.js';
import { DecideRelease } from './use-cases/decide-release.js';
import { FollowTracking } from './use-cases/follow-tracking.js';
import { ForecastReleases } from './use-cases/forecast-releases.js';
import { ReleaseFunds } from './use-cases/release-funds.js';

@Module({
  controllers: [ReleasesController],
  providers: [Ledger, DueReleases, ReleaseFunds, ReleaseDue, DecideRelease, FollowTracking, ForecastReleases],
  exports: [Ledger, FollowTracking],
})
export class LedgerModule {}
