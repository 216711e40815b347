import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { readReport, type KnownPayout, type PayoutReport, type ReportSource } from './payout-report.js';

const NOW = new Date('2026-03-17T12:00:00Z');
const KNOWN: KnownPayout = { amount: cents(9_610), withdrawId: null, notFoundAt: null };
const read = (report: PayoutReport, known: Partial<KnownPayout> = {}, source: ReportSource = 'query') => {
  const { event, review } = readReport(report, { ...KNOWN, ...known }, source, NOW);
  return [event, review];
};

describe('a report about a payout', () => {
  it.each([
    ['paid', { kind: 'settled', amount: cents(9_610) }, ['paid', null]],
    ['paid, without an amount', { kind: 'settled' }, ['paid', null]],
    ['another amount', { kind: 'settled', amount: cents(9_609) }, ['accepted', 'AMOUNT_MISMATCH']],
    ['an unlisted word for paid', { kind: 'settled', flagged: true }, [null, 'UNKNOWN_WORD']],
    ['under way', { kind: 'awaiting' }, ['accepted', null]],
    ['not paid', { kind: 'declined', status: 'REJECTED' }, ['declined', null]],
    ['canceled', { kind: 'declined', status: 'CANCELED' }, ['canceled', null]],
    ['an unlisted word', { kind: 'declined', status: 'REJECTED', flagged: true }, [null, 'UNKNOWN_WORD']],
    ['no answer', { kind: 'unknown', why: 'timeout' }, [null, null]],
  ] as const)('that says %s', (_, report, wanted) => {
    expect(read(report)).toEqual(wanted);
  });

  it('that refuses proves that nothing was sent only when it answers the call itself', () => {
    expect(read({ kind: 'refused', detail: 'no' }, {}, 'call')).toEqual(['notSent', null]);
    expect(read({ kind: 'refused', detail: 'no' }, {}, 'query')).toEqual([null, null]);
  });

  it('that finds nothing is believed the second time, ten minutes later, and never of a payout with an id', () => {
    expect(read({ kind: 'notFound' })).toEqual([null, null]);
    const before = (minutes: number) => ({ notFoundAt: new Date(NOW.getTime() - minutes * 60_000) });
    expect(read({ kind: 'notFound' }, before(9))).toEqual([null, null]);
    expect(read({ kind: 'notFound' }, before(10))).toEqual(['notSent', null]);
    expect(read({ kind: 'notFound' }, { ...before(60), withdrawId: 'p1' })).toEqual([null, 'UNRESOLVED']);
  });
});
