import { expect, it } from '@jest/globals';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleRefund } from '../rehearsal/samples.js';
import { runExample } from '../testing/run-example.js';

/**
 * Examples hold no headers, so where a provider takes our key in one, it is asked for here: what is sent again under the
 * same key is done once (payments.md §7 names ONZ's; the others are in the fact sheets, or promise nothing and name it).
 */
const { attemptId } = SAMPLE_CHARGE;
const { withdrawReference } = SAMPLE_WITHDRAW;
const { refundId } = sampleRefund('any');

it.each([
  ['PAGARME', 'chargePix', 'idempotency-key', attemptId],
  ['PAGARME', 'chargeCard', 'idempotency-key', attemptId],
  ['PAGARME', 'refund', 'idempotency-key', refundId],
  ['IUGU', 'chargePix', 'idempotency-key', attemptId],
  ['IUGU', 'chargeBillet', 'idempotency-key', attemptId],
  ['IUGU', 'chargeCard', 'idempotency-key', attemptId],
  ['IUGU', 'refund', 'idempotency-key', refundId],
  ['MERCADOPAGO', 'chargePix', 'x-idempotency-key', attemptId],
  ['MERCADOPAGO', 'chargeCard', 'x-idempotency-key', attemptId],
  ['MERCADOPAGO', 'refund', 'x-idempotency-key', refundId],
  ['OWENPAY', 'chargePix', 'idempotency-key', attemptId],
  ['OWENPAY', 'withdraw', 'idempotency-key', withdrawReference],
  ['ABMEX', 'refund', 'idempotency-key', refundId],
  ['CELCOIN', 'refund', 'idempotency-key', refundId],
  ['WITETEC', 'withdraw', 'idempotency-key', withdrawReference],
  ['PAYUP', 'chargePix', 'idempotency-key', attemptId],
  ['PAYUP', 'refund', 'idempotency-key', refundId],
  ['PAYUP', 'withdraw', 'idempotency-key', withdrawReference],
  ['P7.131 ONZ', 'withdraw', 'x-idempotency-key', withdrawReference],
  ['VOLUTI', 'withdraw', 'x-idempotency-key', withdrawReference],
])('%s is told our key of a %s in the header %s', async (who, capability, header, key) => {
  const { requests } = await runExample(who.split(' ').at(-1) ?? who, capability);
  const reported = requests.map(({ headers }) => headers[header]).filter((value) => value !== undefined);
  expect(reported).toEqual([key]);
});
