import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { days } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { disputeRulesOf } from '../../platforms/index.js';
import { ReviewItems } from '../../review/index.js';
import {
  chargebackShare,
  chargebackStanding,
  type ChargebackLimits,
  type ChargebackStanding,
  type MonthOfCards,
} from '../domain/chargeback-limits.js';
import {
  ChargebackFigures,
  type CardMonth,
  type SubjectKind,
  type SubjectOfChargebacks,
} from '../store/chargeback-figures.js';

/** A month is looked at so long after its end. */
const DAYS_LATE = 3;

interface Shared {
  readonly shareBps: number;
}
interface Watched extends Shared {
  readonly standing: ChargebackStanding;
}
type WatchedMonth = MonthOfCards & Watched;
export type WatchedSubject = SubjectOfChargebacks & Watched;

export interface ChargebacksOfMonth extends ChargebackLimits {
  /** YYYY-MM. */
  readonly month: string;
  /** Those with the largest part first. */
  readonly sellers: readonly WatchedSubject[];
  readonly brands: readonly WatchedSubject[];
}

export interface OwnChargebackMonth extends ChargebackLimits {
  /** YYYY-MM. */
  readonly month: string;
  /** All card sales of the seller, which the limits measure. */
  readonly own: WatchedMonth;
  /** Those with the largest part first. The limits measure a brand over the whole platform, so these have no standing. */
  readonly brands: readonly (SubjectOfChargebacks & Shared)[];
}

/** Chargebacks of the current month by seller and card brand, beside the limits of the platform. Nothing is blocked (decision 0217). */
@Injectable()
export class WatchChargebacks {
  constructor(
    private readonly figures: ChargebackFigures,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  show(ctx: TenantContext): Promise<ChargebacksOfMonth> {
    return this.of(ctx, monthOf(this.clock.now()));
  }

  /** What a seller sees of the own sales: no figures of others, and none of a whole brand. */
  async ofSeller(ctx: TenantContext, sellerId: string): Promise<OwnChargebackMonth> {
    const month = monthOf(this.clock.now());
    const [limits, own] = await Promise.all([this.limits(ctx), this.figures.ofSeller(ctx, sellerId, month)]);
    const brands = own.chargebacks === 0 ? [] : await this.figures.brandsOfSeller(ctx, sellerId, month);
    return { month: month.month, ...limits, own: watched(own, limits), brands: largestFirst(brands) };
  }

  private async of(ctx: TenantContext, month: CardMonth): Promise<ChargebacksOfMonth> {
    const [limits, sellers, brands] = await Promise.all([
      this.limits(ctx),
      this.figures.sellers(ctx, month),
      this.figures.brands(ctx, month),
    ]);
    const [bySeller, byBrand] = [ranked(sellers, limits), ranked(brands, limits)];
    return { month: month.month, ...limits, sellers: bySeller, brands: byBrand };
  }

  private async limits(ctx: TenantContext): Promise<ChargebackLimits> {
    const { chargebackLimitCount, chargebackLimitBps } = disputeRulesOf(await this.figures.rules(ctx));
    return { chargebackLimitCount, chargebackLimitBps };
  }

  /** Sellers and brands that went over a limit in this month. No figures are read. */
  over(ctx: TenantContext) {
    return this.figures.told(ctx, monthOf(this.clock.now()).month);
  }

  /** The platforms that may have something to tell. */
  async platforms(): Promise<string[]> {
    const found = await Promise.all(this.toldMonths().map((month) => this.figures.platforms(month)));
    return [...new Set(found.flat().map(({ platformId }) => platformId))];
  }

  /** Tells staff of each seller and brand that is over a limit, once a month. Returns of how many. */
  async tell(ctx: TenantContext): Promise<number> {
    let told = 0;
    for (const one of this.toldMonths()) {
      const { month, sellers, brands } = await this.of(ctx, one);
      for (const [kind, subjects] of [
        ['SELLER', sellers],
        ['BRAND', brands],
      ] as const)
        for (const subject of subjects)
          if (subject.standing === 'OVER' && (await this.tellOf(ctx, month, kind, subject))) told += 1;
    }
    return told;
  }

  /** This month, and that of some days ago: what came in its last hours, or while no worker ran, is told too. */
  private toldMonths(): CardMonth[] {
    const now = this.clock.now();
    const [present, former] = [monthOf(now), monthOf(new Date(now.getTime() - days(DAYS_LATE)))];
    return former.month === present.month ? [present] : [former, present];
  }

  private tellOf(
    ctx: TenantContext,
    month: string,
    kind: SubjectKind,
    { subject, name, chargebacks, disputed, sold, shareBps }: WatchedSubject,
  ): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run('tellChargebacks', async (tx) => {
      const counted = { month, kind, subject, chargebacks, disputed, sold };
      if (!(await this.figures.tell(ctx, tx, { ...counted, id: newId(now), now }))) return false;
      await this.review.raise(
        ctx,
        tx,
        { paymentId: null, attemptId: null, now },
        { kind: 'CHARGEBACKS_OVER_LIMIT', detail: { ...counted, ...(name !== null && { name }), shareBps } },
      );
      return true;
    });
  }
}

const watched = <T extends MonthOfCards>(one: T, limits: ChargebackLimits): T & Watched => ({
  ...one,
  shareBps: chargebackShare(one),
  standing: chargebackStanding(one, limits),
});

const largestFirst = (subjects: readonly SubjectOfChargebacks[]): (SubjectOfChargebacks & Shared)[] =>
  subjects
    .map((one) => ({ ...one, shareBps: chargebackShare(one) }))
    .sort((one, other) => other.shareBps - one.shareBps);

const ranked = (subjects: readonly SubjectOfChargebacks[], limits: ChargebackLimits): WatchedSubject[] =>
  largestFirst(subjects).map((one) => watched(one, limits));

function monthOf(now: Date): CardMonth {
  const month = saoPauloDate(now).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { month, from: firstInstantOf(month), until: firstInstantOf(next) };
}

function firstInstantOf(month: string): Date {
  const first = startOfSaoPauloDay(`${month}-01`);
  if (!first) throw new Error(`${month} is no month`);
  return first;
}
