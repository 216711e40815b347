import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { PlatformSettings, ScheduledSettings, type FeePlan } from '../../platforms/index.js';
import {
  feesAt,
  nextFees,
  type DatedFees,
  type FeesOfSeller,
  type FeesSince,
} from '../domain/fees-of-seller.js';
import type { SellerTerms } from '../domain/seller-terms.js';
import { ChangeTerms } from './dated-terms.js';

/** What a seller pays: the own fees where they exist, else those of the platform. */
@Injectable()
export class OwnFees {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly scheduled: ScheduledSettings,
    private readonly terms: ChangeTerms,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound */
  async show(
    ctx: TenantContext,
    sellerId: string,
  ): Promise<{
    readonly present: FeesSince;
    readonly next: { readonly on: Date; readonly then: FeesOfSeller } | null;
  }> {
    const [platform, changes, { history }] = await Promise.all([
      this.settings.show(ctx),
      this.scheduled.history(ctx),
      this.terms.show<SellerTerms>(ctx, { kind: 'SELLER', accountId: sellerId }),
    ]);
    if (!platform) throw runtimeProblem('notFound');
    const terms = history.filter(({ canceledAt }) => canceledAt === null).reverse();
    const fees = datedFees(platform.fees, changes);
    const now = this.clock.now();
    return { present: feesAt(fees, terms, now), next: nextFees(fees, terms, now) };
  }
}

/** The fee plans of a platform, the earliest first: what each change replaced, what holds, and what is to come. */
function datedFees(
  present: FeePlan,
  changes: Awaited<ReturnType<ScheduledSettings['history']>>,
): DatedFees[] {
  const ofFees = changes.filter(({ change, canceledAt }) => 'fees' in change && canceledAt === null);
  const applied = ofFees
    .flatMap(({ appliedAt, previous }) =>
      appliedAt && previous?.['fees'] ? [{ at: appliedAt, replaced: previous['fees'] as FeePlan }] : [],
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const planned = ofFees
    .filter(({ appliedAt }) => appliedAt === null)
    .map(({ validFrom, change }) => ({ from: validFrom, fees: change['fees'] as FeePlan }))
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  return [
    ...applied.map(({ replaced }, index) => ({ from: applied[index - 1]?.at ?? null, fees: replaced })),
    { from: applied.at(-1)?.at ?? null, fees: present },
    ...planned,
  ];
}
