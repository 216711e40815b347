import { describe, expect, it } from '@jest/globals';
import { requestHash } from './request-hash.js';

describe('the hash of a request', () => {
  it('the hash of a request does not depend on the order of its fields, at any depth', () => {
    expect(requestHash({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(requestHash({ b: { d: [1, 2], c: 2 }, a: 1 }));
  });

  it('differs for any other value, order of a list included', () => {
    const hashes = [{ a: 1 }, { a: '1' }, { a: [1, 2] }, { a: [2, 1] }, { a: 1, b: null }, {}].map(
      requestHash,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
