import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import { recordedIdOf } from '../../../runtime/context/index.js';
import { DEFAULT_FEES } from '../default-settings.js';
import type { FeePlan } from './platform.entity.js';

export interface InstallationFeePlan {
  readonly id: string;
  readonly fees: FeePlan;
  readonly validFrom: Date;
  readonly reason: string;
  /** The name of the person, or the actor as the audit log names it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** When the platforms without own fees got it. */
  readonly appliedAt: Date | null;
  readonly canceledAt: Date | null;
}

const IN_EFFECT = sql<{ now: Date }>(
  'installation-fees-in-effect',
  `select fees from installation_fees where canceled_at is null and valid_from <= :now
order by valid_from desc, created_at desc, id desc limit 1`,
);

const HISTORY = sql<object>(
  'history-of-installation-fees',
  `select f.id, f.fees, f.valid_from as "validFrom", f.reason, coalesce(m.name, f.created_by) as "createdBy",
  f.created_at as "createdAt", f.applied_at as "appliedAt", f.canceled_at as "canceledAt"
from installation_fees f left join masters_read m on m.id = ${recordedIdOf('master', 'f.created_by')}
order by f.created_at desc, f.id desc limit 200`,
);

const SERIALIZE = sql<object>(
  'lock-installation-fees',
  `select pg_advisory_xact_lock(hashtextextended('installation fees', 1))`,
);

const NEWEST = sql<object>(
  'newest-installation-fees',
  `select id from installation_fees order by created_at desc, id desc limit 1`,
);

const ADD = sql<{
  id: string;
  fees: string;
  validFrom: Date;
  reason: string;
  createdBy: string;
  now: Date;
}>(
  'add-installation-fees',
  `insert into installation_fees (id, fees, valid_from, reason, created_by, created_at)
values (:id, :fees::jsonb, :validFrom, :reason, :createdBy, :now)`,
);

const CANCEL = sql<{ id: string; now: Date }>(
  'cancel-installation-fees',
  `update installation_fees set canceled_at = :now
where id = :id and applied_at is null and canceled_at is null and valid_from > :now returning id`,
);

const DUE = sql<{ now: Date }>(
  'due-installation-fees',
  `select id from installation_fees where applied_at is null and canceled_at is null and valid_from <= :now order by valid_from, id`,
);

const APPLIED = sql<{ id: string; now: Date }>(
  'installation-fees-applied',
  `update installation_fees set applied_at = :now where id = :id and applied_at is null`,
);

const FOLLOWERS = sql<object>(
  'platforms-without-own-fees',
  `select p.id, count(u.id)::int as sellers from platforms p
left join users_read u on u.platform_id = p.id and u.role = 'PRODUCER' where not p.fees_own group by p.id order by p.id`,
);

/** The fees of the installation, in versions that start on a day. */
@Injectable()
export class StoredInstallationFees {
  constructor(private readonly reads: Reads) {}

  /** What platforms without own fees have; {@link DEFAULT_FEES} while nothing was decided. */
  inEffect(tx: EntityManager, now: Date): Promise<FeePlan> {
    return installationFeesAt(tx, now);
  }

  async present(now: Date): Promise<FeePlan> {
    return inEffectOf(await this.reads.primary<{ fees: FeePlan }>(IN_EFFECT({ now })));
  }

  /** The newest first. */
  history(): Promise<InstallationFeePlan[]> {
    return this.reads.primary<InstallationFeePlan>(HISTORY({}));
  }

  /** Changes wait for each other. Returns the version that was written last. */
  async lock(tx: EntityManager): Promise<string | undefined> {
    await statement(tx, SERIALIZE({}));
    const [newest] = await statement<{ id: string }>(tx, NEWEST({}));
    return newest?.id;
  }

  async add(
    tx: EntityManager,
    { fees, ...row }: Omit<Parameters<typeof ADD>[0], 'fees'> & { readonly fees: FeePlan },
  ): Promise<void> {
    await statement(tx, ADD({ ...row, fees: JSON.stringify(fees) }));
  }

  /** False: it is in effect, was canceled, or does not exist. */
  async cancel(tx: EntityManager, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, CANCEL({ id, now }))).length > 0;
  }

  due(now: Date): Promise<{ id: string }[]> {
    return this.reads.primary(DUE({ now }));
  }

  async applied(tx: EntityManager, id: string, now: Date): Promise<void> {
    await statement(tx, APPLIED({ id, now }));
  }

  /** The platforms without own fees, with how many sellers each has. */
  followers(): Promise<{ readonly id: string; readonly sellers: number }[]> {
    return this.reads.primary(FOLLOWERS({}));
  }
}

/** What platforms without own fees have at an instant. */
export async function installationFeesAt(tx: EntityManager, now: Date): Promise<FeePlan> {
  return inEffectOf(await statement<{ fees: FeePlan }>(tx, IN_EFFECT({ now })));
}

const inEffectOf = ([found]: readonly { readonly fees: FeePlan }[]): FeePlan => found?.fees ?? DEFAULT_FEES;
