import { describe, expect, it } from '@jest/globals';
import { signInDelay } from './sign-in-delay.js';

const NONE = { ofAccount: 1, ofNetwork: 1, ofNetworkAtAccount: 1 };

describe('an attempt to sign in', () => {
  it.each([
    [1, 0],
    [5, 0],
    [6, 250],
    [7, 500],
    [8, 1_000],
    [9, 2_000],
    [10, 3_000],
    [1_000_000, 3_000],
  ])('number %i at one account waits %i ms', (ofAccount, delayMs) => {
    expect(signInDelay({ ...NONE, ofAccount })).toEqual({ delayMs });
  });

  it.each([
    [20, 0],
    [21, 250],
    [60, 3_000],
  ])('number %i from one network waits %i ms', (ofNetwork, delayMs) => {
    expect(signInDelay({ ...NONE, ofNetwork })).toEqual({ delayMs });
  });

  it('is refused when its network made more than 60', () => {
    expect(signInDelay({ ...NONE, ofNetwork: 61 })).toBe('refused');
  });

  it('at an account under attack is refused only from networks that failed there', () => {
    expect(signInDelay({ ...NONE, ofAccount: 1_000, ofNetworkAtAccount: 4 })).toBe('refused');
    expect(signInDelay({ ...NONE, ofAccount: 1_000, ofNetworkAtAccount: 3 })).toEqual({ delayMs: 3_000 });
    expect(signInDelay({ ...NONE, ofAccount: 60, ofNetworkAtAccount: 60 })).toEqual({ delayMs: 3_000 });
  });
});
