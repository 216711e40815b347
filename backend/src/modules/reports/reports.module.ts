import { Module } from '@nestjs/common';
import { SumEarnings } from './jobs/sum-earnings.js';
import { EarningsDays } from './store/earnings-days.js';

/** What the platform earned, by seller and day. */
@Module({ providers: [EarningsDays, SumEarnings], exports: [SumEarnings] })
export class ReportsModule {}
