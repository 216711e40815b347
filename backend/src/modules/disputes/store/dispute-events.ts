import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import { recordedPerson, type TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';

export type DisputeEventKind =
  | 'NOTIFIED'
  | 'BLOCKED'
  | 'CHARGED_BACK'
  | 'EVIDENCE'
  | 'FILE'
  | 'DEFENCE_SENT'
  | 'EXPIRED'
  | 'WON'
  | 'LOST'
  | 'RETURNED_PART'
  | 'UNBLOCKED'
  | 'FEE_CHARGED'
  | 'FEE_RETURNED';

/** A line of the history of a dispute. */
export interface DisputeHappened {
  readonly kind: DisputeEventKind;
  readonly by: string;
  readonly note?: string | null;
  readonly amount?: number | null;
}

export interface ShownDisputeEvent {
  readonly kind: DisputeEventKind;
  readonly at: Date;
  /** The name of a person; null: the program. */
  readonly by: string | null;
  readonly note: string | null;
  readonly amount: number | null;
}

const COLUMNS = ['platform_id', 'id', 'dispute_id', 'kind', 'at', 'by', 'note', 'amount'];

const OF_DISPUTE = sql<{ platformId: string; disputeId: string }>(
  'events-of-dispute',
  `with happened as materialized (
  select e.kind, e.at, e.id, e.note, e.amount, ${recordedPerson('e.by')} as person
  from dispute_events e where e.platform_id = :platformId and e.dispute_id = :disputeId
)
select h.kind, h.at, u.name as by, h.note, h.amount
from happened h
left join users_read u on u.platform_id = :platformId and u.id = h.person order by h.at, h.id`,
);

/** What happened to disputes, oldest first. Nothing of it is changed. */
@Injectable()
export class DisputeEvents {
  constructor(private readonly reads: Reads) {}

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    { disputeId, now }: { readonly disputeId: string; readonly now: Date },
    happened: readonly DisputeHappened[],
  ): Promise<void> {
    if (happened.length === 0) return;
    const rows = happened.map(({ kind, by, note = null, amount = null }) => [
      ...[platformId, newId(now), disputeId, kind, now, by, note, amount],
    ]);
    await statement(
      tx,
      insertRows({ name: 'add-dispute-events', into: 'dispute_events', columns: COLUMNS, rows }),
    );
  }

  of({ platformId }: TenantContext, disputeId: string): Promise<ShownDisputeEvent[]> {
    return this.reads.prepared<ShownDisputeEvent>(OF_DISPUTE({ platformId, disputeId }));
  }
}
