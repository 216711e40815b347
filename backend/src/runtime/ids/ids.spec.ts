import { describe, expect, it } from '@jest/globals';
import { firstIdOf, instantOf, newId } from './index.js';

const INSTANT = new Date('2026-07-01T12:00:00.123Z');

describe('an id', () => {
  it('holds its instant and is greater than every id made before it', () => {
    const later = new Date(INSTANT.getTime() + 1);
    const ids = [newId(INSTANT), newId(later)];
    expect(ids.map((id) => instantOf(id))).toEqual([INSTANT, later]);
    expect(ids.toSorted()).toEqual(ids);
    expect(firstIdOf(INSTANT) < (ids[0] ?? '')).toBe(true);
    expect(firstIdOf(later) > (ids[0] ?? '')).toBe(true);
  });

  it('sorts after the one made before it in the same millisecond', () => {
    const ids = Array.from({ length: 1_000 }, () => newId(INSTANT));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(1_000);
  });
});
