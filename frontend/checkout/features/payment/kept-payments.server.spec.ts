import { expect, test } from '@jest/globals';
import { KeptPayments } from './kept-payments.server';
import { aPayment } from './payment.fixture';

const payment = (paymentId: string) => aPayment({ paymentId });
const visit = (cookie: string) =>
  new Request('https://conecta.example/checkout/payment/p1', { headers: { cookie } });

test('the answer to a purchase is given to its own browser, once (C4.17, C7.46, C7.47)', () => {
  const kept = new KeptPayments(() => 0);
  kept.keep(payment('p1'));
  expect(kept.takeFor(visit('purchase=p2'), 'p1')).toBeUndefined();
  expect(kept.takeFor(visit(''), 'p1')).toBeUndefined();
  expect(kept.takeFor(visit('purchase=p1'), 'p1')).toEqual(payment('p1'));
  expect(kept.takeFor(visit('purchase=p1'), 'p1')).toBeUndefined();
});

test('it is stored for 30 seconds, and no more of them than a process sells in that time (C4.17, C9.13)', () => {
  let now = 0;
  const kept = new KeptPayments(() => now);
  kept.keep(payment('p1'));
  now = 30_000;
  expect(kept.takeFor(visit('purchase=p1'), 'p1')).toBeUndefined();
  for (let number = 0; number <= 1_000; number += 1) kept.keep(payment(`n${number}`));
  expect(kept.takeFor(visit('purchase=n0'), 'n0')).toBeUndefined();
  expect(kept.takeFor(visit('purchase=n1'), 'n1')).toEqual(payment('n1'));
  expect(kept.takeFor(visit('purchase=n1000'), 'n1000')).toEqual(payment('n1000'));
});
