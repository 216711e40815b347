import { centsOf, dayOf, endToEndIdIn, shownValue } from './cell-values.js';
import { LineKeys } from './line-key.js';
import { collected, type LineFault, type ReadStatement, type StatementLine } from './statement-line.js';

const MOST_MEMO = 500;
const MOST_NAME = 40;

/** A tag and the text after it. */
interface Tag {
  /** In capitals; with a slash where it ends. */
  readonly name: string;
  readonly value: string;
  readonly place: number;
}

interface Movement {
  readonly place: number;
  readonly facts: Map<string, string>;
}

/**
 * Reads the movements of a bank account from OFX 1 (SGML, whose values have no end) or OFX 2 (XML). What both have in common is read: a tag
 * and the text up to the next one. Nothing is nested, expanded or fetched, so a hostile file is only a long one.
 */
export function readOfx(text: string): ReadStatement {
  const start = text.search(/<OFX[\s>]/i);
  const fault = (code: LineFault['code'], value = ''): ReadStatement => ({
    ...{ account: null, lines: [], faults: [{ place: 1, code, value }] },
  });
  if (start < 0) return fault('notOfx');
  const movements: Movement[] = [];
  const accounts = new Set<string>();
  let [bank, currency, isIn] = ['', '', false];
  for (const { name, value, place } of tagsOf(text, start)) {
    if (name === 'STMTTRN') movements.push({ place, facts: new Map() });
    if (name === 'STMTTRN' || name === '/STMTTRN') isIn = name === 'STMTTRN';
    else if (name === 'BANKID') bank = value;
    else if (name === 'ACCTID' && !isIn && value !== '')
      accounts.add([bank, value].filter(Boolean).join('/').slice(0, 80));
    else if (name === 'CURDEF') currency = value.toUpperCase();
    else if (isIn) movements.at(-1)?.facts.set(name, value);
  }
  const [account = ''] = accounts;
  if (account === '') return fault('accountMissing');
  if (accounts.size > 1) return fault('severalAccounts', shownValue([...accounts].join(', ')));
  if (!/^[A-Z]{3}$/.test(currency || 'BRL')) return fault('currencyWrong', shownValue(currency));
  const keys = new LineKeys();
  return { account, ...collected(movements, (one) => lineOf(one, currency || 'BRL', keys)) };
}

function lineOf(
  { place, facts }: Movement,
  currency: string,
  keys: LineKeys,
): StatementLine | LineFault | undefined {
  const said = (name: string): string => facts.get(name) ?? '';
  const day = dayOf(said('DTPOSTED'));
  if (day === undefined) return { place, code: 'dayWrong', value: shownValue(said('DTPOSTED')) };
  const amount = centsOf(said('TRNAMT'), true);
  if (typeof amount !== 'number') return { place, code: amount, value: shownValue(said('TRNAMT')) };
  if (amount === 0) return undefined;
  const memo = [...new Set([said('NAME'), said('MEMO')])].filter(Boolean).join(' · ').slice(0, MOST_MEMO);
  return {
    ...{ place, day, amount, currency, gross: null, fee: null, reference: null },
    key: keys.of(said('FITID'), said('FITID') === '' ? [day, amount, memo] : [day, amount]),
    memo: memo === '' ? null : memo,
    endToEndId: endToEndIdIn(said('MEMO')) ?? endToEndIdIn(said('REFNUM')) ?? endToEndIdIn(said('CHECKNUM')),
  };
}

/** One pass from left to right, whatever stands there. */
function* tagsOf(text: string, start: number): Generator<Tag> {
  let place = 1;
  let counted = 0;
  for (let at = start; at >= 0;) {
    const end = text.indexOf('>', at);
    if (end < 0) return;
    const next = text.indexOf('<', end);
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) place += 1;
    const name =
      text
        .slice(at + 1, Math.min(end, at + MOST_NAME))
        .trim()
        .toUpperCase()
        .split(/\s/)[0] ?? '';
    yield { name, value: decoded(text.slice(end + 1, next < 0 ? undefined : next).trim()), place };
    at = next;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (value: string): string =>
  value.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
