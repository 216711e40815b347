import { describe, expect, it } from '@jest/globals';
import { canSaveAbandonedCart } from './abandoned-cart.js';

describe('abandoned cart', () => {
  it('abandoned cart is saved with a valid e-mail or a phone of 11 digits (C5.38, C9.8)', () => {
    expect(canSaveAbandonedCart({ email: 'ana@example.com' })).toBe(true);
    expect(canSaveAbandonedCart({ email: 'ana@', phone: '(11) 94321-4321' })).toBe(true);
    expect(canSaveAbandonedCart({ email: 'ana@', phone: '(11) 94321-432' })).toBe(false);
    expect(canSaveAbandonedCart({})).toBe(false);
  });
});
