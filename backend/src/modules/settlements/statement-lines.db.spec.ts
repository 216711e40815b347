import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { onPlatform } from '../../../test/support/contexts.js';
import type { Books } from '../../../test/support/ledger/books.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { loadConfiguration } from '../../config/index.js';
import { PLATFORM_SETTING } from '../../database/tenant-barrier.js';
import { StatementLines } from './store/statement-lines.js';

let books: Books;
useNewBooks((opened) => {
  books = opened;
});

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

/** The plan of the lines of a file, as a request of the platform reads them: under the policies of rows. */
async function planOf(platformId: string): Promise<string> {
  return books.dataSource.transaction(async (tx: EntityManager) => {
    const { tenantRole } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database;
    await tx.query(`set local role "${tenantRole}"; set local ${PLATFORM_SETTING} = '${platformId}'`);
    // The tables of a test are so small that they are read whole.
    await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const client = (await tx.queryRunner?.connect()) as { query: (asked: Asked) => Promise<unknown> };
    const ask = client.query.bind(client);
    client.query = ({ text, values }) => ask({ text: `explain ${text}`, values });
    try {
      const rows = await new StatementLines().newSettlements(onPlatform(platformId), tx, randomUUID(), 1);
      return rows.map((row) => Object.values(row).join('')).join('\n');
    } finally {
      client.query = ask;
    }
  });
}

test('the sale and the charge that a line names are found by indexes, also under the policies of rows', async () => {
  const plan = await planOf(books.platformId);
  const conditions = plan.split('\n').filter((line) => line.includes('Index Cond'));
  expect(conditions.filter((line) => line.includes('(reference = l.reference)'))).toHaveLength(2);
  // Which index of charges is chosen for their id depends on how many rows there are.
  expect(conditions.filter((line) => line.includes('(id = l.our_id)'))).not.toEqual([]);
});
