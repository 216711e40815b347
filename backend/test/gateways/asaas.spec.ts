import { providerHarness, testProvider } from './support/provider-harness.js';

/** ASAAS over real HTTP: customers first, cards by token, boletos, transfers, sub-accounts, proven webhooks. */
testProvider(providerHarness('ASAAS'), {
  methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
  proof: 'proven',
  refusesBilletRefund: true,
  withdraws: [
    {},
    { pixKey: '11987654321', pixType: 'PHONE' },
    { paymentMethod: 'BANK_ACCOUNT', bankCode: '341', branchNumber: '0926', accountNumber: '45673-7' },
    { paymentMethod: 'RECEIVER' },
  ],
  receiver: {},
});
