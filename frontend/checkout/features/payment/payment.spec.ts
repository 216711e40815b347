import { expect, test } from '@jest/globals';
import { trueOf } from './payment';
import { aPayment } from './payment.fixture';

const waiting = aPayment();
const paid = aPayment({ status: 'APPROVED' });

test('the later state wins, also over an end: an expired code that was paid is paid', () => {
  expect(trueOf(waiting, paid)).toBe(paid);
  expect(trueOf(aPayment({ status: 'CANCELED' }), paid)).toBe(paid);
  const given = aPayment({ status: 'REFUNDED' });
  expect(trueOf(paid, given)).toBe(given);
});

test('an answer requested before the end does not revert the end', () => {
  for (const status of ['APPROVED', 'REJECTED', 'CANCELED', 'REFUNDED', 'CHARGEBACK'] as const) {
    const ended = aPayment({ status });
    expect(trueOf(ended, waiting)).toBe(ended);
  }
});

test('a code that was replaced sends no more events', () => {
  const replaced = aPayment({ paymentId: 'p0', status: 'CANCELED' });
  expect(trueOf(waiting, replaced)).toBe(waiting);
});
