import { describe, expect, it } from '@jest/globals';
import { credentialsOf } from '../../src/gateways/rehearsal/examples.js';
import { SAMPLE_BILLET_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { providerHarness, testProvider } from './support/provider-harness.js';

/** Pagar.me's API v5 over real HTTP: orders, cards stored for a customer, recipients, webhooks from the dashboard. */
describe.each(['PAGARME', 'PAGARMEBAAS'])('%s', (id) => {
  const basic = Buffer.from(`${credentialsOf(id)['secretKey']}:`).toString('base64');
  const at = providerHarness(id);

  testProvider(at, {
    methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
    proof: 'hint',
    refusesBilletRefund: true,
    panel: { authorization: `Basic ${basic}` },
    withdraws: [{ paymentMethod: 'RECEIVER' }],
    receiver: {},
  });

  it.each([
    ['overpaid', 6000],
    ['underpaid', 4000],
  ])('reads the amount that was paid of a boleto that is %s (P4.16)', async (native, amount) => {
    const intent = { ...SAMPLE_BILLET_CHARGE, createdAt: new Date() };
    const outcome = await at.runner.charge(at.gateway, at.account(), intent);
    const { reference } = outcome as { reference: string };
    await at.control('POST', `/charges/${id}/${reference}/pay`, { amount });
    const queried = { ...intent, reference, queriedAt: new Date() };
    const reported = await at.runner.query(at.gateway, at.account(), queried);
    expect(reported).toMatchObject({ kind: 'settled', amount, native });
  });
});
