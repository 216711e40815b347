import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Reads, type GuicheDataSource } from '../../database/index.js';
import { Books, connect } from '../../../test/support/ledger/books.js';
import { closer, links } from '../../../test/support/ledger/journal.js';
import { bySchemeA, releaser } from '../../../test/support/ledger/releases.js';
import { CARD_SALE, PRODUCER, pixSale } from '../../../test/support/ledger/sales.js';
import { FileSources } from '../exports/index.js';
import { AccountingSources } from './use-cases/accounting-source.js';

const SCRIPT = path.resolve(__dirname, '../../../../frontend/public/verify-journal.mjs');
const run = promisify(execFile);

let dataSource: GuicheDataSource;
let books: Books;
let folder: string;
let csv: string;
let json: string;

beforeAll(async () => {
  dataSource = await connect();
  books = await Books.open(dataSource);
  folder = mkdtempSync(path.join(tmpdir(), 'journal-'));
  const [sold, returned] = [randomUUID(), randomUUID()];
  await books.approve(sold, bySchemeA(CARD_SALE, 'CREDIT_CARD'));
  await books.approve(returned, pixSale(9700));
  await books.refund(returned);
  await books.reassign(sold, CARD_SALE, { ...CARD_SALE, items: withoutAffiliate() });
  await releaser(books)('2026-03-17T03:00:00Z');
  await closer(books)('2026-03-20T12:00:00Z');
  csv = await fileOf('journal', 'csv');
  json = await fileOf('journal', 'json');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await dataSource.destroy();
});

const withoutAffiliate = () =>
  CARD_SALE.items.map(({ contract, ...item }) => {
    const { affiliate: _, ...others } = contract ?? { coProducers: [] };
    return { ...item, contract: others };
  });

/** A file made in parts of seven rows. */
async function fileOf(content: 'journal' | 'balances', format: string, days = ['2026-03-01', '2026-03-19']) {
  const source = new AccountingSources(new FileSources(), new Reads(dataSource)).sourceOf(content);
  const query = new URLSearchParams({ from: days[0] ?? '', to: days[1] ?? '', format }).toString();
  const asked = { platformId: books.platformId, query, locale: 'pt-BR' };
  const parts: Buffer[] = [];
  let at = { rows: 0, nextCursor: null as string | null, carried: {} };
  do {
    const part = await source.part({ ...asked, ...at }, 7);
    parts.push(part.content);
    at = { rows: at.rows + part.rows, nextCursor: part.nextCursor, carried: part.carried };
  } while (at.nextCursor !== null);
  return Buffer.concat(parts).toString('utf8');
}

/** What the script says of a file, and its exit code. */
async function verified(text: string, format = 'csv', ...more: string[]): Promise<string> {
  const file = path.join(folder, `journal.${format}`);
  writeFileSync(file, text);
  try {
    return (await run(process.execPath, [SCRIPT, file, ...more])).stdout;
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return `${code} ${stdout}`;
  }
}

const LINES = /\r\n/;
const changedLine = (at: number, change: (line: string) => string): string =>
  csv
    .split(LINES)
    .map((line, place) => (place === at ? change(line) : line))
    .join('\r\n');

test('a file of the journal is intact, from the file alone, in CSV and in JSON', async () => {
  const hash = (await links(books)).at(-1)?.hash ?? '';
  for (const [text, format] of [
    [csv, 'csv'],
    [json, 'json'],
  ] as const) {
    const said = await verified(text, format, hash);
    expect(said).toContain(`intact: ${await books.transfers()} transfers to 2026-03-19`);
    expect(said).toContain(`ends with ${hash}`);
  }
  expect(await verified(csv, 'csv', '0'.repeat(64))).toContain('1 NOT intact');
});

test('the sum of a file equals the ledger', async () => {
  const [row]: { sum: string }[] = await dataSource.query(
    'select sum(amount) as sum from ledger_transfers where platform_id = $1',
    [books.platformId],
  );
  const rows = (JSON.parse(json) as { rows: { line: string; amount: number }[] }).rows;
  expect(rows.filter(({ line }) => line === 'TOTAL').map(({ amount }) => amount)).toEqual([Number(row?.sum)]);
  const reais = (Number(row?.sum) / 100).toFixed(2).replace('.', ',');
  expect(csv.trimEnd().split(LINES).at(-1)).toContain(`;TOTAL;;;;;;;;;BRL;${reais};`);
});

test.each([
  ['an amount is changed', () => changedLine(5, (line) => line.replace(/;BRL;(\d)/, ';BRL;9$1'))],
  ['a reason is changed', () => csv.replace('wrong link', 'right link')],
  ['a line is removed', () => csv.split(LINES).toSpliced(6, 1).join('\r\n')],
  [
    'a line is added',
    () =>
      csv
        .split(LINES)
        .toSpliced(6, 0, csv.split(LINES)[5] ?? '')
        .join('\r\n'),
  ],
  [
    'two lines are exchanged',
    () => {
      const lines = csv.split(LINES);
      return lines.toSpliced(5, 2, lines[6] ?? '', lines[5] ?? '').join('\r\n');
    },
  ],
  ['the sum is changed', () => csv.replace(/;TOTAL;(.*);BRL;(\d)/, ';TOTAL;$1;BRL;9$2')],
  ['the end is cut off', () => csv.slice(0, csv.lastIndexOf('CLOSING'))],
  ['the last day is removed', () => csv.split(LINES).slice(0, -3).join('\r\n')],
  ['the first line is removed', () => csv.split(LINES).toSpliced(1, 1).join('\r\n')],
])('%s: the script says so', async (_, tampered) => {
  const text = tampered();
  expect(text).not.toBe(csv);
  expect(await verified(text)).toMatch(/^1 NOT intact: /);
});

test('a changed, a removed and an added row of a JSON file are found', async () => {
  const lines = json.split('\n');
  const tampered = [
    json.replace(/"amount":(\d)/, '"amount":9$1'),
    lines.toSpliced(4, 1).join('\n'),
    lines.toSpliced(4, 0, lines[3] ?? '').join('\n'),
    json.slice(0, -4),
  ];
  for (const text of tampered) expect(await verified(text, 'json')).toMatch(/^1 NOT intact: /);
});

test('a file of later days begins where the days before it end', async () => {
  const later = await fileOf('journal', 'csv', ['2026-03-03', '2026-03-19']);
  const closed = (await links(books)).find(({ day, transfer_id }) => day === '2026-03-02' && !transfer_id);
  const said = await verified(later);
  expect(said).toContain('intact: ');
  expect(said).toContain(`follows ${closed?.hash}`);
});

test('the balances at a day are those that the transfers had made by its end', async () => {
  const rowsOf = async (day: string) =>
    (JSON.parse(await fileOf('balances', 'json', [day, day])) as { rows: Record<string, unknown>[] }).rows;
  const before = await rowsOf('2026-03-16');
  const pending = (rows: Record<string, unknown>[]) =>
    rows.find(({ account }) => account === `seller:${PRODUCER}:pending`)?.balance;
  expect(pending(before)).toBeGreaterThan(0);
  expect(before.at(-1)).toMatchObject({ account: 'TOTAL', currency: 'BRL', balance: 0 });
  const now = await rowsOf('2026-03-19');
  const balances = Object.entries(await books.balances());
  for (const [account, balance] of balances)
    expect(now.find((row) => row.account === account)?.balance).toBe(balance);
  expect(pending(now)).toBe(0);
});
