import { describe, expect, it } from '@jest/globals';
import { standingAfterReceipt } from './charge-states.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const [EARLIER, LATER] = [new Date('2026-03-01T12:00:00Z'), new Date('2026-03-20T12:00:00Z')];

describe('a charge of which money came or went back', () => {
  const charge = { amount: 1_000, dueAt: LATER, endedAt: null } as const;

  it('is paid when all of it is paid', () => {
    const open = { ...charge, state: 'OPEN' } as const;
    expect(standingAfterReceipt(open, 1_000, NOW)).toEqual({ state: 'PAID', endedAt: NOW });
    expect(standingAfterReceipt(open, 999, NOW)).toEqual({ state: 'OPEN', endedAt: null });
  });

  it('and was paid is owed again, as overdue after its day', () => {
    const paid = { ...charge, state: 'PAID', endedAt: EARLIER } as const;
    expect(standingAfterReceipt(paid, 0, NOW)).toEqual({ state: 'OPEN', endedAt: null });
    expect(standingAfterReceipt({ ...paid, dueAt: EARLIER }, 0, NOW)).toEqual({
      ...{ state: 'OVERDUE', endedAt: null },
    });
  });

  it.each(['CANCELED', 'WRITTEN_OFF'] as const)('and was given up (%s) is not open again', (state) => {
    const ended = { ...charge, state, endedAt: EARLIER };
    expect(standingAfterReceipt(ended, 0, NOW)).toEqual({ state, endedAt: EARLIER });
  });
});
