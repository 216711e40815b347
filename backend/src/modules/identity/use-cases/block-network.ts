import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { days } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { isInNetwork } from '../../../runtime/networks/index.js';
import { AuditLog } from '../../audit/index.js';
import { networkToBlock } from '../network-to-block.js';
import { identityProblem, networkTexts, ownNetworkTexts } from '../identity-problems.js';
import { BlockedNetworks } from '../store/blocked-networks.js';

export interface BlockInput {
  /** An address, or a network in CIDR notation. */
  readonly network: string;
  /** Undefined: until somebody ends it. */
  readonly days: number | undefined;
  readonly reason: string;
}

const SUBJECT = 'blocked_networks';

/** Blocks networks, from which nobody signs in. Sessions that are open stay open: they are ended in the session logs. */
@Injectable()
export class BlockNetwork {
  constructor(
    private readonly networks: BlockedNetworks,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem validation (422): no network, one that is too wide, or that of the caller; networkBlockedAlready (409). Nothing was
   * written
   */
  async block(ctx: Context, input: BlockInput): Promise<{ id: string }> {
    const network = networkToBlock(input.network);
    if (network === undefined) throw runtimeProblem('validation', { errors: { network: [networkTexts] } });
    if (isInNetwork(ctx.ip, network))
      throw runtimeProblem('validation', { errors: { network: [ownNetworkTexts] } });
    const now = this.clock.now();
    const expiresAt = input.days === undefined ? null : new Date(now.getTime() + days(input.days));
    const id = newId(now);
    const { reason } = input;
    await this.transactions.run('blockNetwork', async (tx) => {
      const block = { id, network, reason, createdBy: ctx.recordedActor, expiresAt, now };
      if (!(await this.networks.add(tx, block))) throw identityProblem('networkBlockedAlready');
      this.audit.record(ctx, tx, {
        ...{ action: 'network.blocked', subject: SUBJECT, subjectId: id, reason },
        after: { network, expiresAt },
      });
    });
    return { id };
  }

  /** @throws Problem notFound; networkNotBlocked (409): the block is over already */
  async end(ctx: Context, id: string, reason: string): Promise<void> {
    await this.transactions.run('endBlockOfNetwork', async (tx) => {
      if (!(await this.networks.exists(tx, id))) throw runtimeProblem('notFound');
      const network = await this.networks.end(tx, {
        ...{ id, now: this.clock.now(), endedBy: ctx.recordedActor },
      });
      if (network === undefined) throw identityProblem('networkNotBlocked');
      this.audit.record(ctx, tx, {
        ...{ action: 'network.unblocked', subject: SUBJECT, subjectId: id, reason },
        before: { network },
      });
    });
  }
}
