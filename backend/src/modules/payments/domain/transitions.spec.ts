import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from './payment.js';
import { verdict } from './transitions.js';

const STATUSES: readonly PaymentStatus[] = [
  'PENDING',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'REFUNDED',
  'CHARGEBACK',
];

/** The whole table: rows from, columns to, in the order above. */
const TABLE: Readonly<Record<PaymentStatus, string>> = {
  PENDING: 'same allowed allowed allowed allowed allowed',
  APPROVED: 'stale same forbidden forbidden allowed allowed',
  REJECTED: 'stale allowed same stale forbidden forbidden',
  CANCELED: 'stale allowed stale same forbidden forbidden',
  REFUNDED: 'stale stale stale stale same forbidden',
  CHARGEBACK: 'stale allowed stale stale allowed same',
};

describe('the states of a payment', () => {
  it.each(STATUSES)('lead from %s only where the table says', (from) => {
    expect(STATUSES.map((to) => verdict(from, to)).join(' ')).toBe(TABLE[from]);
  });
});
