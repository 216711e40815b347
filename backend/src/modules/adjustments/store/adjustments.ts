import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { AdjustedMoney } from '../adjustment-move.js';

export type AdjustmentState = 'PROPOSED' | 'POSTED' | 'REFUSED';

export interface ProposedAdjustment extends AdjustedMoney {
  readonly requestKey: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
}

export interface LockedAdjustment extends AdjustedMoney {
  readonly state: AdjustmentState;
  readonly proposedBy: string;
}

interface Decided {
  readonly id: string;
  readonly state: Exclude<AdjustmentState, 'PROPOSED'>;
  readonly asDebt: Cents;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly decisionReason: string;
}

const SELLER = sql<{ platformId: string; email: string }>(
  'seller-to-adjust',
  `select id from users_read where platform_id = :platformId and role = 'PRODUCER' and email = lower(:email)`,
);

const ADD = sql<ProposedAdjustment & { platformId: string }>(
  'propose-adjustment',
  `insert into balance_adjustments (platform_id, id, seller_id, currency, direction, amount, reason, state, request_key, proposed_by,
  proposed_at)
values (:platformId, :id, :sellerId, :currency, :direction, :amount, :reason, 'PROPOSED', :requestKey, :proposedBy, :proposedAt)
on conflict (platform_id, request_key) do nothing
returning id`,
);

const WITH_KEY = sql<{ platformId: string; requestKey: string }>(
  'adjustment-with-key',
  `select seller_id as "sellerId", direction, amount, reason from balance_adjustments
where platform_id = :platformId and request_key = :requestKey`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-adjustment',
  `select id, seller_id as "sellerId", currency, direction, amount, reason, state, proposed_by as "proposedBy"
from balance_adjustments where platform_id = :platformId and id = :id for no key update`,
);

const DECIDE = sql<Decided & { platformId: string }>(
  'decide-adjustment',
  `update balance_adjustments set state = :state, as_debt = :asDebt, decided_by = :decidedBy, decided_at = :decidedAt,
  decision_reason = :decisionReason
where platform_id = :platformId and id = :id`,
);

const COMPARED = ['sellerId', 'direction', 'amount', 'reason'] as const;
type Compared = Pick<ProposedAdjustment, (typeof COMPARED)[number]>;

/** Adjustments of balances, as people proposed and decided them. */
@Injectable()
export class Adjustments {
  /** Undefined: no seller of the platform has the address. */
  async sellerId(
    { platformId }: TenantContext,
    tx: EntityManager,
    email: string,
  ): Promise<string | undefined> {
    const [found] = await statement<{ id: string }>(tx, SELLER({ platformId, email }));
    return found?.id;
  }

  /** `same`: the request was taken before. `another`: its key was used for another adjustment. */
  async propose(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: ProposedAdjustment,
  ): Promise<'added' | 'same' | 'another'> {
    if ((await statement(tx, ADD({ platformId, ...row }))).length > 0) return 'added';
    const { requestKey } = row;
    const [kept] = await statement<Compared>(tx, WITH_KEY({ platformId, requestKey }));
    return COMPARED.every((name) => kept?.[name] === row[name]) ? 'same' : 'another';
  }

  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<LockedAdjustment | undefined> {
    const [found] = await statement<LockedAdjustment>(tx, LOCK({ platformId, id }));
    return found;
  }

  async decide({ platformId }: TenantContext, tx: EntityManager, decided: Decided): Promise<void> {
    await statement(tx, DECIDE({ platformId, ...decided }));
  }
}
