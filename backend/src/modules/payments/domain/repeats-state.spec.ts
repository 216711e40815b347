import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from './payment.js';
import { mayComeTrue, repeatsState } from './repeats-state.js';
import type { AttemptSnapshot } from './decision.js';

const now = (status: PaymentStatus, changes: Partial<AttemptSnapshot> = {}) => ({
  status,
  currency: 'BRL',
  flagged: false,
  captured: ['APPROVED', 'REFUNDED', 'CHARGEBACK'].includes(status),
  attemptState: 'SETTLED' as const,
  ...changes,
});
/** Another try of the payment was captured. */
const OVERTAKEN = { attemptState: 'AWAITING' } as const;

describe('a delivery says nothing new', () => {
  const paid = { kind: 'settled', reference: 'tx-1' } as const;

  it('when the payment already stands there', () => {
    expect(repeatsState(now('APPROVED'), paid)).toBe(true);
    expect(repeatsState(now('PENDING'), { kind: 'awaiting', reference: 'tx-1' })).toBe(true);
  });

  it('when the code it calls expired was given up', () => {
    const expired = { kind: 'declined', reason: 'expired', reference: 'tx-1' } as const;
    expect(repeatsState(now('CANCELED'), expired)).toBe(true);
    expect(repeatsState(now('REJECTED'), expired)).toBe(false);
  });

  it('when a word for any return comes after the refund, but not before it, and not a word of disputes', () => {
    const disputed = { kind: 'chargedBack', reference: 'tx-1' } as const;
    const returned = { ...disputed, returned: true } as const;
    expect(repeatsState(now('REFUNDED'), returned)).toBe(true);
    expect(repeatsState(now('REFUNDED', { flagged: true }), returned)).toBe(false);
    expect(repeatsState(now('REFUNDED'), disputed)).toBe(false);
    expect(repeatsState(now('APPROVED'), returned)).toBe(false);
  });

  it('a delivery says nothing new, but not when a part of what was paid went back', () => {
    const part = { ...paid, refundedAmount: cents(1) };
    expect(repeatsState(now('APPROVED'), part)).toBe(false);
    expect(repeatsState(now('APPROVED'), { ...part, refundedAmount: cents(0) })).toBe(true);
  });

  it('a delivery says nothing new, but not when it was paid in another currency, or stands open in one', () => {
    const open = { kind: 'awaiting', reference: 'tx-1' } as const;
    for (const told of [paid, { ...paid, currency: 'BRL' }])
      expect(repeatsState(now('APPROVED'), told)).toBe(true);
    expect(repeatsState(now('APPROVED'), { ...paid, currency: 'MXN' })).toBe(false);
    expect(repeatsState(now('PENDING'), { ...open, currency: 'MXN' })).toBe(false);
  });

  it('a delivery says nothing new, but a second payment of what another try was paid for is news, the first told of again is none', () => {
    expect(repeatsState(now('APPROVED', OVERTAKEN), paid)).toBe(false);
    expect(repeatsState(now('APPROVED', { ...OVERTAKEN, attemptState: 'REFUSED' }), paid)).toBe(false);
    expect(repeatsState(now('APPROVED'), paid)).toBe(true);
  });

  it('a delivery says nothing new, but news is news: another state, a state in question, a word in question', () => {
    expect(repeatsState(now('PENDING'), paid)).toBe(false);
    expect(repeatsState(now('PENDING', { flagged: true }), { kind: 'awaiting', reference: 'tx-1' })).toBe(
      false,
    );
    expect(repeatsState(now('PENDING'), { kind: 'awaiting', reference: 'tx-1', flagged: true })).toBe(false);
    expect(repeatsState(now('PENDING'), { kind: 'unknown', why: 'x' })).toBe(false);
  });

  it('a delivery says nothing new, but a return that proves a payment of which the books know nothing is news', () => {
    const returned = { kind: 'refunded', reference: 'tx-1', native: 'refunded' } as const;
    expect(repeatsState(now('REFUNDED', { captured: false }), returned)).toBe(false);
    expect(repeatsState(now('REFUNDED', { captured: true }), returned)).toBe(true);
    expect(repeatsState(now('REFUNDED', { captured: false }), { ...returned, native: 'canceled' })).toBe(
      true,
    );
  });
});

describe('a delivery that the provider did not confirm', () => {
  const refunded = { kind: 'refunded', reference: 'tx-1' } as const;

  it('a delivery that the provider did not confirm may still come true while the payment can go there', () => {
    expect(mayComeTrue(now('PENDING'), refunded)).toBe(true);
    expect(mayComeTrue(now('APPROVED'), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK'), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK', { flagged: true }), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK'), { kind: 'unknown', why: 'x' })).toBe(true);
  });

  it('a delivery that the provider did not confirm may still come true of a try that another overtook, if it tells of money', () => {
    expect(mayComeTrue(now('APPROVED', OVERTAKEN), { kind: 'settled', reference: 'tx-1' })).toBe(true);
    expect(mayComeTrue(now('APPROVED', OVERTAKEN), refunded)).toBe(false);
  });

  it('a delivery that the provider did not confirm cannot once the payment is past it', () => {
    expect(mayComeTrue(now('CHARGEBACK'), { kind: 'awaiting', reference: 'tx-1' })).toBe(false);
    expect(mayComeTrue(now('REFUNDED'), { kind: 'settled', reference: 'tx-1' })).toBe(false);
  });
});
