import { Injectable } from '@nestjs/common';
import { Transactions, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { countAllSales } from '../store/days-of-sales.js';
import { FACTS_AFTER, type SaleFacts } from '../store/sale-facts.js';
import { writePartners } from '../store/sale-partners.js';
import { writeSales } from '../store/sale-rows.js';
import { countAllSellerDays } from '../store/seller-days.js';

const BATCH = 500;

const FORGET_DAYS = sql<{ platformId: string }>(
  'forget-sales-days',
  'delete from sales_days where platform_id = :platformId',
);
const COUNT_DAYS = sql<{ platformId: string }>(
  'count-sales-days',
  countAllSales('and s.platform_id = :platformId'),
);
const FORGET_SELLER_DAYS = sql<{ platformId: string }>(
  'forget-seller-days',
  'delete from seller_sales_days where platform_id = :platformId',
);
const COUNT_SELLER_DAYS = sql<{ platformId: string }>(
  'count-seller-days',
  countAllSellerDays('and d.platform_id = :platformId'),
);
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Writes the rows of all sales of a platform, and the sums of their days, anew: after rows were added without events, or when the columns change. */
@Injectable()
export class RebuildSales {
  constructor(private readonly transactions: Transactions) {}

  /** How many sales were written. */
  async rebuild({ platformId }: TenantContext): Promise<number> {
    let after = FIRST_ID;
    let written = 0;
    for (;;) {
      const facts = await this.transactions.run('rebuildSales', async (tx) => {
        const found = await statement<SaleFacts>(tx, FACTS_AFTER({ platformId, after, take: BATCH }));
        await writeSales(tx, found);
        await writePartners(tx, { platformId }, found);
        return found;
      });
      written += facts.length;
      const last = facts.at(-1);
      if (!last) break;
      after = last.id;
    }
    await this.countDays({ platformId });
    return written;
  }

  /**
   * Adds up the days of all sales anew. Sales that change meanwhile wait with their rows written and are added afterwards: their change
   * is no part of what is read here.
   */
  private async countDays(platform: { readonly platformId: string }): Promise<void> {
    await this.transactions.run('countSalesDays', async (tx) => {
      await tx.query('lock table sales_days in share row exclusive mode');
      await statement(tx, FORGET_DAYS(platform));
      await statement(tx, COUNT_DAYS(platform));
      await statement(tx, FORGET_SELLER_DAYS(platform));
      await statement(tx, COUNT_SELLER_DAYS(platform));
    });
  }
}
