import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { CostVersion } from './cost-versions.js';

/** A version with its history. */
export interface RecordedCosts extends CostVersion {
  readonly reason: string;
  /** The name of the person, or the actor as the audit log names it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly canceledAt: Date | null;
}

interface OfAccount {
  readonly platformId: string;
  readonly accountId: string;
}

const HISTORY = sql<OfAccount>(
  'history-of-gateway-costs',
  `select c.id, c.costs, c.valid_from as "validFrom", c.reason, coalesce(u.name, c.created_by) as "createdBy",
  c.created_at as "createdAt", c.canceled_at as "canceledAt"
from gateway_costs c
left join users_read u on u.platform_id = c.platform_id and u.staff_actor = c.created_by
where c.platform_id = :platformId and c.gateway_account_id = :accountId
order by c.valid_from desc, c.created_at desc, c.id desc limit 200`,
);

const NEWEST = sql<OfAccount>(
  'newest-gateway-costs',
  `select id from gateway_costs where platform_id = :platformId and gateway_account_id = :accountId
order by created_at desc, id desc limit 1`,
);

const ADD = sql<{
  platformId: string;
  id: string;
  accountId: string;
  costs: string;
  validFrom: Date;
  reason: string;
  now: Date;
  createdBy: string;
}>(
  'add-gateway-costs',
  `insert into gateway_costs (platform_id, id, gateway_account_id, costs, valid_from, reason, created_at, created_by)
values (:platformId, :id, :accountId, :costs::jsonb, :validFrom, :reason, :now, :createdBy)`,
);

const CANCEL = sql<OfAccount & { id: string; now: Date }>(
  'cancel-gateway-costs',
  `update gateway_costs set canceled_at = :now
where platform_id = :platformId and gateway_account_id = :accountId and id = :id and canceled_at is null and valid_from > :now
returning id`,
);

/** The versions of what providers take. One is never changed; one that has not begun can be canceled. */
@Injectable()
export class StoredCosts {
  constructor(private readonly reads: Reads) {}

  /** The latest instant first, and of one instant the one that was written last; canceled ones are included. */
  history({ platformId }: TenantContext, accountId: string): Promise<RecordedCosts[]> {
    return this.reads.primary<RecordedCosts>(HISTORY({ platformId, accountId }));
  }

  /** The id of the version that was written last. */
  async newest(
    { platformId }: TenantContext,
    tx: EntityManager,
    accountId: string,
  ): Promise<string | undefined> {
    const [row] = await statement<{ id: string }>(tx, NEWEST({ platformId, accountId }));
    return row?.id;
  }

  async add(
    { platformId, recordedActor }: TenantContext,
    tx: EntityManager,
    accountId: string,
    { costs, ...version }: CostVersion & { readonly reason: string; readonly now: Date },
  ): Promise<void> {
    const whose = { platformId, accountId, createdBy: recordedActor };
    await statement(tx, ADD({ ...version, ...whose, costs: JSON.stringify(costs) }));
  }

  /** False: there is none, it has begun, or it was canceled. */
  async cancel(
    { platformId }: TenantContext,
    tx: EntityManager,
    accountId: string,
    { id, now }: { readonly id: string; readonly now: Date },
  ): Promise<boolean> {
    return (await statement(tx, CANCEL({ platformId, accountId, id, now }))).length > 0;
  }
}
