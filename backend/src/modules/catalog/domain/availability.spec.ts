import { expect, it } from '@jest/globals';
import { availabilityAt } from './availability.js';

it.each([
  [{ availableFromMs: null, availableUntilMs: null }, 'NOW'],
  [{ availableFromMs: 1_001, availableUntilMs: null }, 'NOT_YET'],
  [{ availableFromMs: 1_000, availableUntilMs: 1_001 }, 'NOW'],
  [{ availableFromMs: null, availableUntilMs: 1_000 }, 'OVER'],
])('at the instant 1,000 an offer of the period %j is available: %s', (period, availability) => {
  expect(availabilityAt(period, new Date(1_000))).toBe(availability);
});
