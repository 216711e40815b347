import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

export interface ProposedWriteOff {
  readonly id: string;
  readonly debtId: string;
  readonly sellerId: string;
  readonly currency: string;
  readonly amount: Cents;
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

interface Decided {
  readonly id: string;
  readonly state: 'POSTED' | 'REFUSED';
  readonly writtenOff: number;
  readonly decidedBy: string;
  readonly decidedAt: Date;
}

const ADD = sql<ProposedWriteOff & { platformId: string }>(
  'propose-write-off',
  `insert into debt_write_offs (platform_id, id, debt_id, seller_id, currency, amount, reason, state, proposed_by, proposed_at)
values (:platformId, :id, :debtId, :sellerId, :currency, :amount, :reason, 'PROPOSED', :proposedBy, :proposedAt)
on conflict (platform_id, debt_id) where state = 'PROPOSED' do nothing
returning id`,
);

const LOCK = sql<{ platformId: string; debtId: string }>(
  'lock-proposed-write-off',
  `select id, debt_id as "debtId", seller_id as "sellerId", currency, amount, reason, proposed_by as "proposedBy",
  proposed_at as "proposedAt"
from debt_write_offs where platform_id = :platformId and debt_id = :debtId and state = 'PROPOSED' for no key update`,
);

const DECIDE = sql<Decided & { platformId: string }>(
  'decide-write-off',
  `update debt_write_offs set state = :state, written_off = :writtenOff, decided_by = :decidedBy, decided_at = :decidedAt
where platform_id = :platformId and id = :id`,
);

/** Proposals to give up what a seller owes. One of a debt is open at most. */
@Injectable()
export class DebtWriteOffs {
  /** False: another one is open. */
  async propose({ platformId }: TenantContext, tx: EntityManager, row: ProposedWriteOff): Promise<boolean> {
    return (await statement(tx, ADD({ platformId, ...row }))).length > 0;
  }

  /** Undefined: none is open. */
  async lockOpen(
    { platformId }: TenantContext,
    tx: EntityManager,
    debtId: string,
  ): Promise<ProposedWriteOff | undefined> {
    const [found] = await statement<ProposedWriteOff>(tx, LOCK({ platformId, debtId }));
    return found;
  }

  async decide({ platformId }: TenantContext, tx: EntityManager, decided: Decided): Promise<void> {
    await statement(tx, DECIDE({ platformId, ...decided }));
  }
}
