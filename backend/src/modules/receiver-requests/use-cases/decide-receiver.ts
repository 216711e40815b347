import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { isLive, requestStateAfter, type RequestState } from '../domain/receiver-states.js';
import { ReceiverChanges } from '../receiver-changes.js';
import { receiverProblem } from '../receiver-problems.js';
import { ReceiverMails } from '../receiver-mails.js';
import { ReceiverProvider } from '../receiver-provider.js';
import { ReceiverEvents } from '../store/receiver-events.js';
import { ReceiverRequests, type ReceiverRequest } from '../store/receiver-requests.js';
import { ApplyReceiver } from './apply-receiver.js';

type Reasoned = Proof & { readonly reason: string };

/** What staff decide about a receiver. */
@Injectable()
export class DecideReceiver {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly changes: ReceiverChanges,
    private readonly events: ReceiverEvents,
    private readonly provider: ReceiverProvider,
    private readonly mails: ReceiverMails,
    private readonly applyReceiver: ApplyReceiver,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses a receiver, which is not used any more, or tells its seller why it was refused. At the provider it stays.
   * @throws Problem notFound; receiverMoved (409): it is not known whether it exists; validation (422): the password or the code
   */
  async refuse(
    ctx: TenantContext,
    session: Session,
    id: string,
    { reason, ...proof }: Reasoned,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    await this.transactions.run('refuseReceiver', async (tx) => {
      const request = await this.requests.lock(ctx, tx, id);
      if (!request) throw runtimeProblem('notFound');
      const now = this.clock.now();
      const to = requestStateAfter(request.state, 'dismissed');
      if (to) {
        await this.changes.lead(ctx, tx, request, to, { patch: { reason }, note: reason, now });
        return;
      }
      if (isLive(request.state)) throw receiverProblem('receiverMoved');
      await this.requests.save(ctx, tx, { ...request, reason });
      await this.mails.tell(ctx, tx, { ...request, reason });
      await this.events.add(ctx, tx, { requestId: id, kind: 'EXPLAINED', now, note: reason });
      this.audit.record(ctx, tx, {
        ...{ action: 'receiver.explained', subject: 'receiver_requests', subjectId: id, reason },
      });
    });
  }

  /**
   * Ends the doubt about a request whose answer was lost, as staff saw it at the provider.
   * @param receiverId the provider's id of the receiver; undefined: it has none
   * @throws Problem notFound; receiverMoved, receiverNotFound, receiverOfAnother, receiverProviderSilent (409); validation (422): the
   *   password or the code
   */
  async settle(
    ctx: TenantContext,
    session: Session,
    id: string,
    { receiverId, reason, ...proof }: Reasoned & { readonly receiverId?: string | undefined },
  ): Promise<RequestState> {
    await this.reauthentication.demand(ctx, session, proof);
    const request = await this.requests.find(ctx, id);
    if (!request) throw runtimeProblem('notFound');
    if (request.state !== 'UNRESOLVED') throw receiverProblem('receiverMoved');
    const outcome = receiverId === undefined ? undefined : await this.seen(ctx, request, receiverId);
    await this.transactions.run('settleReceiver', (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'receiver.settledByStaff', subject: 'receiver_requests', subjectId: id, reason },
        after: { receiverId: receiverId ?? null },
      });
      return Promise.resolve();
    });
    const state = await this.applyReceiver.apply(ctx, {
      ...{ requestId: id, note: reason },
      ...(outcome
        ? { outcome, by: 'staff' }
        : { outcome: { kind: 'refused', reason: 'request', detail: 'not created' }, by: 'call' }),
    });
    return state ?? request.state;
  }

  /** The receiver, as the provider shows it. */
  private async seen(ctx: TenantContext, request: ReceiverRequest, receiverId: string) {
    const outcome = await this.provider.lookAt(ctx, request, receiverId);
    if (outcome?.kind === 'unknown') throw receiverProblem('receiverProviderSilent');
    if (outcome?.kind !== 'receiver') throw receiverProblem('receiverNotFound');
    return outcome;
  }
}
