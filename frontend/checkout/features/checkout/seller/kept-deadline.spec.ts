import { describe, expect, test } from '@jest/globals';
import { keptDeadline } from './kept-deadline';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number) => count * 60_000;

function storageWith(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  };
}

describe('the deadline of a countdown', () => {
  test('the deadline of a countdown is stored for the visit: a later reload does not restart it (C4.35)', () => {
    const storage = storageWith();
    expect(keptDeadline(storage, 'a', 900, NOW)).toBe(NOW + minutes(15));
    expect(keptDeadline(storage, 'a', 900, NOW + minutes(10))).toBe(NOW + minutes(15));
    expect(keptDeadline(storage, 'a', 900, NOW + minutes(60))).toBe(NOW + minutes(15));
  });

  test('the deadline of a countdown is its own for each name', () => {
    const storage = storageWith();
    keptDeadline(storage, 'a', 900, NOW);
    expect(keptDeadline(storage, 'b', 900, NOW + minutes(1))).toBe(NOW + minutes(16));
  });

  test.each(['', 'x', '-1', 'Infinity', String(NOW + minutes(16))])(
    'the deadline of a countdown ignores a stored "%s"',
    (kept) => {
      const storage = storageWith({ a: kept });
      expect(keptDeadline(storage, 'a', 900, NOW)).toBe(NOW + minutes(15));
      expect(storage.items.get('a')).toBe(String(NOW + minutes(15)));
    },
  );

  test('the deadline of a countdown is counted from now without storage', () => {
    const full = {
      ...storageWith(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(keptDeadline(full, 'a', 60, NOW)).toBe(NOW + minutes(1));
    expect(keptDeadline(undefined, 'a', 60, NOW)).toBe(NOW + minutes(1));
  });
});
