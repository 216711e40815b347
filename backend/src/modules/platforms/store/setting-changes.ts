import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions, sql, statement } from '../../../database/index.js';
import type { PlatformId } from '../../../runtime/context/index.js';

/** Names and values of settings. Secrets are never among them. */
export type SettingValues = Readonly<Record<string, unknown>>;

export interface SettingChangeRow {
  readonly id: string;
  readonly change: SettingValues;
  /** The values that the change replaced. Null until it is in effect. */
  readonly previous: SettingValues | null;
  readonly reason: string | null;
  /** The name of the person, or the actor as the audit log names it. */
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly validFrom: Date;
  readonly appliedAt: Date | null;
  readonly canceledAt: Date | null;
}

const COLUMNS = `id, change, previous, reason, requested_by as "requestedBy", created_at as "createdAt", valid_from as "validFrom",
  applied_at as "appliedAt", canceled_at as "canceledAt"`;

const INSERT = sql<{
  platformId: string;
  id: string;
  change: SettingValues;
  previous: SettingValues | null;
  reason: string | null;
  requestedBy: string;
  now: Date;
  validFrom: Date;
  appliedAt: Date | null;
}>(
  'add-setting-change',
  `
insert into platform_setting_changes
  (platform_id, id, change, previous, reason, requested_by, created_at, valid_from, applied_at)
values (:platformId, :id, :change, :previous, :reason, :requestedBy, :now, :validFrom, :appliedAt)`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-setting-change',
  `select ${COLUMNS} from platform_setting_changes where platform_id = :platformId and id = :id for update`,
);

const APPLIED = sql<{ platformId: string; id: string; previous: SettingValues; now: Date }>(
  'setting-change-applied',
  `update platform_setting_changes set applied_at = :now, previous = :previous
where platform_id = :platformId and id = :id and applied_at is null and canceled_at is null`,
);

const CANCELED = sql<{ platformId: string; id: string; now: Date }>(
  'setting-change-canceled',
  `update platform_setting_changes set canceled_at = :now
where platform_id = :platformId and id = :id and applied_at is null and canceled_at is null returning id`,
);

const NEWEST = sql<{ platformId: string; most: number }>(
  'newest-setting-changes',
  `
select c.id, c.change, c.previous, c.reason, coalesce(u.name, c.requested_by) as "requestedBy", c.created_at as "createdAt",
  c.valid_from as "validFrom", c.applied_at as "appliedAt", c.canceled_at as "canceledAt"
from platform_setting_changes c
left join users_read u on u.platform_id = c.platform_id and u.staff_actor = c.requested_by
where c.platform_id = :platformId order by c.created_at desc, c.id desc limit :most`,
);

const DUE = sql<{ now: Date }>(
  'due-setting-changes',
  `select platform_id as "platformId", id from platform_setting_changes
where applied_at is null and canceled_at is null and valid_from <= :now order by valid_from, id limit 100`,
);

/** The changes of platform settings: those in effect, those to come, and those that were canceled. */
@Injectable()
export class SettingChanges {
  constructor(private readonly transactions: Transactions) {}

  async add(tx: EntityManager, row: Parameters<typeof INSERT>[0]): Promise<void> {
    await statement(tx, INSERT(row));
  }

  async lock(tx: EntityManager, platformId: PlatformId, id: string): Promise<SettingChangeRow | undefined> {
    const [found] = await statement<SettingChangeRow>(tx, LOCK({ platformId, id }));
    return found;
  }

  async applied(
    tx: EntityManager,
    row: { platformId: PlatformId; id: string; previous: SettingValues; now: Date },
  ): Promise<void> {
    await statement(tx, APPLIED(row));
  }

  /** False: it is in effect already, was canceled, or does not exist. */
  async cancel(tx: EntityManager, platformId: PlatformId, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, CANCELED({ platformId, id, now }))).length > 0;
  }

  /** The newest first. */
  newest(platformId: PlatformId, most: number): Promise<SettingChangeRow[]> {
    return this.transactions.single<SettingChangeRow>(NEWEST({ platformId, most }));
  }

  /** Those whose time has come, of all platforms. */
  due(now: Date): Promise<{ platformId: string; id: string }[]> {
    return this.transactions.single(DUE({ now }));
  }
}
