import { describe, expect, it } from '@jest/globals';
import type { Json, Manifest, QueryOutcome } from '@guiche/gateway-kit';
import { asJson } from '../../contract/problems.js';
import { SUBJECTS, wellDone } from '../../gateways.contract.subjects.js';
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
  const example = wellDone(one, 'query')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges, one.login).runner, one.gateway, one.account, example);
}

async function paidOut(id: string, status: string): Promise<object> {
  const one = subject(id);
  const example = wellDone(one, 'queryWithdraw')!;
  const exchanges = example.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
  }));
  return runOperation(stage(exchanges, one.login).runner, one.gateway, one.account, example);
}

/** The charge as it went out. */
async function sentBy(id: string, capability: string): Promise<Json> {
  return (await requestsOf(id, capability)).at(-1)?.body ?? null;
}

describe('status words of GENERIC_REST members', () => {
  const TYPICAL = ['PAYUP', 'VIATECH', 'VILLET', 'LYNXPAY', 'WALLETZ', 'PIXIUM', 'UNICOPAY'];

  it.each<[string, string, Kind]>([
    ['P4.8', 'waiting', 'awaiting'],
    ['P4.9', 'processing', 'awaiting'],
    ['P4.10', 'created', 'awaiting'],
    ['P4.11', 'unpaid', 'awaiting'],
    ['P4.12', 'awaiting_payment', 'awaiting'],
    ['P4.13', 'authorized', 'awaiting'],
    ['P4.14', 'partially_paid', 'awaiting'],
    ['P4.15', 'pending', 'awaiting'],
    ['P4.16', 'paid', 'settled'],
    ['P4.17', 'confirmed', 'settled'],
    ['P4.18', 'received', 'settled'],
    ['P4.19', 'captured', 'settled'],
    ['P4.20', 'approved', 'settled'],
    ['P4.21', 'refunded', 'refunded'],
    ['P4.22', 'canceled', 'refunded'],
    ['P4.23', 'chargedback', 'chargedBack'],
    ['P4.24', 'in mediation', 'chargedBack'],
    ['P4.25', 'fraud', 'chargedBack'],
    ['P4.26', 'reversed', 'chargedBack'],
    ['P4.27', 'in dispute', 'chargedBack'],
    ['P4.28', 'refused', 'declined'],
  ])('%s %s is %s where nothing else is said', async (_, word, kind) => {
    for (const id of TYPICAL) {
      const outcome = await requestBody(id, word);
      expect(outcome).toMatchObject({ kind, native: word });
      expect(outcome).not.toHaveProperty('flagged');
    }
  });

  it.each<[string, string, Kind]>([
    ['P4.115', 'approved', 'settled'],
    ['P4.116', 'paid', 'settled'],
    ['P4.117', 'completed', 'settled'],
    ['P4.118', 'pending', 'awaiting'],
    ['P4.119', 'processing', 'awaiting'],
    ['P4.120', 'rejected', 'declined'],
    ['P4.121', 'failed', 'declined'],
    ['P4.122', 'cancelled', 'declined'],
    ['P4.123', 'refunded', 'refunded'],
    ['P4.124', 'chargeback', 'refunded'],
  ])('%s MAKE_YOUR_BANK %s', async (_, word, kind) => {
    await expect(requestBody('MAKE_YOUR_BANK', word)).resolves.toMatchObject({ kind, native: word });
  });

  it('P4.39 P4.40 BMB: Paid is APPROVED, everything else PENDING', async () => {
    await expect(requestBody('BMB', 'Paid')).resolves.toMatchObject({ kind: 'settled', native: 'Paid' });
    for (const word of ['pending', 'refunded', 'chargedback', 'refused', 'anything'])
      await expect(requestBody('BMB', word)).resolves.toMatchObject({ kind: 'awaiting', native: word });
  });

  it.each([
    ['P4.31', 'ZENET'],
    ['P4.36', 'MAKE_YOUR_BANK'],
  ])('%s %s: an unlisted word is PENDING, and a person looks', async (_, id) => {
    await expect(requestBody(id, 'new_word')).resolves.toMatchObject({ kind: 'awaiting', flagged: true });
  });
});

describe('payout words of GENERIC_REST members', () => {
  it.each([
    ['P4.140', 'pending', 'PENDING'],
    ['P4.141', 'processing', 'PENDING'],
    ['P4.142', 'success', 'APPROVED'],
    ['P4.143', 'paid', 'APPROVED'],
    ['P4.144', 'anything', 'REJECTED'],
  ])('%s %s is %s', async (_, word, status) => {
    await expect(paidOut('PAYUP', word)).resolves.toMatchObject({ status, native: word });
  });
});

describe('the currency that an answer tells', () => {
  it.each<[Json, object]>([
    ['MXN', { currency: 'MXN' }],
    ['brl', { currency: 'BRL' }],
    [986, {}],
    ['R$', {}],
    [null, {}],
  ])('%j is read as %j', async (currency, reported) => {
    const one = subject('PAYUP');
    const example = wellDone(one, 'query')!;
    const [exchange] = example.exchanges;
    const { request, reply } = exchange!;
    const body = { ...(reply.body as Record<string, Json>), currency };
    const { runner } = stage([{ request, reply: { ...reply, body } }]);
    const outcome = await runOperation(runner, one.gateway, one.account, example);
    expect(asJson(outcome)).toEqual({ ...(example.outcome as object), ...reported });
  });
});

describe('what the specification says of single members', () => {
  it.each([
    ['P9.14 PAYUP: a code lives one day', 'PAYUP', { pix: { expiresInSeconds: 86_400 } }],
    ['P9.15 HORIZONBANK is the one with two days', 'HORIZONBANK', { pix: { expiresInSeconds: 172_800 } }],
    ['P9.21 PAGO: 1440 minutes', 'PAGO', { pix: { expiresInMinutes: 1440 } }],
    ['P9.22 WALLETZ: QR time 8000', 'WALLETZ', { pix: { qrTime: 8000 } }],
  ])('%s', async (_, id, part) => {
    expect(await sentBy(id, 'chargePix')).toMatchObject(part);
  });

  it.each([
    ['P9.36 PAYUP: a boleto lives three days', 'PAYUP', 3],
    ['P9.37 UNICOPAY is the one with five days', 'UNICOPAY', 5],
    ['P9.35 MAKE_YOUR_BANK: seven days', 'MAKE_YOUR_BANK', 7],
  ])('%s', async (_, id, expiresInDays) => {
    expect(await sentBy(id, 'chargeBillet')).toMatchObject({ billet: { expiresInDays } });
  });

  it('P5.56 CRMCOIN: two payouts of one moment keep different keys of 22 characters', async () => {
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
    ['P7.96', 'WALLETZ'],
    ['P7.97', 'ZENET'],
  ])('%s %s asks for a token with client credentials', (_, id) => {
    expect(subject(id).login?.request).toMatchObject({
      method: 'POST',
      body: expect.stringContaining('grant_type=client_credentials') as unknown,
    });
  });

  it.each([
    ['P7.162', 'createCardToken', 'POST /cards/tokenize'],
    ['P7.163', 'createCardId', 'POST /cards/create'],
    ['P7.164', 'chargePix', 'POST /payments/pix'],
    ['P7.165', 'chargeCard', 'POST /payments/credit-card'],
    ['P7.166', 'chargeBillet', 'POST /payments/billet'],
    ['P7.167', 'query', 'GET /payments/pay-1'],
    ['P7.168', 'refund', 'POST /payments/pay-1/refund'],
    ['P7.169', 'withdraw', 'POST /withdrawals/pix'],
    ['P7.170', 'queryWithdraw', 'GET /withdrawals/wd-1'],
    ['P7.171', 'createReceiver', 'POST /receivers'],
    ['P7.172', 'queryReceiver', 'GET /receivers/rec-1'],
  ])('%s MAKE_YOUR_BANK %s: %s', async (_, capability, call) => {
    const { method, url } = (await requestsOf('MAKE_YOUR_BANK', capability)).at(-1)!;
    expect(`${method} ${new URL(url).pathname.replace('/base', '')}`).toBe(call);
  });

  it.each([
    ['P5.24 P5.25 no number', { cardNumber: '' }, 'O número do cartão é obrigatório.'],
    ['P5.26 no surname', { holderName: 'Maria' }, 'O titular do cartão precisa de nome e sobrenome.'],
    ['P5.27 a long month', { expMonth: '012' }, 'O mês de validade deve ter no máximo 2 caracteres.'],
    ['P5.28 a short year', { expYear: '1' }, 'O ano de validade deve ter exatamente 4 caracteres.'],
    ['P5.29 P5.30 a short CVV', { cvv: '12' }, 'O código de segurança deve ter de 3 a 4 caracteres.'],
  ])('%s: MAKE_YOUR_BANK is the one that checks a card, and nothing is sent', async (_, change, detail) => {
    const { gateway, account } = subject('MAKE_YOUR_BANK');
    const { runner, sent } = stage([]);
    const intent = { ...SAMPLE_CARD_TOKEN, card: { ...SAMPLE_CARD, ...change } };
    await expect(runner.createCardToken(gateway, account, intent)).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail,
    });
    expect(sent).toEqual([]);
  });

  it('P5.18 P8.35 ZENET: without a public key nothing is sent', async () => {
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

  it.each<[string, string, keyof NonNullable<Manifest['texts']>, string]>([
    ['P8.5', 'PAGO', 'chargeBillet', 'Invalid payment method'],
    ['P8.3', 'ZENET', 'chargeBillet', 'Boleto not implemented'],
    ['P8.4', 'ZENET', 'chargeCard', 'Credit card not implemented'],
    ['P8.7', 'WALLETZ', 'chargeCard', 'Unsupported payment method'],
    ['P8.8', 'PIXIUM', 'chargeCard', 'Método de pagamento não suportado'],
    ['P8.9', 'BMB', 'chargeCard', 'Método de pagamento não implementado/suportado'],
    ['P8.10', 'HORIZONBANK', 'chargeCard', 'Método de pagamento não reconhecido'],
    ['P8.11', 'CRMCOIN', 'chargeCard', 'Tipo de transação não suportado.'],
    ['P8.2', 'WALLETZ', 'createReceiver', 'Not implemented yet.'],
    ['P8.1', 'BMB', 'refund', 'Method not implemented.'],
  ])('%s %s %s: %s', async (_, id, capability, detail) => {
    const { gateway, account } = subject(id);
    const { runner, sent } = stage([]);
    const outcome = await runOperation(runner, gateway, account, { capability, intent: {} });
    expect(outcome).toEqual({ kind: 'refused', reason: 'notOffered', detail });
    expect(sent).toEqual([]);
  });

  it.each([
    ['P8.20', 'TRANSAC', 'refund', 'Erro ao aprovar o reembolso.'],
    ['P8.21', 'PAYUP', 'refund', 'Internal server error'],
    ['P8.21', 'VIATECH', 'refund', 'Internal server error'],
    ['P8.22', 'LYNXPAY', 'refund', 'Erro ao processar reembolso'],
    ['P8.23', 'GATYWAY', 'refund', 'Failed to refund transaction'],
    ['P8.24', 'UNICOPAY', 'chargePix', 'Erro ao criar transação'],
    ['P8.25', 'UNICOPAY', 'query', 'Erro ao buscar transação'],
    ['P8.29', 'VILLET', 'withdraw', 'Failed to process the withdraw request.'],
    ['P8.13', 'PAYUP', 'queryReceiver', 'Receiver not found.'],
  ])(
    "%s P8.48 %s %s turned away: '%s', and never the provider's words",
    async (_, id, capability, detail) => {
      const { gateway, account, login } = subject(id);
      const { runner, faults } = stage([], login);
      const status = capability === 'queryReceiver' ? 404 : 422;
      faults.set(0, { status, body: '{"message":"the provider’s own words"}' });
      const outcome = await runOperation(runner, gateway, account, { capability, intent: {} });
      expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
    },
  );

  it.each([
    ['P8.27', 'ROYALTY', 'REFUSED', 'Error on withdraw'],
    [
      'P8.28',
      'NEWLEVEL',
      'ERROR',
      'Houve um erro ao tentar realizar o saque ' +
        '{"id":"wd-1","reference":"01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77","status":"ERROR","amount":4990}',
    ],
  ])('%s %s: payout %s', async (_, id, word, detail) => {
    await expect(paidOut(id, word)).resolves.toMatchObject({ kind: 'declined', status: 'REJECTED', detail });
  });
});

it.each([
  ['cents', 4990],
  ['reaisNumber', 49.9],
  ['reaisString', '49.90'],
] as const)('P3.90 P9.3 counts the balance of a receiver in its own unit, %s', async (moneyUnit, balance) => {
  const Member = genericRest({ id: 'NOVO', name: 'Novo', moneyUnit });
  const reported = wellDone(subject('PAYUP'), 'queryReceiver')!.exchanges.map(({ request, reply }) => ({
    request,
    reply: { ...reply, body: { ...(reply.body as Record<string, Json>), balance } },
  }));
  const { runner } = stage(reported);
  const queried = { capability: 'queryReceiver', intent: { receiverId: 'rec-1' } };
  await expect(runOperation(runner, new Member(), subject('PAYUP').account, queried)).resolves.toMatchObject({
    kind: 'receiver',
    balance: 4990,
  });
});

it('says of every member that only the specification speaks of it', () => {
  const unseen = SUBJECTS.filter(({ manifest }) => manifest.evidence === 'specification only');
  expect(unseen.map(({ id }) => id)).toEqual(expect.arrayContaining(['ULTRAGATE', ...GENERIC_REST_MEMBERS]));
  // A provider whose protocol was seen never says so.
  expect(unseen.some(({ id }) => ['ASAAS', 'HAWKPAY', 'ONZ', 'VOLUTI'].includes(id))).toBe(false);
});
