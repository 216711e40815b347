import { Injectable } from '@nestjs/common';
import { Transactions, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { FACTS_AFTER, type SaleFacts } from '../store/sale-facts.js';
import { writeSales } from '../store/sale-rows.js';

const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Writes the rows of all sales of a platform anew: after rows were added without events, or when the columns change. */
@Injectable()
export class RebuildSales {
  constructor(private readonly transactions: Transactions) {}

  /** How many sales were written. */
  async rebuild({ platformId }: TenantContext): Promise<number> {
    let after = FIRST_ID;
    for (let written = 0; ;) {
      const facts = await this.transactions.run('rebuildSales', async (tx) => {
        const found = await statement<SaleFacts>(tx, FACTS_AFTER({ platformId, after, take: BATCH }));
        await writeSales(tx, found);
        return found;
      });
      written += facts.length;
      const last = facts.at(-1);
      if (!last) return written;
      after = last.id;
    }
  }
}
