import { describe } from '@jest/globals';
import { credentialsOf } from '../../src/gateways/testing/recordings.js';
import { house, provesFullHouse } from './support/full-house.js';

/** Pagar.me's API v5 over real HTTP: orders, cards stored for a customer, recipients, webhooks from the dashboard. */
describe.each(['PAGARME', 'PAGARMEBAAS'])('%s', (id) => {
  const basic = Buffer.from(`${credentialsOf(id)['secretKey']}:`).toString('base64');
  provesFullHouse(house(id), {
    methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
    proof: 'hint',
    refusesBilletRefund: true,
    panel: { authorization: `Basic ${basic}` },
    withdraws: [{ paymentMethod: 'RECEIVER' }],
    receiver: {},
  });
});
