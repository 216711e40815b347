import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CARD } from '../rehearsal/samples.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../testing/words.js';

/** Payments.md §8, "Cards": the texts quoted when a provider refuses a card. */
async function rejectedWith(id: string, capability: string, status: number, body: Json): Promise<object> {
  const { gateway, account, logins, operations } = subjectOf(id);
  const example = operations.find((one) => one.capability === capability)!;
  const { runner, faults } = stage(example.exchanges, logins);
  // The calls before the card call succeed.
  faults.set(example.exchanges.length - 1, { status, body: JSON.stringify(body) });
  return runOperation(runner, gateway, account, example);
}

describe('a card that is turned away', () => {
  it.each([
    [
      'PAGARME',
      'createCardToken',
      { message: 'The request is invalid.', errors: { 'card.number': ['Bad number'], 'card.cvv': ['Bad'] } },
      'Bad number',
      'P8.16',
    ],
    ['PAGARME', 'createCardId', { message: 'Token not found.' }, 'Token not found.', 'P8.16'],
    [
      'ASAAS',
      'createCardToken',
      { errors: [{ code: 'invalid_action', description: 'Não habilitado.' }, { description: 'Outro.' }] },
      'Não habilitado.',
      'P8.16',
    ],
    ['PAGARME', 'createCardToken', {}, 'Ocorreu um erro desconhecido.', 'P8.17'],
    ['PAGARMEBAAS', 'createCardId', {}, 'Ocorreu um erro desconhecido.', 'P8.17'],
    ['ASAAS', 'createCardToken', { errors: [] }, 'Erro desconhecido.', 'P8.18'],
  ])('a card that is turned away at %s (%s, %j): %s (%s)', async (id, capability, body, detail, _rule) => {
    await expect(rejectedWith(id, capability, 422, body)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail,
    });
  });

  it.each(['PAGARME', 'ASAAS'])(
    'a card that is turned away at %s is not quoted with the card itself (P8.16)',
    async (id) => {
      const said = `cannot take ${SAMPLE_CARD.cardNumber} of ${SAMPLE_CARD.holderName}`;
      const body = { message: said, errors: id === 'ASAAS' ? [{ description: said }] : { card: [said] } };
      await expect(rejectedWith(id, 'createCardToken', 422, body)).resolves.toMatchObject({
        kind: 'refused',
        detail: expect.not.stringMatching(/4111111111111111|Maria/) as unknown,
      });
    },
  );

  it('shows no text of a provider that is busy or refuses our credentials (P8.16)', async () => {
    await expect(rejectedWith('ASAAS', 'createCardToken', 401, {})).resolves.toMatchObject({
      reason: 'credentials',
    });
    await expect(rejectedWith('PAGARME', 'createCardToken', 429, {})).resolves.toMatchObject({
      reason: 'rate',
    });
  });
});

const NOT_AUTHORIZED = 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.';

/** ASAAS answers 400 for a declined card and for our errors; code and description together distinguish them. */
describe('a card charge that ASAAS answers with 400', () => {
  const answered = (capability: string, code: string, description: string) =>
    rejectedWith('ASAAS', capability, 400, { errors: [{ code, description }] });

  it.each([
    ['invalid_action', NOT_AUTHORIZED, 'cardRefused'],
    ['invalid_creditCard', NOT_AUTHORIZED, 'cardRefused'],
    ['insufficient_funds', 'Saldo insuficiente.', 'insufficientFunds'],
  ])('declines the card at %s: %s', async (code, description, reason) => {
    for (const capability of ['chargeCard', 'createCardToken']) {
      await expect(answered(capability, code, description)).resolves.toEqual({
        kind: 'declined',
        reason,
        native: code,
      });
    }
  });

  it.each([
    ['invalid_creditCard', 'CreditCardToken 76496073 não encontrado.'],
    ['invalid_action', 'Sua conta não está habilitada para receber pagamentos com cartão de crédito.'],
    ['invalid_value', 'O valor mínimo para cobranças via cartão de crédito é de R$ 5,00.'],
  ])('blames the request, not the card, at %s: %s', async (code, description) => {
    for (const capability of ['chargeCard', 'createCardToken']) {
      await expect(answered(capability, code, description)).resolves.toMatchObject({
        kind: 'refused',
        reason: 'request',
      });
    }
  });
});

/** The HTTP status of CELCOIN's answer to a declined card is not documented (its charge says `denied`). */
describe('a card charge that CELCOIN answers with 4xx', () => {
  const example = subjectOf('CELCOIN').operations.find(
    ({ capability, outcome }) =>
      capability === 'chargeCard' && (outcome as { kind?: string }).kind === 'declined',
  )!;
  const charge = example.exchanges.at(-1)!.reply.body as Json;

  it('declines the card where the body is a charge that was denied', async () => {
    await expect(rejectedWith('CELCOIN', 'chargeCard', 402, charge)).resolves.toEqual(example.outcome);
  });

  it.each([{}, { error: { message: 'Cartão inválido.' } }])('blames the request for %j', async (body) => {
    await expect(rejectedWith('CELCOIN', 'chargeCard', 400, body)).resolves.toMatchObject({
      kind: 'refused',
      reason: 'request',
    });
  });
});

/** The text shown to the buyer depends on the reason: the codes that the banks share, or the provider's own words. */
describe('a card that its bank refused', () => {
  it.each([
    ['PAGARME', 'acquirer_return_code', '51', 'insufficientFunds'],
    ['PAGARME', 'acquirer_return_code', '59', 'fraudSuspected'],
    ['PAGARME', 'acquirer_return_code', '63', 'fraudSuspected'],
    ['PAGARME', 'acquirer_return_code', '05', 'cardRefused'],
    ['IUGU', 'LR', '51', 'insufficientFunds'],
    ['IUGU', 'LR', '59', 'fraudSuspected'],
    ['IUGU', 'LR', '63', 'fraudSuspected'],
    ['IUGU', 'LR', '05', 'cardRefused'],
    ['CELCOIN', 'code', '51', 'insufficientFunds'],
    ['CELCOIN', 'code', '59', 'fraudSuspected'],
    ['CELCOIN', 'code', '05', 'cardRefused'],
    ['MERCADOPAGO', 'status_detail', 'cc_rejected_insufficient_amount', 'insufficientFunds'],
    ['MERCADOPAGO', 'status_detail', 'cc_rejected_high_risk', 'fraudSuspected'],
    ['MERCADOPAGO', 'status_detail', 'cc_rejected_blacklist', 'fraudSuspected'],
    ['MERCADOPAGO', 'status_detail', 'rejected_high_risk', 'fraudSuspected'],
    ['MERCADOPAGO', 'status_detail', 'cc_rejected_other_reason', 'cardRefused'],
  ])('%s answers %s %s: %s', async (id, field, word, reason) => {
    await expect(outcomeOfStatus(id, 'chargeCard.declined', word, field)).resolves.toMatchObject({
      kind: 'declined',
      reason,
    });
  });
});
