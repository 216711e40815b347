import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CARD } from './testing/samples.js';
import { play, stage } from './testing/stage.js';
import { subjectOf } from './testing/words.js';

/** Payments.md §8, "Cards": what a provider that will not take a card is quoted with. */
async function turnedAway(id: string, capability: string, status: number, body: Json): Promise<object> {
  const { gateway, account, logins, operations } = subjectOf(id);
  const recording = operations.find((one) => one.capability === capability)!;
  const { runner, faults } = stage(recording.exchanges, logins);
  // What comes before the call with the card goes well.
  faults.set(recording.exchanges.length - 1, { status, body: JSON.stringify(body) });
  return play(runner, gateway, account, recording);
}

describe('a card that is turned away', () => {
  it.each([
    [
      'P8.16',
      'PAGARME',
      'createCardToken',
      { message: 'The request is invalid.', errors: { 'card.number': ['Bad number'], 'card.cvv': ['Bad'] } },
      'Bad number',
    ],
    ['P8.16', 'PAGARME', 'createCardId', { message: 'Token not found.' }, 'Token not found.'],
    [
      'P8.16',
      'ASAAS',
      'createCardToken',
      { errors: [{ code: 'invalid_action', description: 'Não habilitado.' }, { description: 'Outro.' }] },
      'Não habilitado.',
    ],
    ['P8.17', 'PAGARME', 'createCardToken', {}, 'Ocorreu um erro desconhecido.'],
    ['P8.17', 'PAGARMEBAAS', 'createCardId', {}, 'Ocorreu um erro desconhecido.'],
    ['P8.18', 'ASAAS', 'createCardToken', { errors: [] }, 'Erro desconhecido.'],
  ])('%s at %s (%s, %j): %s', async (_, id, capability, body, detail) => {
    await expect(turnedAway(id, capability, 422, body)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail,
    });
  });

  it.each(['PAGARME', 'ASAAS'])('P8.16 at %s is not quoted with the card itself', async (id) => {
    const said = `cannot take ${SAMPLE_CARD.cardNumber} of ${SAMPLE_CARD.holderName}`;
    const body = { message: said, errors: id === 'ASAAS' ? [{ description: said }] : { card: [said] } };
    await expect(turnedAway(id, 'createCardToken', 422, body)).resolves.toMatchObject({
      kind: 'refused',
      detail: expect.not.stringMatching(/4111111111111111|Maria/) as unknown,
    });
  });

  it('P8.16 tells nothing of a provider that is only busy or does not know us', async () => {
    await expect(turnedAway('ASAAS', 'createCardToken', 401, {})).resolves.toMatchObject({
      reason: 'credentials',
    });
    await expect(turnedAway('PAGARME', 'createCardToken', 429, {})).resolves.toMatchObject({
      reason: 'rate',
    });
  });
});
