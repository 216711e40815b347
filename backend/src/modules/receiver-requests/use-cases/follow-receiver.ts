import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { isAskable, type RequestState } from '../domain/receiver-states.js';
import { receiverProblem } from '../receiver-problems.js';
import { ReceiverProvider } from '../receiver-provider.js';
import { ReceiverRequests } from '../store/receiver-requests.js';
import { ApplyReceiver } from './apply-receiver.js';

/** The process that waited for the answer is gone. */
const LOST = { kind: 'unknown', why: 'no answer was recorded' } as const;

/**
 * Asks the provider about a receiver: one that it reviews, and an active one, for its balance. A request whose answer was lost is never
 * sent again, because no provider finds a receiver by our own key: staff look there.
 */
@Injectable()
export class FollowReceiver {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly provider: ReceiverProvider,
    private readonly applyReceiver: ApplyReceiver,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async follow(ctx: TenantContext, requestId: string): Promise<void> {
    const request = await this.requests.find(ctx, requestId);
    if (request?.state === 'SENDING') {
      await this.applyReceiver.apply(ctx, { requestId, outcome: LOST, by: 'call' });
      return;
    }
    const outcome = request && isAskable(request.state) ? await this.provider.look(ctx, request) : undefined;
    if (outcome) await this.applyReceiver.apply(ctx, { requestId, outcome, by: 'question' });
    else await this.forget(ctx, requestId);
  }

  /** Asks now, for staff. @throws Problem notFound; receiverMoved, receiverProviderSilent (409) */
  async ask(ctx: TenantContext, requestId: string): Promise<RequestState> {
    const request = await this.requests.find(ctx, requestId);
    if (!request) throw runtimeProblem('notFound');
    if (!isAskable(request.state)) throw receiverProblem('receiverMoved');
    const outcome = await this.provider.look(ctx, request);
    if (!outcome) throw receiverProblem('receiverMoved');
    await this.transactions.run('recordReceiverQuestion', (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'receiver.asked', subject: 'receiver_requests', subjectId: requestId },
        after: { answer: outcome.kind },
      });
      return Promise.resolve();
    });
    const state = await this.applyReceiver.apply(ctx, { requestId, outcome, by: 'question' });
    if (outcome.kind !== 'receiver') throw receiverProblem('receiverProviderSilent');
    return state ?? request.state;
  }

  /** Nobody can be asked. */
  private forget(ctx: TenantContext, requestId: string): Promise<void> {
    return this.transactions.run('forgetReceiverRequest', async (tx) => {
      const request = await this.requests.lock(ctx, tx, requestId);
      if (request && request.state !== 'SENDING')
        await this.requests.save(ctx, tx, { ...request, dueAt: null });
    });
  }
}
