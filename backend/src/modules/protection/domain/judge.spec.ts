import { expect, it } from '@jest/globals';
import { judge, type Counted } from './judge.js';

const WINDOW = new Date('2026-03-02T13:00:00Z');
const SOON = new Date('2026-03-02T12:00:15Z');
const counted = (changes: Partial<Counted> = {}): Counted => ({
  ...{ subject: { scope: 'email', value: 'maria@example.com' }, attempts: 1, declines: 0, unresolved: 1 },
  ...{ windowEnds: WINDOW, unresolvedEnds: SOON },
  ...changes,
});

it.each<[string, Partial<Counted>]>([
  ['the last attempt of the window', { attempts: 10 }],
  ['an attempt after four declines', { attempts: 5, declines: 4 }],
  ['five attempts at once', { attempts: 5, unresolved: 5 }],
])('allows %s', (_, changes) => {
  expect(judge({ action: 'card' }, [counted(changes)], {})).toBeUndefined();
});

it.each<[string, Partial<Counted>, object]>([
  ['one attempt more until the window ends', { attempts: 11 }, { reason: 'attempts', until: WINDOW }],
  [
    'an attempt after five declines until the window ends',
    { declines: 5 },
    { reason: 'declines', until: WINDOW },
  ],
  [
    'a sixth attempt at once until the others are known',
    { unresolved: 6 },
    { reason: 'declines', until: SOON },
  ],
])('refuses %s', (_, changes, refusal) => {
  expect(judge({ action: 'card' }, [counted(changes)], {})?.refusal).toEqual({ scope: 'email', ...refusal });
});

it('returns the longest refusal', () => {
  const address = counted({ subject: { scope: 'address', value: '203.0.113.9' }, unresolved: 21 });
  const refused = judge({ action: 'card' }, [address, counted({ declines: 5 })], {});
  expect(refused?.refusal).toEqual({ scope: 'email', reason: 'declines', until: WINDOW });
});

it('judge does not count declines where an action has no limit for declines', () => {
  expect(judge({ action: 'code' }, [counted({ attempts: 9, unresolved: 9 })], {})).toBeUndefined();
});
