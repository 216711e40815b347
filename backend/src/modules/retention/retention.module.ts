import { Module } from '@nestjs/common';
import { EnforceRetention } from './jobs/enforce-retention.js';
import { Removals } from './store/removals.js';

@Module({ providers: [Removals, EnforceRetention] })
export class RetentionModule {}
