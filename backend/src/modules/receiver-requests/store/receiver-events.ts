import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import { recordedPerson, type TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import type { RequestState } from '../domain/receiver-states.js';

/** A line of the history: a state that it reached, or that staff wrote to the seller or looked at a document. */
export type ReceiverEventKind = RequestState | 'EXPLAINED';

export interface ShownReceiverEvent {
  readonly kind: ReceiverEventKind;
  readonly at: Date;
  /** The name of a person; null: the program. */
  readonly by: string | null;
  readonly note: string | null;
}

const COLUMNS = ['platform_id', 'id', 'request_id', 'kind', 'at', 'by', 'note'];

const OF_REQUEST = sql<{ platformId: string; requestId: string }>(
  'events-of-receiver-request',
  `with happened as materialized (
  select e.kind, e.at, e.id, e.note, ${recordedPerson('e.by')} as person
  from receiver_request_events e where e.platform_id = :platformId and e.request_id = :requestId
)
select h.kind, h.at, u.name as by, h.note
from happened h
left join users_read u on u.platform_id = :platformId and u.id = h.person order by h.at, h.id`,
);

/** What happened to requests for receivers, oldest first. Nothing of it is changed. */
@Injectable()
export class ReceiverEvents {
  constructor(private readonly reads: Reads) {}

  async add(
    { platformId, recordedActor }: TenantContext,
    tx: EntityManager,
    happened: {
      readonly requestId: string;
      readonly kind: ReceiverEventKind;
      readonly now: Date;
      readonly note: string | null;
    },
  ): Promise<void> {
    const { requestId, kind, now, note } = happened;
    const rows = [[platformId, newId(now), requestId, kind, now, recordedActor, note]];
    await statement(
      tx,
      insertRows({ name: 'add-receiver-events', into: 'receiver_request_events', columns: COLUMNS, rows }),
    );
  }

  of({ platformId }: TenantContext, requestId: string): Promise<ShownReceiverEvent[]> {
    return this.reads.prepared<ShownReceiverEvent>(OF_REQUEST({ platformId, requestId }));
  }
}
