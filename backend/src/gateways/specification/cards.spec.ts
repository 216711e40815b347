import { describe, expect, it } from '@jest/globals';
import { SAMPLE_CARD, SAMPLE_CARD_ID, SAMPLE_CARD_TOKEN } from '../rehearsal/samples.js';
import { bodyOf, runExample } from '../testing/run-example.js';
import { successfulExample } from '../gateways.contract.subjects.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { subjectOf } from '../testing/words.js';

/** Payments.md §3, "Card data": the card fields that reach a provider, and their format. */
it.each([
  ['cardNumber', '5555555555554444', { number: '5555555555554444' }, 'P3.70'],
  ['holderName', 'Rita Reis', { holder_name: 'Rita Reis' }, 'P3.71'],
  ['holderDocument', '52998224725', { holder_document: '52998224725' }, 'P3.72'],
  ['expMonth', '03', { exp_month: 3 }, 'P3.73'],
  ['expYear', '34', { exp_year: 2034 }, 'P3.74, P5.33'],
  ['cvv', '4321', { cvv: '4321' }, 'P3.75'],
])('the %s %s is sent to PAGARME as %j (%s)', async (field, value, reported, _rule) => {
  const card = { ...SAMPLE_CARD, [field]: value };
  await expect(bodyOf('PAGARME', 'createCardToken', { card })).resolves.toMatchObject({ card: reported });
});

/** In March: a one-digit month is a number, or has a leading zero, as each provider requires. */
it.each([
  ['ASAAS', 'createCardToken', { creditCard: { expiryMonth: '03' } }],
  ['AXISBANK', 'chargeCard', { creditCard: { expMonth: '03' } }],
  ['SUITPAY', 'chargeCard', { card: { expirationMonth: '03' } }],
  ['WITETEC', 'chargeCard', { card: { expiration_month: '03' } }],
  ['CELCOIN', 'createCardId', { expiresAt: '2031-03' }],
  ['PAGARME', 'createCardToken', { card: { exp_month: 3 } }],
  ['ABMEX', 'createCardToken', { expirationMonth: 3 }],
  ['PAGUESAFE', 'chargeCard', { card: { expirationMonth: 3 } }],
  ['KUBER_FINANCE', 'chargeCard', { card: { expirationMonth: 3 } }],
  ['MERCADOPAGO', 'chargeCard', { expiration_month: 3 }],
])('%s receives the month of %s as %j (P3.73)', async (id, capability, reported) => {
  for (const expMonth of ['3', '03']) {
    const subject = subjectOf(id);
    const { exchanges, intent } = successfulExample(subject, capability)!;
    const card = { ...SAMPLE_CARD, expMonth };
    const { runner, sent } = stage(exchanges, subject.logins, undefined, card);
    await runOperation(runner, subject.gateway, subject.account, { capability, intent: { ...intent, card } });
    const bodies = sent.map(({ body = 'null' }) => JSON.parse(body) as unknown);
    expect(bodies).toContainEqual(expect.objectContaining(deep(reported)));
  }
});

/** The inner object may contain more. */
const deep = (reported: object): object =>
  Object.fromEntries(
    Object.entries(reported).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'object' && value !== null ? expect.objectContaining(deep(value)) : value,
    ]),
  );

describe('a card token', () => {
  it("a card token is the provider's own where the provider makes it (P3.78)", async () => {
    const { outcome } = await runExample('MAKE_YOUR_BANK', 'createCardToken');
    expect(outcome).toEqual({ kind: 'tokenized', cardToken: 'token-1' });
  });

  it('a card token is our sealed blob where we keep it shut until the charge (P3.76)', async () => {
    const { gateway, account } = subjectOf('PAYUP');
    const { runner, sent } = stage([]);
    const outcome = await runner.createCardToken(gateway, account, SAMPLE_CARD_TOKEN);
    expect(outcome).toEqual({ kind: 'tokenized', cardToken: 'sealed for platform-1/account-1' });
    expect(sent).toEqual([]);
  });

  it('a card token may be a JSON text: it reaches the provider as it is (P3.77)', async () => {
    const cardToken = JSON.stringify({ id: 'tok_1', brand: 'visa' });
    await expect(bodyOf('MAKE_YOUR_BANK', 'createCardId', { cardToken })).resolves.toMatchObject({
      cardToken,
    });
  });
});

it.each([
  [{ cardToken: 'token-9' }, { cardToken: 'token-9' }, 'P3.79'],
  [
    { customer: { ...SAMPLE_CARD_ID.customer, name: 'Rita Reis' } },
    { customer: { name: 'Rita Reis', document: '52998224725', phone: '11987654321' } },
    'P3.80',
  ],
  [{ customerIp: '198.51.100.7' }, { customerIp: '198.51.100.7' }, 'P3.81'],
])('storing a card with %j sends MAKE_YOUR_BANK %j (%s)', async (intent, reported, _rule) => {
  await expect(bodyOf('MAKE_YOUR_BANK', 'createCardId', intent)).resolves.toMatchObject(reported);
});
