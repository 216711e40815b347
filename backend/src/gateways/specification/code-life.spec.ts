import { describe, expect, it } from '@jest/globals';
import { expiryIn } from '../table/expiry.js';
import { runExample } from '../testing/run-example.js';

/** Examples are charged on 2030-01-01 at 23:30 in São Paulo. */
const requested = async (id: string, capability: string, life: object): Promise<string> => {
  const { requests, outcome } = await runExample(id, capability, life);
  const stated = requests
    .map(({ body }) => expiryIn(body, {}))
    .findLast((expiry) => expiry !== undefined) ?? { sent: undefined };
  const { expiresAt } = outcome as { expiresAt?: Date };
  return `${stated.sent ?? 'nothing'}, until ${expiresAt?.toISOString() ?? 'no end'}`;
};

describe('a PIX code that the offer lets live for 45 minutes', () => {
  it.each([
    ['PRIMEPAG', 'expiration_time: "2700", until 2030-01-02T03:15:00.000Z'],
    ['ZENDRY', 'expiration_time: "2700", until 2030-01-02T03:15:00.000Z'],
    ['FLOW2PAY', 'tempoExpiracao: 2700, until 2030-01-02T03:15:00.000Z'],
    ['PAGSTAR', 'expiration: 2700, until 2030-01-02T03:15:00.000Z'],
  ])('lives as long at %s', async (id, expected) => {
    await expect(requested(id, 'chargePix', { pixExpiresMinutes: 45 })).resolves.toBe(expected);
  });

  it.each([
    ['PAGARME', 'payments.0.pix.expires_in: 2700'],
    ['TRANSFEERA', 'expiration: 2700'],
    ['FIREBANK', 'transaction.expirationTime: 2700'],
    ['HAWKPAY', 'pix.expiresIn: 2700'],
    ['OWEMPAY', 'pix.expiresInSeconds: 2700'],
    ['PAGO', 'pix.expiresInMinutes: 45'],
    ['WALLETZ', 'pix.qrTime: 2700'],
    ['HORIZONBANK', 'pix.expiresInSeconds: 2700'],
    ['VENITIP', 'pix.expiresInMinutes: 45'],
    // These count whole days, and the day on which the 45 minutes end is the next one.
    ['ABMEX', 'pix.expiresInDays: 1'],
    ['ASAAS', 'dueDate: a date'],
    ['SUITPAY', 'dueDate: a date'],
  ])('is requested so of %s', async (id, expected) => {
    const sent = await requested(id, 'chargePix', { pixExpiresMinutes: 45 });
    expect(sent.slice(0, expected.length)).toBe(expected);
  });
});

it('a provider that counts days never ends a code earlier than the offer says', async () => {
  await expect(requested('ABMEX', 'chargePix', { pixExpiresMinutes: 1_441 })).resolves.toMatch(
    /^pix\.expiresInDays: 2,/,
  );
  const { requests } = await runExample('ASAAS', 'chargePix', { pixExpiresMinutes: 20 });
  expect(requests.find(({ call }) => call === 'POST /payments')?.body).toMatchObject({
    dueDate: '2030-01-01',
  });
});

it('a PIX at Mercado Pago lives for 30 minutes at least, which it demands', async () => {
  const end = async (pixExpiresMinutes: number) => {
    const { last } = await runExample('MERCADOPAGO', 'chargePix', { pixExpiresMinutes });
    return (last.body as { date_of_expiration: string }).date_of_expiration;
  };
  await expect(end(5)).resolves.toBe('2030-01-02T03:00:00.000+00:00');
  await expect(end(45)).resolves.toBe('2030-01-02T03:15:00.000+00:00');
});

it.each([
  ['ABMEX', 'boleto.expiresInDays: 10'],
  ['HAWKPAY', 'boleto.expirationDate: a date'],
  ['MAKE_YOUR_BANK', 'billet.expiresInDays: 10, until 2030-01-12T02:59:59.000Z'],
  ['SUITPAY', 'dueDate: a date, until 2030-01-12T02:59:59.000Z'],
  ['TRANSFEERA', 'due_date: a date'],
  ['PAGARME', 'payments.0.boleto.due_at: a date'],
])('a boleto of ten days is requested so of %s', async (id, expected) => {
  const sent = await requested(id, 'chargeBillet', { billetDays: 10 });
  expect(sent.slice(0, expected.length)).toBe(expected);
  const { requests } = await runExample(id, 'chargeBillet', { billetDays: 10 });
  expect(requests.map(({ body }) => expiryIn(body, {})?.span)).toContain('10 days');
});
