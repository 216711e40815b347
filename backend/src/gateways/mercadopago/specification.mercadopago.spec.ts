import { describe, expect, it } from '@jest/globals';
import type { AnyGateway, Json } from '@guiche/gateway-kit';
import { SUBJECTS, wellDone } from '../gateways.contract.subjects.js';
import { sentFor } from '../testing/spoken.js';
import { SAMPLE_CHARGE } from '../testing/samples.js';
import { play, stage } from '../testing/stage.js';
import { brandOf } from './brand.js';

const subject = SUBJECTS.find(({ id }) => id === 'MERCADOPAGO')!;

async function asked(status: string): Promise<object> {
  const recording = wellDone(subject, 'query')!;
  const exchanges = recording.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return play(stage(exchanges).runner, subject.gateway, subject.account, recording);
}

describe('MERCADOPAGO in the specification', () => {
  it.each([
    ['P4.15 pending', 'pending', 'awaiting'],
    ['P4.9 in_process', 'in_process', 'awaiting'],
    ['P4.13 authorized', 'authorized', 'awaiting'],
    ['P4.20 approved', 'approved', 'settled'],
    ['P4.21 refunded', 'refunded', 'refunded'],
    ['P4.23 charged_back', 'charged_back', 'chargedBack'],
    ['P4.24 in_mediation', 'in_mediation', 'chargedBack'],
    ['P4.28 rejected', 'rejected', 'declined'],
    ['P4.29 cancelled', 'cancelled', 'declined'],
  ])('%s is read', async (_, word, kind) => {
    const outcome = await asked(word);
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it.each(['PIX', 'CREDIT_CARD', 'BILLET'] as const)(
    "P8.6 says 'Payment method not supported' where it lacks %s, and sends nothing",
    async (paymentMethod) => {
      const { runner, sent } = stage([]);
      const lacks = { value: undefined };
      const poorer = Object.create(subject.gateway, {
        chargePix: lacks,
        chargeCard: lacks,
        chargeBillet: lacks,
      }) as AnyGateway;
      const intent = { ...SAMPLE_CHARGE, paymentMethod };
      await expect(runner.charge(poorer, subject.account, intent)).resolves.toEqual({
        kind: 'refused',
        reason: 'notOffered',
        detail: 'Payment method not supported',
      });
      expect(sent).toEqual([]);
    },
  );

  it('P9.14 P9.2 charges reais, and a PIX lives one day', async () => {
    expect((await sentFor('MERCADOPAGO', 'chargePix'))[0]?.body).toMatchObject({
      transaction_amount: 49.9,
      date_of_expiration: '2030-01-03T02:30:00.000+00:00',
    });
  });

  it.each([
    ['401178', 'elo'],
    ['506700', 'elo'],
    ['650500', 'elo'],
    ['606282', 'hipercard'],
    ['384100', 'hipercard'],
    ['341111', 'amex'],
    ['371111', 'amex'],
    ['511111', 'master'],
    ['222100', 'master'],
    ['411111', 'visa'],
  ])('names the brand of %s: %s', (firstDigits, brand) => {
    expect(brandOf(firstDigits)).toBe(brand);
  });

  it('refuses a card whose brand it cannot name', () => {
    expect(() => brandOf('999999')).toThrow('the brand of the card is not known');
  });

  it('P5.33 sends the year of a card with four digits', async () => {
    expect((await sentFor('MERCADOPAGO', 'chargeCard'))[0]?.body).toMatchObject({
      expiration_year: 2031,
    });
  });
});
