import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Books } from '../../../test/support/ledger/books.js';
import { closer, links } from '../../../test/support/ledger/journal.js';
import { useNewBooks } from '../../../test/support/ledger/new-books.js';
import { CARD_SALE } from '../../../test/support/ledger/sales.js';

/** The books' sales are posted on 2026-03-02. */
const [DAY, GRACE, NEXT] = ['2026-03-03T03:09:59Z', '2026-03-03T03:10:00Z', '2026-03-04T03:10:00Z'];

let books: Books;
let close: ReturnType<typeof closer>;
useNewBooks((opened) => {
  books = opened;
  close = closer(opened);
});

test('a day is chained ten minutes after its end, in the order of ids, once', async () => {
  await books.approve(randomUUID(), CARD_SALE);
  await close(DAY);
  expect(await links(books)).toEqual([]);
  await close(GRACE);
  const chained = await links(books);
  const ids: { id: string }[] = await books.dataSource.query(
    'select id from ledger_transfers where platform_id = $1 order by id',
    [books.platformId],
  );
  expect(chained.map(({ transfer_id }) => transfer_id)).toEqual([...ids.map(({ id }) => id), null]);
  expect(chained.at(-1)).toMatchObject({ day: '2026-03-02', transfers: ids.length });
  await close(GRACE);
  expect(await links(books)).toEqual(chained);
});

test('a day without transfers is closed too, and one that was committed late is chained with it', async () => {
  await books.approve(randomUUID(), CARD_SALE);
  await close(GRACE);
  const before = await links(books);
  await books.approve(randomUUID(), CARD_SALE);
  const late = (await books.transfers()) - (before.length - 1);
  await close(NEXT);
  const after = await links(books);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ day: '2026-03-03', transfers: late, transfer_id: null });
  expect(after).toHaveLength(before.length + late + 1);
  await close('2026-03-05T03:10:00Z');
  expect((await links(books)).at(-1)).toMatchObject({ day: '2026-03-04', transfers: 0 });
});

test('two processes that close the same days at once make one chain', async () => {
  for (let sale = 0; sale < 3; sale += 1) await books.approve(randomUUID(), CARD_SALE);
  await Promise.all([close(NEXT), close(NEXT)]);
  const chained = await links(books);
  expect(chained.map(({ position }) => Number(position))).toEqual(chained.map((_, at) => at + 1));
  expect(chained.filter(({ transfer_id }) => transfer_id === null)).toHaveLength(2);
  expect(chained).toHaveLength((await books.transfers()) + 2);
});

test('a link is neither changed nor removed', async () => {
  await books.approve(randomUUID(), CARD_SALE);
  await close(GRACE);
  const { dataSource, platformId } = books;
  await expect(
    dataSource.query(`update ledger_chain set hash = repeat('0', 64) where platform_id = $1`, [platformId]),
  ).rejects.toThrow('refused');
  await expect(
    dataSource.query('delete from ledger_chain where platform_id = $1', [platformId]),
  ).rejects.toThrow('refused');
});
