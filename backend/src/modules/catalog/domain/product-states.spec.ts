import { describe, expect, it } from '@jest/globals';
import { PRODUCT_STATUSES, SELLER_STEPS, STAFF_STEPS, statusAfter } from './product-states.js';

const AT_ONCE = { reviewedFirst: false };
const FIRST = { reviewedFirst: true };

describe('a product', () => {
  it('is sold as soon as it is published, or once staff have approved it', () => {
    expect(statusAfter('DRAFT', 'publish', AT_ONCE)).toBe('ACTIVE');
    expect(statusAfter('DRAFT', 'publish', FIRST)).toBe('IN_REVIEW');
    expect(statusAfter('IN_REVIEW', 'approve', FIRST)).toBe('ACTIVE');
  });

  it('that staff refused is sold again only after another review', () => {
    for (const rule of [AT_ONCE, FIRST]) expect(statusAfter('REFUSED', 'publish', rule)).toBe('IN_REVIEW');
    expect(statusAfter('REFUSED', 'resume', AT_ONCE)).toBeUndefined();
  });

  it('that staff blocked is out of the reach of its seller', () => {
    for (const step of [...SELLER_STEPS, 'delete'] as const)
      expect(statusAfter('BLOCKED', step, AT_ONCE)).toBeUndefined();
    expect(statusAfter('BLOCKED', 'unblock', AT_ONCE)).toBe('PAUSED');
  });

  it('that was deleted stays deleted', () => {
    for (const step of [...SELLER_STEPS, ...STAFF_STEPS, 'delete'] as const)
      expect(statusAfter('DELETED', step, AT_ONCE)).toBeUndefined();
  });

  it('never becomes a draft again', () => {
    for (const status of PRODUCT_STATUSES)
      for (const step of [...SELLER_STEPS, ...STAFF_STEPS, 'delete'] as const)
        expect(statusAfter(status, step, AT_ONCE)).not.toBe('DRAFT');
  });
});
