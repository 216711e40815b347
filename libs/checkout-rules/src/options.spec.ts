import { describe, expect, it } from '@jest/globals';
import { CHECKOUT_TEMPLATES, PRODUCT_TYPES } from './options.js';

describe('what may be chosen', () => {
  it('products are digital or physical (P9.70, P9.71, C9.25, C9.26)', () => {
    expect(PRODUCT_TYPES).toEqual(['DIGITAL', 'FISICO']);
  });

  it('checkouts have one of three layouts (P9.72, P9.73, P9.74, C9.30, C9.31, C9.32)', () => {
    expect(CHECKOUT_TEMPLATES).toEqual(['DEFAULT', 'DROPSHIPPING', 'VEGA']);
  });
});
