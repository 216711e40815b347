import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { refuseInvalid } from '../platform-change.js';
import { PlatformSettings } from '../platform-settings.js';
import { settingsProblem, validFromTexts } from '../settings-problems.js';
import { StoredInstallationFees, type InstallationFeePlan } from '../store/installation-fees.js';
import type { FeePlan } from '../store/platform.entity.js';

export interface InstallationFeesShown {
  readonly present: FeePlan;
  readonly history: readonly InstallationFeePlan[];
  /** How many platforms have no own fees, and how many sellers these have. */
  readonly platforms: number;
  readonly sellers: number;
}

const SUBJECT = 'installation_fees';

/**
 * The fees that platforms without own fees have: a version starts at once or on a later day, and can be canceled until then. A platform keeps
 * a copy, so sales read one row as before, and its history shows what changed (decision 0186).
 */
@Injectable()
export class InstallationFees {
  constructor(
    private readonly stored: StoredInstallationFees,
    private readonly settings: PlatformSettings,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async show(): Promise<InstallationFeesShown> {
    const [present, history, followers] = await Promise.all([
      this.stored.present(this.clock.now()),
      this.stored.history(),
      this.stored.followers(),
    ]);
    const sellers = followers.reduce((sum, one) => sum + one.sellers, 0);
    return { present, history, platforms: followers.length, sellers };
  }

  /**
   * @param validFrom YYYY-MM-DD in America/Sao_Paulo; left out or today: at once
   * @param basedOn the newest version that the reader saw; undefined: there was none
   * @throws PlatformRefused; Problem validation (422): the day is past; changedMeanwhile (409). Nothing was written
   */
  async set(
    ctx: Context,
    fees: FeePlan,
    asked: {
      readonly reason: string;
      readonly validFrom?: string | undefined;
      readonly basedOn?: string | undefined;
    },
  ): Promise<void> {
    const { reason, validFrom, basedOn } = asked;
    refuseInvalid({ fees });
    const now = this.clock.now();
    const from = this.startOf(validFrom, now);
    const id = newId(now);
    await this.transactions.run('setInstallationFees', async (tx) => {
      if ((await this.stored.lock(tx)) !== basedOn) throw runtimeProblem('changedMeanwhile');
      await this.stored.add(tx, { id, fees, validFrom: from, reason, createdBy: ctx.recordedActor, now });
      this.audit.record(ctx, tx, {
        ...{ action: 'installationFees.set', subject: SUBJECT, subjectId: id, reason },
        after: { fees, validFrom: from.toISOString() },
      });
    });
    if (from <= now) await this.apply(id);
  }

  /** Cancels a version that has not begun. @throws Problem alreadyInEffect (409) */
  async cancel(ctx: Context, id: string): Promise<void> {
    await this.transactions.run('cancelInstallationFees', async (tx) => {
      if (!(await this.stored.cancel(tx, id, this.clock.now()))) throw settingsProblem('alreadyInEffect');
      this.audit.record(ctx, tx, { action: 'installationFees.canceled', subject: SUBJECT, subjectId: id });
    });
  }

  /** Gives a version that has begun to the platforms. A second caller, or one after a crash, changes only what is left. */
  async apply(id: string): Promise<void> {
    const system = systemContext('installation fees');
    for (const { id: platformId } of await this.stored.followers())
      await this.settings.follow(system.forPlatform(platformId));
    await this.transactions.run('installationFeesApplied', (tx) =>
      this.stored.applied(tx, id, this.clock.now()),
    );
  }

  private startOf(validFrom: string | undefined, now: Date): Date {
    const today = saoPauloDate(now);
    if (validFrom === undefined || validFrom === today) return now;
    const from = startOfSaoPauloDay(validFrom);
    if (!from || validFrom < today)
      throw runtimeProblem('validation', { errors: { validFrom: [validFromTexts] } });
    return from;
  }
}
