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

describe('a delivery changes nothing', () => {
  const paid = { kind: 'settled', reference: 'tx-1' } as const;

  it('when the payment already has this state', () => {
    expect(repeatsState(now('APPROVED'), paid)).toBe(true);
    expect(repeatsState(now('PENDING'), { kind: 'awaiting', reference: 'tx-1' })).toBe(true);
  });

  it('when the code it calls expired was given up', () => {
    const expired = { kind: 'declined', reason: 'expired', reference: 'tx-1' } as const;
    expect(repeatsState(now('CANCELED'), expired)).toBe(true);
    expect(repeatsState(now('REJECTED'), expired)).toBe(false);
  });

  it('when an ambiguous return status follows the refund, but not before it, and not for a dispute status', () => {
    const disputed = { kind: 'chargedBack', reference: 'tx-1' } as const;
    const returned = { ...disputed, returned: true } as const;
    expect(repeatsState(now('REFUNDED'), returned)).toBe(true);
    expect(repeatsState(now('REFUNDED', { flagged: true }), returned)).toBe(false);
    expect(repeatsState(now('REFUNDED'), disputed)).toBe(false);
    expect(repeatsState(now('APPROVED'), returned)).toBe(false);
  });

  it('a delivery changes nothing, except for a partial return', () => {
    const part = { ...paid, refundedAmount: cents(1) };
    expect(repeatsState(now('APPROVED'), part)).toBe(false);
    expect(repeatsState(now('APPROVED'), { ...part, refundedAmount: cents(0) })).toBe(true);
  });

  it('a delivery changes nothing, except for a payment in another currency, paid or open', () => {
    const open = { kind: 'awaiting', reference: 'tx-1' } as const;
    for (const outcome of [paid, { ...paid, currency: 'BRL' }])
      expect(repeatsState(now('APPROVED'), outcome)).toBe(true);
    expect(repeatsState(now('APPROVED'), { ...paid, currency: 'MXN' })).toBe(false);
    expect(repeatsState(now('PENDING'), { ...open, currency: 'MXN' })).toBe(false);
  });

  it('a delivery changes nothing, except for a second payment of an order paid by another attempt; a repetition of the first changes nothing', () => {
    expect(repeatsState(now('APPROVED', OVERTAKEN), paid)).toBe(false);
    expect(repeatsState(now('APPROVED', { ...OVERTAKEN, attemptState: 'REFUSED' }), paid)).toBe(false);
    expect(repeatsState(now('APPROVED'), paid)).toBe(true);
  });

  it('a delivery changes nothing, except for another state, a state in question, or a status in question', () => {
    expect(repeatsState(now('PENDING'), paid)).toBe(false);
    expect(repeatsState(now('PENDING', { flagged: true }), { kind: 'awaiting', reference: 'tx-1' })).toBe(
      false,
    );
    expect(repeatsState(now('PENDING'), { kind: 'awaiting', reference: 'tx-1', flagged: true })).toBe(false);
    expect(repeatsState(now('PENDING'), { kind: 'unknown', why: 'x' })).toBe(false);
  });

  it('a delivery changes nothing, except for a return that proves an unbooked payment', () => {
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

  it('an unconfirmed delivery may become true while the payment allows the transition', () => {
    expect(mayComeTrue(now('PENDING'), refunded)).toBe(true);
    expect(mayComeTrue(now('APPROVED'), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK'), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK', { flagged: true }), refunded)).toBe(true);
    expect(mayComeTrue(now('CHARGEBACK'), { kind: 'unknown', why: 'x' })).toBe(true);
  });

  it('an unconfirmed delivery may become true for an attempt that another has replaced, if it reports money', () => {
    expect(mayComeTrue(now('APPROVED', OVERTAKEN), { kind: 'settled', reference: 'tx-1' })).toBe(true);
    expect(mayComeTrue(now('APPROVED', OVERTAKEN), refunded)).toBe(false);
  });

  it('a delivery that the provider did not confirm cannot once the payment is past it', () => {
    expect(mayComeTrue(now('CHARGEBACK'), { kind: 'awaiting', reference: 'tx-1' })).toBe(false);
    expect(mayComeTrue(now('REFUNDED'), { kind: 'settled', reference: 'tx-1' })).toBe(false);
  });
});
