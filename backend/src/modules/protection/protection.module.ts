import { Module } from '@nestjs/common';
import { AddressUsage } from './address-usage.js';
import { BlockedBuyers } from './store/blocked-buyers.js';
import { UsageCounters } from './store/usage-counters.js';
import { VelocityBlocks } from './store/velocity-blocks.js';
import { VelocityCounters } from './store/velocity-counters.js';
import { AnswerBlocks } from './use-cases/answer-blocks.js';
import { Velocity } from './velocity.js';

@Module({
  providers: [
    AddressUsage,
    BlockedBuyers,
    UsageCounters,
    VelocityCounters,
    VelocityBlocks,
    Velocity,
    AnswerBlocks,
  ],
  exports: [AddressUsage, BlockedBuyers, UsageCounters, Velocity, AnswerBlocks],
})
export class ProtectionModule {}
