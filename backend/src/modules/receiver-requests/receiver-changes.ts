import type { ReceiverStatus } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { AuditLog } from '../audit/index.js';
import { ReceiverRecords } from '../receivers/index.js';
import { isLive, type RequestState } from './domain/receiver-states.js';
import { ReceiverMails } from './receiver-mails.js';
import { ReceiverEvents } from './store/receiver-events.js';
import { ReceiverRequests, type ReceiverProgress, type ReceiverRequest } from './store/receiver-requests.js';

/** What a receiver is, by the state of its request. */
const STATUSES: Readonly<Partial<Record<RequestState, ReceiverStatus>>> = {
  PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  REJECTED: 'REJECTED',
};

/** The only writer of the state of a request that exists. The caller has locked it and asked the table of states. */
@Injectable()
export class ReceiverChanges {
  constructor(
    private readonly requests: ReceiverRequests,
    private readonly records: ReceiverRecords,
    private readonly events: ReceiverEvents,
    private readonly mails: ReceiverMails,
    private readonly audit: AuditLog,
  ) {}

  /** Leads a locked request to a state, with its receiver, its history, its record and a mail to its seller. */
  async lead(
    ctx: TenantContext,
    tx: EntityManager,
    request: ReceiverRequest,
    to: RequestState,
    {
      patch = {},
      note = null,
      now,
    }: {
      readonly patch?: Partial<Omit<ReceiverProgress, 'state' | 'endedAt'>>;
      readonly note?: string | null;
      readonly now: Date;
    },
  ): Promise<ReceiverRequest> {
    const led: ReceiverRequest = {
      ...{ ...request, dueAt: null, ...patch, state: to },
      ...{ answeredAt: request.answeredAt ?? now, endedAt: isLive(to) ? null : now },
    };
    await this.requests.save(ctx, tx, led);
    const status = STATUSES[to];
    if (led.receiverId !== null && status) await this.record(ctx, tx, led.receiverId, { status, now });
    await this.events.add(ctx, tx, { requestId: led.id, kind: to, now, note: note ?? led.detail });
    this.audit.record(ctx, tx, {
      ...{ action: 'receiver.changed', subject: 'receiver_requests', subjectId: led.id },
      ...{ before: { state: request.state }, after: { state: to, provider: led.provider } },
      ...(patch.reason && { reason: patch.reason }),
    });
    // What is refused while the seller waits for the answer stands on the page already.
    if (request.state !== 'SENDING' || to !== 'REFUSED') await this.mails.tell(ctx, tx, led);
    return led;
  }

  private async record(
    ctx: TenantContext,
    tx: EntityManager,
    receiverId: string,
    { status, now }: { readonly status: ReceiverStatus; readonly now: Date },
  ): Promise<void> {
    if (status === 'ACTIVE') await this.records.activate(ctx, tx, receiverId, now);
    else await this.records.setStatus(ctx, tx, receiverId, status);
  }
}
