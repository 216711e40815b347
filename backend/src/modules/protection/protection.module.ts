import { Module } from '@nestjs/common';
import { AddressUsage } from './address-usage.js';
import { UsageCounters } from './store/usage-counters.js';
import { VelocityBlocks } from './store/velocity-blocks.js';
import { VelocityCounters } from './store/velocity-counters.js';
import { AnswerBlocks } from './use-cases/answer-blocks.js';
import { Velocity } from './velocity.js';

@Module({
  providers: [AddressUsage, UsageCounters, VelocityCounters, VelocityBlocks, Velocity, AnswerBlocks],
  exports: [AddressUsage, UsageCounters, Velocity, AnswerBlocks],
})
export class ProtectionModule {}
