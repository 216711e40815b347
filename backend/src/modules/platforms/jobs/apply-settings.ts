import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { SettingChanges } from '../store/setting-changes.js';
import { ScheduledSettings } from '../use-cases/scheduled-settings.js';

/** Applies the changes of platform settings on their day. */
@Injectable()
@Sweeps('applySettings', minutes(1))
export class ApplySettings implements Sweeper {
  constructor(
    private readonly changes: SettingChanges,
    private readonly settings: ScheduledSettings,
  ) {}

  /** Returns how many changes were due. */
  async sweep(now: Date): Promise<number> {
    const due = await this.changes.due(now);
    for (const { platformId, id } of due)
      await this.settings.apply(systemContext('scheduled settings').forPlatform(platformId), id);
    return due.length;
  }
}
