import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { isReadableAccent } from '../domain/accent.js';
import { BRAND_SETTINGS, changedSettings, isOfBrand, type BrandSetting } from '../domain/brand-changes.js';
import type { PlatformChange } from '../platform-change.js';
import { PlatformSettings } from '../platform-settings.js';
import { accentTexts } from '../settings-problems.js';
import type { SettingChangeRow } from '../store/setting-changes.js';
import { ScheduledSettings } from './scheduled-settings.js';

/** The look of a platform, as staff want it. */
export type BrandWanted = Required<Pick<PlatformChange, BrandSetting>>;

/** `version` is the one to name with the next change. */
export type BrandShown = BrandWanted & { readonly version: number };

/** The look of a platform: settings like the others, with the same history. */
@Injectable()
export class Customization {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly scheduled: ScheduledSettings,
  ) {}

  /** The look, and nothing else of the settings. */
  async show(ctx: TenantContext): Promise<BrandShown> {
    const found = await this.settings.show(ctx);
    if (!found) throw runtimeProblem('notFound');
    const look = BRAND_SETTINGS.map((name) => [name, found[name]] as const);
    return { ...(Object.fromEntries(look) as BrandWanted), version: found.version };
  }

  /**
   * Changes what differs from the present look.
   * @throws Problem validation (422): the accent is not readable; changedMeanwhile (409). Nothing was written
   */
  async change(
    ctx: TenantContext,
    wanted: BrandWanted,
    { reason, version }: { readonly reason: string; readonly version: number },
  ): Promise<void> {
    const { accentColor } = wanted;
    if (accentColor && !isReadableAccent(accentColor))
      throw runtimeProblem('validation', { errors: { accentColor: [accentTexts] } });
    const change = changedSettings({ ...(await this.show(ctx)) }, wanted);
    if (Object.keys(change).length > 0) await this.settings.change(ctx, change, { reason, version });
  }

  /** The changes of the look, the newest first. */
  async history(ctx: TenantContext): Promise<SettingChangeRow[]> {
    return (await this.scheduled.history(ctx)).filter(({ change }) => isOfBrand(change));
  }

  /** Restores what a change replaced. @throws Problem notFound: there is none, or it is not one of the look */
  async undo(ctx: TenantContext, id: string, reason: string): Promise<void> {
    if (!(await this.history(ctx)).some((change) => change.id === id)) throw runtimeProblem('notFound');
    await this.scheduled.undo(ctx, id, reason);
  }
}
