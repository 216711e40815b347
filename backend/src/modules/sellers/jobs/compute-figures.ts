import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { days, minutes } from '../../../runtime/clock/durations.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { Transactions } from '../../../database/index.js';
import { lastSaleBand, revenueBand, signInBand } from '../domain/figure-bands.js';
import { StoredFigures, type BandedFigures, type ComputedFigures } from '../store/account-figures.js';

const REVENUE_MS = days(30);
const DISPUTES_MS = days(90);
const EVERY_MS = minutes(10);

/** Computes the figures by which sellers and managers are listed, so that no list adds up sales. */
@Injectable()
@Sweeps('computeFigures', EVERY_MS)
export class ComputeFigures implements Sweeper {
  constructor(
    private readonly figures: StoredFigures,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns zero: nothing is left over that another pass would find. */
  async sweep(now: Date): Promise<number> {
    for (const { id } of await this.figures.platforms()) await this.ofPlatform(id, now);
    return 0;
  }

  /** One seller, whose terms changed. */
  async refresh({ platformId }: TenantContext, sellerId: string): Promise<void> {
    const now = this.clock.now();
    const rows = await this.figures.compute({ ...since(platformId, now, false), sellerId });
    await this.figures.write(
      platformId,
      rows.map((row) => figuresOf(row, { sellers: 0, now })),
      now,
    );
  }

  private async ofPlatform(platformId: string, now: Date): Promise<void> {
    const isKnown = await this.figures.isKnown(platformId);
    const rows = await this.figures.compute({ ...since(platformId, now, isKnown), sellerId: null });
    const portfolios = new Map<string, Portfolio>();
    for (const { managerId, revenue, sales } of rows) {
      if (managerId === null) continue;
      const sum = portfolios.get(managerId) ?? { sellers: 0, revenue: 0, sales: 0 };
      portfolios.set(managerId, {
        sellers: sum.sellers + 1,
        revenue: sum.revenue + revenue,
        sales: sum.sales + sales,
      });
    }
    const all = rows.map((row) => {
      const portfolio = portfolios.get(row.accountId);
      const summed = row.role === 'MANAGER' && portfolio ? { ...row, ...portfolio } : row;
      return figuresOf(summed, { sellers: portfolio?.sellers ?? 0, now });
    });
    await this.figures.write(platformId, all, now);
    // The months of a commission count from the first sale, which the cached offers of the seller must learn of.
    if (rows.some(({ isFirstSale }) => isFirstSale))
      await this.transactions.run('announceFirstSales', (tx) => {
        announceCatalogChange(tx, platformId);
        return Promise.resolve();
      });
  }
}

interface Portfolio {
  readonly sellers: number;
  readonly revenue: number;
  readonly sales: number;
}

/** The first time all sales are read, for the instant of the first one; later the last 90 days. */
const since = (platformId: string, now: Date, isKnown: boolean) => ({
  ...{ platformId, now },
  revenueSince: new Date(now.getTime() - REVENUE_MS),
  disputesSince: new Date(now.getTime() - DISPUTES_MS),
  since: isKnown ? new Date(now.getTime() - DISPUTES_MS) : new Date(0),
});

function figuresOf(
  { role: _, managerId: __, isFirstSale: ___, approved, disputed, ...row }: ComputedFigures,
  { sellers, now }: { readonly sellers: number; readonly now: Date },
): BandedFigures {
  return {
    ...row,
    sellers,
    ownFees: row.ownFees ?? false,
    salesBlocked: row.salesBlocked ?? false,
    cashOutBlocked: row.cashOutBlocked ?? false,
    chargebackBps: approved === 0 ? 0 : Math.round((disputed * 10_000) / approved),
    revenueBand: revenueBand(row.revenue),
    lastSaleBand: lastSaleBand(row.lastSaleAt, now),
    signInBand: signInBand(row.lastSignInAt, now),
  };
}
