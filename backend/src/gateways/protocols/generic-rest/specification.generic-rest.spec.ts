import { describe, expect, it } from '@jest/globals';
import type { Json, Manifest, QueryOutcome } from '@guiche/gateway-kit';
import { asJson } from '../../contract/problems.js';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { genericRest } from './index.js';
import { requestsOf } from '../../testing/run-example.js';
import { SAMPLE_CARD, SAMPLE_CARD_TOKEN } from '../../rehearsal/samples.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const GENERIC_REST_MEMBERS = [
  'PAGO',
  'PAYUP',
  'VIATECH',
  'ZENET',
  'WALLETZ',
  'CRMCOIN',
  'VILLET',
  'LYNXPAY',
  'ROYALTY',
  'NEWLEVEL',
  'PIXIUM',
  'HORIZONBANK',
  'BMB',
  'TRANSAC',
  'UNICOPAY',
  'GATYWAY',
  'MAKE_YOUR_BANK',
];

type Kind = QueryOutcome['kind'];
const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;

async function requestBody(id: string, status: string): Promise<object> {
  const one = subject(id);
  const example = successfulExample(one, 'query')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges, one.login).runner, one.gateway, one.account, example);
}

async function paidOut(id: string, status: string): Promise<object> {
  const one = subject(id);
  const example = successfulExample(one, 'queryWithdraw')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges, one.login).runner, one.gateway, one.account, example);
}

/** The charge as it was sent. */
async function sentBy(id: string, capability: string): Promise<Json> {
  return (await requestsOf(id, capability)).at(-1)?.body ?? null;
}

describe('statuses of GENERIC_REST members', () => {
  const TYPICAL = ['PAYUP', 'VIATECH', 'VILLET', 'LYNXPAY', 'WALLETZ', 'PIXIUM', 'UNICOPAY'];

  it.each<[string, Kind, string]>([
    ['waiting', 'awaiting', 'P4.8'],
    ['processing', 'awaiting', 'P4.9'],
    ['created', 'awaiting', 'P4.10'],
    ['unpaid', 'awaiting', 'P4.11'],
    ['awaiting_payment', 'awaiting', 'P4.12'],
    ['authorized', 'awaiting', 'P4.13'],
    ['partially_paid', 'awaiting', 'P4.14'],
    ['pending', 'awaiting', 'P4.15'],
    ['paid', 'settled', 'P4.16'],
    ['confirmed', 'settled', 'P4.17'],
    ['received', 'settled', 'P4.18'],
    ['captured', 'settled', 'P4.19'],
    ['approved', 'settled', 'P4.20'],
    ['refunded', 'refunded', 'P4.21'],
    ['canceled', 'refunded', 'P4.22'],
    ['chargedback', 'chargedBack', 'P4.23'],
    ['in mediation', 'chargedBack', 'P4.24'],
    ['fraud', 'chargedBack', 'P4.25'],
    ['reversed', 'chargedBack', 'P4.26'],
    ['in dispute', 'chargedBack', 'P4.27'],
    ['refused', 'declined', 'P4.28'],
  ])('%s is %s by default (%s)', async (word, kind) => {
    for (const id of TYPICAL) {
      const outcome = await requestBody(id, word);
      expect(outcome).toMatchObject({ kind, native: word });
      expect(outcome).not.toHaveProperty('flagged');
    }
  });

  it.each<[string, string, Kind]>([
    ['approved', 'P4.115', 'settled'],
    ['paid', 'P4.116', 'settled'],
    ['completed', 'P4.117', 'settled'],
    ['pending', 'P4.118', 'awaiting'],
    ['processing', 'P4.119', 'awaiting'],
    ['rejected', 'P4.120', 'declined'],
    ['failed', 'P4.121', 'declined'],
    ['cancelled', 'P4.122', 'declined'],
    ['refunded', 'P4.123', 'refunded'],
    ['chargeback', 'P4.124', 'refunded'],
  ])('MAKE_YOUR_BANK %s (%s)', async (word, _, kind) => {
    await expect(requestBody('MAKE_YOUR_BANK', word)).resolves.toMatchObject({ kind, native: word });
  });

  it('BMB: Paid is APPROVED, everything else PENDING (P4.39, P4.40)', async () => {
    await expect(requestBody('BMB', 'Paid')).resolves.toMatchObject({ kind: 'settled', native: 'Paid' });
    for (const word of ['pending', 'refunded', 'chargedback', 'refused', 'anything'])
      await expect(requestBody('BMB', word)).resolves.toMatchObject({ kind: 'awaiting', native: word });
  });

  it.each([
    ['ZENET', 'P4.31'],
    ['MAKE_YOUR_BANK', 'P4.36'],
  ])('%s: an unlisted status is PENDING, with a review item (%s)', async (id) => {
    await expect(requestBody(id, 'new_word')).resolves.toMatchObject({ kind: 'awaiting', flagged: true });
  });
});

describe('payout statuses of GENERIC_REST members', () => {
  it.each([
    ['pending', 'PENDING', 'P4.140'],
    ['processing', 'PENDING', 'P4.141'],
    ['success', 'APPROVED', 'P4.142'],
    ['paid', 'APPROVED', 'P4.143'],
    ['anything', 'REJECTED', 'P4.144'],
  ])('%s is %s (%s)', async (word, status) => {
    await expect(paidOut('PAYUP', word)).resolves.toMatchObject({ status, native: word });
  });
});

describe('the currency of an answer', () => {
  it.each<[Json, object]>([
    ['MXN', { currency: 'MXN' }],
    ['brl', { currency: 'BRL' }],
    [986, {}],
    ['R$', {}],
    [null, {}],
  ])('%j is read as %j', async (currency, reported) => {
    const one = subject('PAYUP');
    const example = successfulExample(one, 'query')!;
    const [exchange] = example.exchanges;
    const { request, reply } = exchange!;
    const body = { ...(reply.body as Record<string, Json>), currency };
    const { runner } = stage([{ request, reply: { ...reply, body } }]);
    const outcome = await runOperation(runner, one.gateway, one.account, example);
    expect(asJson(outcome)).toEqual({ ...(example.outcome as object), ...reported });
  });
});

describe('the specification of single members', () => {
  it.each([
    ['PAYUP: a code lives one day (P9.14)', 'PAYUP', { pix: { expiresInSeconds: 86_400 } }],
    ['HORIZONBANK is the one with two days (P9.15)', 'HORIZONBANK', { pix: { expiresInSeconds: 172_800 } }],
    ['PAGO: 1440 minutes (P9.21)', 'PAGO', { pix: { expiresInMinutes: 1440 } }],
    ['WALLETZ: QR time 8000 (P9.22)', 'WALLETZ', { pix: { qrTime: 8000 } }],
  ])('%s', async (_, id, part) => {
    expect(await sentBy(id, 'chargePix')).toMatchObject(part);
  });

  it.each([
    ['PAYUP: a boleto lives three days (P9.36)', 'PAYUP', 3],
    ['UNICOPAY is the one with five days (P9.37)', 'UNICOPAY', 5],
    ['MAKE_YOUR_BANK: seven days (P9.35)', 'MAKE_YOUR_BANK', 7],
  ])('%s', async (_, id, expiresInDays) => {
    expect(await sentBy(id, 'chargeBillet')).toMatchObject({ billet: { expiresInDays } });
  });

  it('CRMCOIN: two payouts of one moment keep different keys of 22 characters (P5.56)', async () => {
    const { gateway, account } = subject('CRMCOIN');
    const keys = await Promise.all(
      ['01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77', '01942f3e-b000-7c3a-9d2b-5f1e8c6b4a78'].map(
        async (withdrawReference) => {
          const { runner, sent } = stage([]);
          await runOperation(runner, gateway, account, {
            capability: 'withdraw',
            intent: { withdrawReference },
          });
          return (JSON.parse(sent[0]?.body ?? '{}') as { reference: string }).reference;
        },
      ),
    );
    expect(keys.map((key) => key.length)).toEqual([22, 22]);
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['WALLETZ', 'P7.96'],
    ['ZENET', 'P7.97'],
  ])('%s requests a token with client credentials (%s)', (id) => {
    expect(subject(id).login?.request).toMatchObject({
      method: 'POST',
      body: expect.stringContaining('grant_type=client_credentials') as unknown,
    });
  });

  it.each([
    ['createCardToken', 'POST /cards/tokenize', 'P7.162'],
    ['createCardId', 'POST /cards/create', 'P7.163'],
    ['chargePix', 'POST /payments/pix', 'P7.164'],
    ['chargeCard', 'POST /payments/credit-card', 'P7.165'],
    ['chargeBillet', 'POST /payments/billet', 'P7.166'],
    ['query', 'GET /payments/pay-1', 'P7.167'],
    ['refund', 'POST /payments/pay-1/refund', 'P7.168'],
    ['withdraw', 'POST /withdrawals/pix', 'P7.169'],
    ['queryWithdraw', 'GET /withdrawals/wd-1', 'P7.170'],
    ['createReceiver', 'POST /receivers', 'P7.171'],
    ['queryReceiver', 'GET /receivers/rec-1', 'P7.172'],
  ])('MAKE_YOUR_BANK %s: %s (%s)', async (capability, call) => {
    const { method, url } = (await requestsOf('MAKE_YOUR_BANK', capability)).at(-1)!;
    expect(`${method} ${new URL(url).pathname.replace('/base', '')}`).toBe(call);
  });

  it.each([
    ['no number', 'P5.24, P5.25', { cardNumber: '' }, 'O número do cartão é obrigatório.'],
    ['no surname', 'P5.26', { holderName: 'Maria' }, 'O titular do cartão precisa de nome e sobrenome.'],
    ['a long month', 'P5.27', { expMonth: '012' }, 'O mês de validade deve ter no máximo 2 caracteres.'],
    ['a short year', 'P5.28', { expYear: '1' }, 'O ano de validade deve ter exatamente 4 caracteres.'],
    ['a short CVV', 'P5.29, P5.30', { cvv: '12' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
  ])(
    '%s: MAKE_YOUR_BANK is the one that checks a card, and nothing is sent (%s)',
    async (_, _rule, change, detail) => {
      const { gateway, account } = subject('MAKE_YOUR_BANK');
      const { runner, sent } = stage([]);
      const intent = { ...SAMPLE_CARD_TOKEN, card: { ...SAMPLE_CARD, ...change } };
      await expect(runner.createCardToken(gateway, account, intent)).resolves.toEqual({
        kind: 'refused',
        reason: 'request',
        detail,
      });
      expect(sent).toEqual([]);
    },
  );

  it('ZENET: without a public key nothing is sent (P5.18, P8.35)', async () => {
    const { gateway, account } = subject('ZENET');
    const { publicKey: _, ...credentials } = account.credentials;
    const { runner, sent } = stage([]);
    await expect(
      runOperation(
        runner,
        gateway,
        { ...account, credentials },
        { capability: 'createReceiver', intent: {} },
      ),
    ).resolves.toEqual({ kind: 'refused', reason: 'configuration', detail: 'Public key is required' });
    expect(sent).toEqual([]);
  });

  it.each<[string, keyof NonNullable<Manifest['texts']>, string, string]>([
    ['PAGO', 'chargeBillet', 'Invalid payment method', 'P8.5'],
    ['ZENET', 'chargeBillet', 'Boleto not implemented', 'P8.3'],
    ['ZENET', 'chargeCard', 'Credit card not implemented', 'P8.4'],
    ['WALLETZ', 'chargeCard', 'Unsupported payment method', 'P8.7'],
    ['PIXIUM', 'chargeCard', 'Método de pagamento não suportado', 'P8.8'],
    ['BMB', 'chargeCard', 'Método de pagamento não implementado/suportado', 'P8.9'],
    ['HORIZONBANK', 'chargeCard', 'Método de pagamento não reconhecido', 'P8.10'],
    ['CRMCOIN', 'chargeCard', 'Tipo de transação não suportado.', 'P8.11'],
    ['WALLETZ', 'createReceiver', 'Not implemented yet.', 'P8.2'],
    ['BMB', 'refund', 'Method not implemented.', 'P8.1'],
  ])('%s %s: %s (%s)', async (id, capability, detail) => {
    const { gateway, account } = subject(id);
    const { runner, sent } = stage([]);
    const outcome = await runOperation(runner, gateway, account, { capability, intent: {} });
    expect(outcome).toEqual({ kind: 'refused', reason: 'notOffered', detail });
    expect(sent).toEqual([]);
  });

  it.each([
    ['TRANSAC', 'refund', 'Erro ao aprovar o reembolso.', 'P8.20'],
    ['PAYUP', 'refund', 'Internal server error', 'P8.21'],
    ['VIATECH', 'refund', 'Internal server error', 'P8.21'],
    ['LYNXPAY', 'refund', 'Erro ao processar reembolso', 'P8.22'],
    ['GATYWAY', 'refund', 'Failed to refund transaction', 'P8.23'],
    ['UNICOPAY', 'chargePix', 'Erro ao criar transação', 'P8.24'],
    ['UNICOPAY', 'query', 'Erro ao buscar transação', 'P8.25'],
    ['VILLET', 'withdraw', 'Failed to process the withdraw request.', 'P8.29'],
    ['PAYUP', 'queryReceiver', 'Receiver not found.', 'P8.13'],
  ])(
    "%s %s turned away: '%s', and never the provider's words (P8.48, %s)",
    async (id, capability, detail) => {
      const { gateway, account, login } = subject(id);
      const { runner, faults } = stage([], login);
      const status = capability === 'queryReceiver' ? 404 : 422;
      faults.set(0, { status, body: '{"message":"the provider’s own words"}' });
      const outcome = await runOperation(runner, gateway, account, { capability, intent: {} });
      expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
    },
  );

  it.each([
    ['ROYALTY', 'REFUSED', 'P8.27', 'Error on withdraw'],
    [
      'NEWLEVEL',
      'ERROR',
      'P8.28',
      'Houve um erro ao tentar realizar o saque ' +
        '{"id":"wd-1","reference":"01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77","status":"ERROR","amount":4990}',
    ],
  ])('%s: payout %s (%s)', async (id, word, _, detail) => {
    await expect(paidOut(id, word)).resolves.toMatchObject({ kind: 'declined', status: 'REJECTED', detail });
  });
});

it.each([
  ['cents', 4990],
  ['reaisNumber', 49.9],
  ['reaisString', '49.90'],
] as const)(
  'counts the balance of a receiver in its own unit, %s (P3.90, P9.3)',
  async (moneyUnit, balance) => {
    const Member = genericRest({ id: 'NOVO', name: 'Novo', moneyUnit });
    const reported = successfulExample(subject('PAYUP'), 'queryReceiver')!.exchanges.map(
      ({ request, reply }) => ({
        request,
        reply: { ...reply, body: { ...(reply.body as Record<string, Json>), balance } },
      }),
    );
    const { runner } = stage(reported);
    const queried = { capability: 'queryReceiver', intent: { receiverId: 'rec-1' } };
    await expect(
      runOperation(runner, new Member(), subject('PAYUP').account, queried),
    ).resolves.toMatchObject({
      kind: 'receiver',
      balance: 4990,
    });
  },
);

it('marks every member as verified by the specification only', () => {
  const unseen = SUBJECTS.filter(({ manifest }) => manifest.evidence === 'specification only');
  expect(unseen.map(({ id }) => id)).toEqual(expect.arrayContaining(['ULTRAGATE', ...GENERIC_REST_MEMBERS]));
  // A provider whose protocol was seen never declares it.
  expect(unseen.some(({ id }) => ['ASAAS', 'HAWKPAY', 'ONZ', 'VOLUTI'].includes(id))).toBe(false);
});
