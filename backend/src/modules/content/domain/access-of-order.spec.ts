import { expect, it } from '@jest/globals';
import { accessOfOrder } from './access-of-order.js';

const [MONDAY, TUESDAY] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-03-03T12:00:00Z')];
const payment = (status: string, approvedAt: Date | null = null) => ({ status, approvedAt });

it('an order opens everything since its first payment that is approved', () => {
  const payments = [payment('APPROVED', TUESDAY), payment('REJECTED'), payment('APPROVED', MONDAY)];
  expect(accessOfOrder(payments)).toEqual({ kind: 'all', since: MONDAY });
  expect(accessOfOrder([payment('APPROVED')])).toEqual({ kind: 'all', since: null });
});

it('a payment that was made twice and returned once still opens everything', () => {
  const payments = [payment('REFUNDED', MONDAY), payment('APPROVED', TUESDAY)];
  expect(accessOfOrder(payments)).toEqual({ kind: 'all', since: TUESDAY });
});

it.each([
  [['PENDING'], 'OTHER'],
  [['REFUNDED'], 'REFUNDED'],
  [['REFUNDED', 'CHARGEBACK'], 'CHARGEBACK'],
  [[], 'OTHER'],
])('payments %j open nothing, because of %s', (statuses, reason) => {
  expect(accessOfOrder(statuses.map((status) => payment(status, MONDAY)))).toEqual({ kind: 'none', reason });
});
