import { Injectable } from '@nestjs/common';
import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { refuseInvalid, type PlatformChange, type Setting } from '../platform-change.js';
import { PlatformSettings } from '../platform-settings.js';
import { settingsProblem, validFromTexts } from '../settings-problems.js';
import { isStaffAddress } from '../staff-addresses.js';
import { SettingChanges, type SettingChangeRow } from '../store/setting-changes.js';

/** Settings that may be scheduled: all but the secret ones. */
export type SettingsWanted = Pick<PlatformChange, Setting>;

const SUBJECT = 'platform_setting_changes';
const SHOWN_IN_HISTORY = 100;

/** Changes of the settings of a platform: at once or from a later day, with their history, and undone. */
@Injectable()
export class ScheduledSettings {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly changes: SettingChanges,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes settings, at once or at the start of a day in America/Sao_Paulo.
   * @param validFrom YYYY-MM-DD; left out or today: at once
   * @param version the one that the reader saw
   * @throws PlatformRefused; Problem validation (422): the day is past, or there is none; changedMeanwhile, ownAddressShutOut (409). Nothing was written
   */
  async set(
    ctx: TenantContext,
    change: SettingsWanted,
    { reason, validFrom, version }: { reason: string; validFrom?: string | undefined; version: number },
  ): Promise<void> {
    refuseOwnAddress(ctx, change);
    const now = this.clock.now();
    const today = saoPauloDate(now);
    if (validFrom === undefined || validFrom === today) {
      await this.settings.change(ctx, change, { version, reason });
      return;
    }
    const from = startOfSaoPauloDay(validFrom);
    if (!from || validFrom < today)
      throw runtimeProblem('validation', { errors: { validFrom: [validFromTexts] } });
    refuseInvalid(change);
    const { platformId, recordedActor: requestedBy } = ctx;
    const id = newId(now);
    await this.transactions.run('scheduleSettings', async (tx) => {
      await this.settings.demandVersion(ctx, tx, version);
      await this.changes.add(tx, {
        ...{ platformId, id, change: { ...change }, previous: null, reason, requestedBy },
        ...{ now, validFrom: from, appliedAt: null },
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'settings.scheduled', subject: SUBJECT, subjectId: id, reason },
        after: { ...change, validFrom: from },
      });
    });
  }

  /** The changes of the platform, the newest first, {@link SHOWN_IN_HISTORY} at most. */
  history(ctx: TenantContext): Promise<SettingChangeRow[]> {
    return this.changes.newest(ctx.platformId, SHOWN_IN_HISTORY);
  }

  /** Cancels a change that is to come. @throws Problem notFound; alreadyInEffect (409) */
  async cancel(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('cancelSettings', async (tx) => {
      if (!(await this.changes.lock(tx, ctx.platformId, id))) throw runtimeProblem('notFound');
      if (!(await this.changes.cancel(tx, ctx.platformId, id, this.clock.now())))
        throw settingsProblem('alreadyInEffect');
      this.audit.record(ctx, tx, { action: 'settings.scheduleCanceled', subject: SUBJECT, subjectId: id });
    });
  }

  /**
   * Restores the values that a change replaced, as a new change.
   * @throws Problem notFound: there is none, or it is not in effect; ownAddressShutOut (409)
   */
  async undo(ctx: TenantContext, id: string, reason: string): Promise<void> {
    const found = await this.transactions.run('findSettings', (tx) =>
      this.changes.lock(tx, ctx.platformId, id),
    );
    if (!found?.previous) throw runtimeProblem('notFound');
    const previous = found.previous as SettingsWanted;
    refuseOwnAddress(ctx, previous);
    await this.settings.change(ctx, previous, { reason });
  }

  /** Applies one change whose time has come. A second caller finds it applied. */
  async apply(ctx: TenantContext, id: string): Promise<void> {
    await this.transactions.run('applySettings', async (tx) => {
      const found = await this.changes.lock(tx, ctx.platformId, id);
      if (!found || found.appliedAt || found.canceledAt) return;
      const change = await this.settings.withFees(ctx, tx, found.change as SettingsWanted);
      const previous = await this.settings.write(ctx, tx, change);
      if (!previous) return;
      await this.changes.applied(tx, { platformId: ctx.platformId, id, previous, now: this.clock.now() });
    });
  }
}

/** A job and a command have no address. @throws Problem ownAddressShutOut (409) */
function refuseOwnAddress({ ip }: TenantContext, { staffAddresses = [] }: SettingsWanted): void {
  if (ip !== null && !isStaffAddress(staffAddresses, ip))
    throw settingsProblem('ownAddressShutOut', { values: { address: ip } });
}
