import type { QueryOutcome } from '@guiche/gateway-kit';
import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '../../domain/payment.js';
import { compare, type OurCharge } from './compare.js';

const ours = (status: PaymentStatus, reference: string | null = 'tx-1'): OurCharge => ({
  status,
  amount: 9_700,
  currency: 'BRL',
  reference,
  refundedAmount: 0,
});
const settled: QueryOutcome = { kind: 'settled', reference: 'tx-1', native: 'PAID', amount: cents(9_700) };
const kindOf = (status: PaymentStatus, outcome: QueryOutcome, reference?: string | null): string => {
  const comparison = compare(ours(status, reference), outcome);
  return typeof comparison === 'string' ? comparison : comparison.kind;
};
const STATUSES: PaymentStatus[] = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED', 'CHARGEBACK'];

describe('our books against the provider', () => {
  it.each<[string, QueryOutcome, string[]]>([
    ['paid', settled, ['MISSING_HERE', 'agrees', 'MISSING_HERE', 'MISSING_HERE', 'STATUS', 'STATUS']],
    [
      'open',
      { kind: 'awaiting', reference: 'tx-1' },
      ['agrees', 'STATUS', 'STATUS', 'agrees', 'STATUS', 'STATUS'],
    ],
    [
      'open, and waiting for another card',
      { kind: 'awaiting', reference: 'tx-1', waitsForACard: true },
      ['agrees', 'STATUS', 'agrees', 'agrees', 'STATUS', 'STATUS'],
    ],
    [
      'declined',
      { kind: 'declined', reason: 'other', reference: 'tx-1' },
      ['STATUS', 'STATUS', 'agrees', 'agrees', 'STATUS', 'STATUS'],
    ],
    [
      'refunded',
      { kind: 'refunded', reference: 'tx-1' },
      ['STATUS', 'STATUS', 'STATUS', 'STATUS', 'agrees', 'STATUS'],
    ],
    [
      'charged back',
      { kind: 'chargedBack', reference: 'tx-1' },
      ['STATUS', 'STATUS', 'STATUS', 'STATUS', 'STATUS', 'agrees'],
    ],
    [
      'returned, by a word for any return',
      { kind: 'chargedBack', returned: true, reference: 'tx-1' },
      ['STATUS', 'STATUS', 'STATUS', 'STATUS', 'agrees', 'agrees'],
    ],
    [
      'not found',
      { kind: 'notFound' },
      ['MISSING_THERE', 'MISSING_THERE', 'agrees', 'agrees', 'MISSING_THERE', 'MISSING_THERE'],
    ],
  ])('%s there, in each state of ours', (_, outcome, expected) => {
    expect(STATUSES.map((status) => kindOf(status, outcome))).toEqual(expected);
  });

  it('differ by one cent', () => {
    expect(compare(ours('APPROVED'), { ...settled, amount: cents(9_699) })).toEqual({
      kind: 'AMOUNT',
      ours: { status: 'APPROVED', amount: 9_700, currency: 'BRL', reference: 'tx-1' },
      theirs: { state: 'settled', amount: 9_699, native: 'PAID', reference: 'tx-1' },
    });
  });

  it('differ by the currency, be the number the same', () => {
    expect(compare(ours('APPROVED'), { ...settled, currency: 'MXN' })).toEqual({
      kind: 'AMOUNT',
      ours: { status: 'APPROVED', amount: 9_700, currency: 'BRL', reference: 'tx-1' },
      theirs: { state: 'settled', amount: 9_700, currency: 'MXN', native: 'PAID', reference: 'tx-1' },
    });
    expect(kindOf('APPROVED', { ...settled, currency: 'BRL' })).toBe('agrees');
  });

  it('differ when a part was given back there', () => {
    expect(kindOf('APPROVED', { ...settled, refundedAmount: cents(1) })).toBe('AMOUNT');
  });

  it('agree about a part that both gave back, and differ about another one', () => {
    const partly = { ...ours('APPROVED'), refundedAmount: 4_700 };
    const told = (outcome: QueryOutcome) => {
      const comparison = compare(partly, outcome);
      return typeof comparison === 'string' ? comparison : comparison.kind;
    };
    const refunded: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(4_700) };
    expect(told({ ...settled, refundedAmount: cents(4_700) })).toBe('agrees');
    expect(told(refunded)).toBe('agrees');
    expect(told({ ...settled, refundedAmount: cents(4_701) })).toBe('AMOUNT');
    expect(told({ ...refunded, refundedAmount: cents(4_699) })).toBe('STATUS');
  });

  it('differ when we refunded the whole and the provider a part', () => {
    const part: QueryOutcome = { kind: 'refunded', reference: 'tx-1', refundedAmount: cents(9_699) };
    expect(kindOf('REFUNDED', part)).toBe('AMOUNT');
    expect(kindOf('REFUNDED', { ...part, refundedAmount: cents(9_700) })).toBe('agrees');
    expect(kindOf('CHARGEBACK', { kind: 'chargedBack', returned: true, refundedAmount: cents(1) })).toBe(
      'AMOUNT',
    );
    // What went back before a dispute is no measure of it.
    expect(kindOf('CHARGEBACK', { kind: 'chargedBack', refundedAmount: cents(1) })).toBe('agrees');
  });

  it('agree that a charge was never booked: neither side has a reference', () => {
    expect(kindOf('PENDING', { kind: 'notFound' }, null)).toBe('agrees');
  });

  it.each<QueryOutcome>([
    { kind: 'unknown', why: 'timeout' },
    { kind: 'refused', reason: 'rate', detail: '429' },
    { kind: 'declined', reason: 'other', flagged: true, native: 'XYZ' },
  ])(
    'our books against the provider are not held against an answer that proves nothing: $kind',
    (outcome) => {
      expect(STATUSES.map((status) => kindOf(status, outcome))).toEqual(STATUSES.map(() => 'unanswered'));
    },
  );
});
