import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Json, ReceiverIntent } from '@guiche/gateway-kit';
import { successfulExample } from '../../gateways.contract.subjects.js';
import type { Example } from '../../rehearsal/examples.js';
import { SAMPLE_CHARGE, SAMPLE_RECEIVER } from '../../rehearsal/samples.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

describe.each(['IUGU', 'IUGUBAAS'])('%s in the specification', (id) => {
  const subject = subjectOf(id);
  const { gateway, account, examples } = subject;
  const exampleOf = (name: string): Example => examples.find((one) => one.name === name)!;
  const result = async (example: Example) => {
    const { runner, sent } = stage(example.exchanges);
    return { outcome: await runOperation(runner, gateway, account, example), sent };
  };
  const lines = async (name: string): Promise<string[]> =>
    (await result(exampleOf(name))).sent.map(
      ({ method, url }) => `${method} ${new URL(url).pathname.replace('/base', '')}`,
    );

  it('opens a receiver by these calls (P7.106, P7.107, P7.109, P7.110)', async () => {
    expect(await lines('createReceiver.receiver')).toEqual([
      'POST /marketplace/create_account',
      'POST /accounts/ACC1/request_verification',
      'PUT /payments/pix',
      'POST /accounts/configuration',
    ]);
  });

  it('charges, queries and searches with the token of the receiver (P3.37)', async () => {
    const names = [
      'chargePix.awaiting',
      'chargeCard.settled',
      'query.settled',
      'find.settled',
      'refund.refunded',
    ];
    for (const name of names) {
      const example = exampleOf(name);
      const receiverToken = 'live-token-of-the-receiver';
      const { sent } = await result({ ...example, intent: { ...example.intent, receiverToken } });
      const gateways = sent.map(({ headers }) =>
        Buffer.from(headers['authorization']!.slice(6), 'base64').toString(),
      );
      expect([name, ...new Set(gateways)]).toEqual([name, `${receiverToken}:`]);
    }
  });

  it('queries, pays out, and charges a card by these calls (P7.108, P7.111, P7.112, P7.113, P7.44)', async () => {
    expect(await lines('queryReceiver.receiver')).toEqual(['GET /accounts/ACC1']);
    expect(await lines('withdraw.awaiting.receiver')).toEqual(['POST /accounts/ACC1/request_withdraw']);
    expect(await lines('withdraw.awaiting')).toEqual(['POST /transfer_requests']);
    expect(await lines('chargeCard.settled')).toContain('POST /charge');
    expect(await lines('refund.refunded')).toEqual([
      'POST /invoices/0958D0A5FC4D4D2A9D2E6B7C8D9E0F10/refund',
    ]);
  });

  it('signs a PIX payout with the private key of the platform over the sent body (P3.131, P7.114, P7.115, P7.116)', async () => {
    const { sent } = await result(exampleOf('withdraw.awaiting'));
    const { method, url, body = '', headers } = sent[0]!;
    expect(headers['request-time']).toBe('2030-01-02T02:30:00+00:00');
    const { apiToken } = account.credentials as Record<string, string>;
    const said = [`${method}|${new URL(url).pathname}`, `${apiToken}|2030-01-02T02:30:00+00:00`, body];
    const [name, ...signature] = headers['signature']!.split('=');
    const key = createPublicKey(Buffer.from(account.platformPrivateKey ?? '', 'base64').toString());
    const proof = Buffer.from(signature.join('='), 'base64');
    expect(name).toBe('signature');
    expect(verify('RSA-SHA256', Buffer.from(said.join('\n')), key, proof)).toBe(true);
    expect(verify('RSA-SHA256', Buffer.from(`${said.join('\n')} `), key, proof)).toBe(false);
  });

  it('signs exactly the calls that require it, each with the token of its account (P7.114)', async () => {
    const gateway = ({ headers }: { headers: Readonly<Record<string, string>> }): [string, boolean] => [
      Buffer.from(headers['authorization']!.slice(6), 'base64').toString(),
      headers['signature'] !== undefined,
    ];
    const opening = await result(exampleOf('createReceiver.receiver'));
    expect(opening.sent.map(gateway)).toEqual([
      ['api-token-of-the-tests-0001:', true],
      ['user-token-of-the-receiver:', false],
      ['live-token-of-the-receiver:', false],
      ['live-token-of-the-receiver:', true],
    ]);
    const own = await result(exampleOf('withdraw.awaiting.receiver'));
    expect(own.sent.map(gateway)).toEqual([['live-token-of-the-receiver:', true]]);
    const queried = await result(exampleOf('queryWithdraw.settled.receiver'));
    expect(queried.sent.map(gateway)).toEqual([['live-token-of-the-receiver:', false]]);
  });

  it('takes cards by a token of its own library in the browser (P7.78)', async () => {
    expect(gateway.manifest.cards).toBe('browser');
    expect(gateway).not.toHaveProperty('createCardToken');
    const { sent } = await result(exampleOf('chargeCard.settled.by-token-at-once'));
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ token: '67fb696a-0000-4000-8000-000000000000' });
  });

  it.each([
    ['refunded', 'chargedBack', 'P4.42'],
    ['canceled', 'chargedBack', 'P4.42'],
    ['pending', 'awaiting', 'P4.15'],
    ['authorized', 'awaiting', 'P4.13'],
    ['partially_paid', 'awaiting', 'P4.14'],
    ['paid', 'settled', 'P4.16'],
    ['chargeback', 'chargedBack', 'P4.23'],
  ])('maps %s to %s, in a query and a webhook (%s)', async (word, kind) => {
    await expect(outcomeOfStatus(id, 'query', word)).resolves.toMatchObject({ kind, native: word });
    const rawBody = `event=invoice.status_changed&data[id]=A&data[status]=${word}`;
    const reading = stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind, native: word } });
  });

  it.each([
    ['pending', 'PENDING', 'P4.140'],
    ['processing', 'PENDING', 'P4.141'],
    ['cancelled', 'CANCELED', 'P4.145'],
    ['rejected', 'REJECTED', 'P4.144'],
    ['error', 'REJECTED', 'P4.144'],
    ['done', 'APPROVED', 'P4.143'],
  ])('maps the payout status %s to %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus(id, 'queryWithdraw', word)).resolves.toMatchObject({ status, native: word });
  });

  const reportedAccount = async (change: Record<string, Json>): Promise<object> => {
    const example = exampleOf('queryReceiver.receiver');
    const [{ request, reply }] = example.exchanges as [Example['exchanges'][number]];
    const body = { ...(reply.body as Record<string, Json>), ...change };
    return runOperation(stage([{ request, reply: { ...reply, body } }]).runner, gateway, account, example);
  };

  it.each([
    [true, 'accepted', 'ACTIVE', 'P4.181'],
    [true, 'pending', 'ACTIVE', 'P4.181'],
    [false, 'pending', 'PENDING', 'P4.182'],
    [false, 'rejected', 'REJECTED', 'P4.183'],
    [false, 'accepted', 'REJECTED', 'P4.183'],
    [false, null, 'REJECTED', 'P4.183'],
  ])(
    'a receiver that can receive: %s, last verification %s, is %s (%s)',
    async (can, last, status, _rule) => {
      const change = { 'can_receive?': can, last_verification_request_status: last };
      await expect(reportedAccount(change)).resolves.toMatchObject({ kind: 'receiver', status });
    },
  );

  it('finds no receiver without a document (P8.14)', async () => {
    await expect(reportedAccount({ last_verification_request_data: {} })).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Tipo de documento não encontrado.',
    });
  });

  it('reads the balance out of a text for people (P3.90)', async () => {
    await expect(reportedAccount({ balance: 'R$ 1.234.567,89' })).resolves.toMatchObject({
      balance: 123456789,
    });
    await expect(reportedAccount({ balance: '-R$ 0,29' })).resolves.toMatchObject({ balance: -29 });
    await expect(reportedAccount({ balance: 'R$ 12.34' })).resolves.toMatchObject({ kind: 'unknown' });
  });

  it('reports a new receiver as ACTIVE (P4.184)', async () => {
    const { outcome } = await result(exampleOf('createReceiver.receiver'));
    expect(outcome).toMatchObject({ kind: 'receiver', status: 'ACTIVE', receiverProvider: id });
  });

  const sampleDocuments = exampleOf('createReceiver.receiver').intent['documents'] as Record<string, Json>;
  const contract = sampleDocuments['balanceSheet'] as Json;
  const opens = async (change: object, without: string[] = []) => {
    const documents = Object.fromEntries(
      Object.entries(sampleDocuments).filter(([name]) => !without.includes(name)),
    );
    const example = exampleOf('createReceiver.receiver');
    const { runner, sent } = stage(example.exchanges);
    const intent = { ...SAMPLE_RECEIVER, documents, ...change } as ReceiverIntent;
    return { outcome: await runner.createReceiver(gateway, account, intent), sent };
  };
  const COMPANY = { document: '11222333000181', documentType: 'CNPJ' };

  it.each([
    ['P5.1', [], {}, 'Foto do documento é obrigatório.'],
    ['P5.2', ['photoDocument'], {}, 'Foto do documento com pessoa é obrigatório.'],
    ['P5.3', ['photoDocument', 'photoPersonWithDocument'], {}, 'Comprovante de endereço é obrigatório.'],
    [
      'P5.4',
      ['photoDocument', 'photoPersonWithDocument', 'addressProof'],
      {},
      'Balanço patrimonial é obrigatório.',
    ],
    ['P5.5', Object.keys(sampleDocuments), COMPANY, 'Contrato social é obrigatório.'],
  ])(
    'asks for what is missing, one after the other, and sends nothing (%s)',
    async (_, given, change, detail) => {
      const without = Object.keys(sampleDocuments).filter((name) => !given.includes(name));
      const { outcome, sent } = await opens(change, without);
      expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
      expect(sent).toEqual([]);
    },
  );

  it('requires articles of association from companies, not from persons (P5.5)', async () => {
    await expect(opens({})).resolves.toMatchObject({ outcome: { kind: 'receiver' } });
    const documents = { ...sampleDocuments, photoDocumentSocialContract: contract };
    const { outcome, sent } = await opens({ ...COMPANY, documents });
    expect(outcome).toMatchObject({ kind: 'receiver', documentType: 'CNPJ' });
    expect(sent[1]?.body).toContain('"social_contract":"data:application/pdf;name=balanco.pdf;base64,');
  });

  it('refuses a bank outside the list, and opens no account (P5.6)', async () => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, bankCode: '000' };
    const { outcome, sent } = await opens({ bankAccount });
    const detail = 'Banco não suportado, tente outro.';
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
    expect(sent).toEqual([]);
  });

  it.each([
    ['001', '5', '09265', 'P5.7'],
    ['036', '5', '09265', 'P5.8'],
    ['246', '5', '09265', 'P5.9'],
    ['001', '0', '0926', 'P5.7'],
    ['341', '5', '0926', 'P5.7'],
  ])('writes for bank %s the branch digit %s as %s (%s)', async (bankCode, branchDigit, branch) => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, bankCode, branchDigit };
    const { sent } = await opens({ bankAccount });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ data: { bank_ag: branch } });
  });

  it.each([
    ['104', 'Caixa Econômica'],
    ['341', 'Itaú'],
    ['001', 'Banco do Brasil'],
  ])('names bank %s as the maker does: %s', async (bankCode, bank) => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, bankCode };
    const { sent } = await opens({ bankAccount });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ data: { bank } });
  });

  it('reports the same four properties of every receiver (P9.52, P9.53, P9.54, P9.55)', async () => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, accountType: 'SAVINGS' };
    const { sent } = await opens({ bankAccount });
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
      data: {
        price_range: 'Mais que R$ 500,00',
        physical_products: true,
        automatic_transfer: false,
        account_type: 'Corrente',
      },
    });
  });

  it('makes an invoice due one day ahead, in Brazil (P9.40)', async () => {
    for (const name of ['chargePix.awaiting', 'chargeBillet.awaiting', 'chargeCard.settled']) {
      const { sent } = await result(exampleOf(name));
      expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ due_date: '2030-01-02' });
    }
  });

  it('sets the first recipient aside when it has no marketplace id, and no other (P9.58)', async () => {
    const { sent } = await result(exampleOf('chargePix.awaiting.first-recipient-set-aside'));
    const splits = [{ recipient_account_id: 'ACC2', cents: 1000 }];
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ splits });
    const { outcome, sent: none } = await result(exampleOf('chargePix.refused.recipient-without-id'));
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    expect(none).toEqual([]);
  });

  it.each([
    ['withdraw.refused.unknown-receiver', 'P8.12', 'Recebedor não encontrado.'],
    ['withdraw.refused.receiver-without-token', 'P8.12', 'Recebedor não encontrado.'],
    ['createCardId.refused', 'P8.15', 'Erro salvando cartão'],
    ['refund.refused', 'P8.19', 'Erro ao aprovar o reembolso.'],
  ])('refuses with the message %s (%s)', async (name, _, detail) => {
    const { outcome } = await result(exampleOf(name));
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
  });

  it('an error of a transfer is the body of the answer (P8.31)', async () => {
    const { outcome } = await result(exampleOf('withdraw.refused.no-balance'));
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'request',
      detail: '{"errors":"Saldo insuficiente"}',
    });
  });

  it('counts in centavos, save the own money of a receiver, which is counted in reais (P9.1, P9.2)', async () => {
    const { sent: cents } = await result(exampleOf('withdraw.awaiting'));
    expect(JSON.parse(cents[0]?.body ?? '')).toMatchObject({ amount_cents: 4990 });
    const { sent: reais } = await result(exampleOf('withdraw.awaiting.receiver'));
    expect(JSON.parse(reais[0]?.body ?? '')).toMatchObject({ amount: 49.9 });
  });

  it('ignores events without an invoice (P4.132)', () => {
    for (const event of ['invoice.created', 'referrals.verification']) {
      const rawBody = `event=${event}&data[id]=A&data[status]=paid`;
      expect(stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody }).kind).toBe('ignored');
    }
  });

  it('stores a payout webhook, with and without the data wrapper', () => {
    const read = (rawBody: string) =>
      stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
    const event = 'withdraw_request.status_changed';
    expect(
      read(`event=${event}&data[withdraw_request_id]=W1&data[status]=rejected&data[feedback]=CH11`),
    ).toEqual({
      kind: 'payout',
      proven: false,
      payout: {
        type: 'WITHDRAW',
        withdrawId: 'W1',
        outcome: {
          kind: 'declined',
          status: 'REJECTED',
          withdrawId: 'W1',
          native: 'rejected',
          detail: 'CH11',
        },
      },
    });
    expect(read(`event=${event}&withdraw_request_id=W2&status=accepted`)).toMatchObject({
      kind: 'payout',
      payout: { withdrawId: 'W2', outcome: { kind: 'settled', status: 'APPROVED' } },
    });
  });

  it('finds a charge by our own key', async () => {
    const { sent } = await result(successfulExample(subject, 'find')!);
    expect(new URL(sent[0]!.url).searchParams.get('value')).toBe(SAMPLE_CHARGE.attemptId);
  });
});
