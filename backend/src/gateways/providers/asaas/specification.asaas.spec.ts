import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_CARD, SAMPLE_CARD_CHARGE } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus } from '../../testing/words.js';

const asaas = SUBJECTS.find(({ id }) => id === 'ASAAS')!;
const sentBy = async (capability: string) =>
  (await requestsOf('ASAAS', capability)).map(({ body }) => body as Record<string, Json>);

describe('ASAAS in the specification', () => {
  it('refuses a receiver without monthly revenue, with this message, and sends nothing (P5.10, P8.41)', async () => {
    const { runner, sent } = stage([]);
    const intent = { providerSpecificData: {} };
    await expect(
      runOperation(runner, asaas.gateway, asaas.account, { capability: 'createReceiver', intent }),
    ).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Adquirente requer campo de renda mensal.',
    });
    expect(sent).toEqual([]);
  });

  it('makes a card due one year ahead, counted in Brazil (P9.38)', async () => {
    expect((await sentBy('chargeCard'))[1]).toMatchObject({
      billingType: 'CREDIT_CARD',
      dueDate: '2031-01-01',
    });
  });

  it('makes a card of 29 February due on the 28th (P9.38)', async () => {
    const { exchanges } = successfulExample(asaas, 'chargeCard')!;
    const { runner, sent } = stage(exchanges);
    const intent = { createdAt: new Date('2028-02-29T15:00:00.000Z') as unknown as Json };
    await runOperation(runner, asaas.gateway, asaas.account, { capability: 'chargeCard', intent });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ dueDate: '2029-02-28' });
  });

  it('sends the year of a card with four digits (P5.33)', async () => {
    expect((await sentBy('createCardToken'))[1]).toMatchObject({ creditCard: { expiryYear: '2031' } });
  });

  it('charges a card to the customer of its token, even if another customer with the same document was created in between', async () => {
    const tokenized = successfulExample(asaas, 'createCardToken')!.exchanges;
    const [, charged] = successfulExample(asaas, 'chargeCard')!.exchanges;
    const { runner, sent } = stage([...tokenized, charged!]);
    const sealedCard = runner.sealCard(asaas.account, SAMPLE_CARD);
    const charge = { ...SAMPLE_CARD_CHARGE, sealedCard };
    const outcome = await runner.charge(asaas.gateway, asaas.account, charge);
    expect(outcome).toHaveProperty('reference', 'pay_080225913252');
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /base/customers',
      'POST /base/creditCard/tokenizeCreditCard',
      'POST /base/payments',
    ]);
    expect(JSON.parse(sent[2]?.body ?? '')).toMatchObject({
      customer: 'cus_000005219613',
      creditCardToken: '76496073-536f-4835-80db-c45d00f33695',
    });
  });

  it.each([
    ['RECEIVED_IN_CASH', { kind: 'settled' }],
    ['DUNNING_RECEIVED', { kind: 'settled' }],
    ['DUNNING_REQUESTED', { kind: 'declined', reason: 'expired' }],
  ])("reads the provider's word %s as %j, and calls nobody", async (word, outcome) => {
    const reported = await outcomeOfStatus('ASAAS', 'query', word);
    expect(reported).toMatchObject({ ...outcome, native: word });
    expect(reported).not.toHaveProperty('flagged');
  });

  it.each([
    ['PENDING', 'P4.140', 'PENDING', 'PENDING'],
    ['BANK_PROCESSING', 'P4.141', 'BANK_PROCESSING', 'PENDING'],
    ['DONE', 'P4.143', 'DONE', 'APPROVED'],
    ['CANCELLED', 'P4.145', 'CANCELLED', 'CANCELED'],
    ['FAILED', 'P4.144', 'FAILED', 'REJECTED'],
  ])('%s is a payout status (%s)', async (_, _rule, word, status) => {
    const { exchanges } = successfulExample(asaas, 'queryWithdraw')!;
    const [{ request, reply }] = exchanges as [(typeof exchanges)[number]];
    const body = { ...(reply.body as Record<string, Json>), status: word };
    const { runner } = stage([{ request, reply: { ...reply, body } }]);
    const outcome = await runOperation(
      runner,
      asaas.gateway,
      asaas.account,
      successfulExample(asaas, 'queryWithdraw')!,
    );
    expect(outcome).toMatchObject({ status, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });
});
