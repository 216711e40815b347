import { Module } from '@nestjs/common';
import { UsageCounters } from './store/usage-counters.js';
import { VelocityBlocks } from './store/velocity-blocks.js';
import { VelocityCounters } from './store/velocity-counters.js';
import { AnswerBlocks } from './use-cases/answer-blocks.js';
import { Velocity } from './velocity.js';

@Module({
  providers: [UsageCounters, VelocityCounters, VelocityBlocks, Velocity, AnswerBlocks],
  exports: [UsageCounters, Velocity, AnswerBlocks],
})
export class ProtectionModule {}
