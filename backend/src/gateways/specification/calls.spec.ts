import { describe, expect, it } from '@jest/globals';
import { NativeBody } from '@guiche/gateway-kit';
import { SUBJECTS } from '../gateways.contract.subjects.js';
import { bodyOf, runExample } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../testing/words.js';

/** Payments.md §7, "Common shapes": each style of call at a provider that uses it. */
const callsOf = async (id: string, capability: string): Promise<string[]> =>
  (await runExample(id, capability)).requests.map(({ call }) => call);

describe('the call of an operation', () => {
  it.each([
    ['ASAAS', 'chargePix', 'POST /payments', 'P7.5'],
    ['HAWKPAY', 'chargePix', 'POST /transactions', 'P7.6'],
    ['PAGARME', 'chargePix', 'POST /orders', 'P7.7'],
    ['IUGU', 'chargePix', 'POST /invoices', 'P7.8'],
    ['PODPAY', 'chargePix', 'POST /sells', 'P7.9'],
    ['CELCOIN', 'chargePix', 'POST /charges', 'P7.10'],
    ['ONZ', 'chargePix', 'POST /cob', 'P7.11'],
    ['OWENPAY', 'chargePix', 'POST /api/v2/external/pix/cash-in', 'P7.12'],
    ['BMB', 'chargePix', 'POST /GerarQRCode', 'P7.13'],
    ['PRIMEPAG', 'chargePix', 'POST /v1/pix/qrcodes', 'P7.14'],
    ['HAWKPAY', 'query', 'GET /transactions/90001', 'P7.30'],
    ['ASAAS', 'query', 'GET /payments/pay_080225913252', 'P7.31'],
    ['ARKAMA', 'query', 'GET /orders/ORTEST001', 'P7.32'],
    ['IUGU', 'query', 'GET /invoices/0958D0A5FC4D4D2A9D2E6B7C8D9E0F10', 'P7.33'],
    ['PODPAY', 'query', 'GET /sells/90001', 'P7.34'],
    ['ONZ', 'query', 'GET /cob/e41f42bc291a4346986695579da75bd5', 'P7.35'],
    ['CRMCOIN', 'query', 'GET /details/orders/pay-1', 'P7.36'],
    ['BMB', 'query', 'GET /consultaQRCode/pay-1', 'P7.37'],
    ['PRIMEPAG', 'query', 'GET /v1/pix/qrcodes/PRIMEPIXQRCODE2', 'P7.38'],
    ['HAWKPAY', 'refund', 'POST /transactions/90001/refund', 'P7.41'],
    ['PODPAY', 'refund', 'POST /sells/90001/refund', 'P7.45'],
    ['GATYWAY', 'refund', 'PUT /payments/refund/pay-1', 'P7.48'],
    ['HAWKPAY', 'withdraw', 'POST /transfers', 'P7.53'],
    ['KUBER_FINANCE', 'withdraw', 'POST /cashout', 'P7.54'],
    ['PAYUP', 'withdraw', 'POST /withdrawals', 'P7.57'],
    ['PRIMEPAG', 'withdraw', 'POST /v1/pix/payments', 'P7.61'],
    ['ONZ', 'withdraw', 'POST /pix/payments/dict', 'P7.62'],
    ['VILLET', 'queryWithdraw', 'GET /withdraws/wd-1', 'P7.67'],
    ['PAYUP', 'queryWithdraw', 'GET /withdrawals/wd-1', 'P7.68'],
    ['PAGARME', 'createCardId', 'POST /customers', 'P7.74'],
    ['PAGARME', 'createCardId', 'POST /customers/cus_oy23JRQCM1cvzlmD/cards', 'P7.75'],
  ])('the call of an operation at %s, %s: %s (%s)', async (id, capability, call) => {
    await expect(callsOf(id, capability)).resolves.toContain(call);
  });

  it('the call of an operation is a POST wherever something is created, except for one PUT (P7.4)', async () => {
    const making = ['chargePix', 'chargeCard', 'chargeBillet', 'withdraw', 'createCardToken', 'createCardId'];
    for (const { id, operations } of SUBJECTS) {
      const shown = new Set(operations.map(({ capability }) => capability));
      for (const capability of [...making, 'createReceiver'].filter((one) => shown.has(one))) {
        const calls = (await callsOf(id, capability)).filter((call) => !call.startsWith('GET '));
        expect([id, capability, calls.length]).not.toEqual([id, capability, 0]);
        for (const call of calls)
          expect([id, call]).toEqual([id, expect.stringMatching(/^POST |^PUT \/payments\/pix$/)]);
      }
    }
  });
});

describe('the data of a new charge', () => {
  const items = [{ title: 'Curso de teste', unitPrice: 4500, quantity: 1 }, { title: 'Caderno' }];
  const customer = {
    name: 'José da Silva',
    document: { number: '52998224725' },
    email: 'jose.silva@example.com',
    phone: '11987654321',
  };
  it.each([
    ['chargePix', { amount: 4990 }, 'P7.15, P7.64'],
    ['chargePix', { customer }, 'P7.16'],
    ['chargePix', { items }, 'P7.17'],
    ['chargePix', { paymentMethod: 'pix' }, 'P7.18'],
    ['chargeBillet', { paymentMethod: 'boleto' }, 'P7.18'],
    ['chargePix', { postbackUrl: expect.stringContaining('/webhooks/') as unknown }, 'P7.19'],
    ['chargeCard', { installments: 3 }, 'P7.20'],
    ['chargeCard', { card: { hash: 'card-token-of-the-provider' } }, 'P7.21'],
    ['chargePix', { pix: { expiresInDays: 1 } }, 'P7.23'],
    ['chargeBillet', { boleto: { expirationDate: '2030-01-04' } }, 'P7.23'],
  ])('HAWKPAY gets in %s: %j (%s)', async (capability, reported, _rule) => {
    await expect(bodyOf('HAWKPAY', capability)).resolves.toMatchObject(reported);
  });

  it('ABMEX gets the splits for the receivers that sell with us (P1.1, P7.22)', async () => {
    const whole = { chargeProcessingFee: false, chargeRemainder: false, liable: false };
    const splits = [{ recipientId: '321', amount: 500, type: 'FIXED', ...whole }];
    await expect(bodyOf('ABMEX', 'chargePix', { splits })).resolves.toMatchObject({
      splits: [{ recipientId: 321, amount: 500 }],
    });
    await expect(bodyOf('ABMEX', 'chargePix', { splits: [] })).resolves.not.toHaveProperty('splits');
  });
});

describe('the data read from the answer', () => {
  it.each([
    ['the id', 'P7.24', 'chargePix', { reference: '90001' }],
    ['the status', 'P7.25', 'chargePix', { kind: 'awaiting', native: 'waiting_payment' }],
    ['the code', 'P7.26', 'chargePix', { pix: { copyPaste: '00020126580014br.gov.bcb.pix-TEST' } }],
    ['its end', 'P7.27', 'chargePix', { expiresAt: new Date('2030-01-03T02:59:59.000Z') }],
    ['the line', 'P7.28', 'chargeBillet', { billet: { digitableLine: expect.any(String) as unknown } }],
    ['the address', 'P7.29', 'chargeBillet', { billet: { url: expect.any(String) as unknown } }],
  ])('%s of HAWKPAY (%s)', async (_, _rule, capability, reported) => {
    expect((await runExample('HAWKPAY', capability)).outcome).toMatchObject(reported);
  });

  it('another status word is another status (P7.25)', async () => {
    await expect(outcomeOfStatus('HAWKPAY', 'chargePix', 'paid')).resolves.toMatchObject({ kind: 'settled' });
  });
});

describe('giving money back', () => {
  it('sends ABMEX the amount of a partial refund, and none for a full one (P7.42)', async () => {
    await expect(bodyOf('ABMEX', 'refund', { amount: 1_000 })).resolves.toMatchObject({ amount: 1_000 });
    expect((await bodyOf('ABMEX', 'refund')) ?? {}).not.toHaveProperty('amount');
  });

  it('giving money back is not known of several providers: nothing is sent (P7.52)', async () => {
    const without = SUBJECTS.filter(({ gateway, operations }) => operations.length > 0 && !gateway.refund);
    expect(without.length).toBeGreaterThan(3);
    for (const { id, gateway, account, manifest } of without) {
      const { runner, sent } = stage([]);
      const outcome = await runOperation(runner, gateway, account, { capability: 'refund', intent: {} });
      const detail = manifest.texts?.refund ?? 'Method not implemented.';
      expect([id, outcome]).toEqual([id, { kind: 'refused', reason: 'notOffered', detail }]);
      expect(sent).toEqual([]);
    }
  });
});

it.each([
  [{ pixKey: 'rita@x.example' }, 'pixKey', 'P7.65'],
  [{ paymentMethod: 'RECEIVER', receiverId: 'rec-9' }, 'recipientId', 'P7.65'],
  [
    { paymentMethod: 'BANK_ACCOUNT', bankCode: '341', branchNumber: '1', accountNumber: '23' },
    'bankAccount',
    'P7.65',
  ],
])('a payout with %j sends PAYUP its %s and no other (%s)', async (intent, field, _rule) => {
  const sent = (await bodyOf('PAYUP', 'withdraw', intent)) as object;
  expect(Object.keys(sent).filter((name) => ['pixKey', 'recipientId', 'bankAccount'].includes(name))).toEqual(
    [field],
  );
});

describe('authentication', () => {
  const headersOf = async (id: string, capability = 'chargePix') =>
    (await runExample(id, capability)).last.headers;

  it.each([
    ['HAWKPAY', 'authorization', 'P7.84', /^Basic [\w+/]+=*$/],
    ['PAYUP', 'authorization', 'P7.85', /^Bearer api-key-of-the-tests-0001$/],
    ['NOXPAY', 'api-key', 'P7.86', /./],
    ['KUBER_FINANCE', 'x-api-key', 'P7.86', /./],
  ] as const)('%s: in the header %s (%s)', async (id, header, _, value) => {
    const headers = await headersOf(id);
    expect(headers[header]).toMatch(value);
    const secrets = Object.values(subjectOf(id).account.credentials).map(String);
    if (header !== 'authorization') expect(secrets).toContain(headers[header]);
  });

  it('ARKAMA: an api token as a query parameter (P7.87)', async () => {
    const { query, headers } = (await runExample('ARKAMA', 'chargePix')).last;
    expect(query).toEqual({ token: subjectOf('ARKAMA').account.credentials['token'] });
    expect(headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['ONZ', '/oauth/token', { client_id: 'client-id-of-the-tests' }, 'P7.99'],
    ['PRIMEPAG', '/auth/generate_token', { grant_type: 'client_credentials' }, 'P7.100'],
    ['OWEMPAY', '/auth/login', { clientId: 'client-of-the-tests' }, 'P7.101'],
    ['LEXXEN', '/auth', { cnpj: '11222333000181', publicKey: 'public-key-of-the-tests' }, 'P7.102'],
    [
      'FLOW2PAY',
      '/no-auth/autenticacao/v1/api/login',
      { clientId: 'public-key-of-the-tests', clientSecret: 'secret-key-of-the-tests' },
      'P7.103',
    ],
  ])('%s requests a token at %s with %j (%s)', (id, path, reported, _rule) => {
    const login = subjectOf(id).logins.find(({ request }) => request.url.includes('/base/'));
    expect(login?.request.method).toBe('POST');
    expect(new URL(login?.request.url ?? '').pathname).toBe(`/base${path}`);
    const { body } = login!.request;
    const fields = typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : body;
    expect(fields).toMatchObject(reported);
  });

  it.each([
    ['FLOW2PAY', 'main', { accessToken: 'token' }, 86_000],
    ['LEXXEN', 'main', { token: 'token' }, 300],
    ['LEXXEN', 'main', { token: 'token', expiresIn: 900 }, 900],
    ['PAGSTAR', 'main', { data: { access_token: 'token' } }, 600],
    ['SIMPAY', 'main', { access_token: 'token' }, 3600],
    ['ONZ', 'main', { access_token: 'token', expires_in: 290 }, 290],
    ['ONZ', 'accounts', { accessToken: 'token', expiresAt: 1736394756 }, 300],
    ['VOLUTI', 'accounts', { access_token: 'token', expires_in: 290 }, 290],
  ] as const)('%s (%s) with %j gives a token of %i seconds', (id, api, answer, expiresInSeconds) => {
    const reported = subjectOf(id).gateway.logins[api]?.read(NativeBody.of(answer));
    expect(reported).toEqual({ token: 'token', expiresInSeconds });
  });

  it('LEXXEN receives a CNPJ without its punctuation, also one with letters (P7.102)', () => {
    const { gateway, account } = subjectOf('LEXXEN');
    const reported = (cnpj: string) => gateway.logins.main?.send({ ...account.credentials, cnpj }).body;
    expect(reported('11.222.333/0001-81')).toMatchObject({ cnpj: '11222333000181' });
    expect(reported('12.ABC.345/01DE-35')).toMatchObject({ cnpj: '12ABC34501DE35' });
  });

  it('ONZ requests its token with the client certificate of each of its APIs (P7.99, P7.104)', async () => {
    const { gateway, account } = subjectOf('ONZ');
    const secure = {
      ...account,
      baseAddress: 'https://pix.bank.example',
      accountsBaseAddress: 'https://accounts.bank.example',
      cashInCertificate: { pfx: Uint8Array.of(1) },
      cashOutCertificate: { pfx: Uint8Array.of(2) },
    };
    for (const [capability, certificate] of [
      ['chargePix', 1],
      ['withdraw', 2],
    ] as const) {
      const { runner, sent } = stage([]);
      await runOperation(runner, gateway, secure, { capability, intent: {} });
      expect(sent[0]?.url).toMatch(/\/oauth\/token$/);
      expect(sent[0]?.certificate?.pfx).toEqual(Uint8Array.of(certificate));
    }
  });
});
