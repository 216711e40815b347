import { cents } from '@guiche/money';
import { describe, expect, it } from '@jest/globals';
import { mayComeTrue, saysNothingNew } from './says-nothing-new.js';

describe('a delivery says nothing new', () => {
  const paid = { kind: 'settled', reference: 'tx-1' } as const;

  it('when the payment already stands there', () => {
    expect(saysNothingNew({ status: 'APPROVED', flagged: false }, paid)).toBe(true);
    expect(
      saysNothingNew({ status: 'PENDING', flagged: false }, { kind: 'awaiting', reference: 'tx-1' }),
    ).toBe(true);
  });

  it('when the code it calls expired was given up', () => {
    const expired = { kind: 'declined', reason: 'expired', reference: 'tx-1' } as const;
    expect(saysNothingNew({ status: 'CANCELED', flagged: false }, expired)).toBe(true);
    expect(saysNothingNew({ status: 'REJECTED', flagged: false }, expired)).toBe(false);
  });

  it('when a word for any return comes after the refund, but not before it, and not a word of disputes', () => {
    const disputed = { kind: 'chargedBack', reference: 'tx-1' } as const;
    const returned = { ...disputed, returned: true } as const;
    expect(saysNothingNew({ status: 'REFUNDED', flagged: false }, returned)).toBe(true);
    expect(saysNothingNew({ status: 'REFUNDED', flagged: true }, returned)).toBe(false);
    expect(saysNothingNew({ status: 'REFUNDED', flagged: false }, disputed)).toBe(false);
    expect(saysNothingNew({ status: 'APPROVED', flagged: false }, returned)).toBe(false);
  });

  it('but not when a part of what was paid went back', () => {
    const part = { ...paid, refundedAmount: cents(1) };
    expect(saysNothingNew({ status: 'APPROVED', flagged: false }, part)).toBe(false);
    expect(
      saysNothingNew({ status: 'APPROVED', flagged: false }, { ...part, refundedAmount: cents(0) }),
    ).toBe(true);
  });

  it('but news is news: another state, a state in question, a word in question', () => {
    expect(saysNothingNew({ status: 'PENDING', flagged: false }, paid)).toBe(false);
    expect(
      saysNothingNew({ status: 'PENDING', flagged: true }, { kind: 'awaiting', reference: 'tx-1' }),
    ).toBe(false);
    expect(
      saysNothingNew(
        { status: 'PENDING', flagged: false },
        { kind: 'awaiting', reference: 'tx-1', flagged: true },
      ),
    ).toBe(false);
    expect(saysNothingNew({ status: 'PENDING', flagged: false }, { kind: 'unknown', why: 'x' })).toBe(false);
  });
});

describe('a delivery that the provider did not confirm', () => {
  const refunded = { kind: 'refunded', reference: 'tx-1' } as const;

  it('may still come true while the payment can go there', () => {
    expect(mayComeTrue({ status: 'PENDING', flagged: false }, refunded)).toBe(true);
    expect(mayComeTrue({ status: 'APPROVED', flagged: false }, refunded)).toBe(true);
    expect(mayComeTrue({ status: 'CHARGEBACK', flagged: true }, refunded)).toBe(true);
    expect(mayComeTrue({ status: 'CHARGEBACK', flagged: false }, { kind: 'unknown', why: 'x' })).toBe(true);
  });

  it('cannot once the payment is past it', () => {
    expect(mayComeTrue({ status: 'CHARGEBACK', flagged: false }, refunded)).toBe(false);
    expect(mayComeTrue({ status: 'REFUNDED', flagged: false }, { kind: 'settled', reference: 'tx-1' })).toBe(
      false,
    );
  });
});
