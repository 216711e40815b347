/**
 * Verifies a journal that was exported from Guichê, from the file alone. Needs Node 18 or later and nothing else:
 *
 *     node verify-journal.mjs journal-2026-03-01-2026-03-31.csv [hash of the last closed day]
 *
 * Each line contains the SHA-256 of its fields and of the hash of the line before it. The script computes every hash again, and finds a
 * line that was changed, removed, added or moved. It reads CSV and JSON, and exits with 1 when something is wrong. Give it the hash of
 * the last day, as you wrote it down before, to prove that nobody made a new file either.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** The columns of a file, in their order. */
const COLUMNS = [
  ...[
    'position',
    'day',
    'line',
    'transfer',
    'transaction',
    'place',
    'kind',
    'fact',
    'key',
    'debit',
    'credit',
  ],
  ...['currency', 'amount', 'payment', 'subject', 'occurred', 'posted', 'reason', 'transfers', 'hash'],
];
/** What the hash of a transfer contains, and that of the end of a day. */
const OF_TRANSFER = COLUMNS.slice(0, 18);
const OF_CLOSING = ['position', 'day', 'line', 'transfers'];
const SEPARATOR = '\u001f';

class Wrong extends Error {}

/** The cells of each record of a CSV file with semicolons; a cell in quotes may contain line breaks. */
async function* csvRecords(file) {
  let [cells, cell, isQuoted, isAfterQuote] = [[], '', false, false];
  for await (const chunk of createReadStream(file, 'utf8')) {
    for (const char of chunk) {
      if (isQuoted && char === '"') [isQuoted, isAfterQuote] = [false, true];
      else if (isQuoted) cell += char;
      else if (char === '"') {
        // A quote within quotes is written twice.
        if (isAfterQuote) cell += '"';
        isQuoted = true;
      } else if (char === ';') {
        cells.push(cell);
        cell = '';
      } else if (char === '\n') {
        yield [...cells, cell];
        [cells, cell] = [[], ''];
      } else if (char !== '\r' && char !== '\ufeff') cell += char;
      if (char !== '"') isAfterQuote = false;
    }
  }
  if (cells.length > 0 || cell !== '') throw new Wrong('the last line is cut off');
}

/** A text that a spreadsheet would run has an apostrophe before it. */
const plain = (text) => (text.startsWith("'") ? text.slice(1) : text);

async function* csvRows(file) {
  let isHeader = true;
  for await (const cells of csvRecords(file)) {
    if (cells.length !== COLUMNS.length) throw new Wrong(`a line has ${cells.length} columns`);
    if (!isHeader) {
      const row = Object.fromEntries(COLUMNS.map((column, at) => [column, plain(cells[at])]));
      // 1234,56 is 123456 cents.
      yield { ...row, amount: row.amount.replace(',', '').replace(/^(-?)0+(?=\d)/, '$1') };
    }
    isHeader = false;
  }
}

async function* jsonRows(file) {
  let isWhole = false;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') })) {
    if (line === ']}') isWhole = true;
    if (!line.startsWith('{') || line.endsWith('"rows":[')) continue;
    const row = JSON.parse(line.replace(/,$/, ''));
    yield Object.fromEntries(COLUMNS.map((column) => [column, String(row[column] ?? '')]));
  }
  if (!isWhole) throw new Wrong('the file is cut off');
}

const hashOf = (previous, fields) =>
  createHash('sha256')
    .update([previous, ...fields].join(SEPARATOR), 'utf8')
    .digest('hex');

/** Follows the chain line by line. */
class Verifier {
  opening = null;
  closing = null;
  position = 0;
  day = '';
  ofDay = 0;
  transfers = 0;
  sums = new Map();
  totals = new Map();

  read(row) {
    if (this.opening === null) this.open(row);
    else if (row.line === 'TOTAL') this.total(row);
    else this.link(row);
  }

  open({ line, hash, position }) {
    if (line !== 'OPENING') throw new Wrong('the first line is missing');
    [this.opening, this.hash, this.position] = [hash, hash, Number(position)];
  }

  link(row) {
    const at = `position ${row.position}`;
    if (this.totals.size > 0) throw new Wrong(`${at}: a line was added after the sums`);
    if (Number(row.position) !== this.position + 1)
      throw new Wrong(`${at}: expected position ${this.position + 1}, so a line is missing, added or moved`);
    const isClosing = row.line === 'CLOSING';
    const expected = hashOf(
      this.hash,
      (isClosing ? OF_CLOSING : OF_TRANSFER).map((column) => row[column]),
    );
    if (row.hash !== expected) throw new Wrong(`${at}: the line or the one before it was changed`);
    if (row.day < this.day) throw new Wrong(`${at}: its day is before that of the line before it`);
    [this.hash, this.position, this.day] = [row.hash, this.position + 1, row.day];
    if (isClosing) this.close(row, at);
    else this.count(row);
  }

  count({ currency, amount }) {
    this.closing = null;
    this.ofDay += 1;
    this.transfers += 1;
    this.sums.set(currency, (this.sums.get(currency) ?? 0n) + BigInt(amount));
  }

  close({ day, hash, transfers }, at) {
    if (Number(transfers) !== this.ofDay) throw new Wrong(`${at}: ${day} has ${this.ofDay} transfers`);
    [this.ofDay, this.closing] = [0, hash];
  }

  total({ currency, amount }) {
    if (this.sums.get(currency) !== BigInt(amount)) throw new Wrong(`the sum in ${currency} is wrong`);
    this.totals.set(currency, amount);
  }

  /** @param {string | undefined} wanted hash of the last day */
  end(wanted) {
    if (this.opening === null) throw new Wrong('the file is empty');
    if (this.transfers > 0 && this.closing === null) throw new Wrong('the end of the last day is missing');
    if (this.totals.size !== this.sums.size) throw new Wrong('the sums are missing');
    if (wanted !== undefined && wanted !== this.hash) throw new Wrong(`the journal ends with ${this.hash}`);
  }
}

const [file, wanted] = process.argv.slice(2);
if (!file) {
  console.error('usage: node verify-journal.mjs <file.csv|file.json> [hash]');
  process.exit(2);
}
const verifier = new Verifier();
try {
  for await (const row of file.endsWith('.json') ? jsonRows(file) : csvRows(file)) verifier.read(row);
  verifier.end(wanted);
  const sums = [...verifier.totals].map(([currency, amount]) => `${currency} ${Number(amount) / 100}`);
  console.log(`intact: ${verifier.transfers} transfers to ${verifier.day || 'no day'}; ${sums.join(', ')}`);
  console.log(`follows ${verifier.opening}\nends with ${verifier.hash}`);
} catch (error) {
  if (!(error instanceof Wrong || error instanceof SyntaxError)) throw error;
  console.log(`NOT intact: ${error.message}`);
  process.exitCode = 1;
}
