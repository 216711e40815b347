import { expect, it } from '@jest/globals';
import { SAMPLE_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { providerHarness, testProvider } from './support/provider-harness.js';

/** Mercado Pago over real HTTP: a token for each card charge, boletos, refunds by key, notifications without a status. */
const at = providerHarness('MERCADOPAGO');

testProvider(at, {
  methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
  proof: 'proven',
  webhookReading: 'unknown',
});

it('receives both kinds of webhook for a new payment (P1.17)', async () => {
  const intent = { ...SAMPLE_CHARGE, createdAt: new Date(), webhookUrl: at.hook() };
  const outcome = await at.runner.charge(at.gateway, at.account(), intent);
  const { reference } = outcome as { reference: string };
  const received = await at.readAll(2);
  expect(received).toHaveLength(2);
  for (const reading of received) expect(reading).toMatchObject({ reference });
  // Today's form is signed, the older one never is.
  expect(received.map(({ kind }) => kind).sort()).toEqual(['hint', 'proven']);
});
