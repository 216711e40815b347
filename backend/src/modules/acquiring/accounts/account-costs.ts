import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, type TenantRepository, Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import {
  announceCatalogChange,
  costProblems,
  settingsProblem,
  validFromTexts,
} from '../../platforms/index.js';
import { SettingsRefused } from './account-change.js';
import { costsAt, endsOf } from './cost-versions.js';
import { GatewayAccountRow, type GatewayCosts } from './gateway-account.entity.js';
import { StoredCosts, type RecordedCosts } from './stored-costs.js';

/** A version as its history shows it. */
export interface ShownCosts extends RecordedCosts {
  /** When another version replaced it, or will; null: it is the last one, or was canceled. */
  readonly until: Date | null;
}

export interface CostsShown {
  readonly name: string;
  readonly present: GatewayCosts;
  /** What held before the first version. */
  readonly before: GatewayCosts;
  /** The latest instant first. */
  readonly history: readonly ShownCosts[];
  /** The one to name with the next change. */
  readonly newest: string | null;
}

/**
 * What the provider of an account takes, in versions that begin at once or on a later day. A sale is divided by the version that holds
 * when its attempt is routed, and keeps that cost (decision 0216).
 */
@Injectable()
export class AccountCosts {
  constructor(
    private readonly transactions: Transactions,
    @InjectTenantRepository(GatewayAccountRow) private readonly rows: TenantRepository<GatewayAccountRow>,
    private readonly stored: StoredCosts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, accountId: string): Promise<CostsShown> {
    const [account, history] = await Promise.all([
      this.transactions.run('showGatewayCosts', (tx) => this.rows.find(ctx, tx, { id: accountId })),
      this.stored.history(ctx, accountId),
    ]);
    if (!account) throw runtimeProblem('notFound');
    const { name, costs: before } = account;
    const valid = history.filter(({ canceledAt }) => canceledAt === null);
    const ends = endsOf(history);
    return {
      ...{ name, before, present: costsAt(before, valid, this.clock.now()).costs },
      history: history.map((one) => ({ ...one, until: ends.get(one.id) ?? null })),
      newest: newestOf(history)?.id ?? null,
    };
  }

  /**
   * @param costs of the present ones
   * @param validFrom YYYY-MM-DD in America/Sao_Paulo; left out or today: at once
   * @param basedOn the version written last that the reader saw; undefined: there was none
   * @throws SettingsRefused; Problem notFound, validation (422): the day is past; changedMeanwhile (409). Nothing was written
   */
  async set(
    ctx: TenantContext,
    accountId: string,
    costs: (present: GatewayCosts) => GatewayCosts,
    asked: {
      readonly reason: string;
      readonly validFrom?: string | undefined;
      readonly basedOn?: string | undefined;
    },
  ): Promise<void> {
    const now = this.clock.now();
    const { reason } = asked;
    const validFrom = startOf(asked.validFrom, now);
    const wanted = costs((await this.show(ctx, accountId)).present);
    const problems = costProblems(wanted);
    if (problems.length > 0) throw new SettingsRefused(problems.map((one) => `costs: ${one}`));
    const id = newId(now);
    await this.transactions.run('setGatewayCosts', async (tx) => {
      // Changes of one account wait for each other, so that the version which the reader saw can be compared with the last one.
      if (!(await this.rows.lock(ctx, tx, accountId, { id: true }))) throw runtimeProblem('notFound');
      if ((await this.stored.newest(ctx, tx, accountId)) !== asked.basedOn)
        throw runtimeProblem('changedMeanwhile');
      await this.stored.add(ctx, tx, accountId, { id, costs: wanted, validFrom, reason, now });
      this.audit.record(ctx, tx, {
        ...{ action: 'gatewayCosts.set', subject: 'gateway_accounts', subjectId: accountId, reason },
        after: { costs: wanted, validFrom: validFrom.toISOString() },
      });
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Cancels a version that has not begun. @throws Problem notFound: no such account; alreadyInEffect (409) */
  async cancel(ctx: TenantContext, accountId: string, id: string): Promise<void> {
    await this.transactions.run('cancelGatewayCosts', async (tx) => {
      const now = this.clock.now();
      if (!(await this.rows.lock(ctx, tx, accountId, { id: true }))) throw runtimeProblem('notFound');
      if (!(await this.stored.cancel(ctx, tx, accountId, { id, now })))
        throw settingsProblem('alreadyInEffect');
      this.audit.record(ctx, tx, {
        ...{ action: 'gatewayCosts.canceled', subject: 'gateway_accounts', subjectId: accountId },
        after: { version: id },
      });
      announceCatalogChange(tx, ctx.platformId);
    });
  }
}

const newestOf = (history: readonly RecordedCosts[]): RecordedCosts | undefined =>
  history.toSorted(
    (one, other) => Number(other.createdAt) - Number(one.createdAt) || (other.id < one.id ? -1 : 1),
  )[0];

function startOf(validFrom: string | undefined, now: Date): Date {
  const today = saoPauloDate(now);
  if (validFrom === undefined || validFrom === today) return now;
  const from = startOfSaoPauloDay(validFrom);
  if (!from || validFrom < today)
    throw runtimeProblem('validation', { errors: { validFrom: [validFromTexts] } });
  return from;
}
