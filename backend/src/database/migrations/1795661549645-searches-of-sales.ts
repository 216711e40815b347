import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the search of sales compares the beginnings of names, addresses, codes, documents and references. Three of them had an index for
 * whole words only, so a search read all sales of a platform: 80 ms among 20,000, seconds among a million. And the planner knows nothing
 * of expressions that it has no statistics of: it took one sale in two hundred to be of a currency, and read all sales for a page of 25.
 * Locks: writes to sales while an index is built. The rows are written by the worker, so purchases go on.
 * Undo: `down`.
 */
export class SearchesOfSales1795661549645 implements MigrationInterface {
  name = 'SearchesOfSales1795661549645';

  async up(db: QueryRunner): Promise<void> {
    for (const [name, expression] of INDEXES) {
      await db.query(`drop index ${name}`);
      await db.query(`create index ${name} on sales (platform_id, ${expression} text_pattern_ops)`);
    }
    for (const [name, expression] of STATISTICS)
      await db.query(`create statistics ${name} on (${expression}) from sales`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of STATISTICS) await db.query(`drop statistics ${name}`);
    for (const [name, expression] of INDEXES) {
      await db.query(`drop index ${name}`);
      await db.query(`create index ${name} on sales (platform_id, ${expression})`);
    }
  }
}

/** They serve `=` as before. */
const INDEXES = [
  ['sales_by_code', 'lower(code)'],
  ['sales_by_document', 'buyer_document'],
  ['sales_by_reference', 'lower(reference)'],
] as const;

/** As the filters of the lists write them. Of a partial index the planner uses no statistics. */
const STATISTICS = [
  ['sales_end_to_end_ids', 'lower(end_to_end_id)'],
  ['sales_currencies', 'currency::text'],
  ['sales_ever_paid', `case when approved_at is null then 'NO' else 'YES' end`],
] as const;
