import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { ScopedContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { VelocityBlocks, type ShownBlock } from '../store/velocity-blocks.js';
import { VelocityCounters } from '../store/velocity-counters.js';

/** Blocks as staff use them: list them, and release a legitimate buyer. */
@Injectable()
export class AnswerBlocks {
  constructor(
    private readonly transactions: Transactions,
    private readonly blocks: VelocityBlocks,
    private readonly counters: VelocityCounters,
    private readonly clock: Clock,
  ) {}

  list(ctx: ScopedContext, of: { platform: string | null; all: boolean }): Promise<ShownBlock[]> {
    return this.transactions.run('listVelocityBlocks', (tx) =>
      this.blocks.list(ctx, tx, of, this.clock.now()),
    );
  }

  /** Deletes the counters of the subject, and records the actor. False when there is no such block, or it was released before. */
  release(ctx: ScopedContext, id: string): Promise<boolean> {
    return this.transactions.run('releaseVelocityBlock', async (tx) => {
      const key = await this.blocks.release(ctx, tx, id, this.clock.now());
      if (key) await this.counters.release(tx, key);
      return key !== undefined;
    });
  }
}
