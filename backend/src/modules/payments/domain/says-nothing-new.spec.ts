import { describe, expect, it } from '@jest/globals';
import { saysNothingNew } from './says-nothing-new.js';

describe('a delivery says nothing new', () => {
  const paid = { kind: 'settled', reference: 'tx-1' } as const;

  it('when the payment already stands there', () => {
    expect(saysNothingNew({ status: 'APPROVED', flagged: false }, paid)).toBe(true);
    expect(
      saysNothingNew({ status: 'PENDING', flagged: false }, { kind: 'awaiting', reference: 'tx-1' }),
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
