import { Injectable } from '@nestjs/common';
import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import type { TermsKind } from '../domain/seller-terms.js';
import { FIELD_TEXTS, sellerProblem } from '../seller-problems.js';
import { AccountTerms, versionAt, type TermsVersion } from '../store/account-terms.js';

export interface TermsWanted<T extends object> {
  readonly value: T;
  readonly reason: string;
  /** YYYY-MM-DD in America/Sao_Paulo. Left out or today: at once. */
  readonly validFrom?: string | undefined;
  /** The newest version that the reader saw. Null: there was none. */
  readonly basedOn: string | null;
}

interface TermsOfMany<T> {
  readonly kind: TermsKind;
  /** In one order, so that two transfers lock the same accounts alike. */
  readonly accountIds: readonly string[];
  readonly value: T;
  readonly reason: string;
  readonly validFrom?: string | undefined;
  /** What held for all of them, for the audit log. */
  readonly before: T;
}

interface Whose {
  readonly kind: TermsKind;
  readonly accountId: string;
}

/** The subject of the audit log for each kind. */
const SUBJECTS: Readonly<Record<TermsKind, string>> = {
  SELLER: 'users',
  MANAGER_RULE: 'users',
  SELLER_MANAGER: 'users',
};

const ACTIONS: Readonly<Record<TermsKind, string>> = {
  SELLER: 'seller.terms',
  MANAGER_RULE: 'manager.rule',
  SELLER_MANAGER: 'seller.manager',
};

/** Versions of terms: a new one from today or a later day, one to come canceled, and a former one restored. */
@Injectable()
export class ChangeTerms {
  constructor(
    private readonly terms: AccountTerms,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What holds now, and all versions. */
  async show<T>(
    ctx: TenantContext,
    whose: Whose,
  ): Promise<{ present: TermsVersion<T> | undefined; history: TermsVersion<T>[] }> {
    const history = await this.terms.history<T>(ctx, whose);
    return { present: versionAt(history, this.clock.now()), history };
  }

  /**
   * Adds a version.
   * @param inEffect done in the same transaction when the version holds at once
   * @throws Problem validation (422): the day is past; changedMeanwhile (409): there is a newer version. Nothing was written
   */
  async set<T extends object>(
    ctx: TenantContext,
    whose: Whose,
    { value, reason, validFrom, basedOn }: TermsWanted<T>,
    inEffect?: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    const from = startOf(validFrom, now);
    await this.transactions.run('changeTerms', async (tx) => {
      await this.terms.lock(ctx, tx, whose);
      const history = await this.terms.history<T>(ctx, whose, tx);
      const newest = newestOf(history);
      if ((newest?.id ?? null) !== basedOn)
        throw runtimeProblem('changedMeanwhile', {
          ...(newest && { members: { changedBy: newest.createdBy, changedAt: newest.createdAt } }),
        });
      await this.write(ctx, tx, whose, { value, reason, from, now, before: versionAt(history, from)?.value });
      if (from <= now) await inEffect?.(tx);
    });
  }

  /**
   * Adds the same version for several accounts, within the caller's transaction.
   * @param inEffect done for each account when the version holds at once
   * @throws Problem validation (422): the day is past
   */
  async addAll<T extends object>(
    ctx: TenantContext,
    tx: EntityManager,
    { kind, accountIds, value, reason, validFrom, before }: TermsOfMany<T>,
    inEffect: (accountId: string) => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    const from = startOf(validFrom, now);
    for (const accountId of accountIds) {
      await this.terms.lock(ctx, tx, { kind, accountId });
      await this.write(ctx, tx, { kind, accountId }, { value, reason, from, now, before });
      if (from <= now) await inEffect(accountId);
    }
  }

  /** @throws Problem notFound; termsInEffect (409): it holds already, or was canceled */
  async cancel(ctx: TenantContext, whose: Whose, id: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('cancelTerms', async (tx) => {
      await this.terms.lock(ctx, tx, whose);
      const found = (await this.terms.history(ctx, whose, tx)).find((one) => one.id === id);
      if (!found) throw runtimeProblem('notFound');
      if (!(await this.terms.cancel(ctx, tx, id, now))) throw sellerProblem('termsInEffect');
      const action = `${ACTIONS[whose.kind]}Canceled`;
      this.audit.record(ctx, tx, { action, subject: SUBJECTS[whose.kind], subjectId: whose.accountId });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /**
   * Restores what held before a version, as a new version from now on.
   * @throws Problem notFound: there is none, or it does not hold yet
   */
  async undo<T extends object>(
    ctx: TenantContext,
    whose: Whose,
    { id, reason, empty }: { readonly id: string; readonly reason: string; readonly empty: T },
    inEffect?: (tx: EntityManager, value: T) => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('undoTerms', async (tx) => {
      await this.terms.lock(ctx, tx, whose);
      const history = (await this.terms.history<T>(ctx, whose, tx)).filter((one) => one.canceledAt === null);
      const at = history.findIndex((one) => one.id === id && one.validFrom <= now);
      if (at < 0) throw runtimeProblem('notFound');
      const value = history[at + 1]?.value ?? empty;
      await this.write(ctx, tx, whose, {
        value,
        reason,
        from: now,
        now,
        before: versionAt(history, now)?.value,
      });
      await inEffect?.(tx, value);
    });
  }

  private async write<T extends object>(
    ctx: TenantContext,
    tx: EntityManager,
    { kind, accountId }: Whose,
    { value, reason, from, now, before }: Written<T>,
  ): Promise<void> {
    const appliedAt = kind === 'SELLER_MANAGER' && from > now ? null : now;
    const row = { id: newId(now), kind, accountId, value, validFrom: from, reason, now, appliedAt };
    await this.terms.add(ctx, tx, row);
    this.audit.record(ctx, tx, {
      ...{ action: ACTIONS[kind], subject: SUBJECTS[kind], subjectId: accountId, reason },
      before: { terms: before ?? null },
      after: { terms: value, validFrom: from.toISOString() },
    });
    announceCatalogChange(tx, ctx.platformId);
  }
}

interface Written<T> {
  readonly value: T;
  readonly reason: string;
  readonly from: Date;
  readonly now: Date;
  readonly before: T | undefined;
}

/** The version that was written last, whenever it begins. */
export const newestOf = <T>(history: readonly TermsVersion<T>[]): TermsVersion<T> | undefined =>
  [...history].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))[0];

function startOf(validFrom: string | undefined, now: Date): Date {
  const today = saoPauloDate(now);
  if (validFrom === undefined || validFrom === today) return now;
  const from = startOfSaoPauloDay(validFrom);
  if (!from || validFrom < today)
    throw runtimeProblem('validation', { errors: { validFrom: [FIELD_TEXTS.validFrom] } });
  return from;
}
