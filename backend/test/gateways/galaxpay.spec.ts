import { describe, expect, it } from '@jest/globals';
import { SAMPLE_CHARGE } from '../../src/gateways/rehearsal/samples.js';
import { providerHarness, testProvider } from './support/provider-harness.js';

/** Cel_Cash over real HTTP: charges that hold transactions, cards stored for a customer, sub-accounts of a partner. */
const at = providerHarness('CELCOIN');

describe('CELCOIN', () => {
  testProvider(at, {
    methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
    proof: 'proven',
    reportsPartialRefunds: false,
    returnedReads: 'chargedBack',
    withdraws: [{}, { pixKey: '+5511987654321', pixType: 'PHONE' }],
    queriesWithdraws: false,
    receiver: {},
  });

  const charge = (attemptId: string) =>
    at.runner.charge(at.gateway, at.account(), { ...SAMPLE_CHARGE, attemptId, createdAt: new Date() });
  const customersSent = async () => {
    const { requests } = (await at.control('GET', '/requests?provider=CELCOIN&operation=create')) as {
      requests: { body: { Customer: object } }[];
    };
    return requests.map(({ body }) => Object.keys(body.Customer));
  };

  it('creates a customer once, for any number of purchases', async () => {
    for (const attemptId of ['attempt-1', 'attempt-2'])
      await expect(charge(attemptId)).resolves.toMatchObject({ kind: 'awaiting' });
    await expect(customersSent()).resolves.toEqual([
      ['myId', 'name', 'document', 'emails', 'phones'],
      ['galaxPayId'],
    ]);
  });

  it('charges a new buyer who pays twice in parallel, and recognizes them the third time', async () => {
    const both = await Promise.all([charge('attempt-1'), charge('attempt-2')]);
    expect(both.map(({ kind }) => kind)).toEqual(['awaiting', 'awaiting']);
    await expect(charge('attempt-3')).resolves.toMatchObject({ kind: 'awaiting' });
    expect((await customersSent()).at(-1)).toEqual(['galaxPayId']);
  });

  it('CELCOIN reports the result of a payout by webhook, with our key', async () => {
    const withdrawReference = '01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77';
    const registration = { url: at.hook(), authToken: 'unused', email: 'a@loja.example' };
    await at.runner.registerWebhook(at.gateway, at.account(), registration);
    await at.runner.withdraw(at.gateway, at.account(), {
      withdrawReference,
      paymentMethod: 'PIX',
      amount: SAMPLE_CHARGE.amount,
      pixKey: 'ana@example.com',
      pixType: 'EMAIL',
      document: SAMPLE_CHARGE.customer.document,
      documentType: 'CPF',
      name: 'Ana',
      email: 'ana@example.com',
      description: 'Saque',
      createdAt: new Date(),
    });
    const outcome = { kind: 'settled', status: 'APPROVED', native: 'efectivated' };
    const payout = { type: 'WITHDRAW', withdrawReference, outcome };
    await expect(at.readAll()).resolves.toEqual([{ kind: 'payout', proven: true, payout }]);
  });
});
