import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { TermsKind } from '../domain/seller-terms.js';

/** A version of terms with its history. */
export interface TermsVersion<T = unknown> {
  readonly id: string;
  readonly value: T;
  readonly validFrom: Date;
  readonly reason: string;
  /** The name of the person, or the actor as the audit log names it. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly canceledAt: Date | null;
}

const ADD = sql<{
  platformId: string;
  id: string;
  kind: TermsKind;
  accountId: string;
  value: object;
  validFrom: Date;
  reason: string;
  createdBy: string;
  now: Date;
  appliedAt: Date | null;
}>(
  'add-account-terms',
  `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at, applied_at)
values (:platformId, :id, :kind, :accountId, :value, :validFrom, :reason, :createdBy, :now, :appliedAt)`,
);

const HISTORY = sql<{ platformId: string; kind: TermsKind; accountId: string }>(
  'history-of-account-terms',
  `select t.id, t.value, t.valid_from as "validFrom", t.reason, coalesce(u.name, t.created_by) as "createdBy",
  t.created_at as "createdAt", t.canceled_at as "canceledAt"
from account_terms t
left join users_read u on u.platform_id = t.platform_id and u.staff_actor = t.created_by
where t.platform_id = :platformId and t.kind = :kind and t.account_id = :accountId
order by t.valid_from desc, t.created_at desc, t.id desc limit 200`,
);

// Changes of one account wait for each other, so the version that a reader saw is compared with the newest one.
const SERIALIZE = sql<{ platformId: string; kind: TermsKind; accountId: string }>(
  'lock-account-terms',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', :platformId::text, :kind::text, :accountId::text), 1))`,
);

const CANCEL = sql<{ platformId: string; id: string; now: Date }>(
  'cancel-account-terms',
  `update account_terms set canceled_at = :now
where platform_id = :platformId and id = :id and canceled_at is null and valid_from > :now returning id`,
);

const APPLIED = sql<{ platformId: string; id: string; now: Date }>(
  'account-terms-applied',
  `update account_terms set applied_at = :now
where platform_id = :platformId and id = :id and applied_at is null and canceled_at is null returning account_id as "accountId", value`,
);

const DUE = sql<{ now: Date }>(
  'due-account-terms',
  `select platform_id as "platformId", id from account_terms
where applied_at is null and canceled_at is null and valid_from <= :now order by valid_from, created_at, id limit 200`,
);

type Whose = { readonly kind: TermsKind; readonly accountId: string };

/** The versions of what holds for sellers and managers. A version is never changed; one that is to come can be canceled. */
@Injectable()
export class AccountTerms {
  constructor(private readonly reads: Reads) {}

  async lock({ platformId }: TenantContext, tx: EntityManager, whose: Whose): Promise<void> {
    await statement(tx, SERIALIZE({ platformId, ...whose }));
  }

  async add(
    { platformId, recordedActor }: TenantContext,
    tx: EntityManager,
    row: Omit<Parameters<typeof ADD>[0], 'platformId' | 'createdBy'>,
  ): Promise<void> {
    await statement(tx, ADD({ ...row, platformId, createdBy: recordedActor }));
  }

  /** The latest instant first; canceled ones are included. */
  history<T>({ platformId }: TenantContext, whose: Whose, tx?: EntityManager): Promise<TermsVersion<T>[]> {
    const query = HISTORY({ platformId, ...whose });
    return tx ? statement<TermsVersion<T>>(tx, query) : this.reads.prepared<TermsVersion<T>>(query);
  }

  /** False: there is none, it is in effect, or it was canceled. */
  async cancel({ platformId }: TenantContext, tx: EntityManager, id: string, now: Date): Promise<boolean> {
    return (await statement(tx, CANCEL({ platformId, id, now }))).length > 0;
  }

  /** Marks a version whose instant has come. Undefined: somebody else did. */
  async applied(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
    now: Date,
  ): Promise<{ accountId: string; value: unknown } | undefined> {
    const [row] = await statement<{ accountId: string; value: unknown }>(
      tx,
      APPLIED({ platformId, id, now }),
    );
    return row;
  }

  /** Those whose instant has come, of all platforms. */
  due(now: Date): Promise<{ platformId: string; id: string }[]> {
    return this.reads.primary(DUE({ now }));
  }
}

/** The version that holds, of a history. */
export const versionAt = <T>(history: readonly TermsVersion<T>[], now: Date): TermsVersion<T> | undefined =>
  history.find(({ validFrom, canceledAt }) => canceledAt === null && validFrom <= now);
