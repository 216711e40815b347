import { describe, expect, it } from '@jest/globals';
import {
  OPEN_REFUND_STATES,
  REFUND_STATES,
  refundStatesBefore,
  refundVerdict,
  type RefundState,
} from './refund-transitions.js';

/** The table once more: rows from, columns to, in the order of REFUND_STATES. */
const TABLE: Readonly<Record<RefundState, string>> = {
  ASKED: 'same allowed allowed allowed',
  PROCESSING: 'stale same allowed allowed',
  DONE: 'stale stale same forbidden',
  REFUSED: 'stale stale forbidden same',
};

describe('the transitions of a refund', () => {
  it.each(REFUND_STATES)('lead from %s only where the table says', (from) => {
    expect(REFUND_STATES.map((to) => refundVerdict(from, to)).join(' ')).toBe(TABLE[from]);
  });

  it('name the states before each state', () => {
    expect(REFUND_STATES.map(refundStatesBefore)).toEqual([
      [],
      ['ASKED'],
      ['ASKED', 'PROCESSING'],
      ['ASKED', 'PROCESSING'],
    ]);
    expect(OPEN_REFUND_STATES).toEqual(['ASKED', 'PROCESSING']);
  });
});
