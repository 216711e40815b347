import { expect, it } from '@jest/globals';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleRefund } from '../rehearsal/samples.js';
import { runExample } from '../testing/run-example.js';

/**
 * Examples contain no headers, so keys in headers are tested here: a repeated request with the same key is executed
 * once (payments.md §7 names ONZ's; others are documented by the provider, or are sent without a guarantee).
 */
const { attemptId } = SAMPLE_CHARGE;
const { withdrawReference } = SAMPLE_WITHDRAW;
const { refundId } = sampleRefund('any');

/** The values of a header in the requests of an operation, in order. */
async function valuesOf(header: string, id: string, capability: string): Promise<string[]> {
  const { requests } = await runExample(id, capability);
  return requests.map(({ headers }) => headers[header]).filter((value) => value !== undefined);
}

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
  ['VOLUTI', 'withdraw', 'x-idempotency-key', withdrawReference],
])('sends our key to %s for %s in the header %s', async (id, capability, header, key) => {
  expect(await valuesOf(header, id, capability)).toEqual([key]);
});

it('sends our key to ONZ for a withdrawal in the header x-idempotency-key (P7.131)', async () => {
  expect(await valuesOf('x-idempotency-key', 'ONZ', 'withdraw')).toEqual([withdrawReference]);
});
