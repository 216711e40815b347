import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Json, ReceiverIntent } from '@guiche/gateway-kit';
import { wellDone } from '../../gateways.contract.subjects.js';
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

  it('P7.106 P7.107 P7.109 P7.110 opens a receiver by these calls', async () => {
    expect(await lines('createReceiver.receiver')).toEqual([
      'POST /marketplace/create_account',
      'POST /accounts/ACC1/request_verification',
      'PUT /payments/pix',
      'POST /accounts/configuration',
    ]);
  });

  it('P3.37 charges, asks and searches in the name of the receiver whose token it is given', async () => {
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

  it('P7.108 P7.111 P7.112 P7.113 P7.44 asks, pays out, and charges a card by these calls', async () => {
    expect(await lines('queryReceiver.receiver')).toEqual(['GET /accounts/ACC1']);
    expect(await lines('withdraw.awaiting.receiver')).toEqual(['POST /accounts/ACC1/request_withdraw']);
    expect(await lines('withdraw.awaiting')).toEqual(['POST /transfer_requests']);
    expect(await lines('chargeCard.settled')).toContain('POST /charge');
    expect(await lines('refund.refunded')).toEqual([
      'POST /invoices/0958D0A5FC4D4D2A9D2E6B7C8D9E0F10/refund',
    ]);
  });

  it('P3.131 P7.114 P7.115 P7.116 signs a PIX payout with the private key of the platform over what is sent', async () => {
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

  it('P7.114 signs exactly what the maker wants signed, each with the token of who speaks', async () => {
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

  it('P7.78 takes cards by a token of its own library in the browser', async () => {
    expect(gateway.manifest.cards).toBe('browser');
    expect(gateway).not.toHaveProperty('createCardToken');
    const { sent } = await result(exampleOf('chargeCard.settled.by-token-at-once'));
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ token: '67fb696a-0000-4000-8000-000000000000' });
  });

  it.each([
    ['P4.42', 'refunded', 'chargedBack'],
    ['P4.42', 'canceled', 'chargedBack'],
    ['P4.15', 'pending', 'awaiting'],
    ['P4.13', 'authorized', 'awaiting'],
    ['P4.14', 'partially_paid', 'awaiting'],
    ['P4.16', 'paid', 'settled'],
    ['P4.23', 'chargeback', 'chargedBack'],
  ])('%s reads %s as %s, asked or told', async (_, word, kind) => {
    await expect(outcomeOfStatus(id, 'query', word)).resolves.toMatchObject({ kind, native: word });
    const rawBody = `event=invoice.status_changed&data[id]=A&data[status]=${word}`;
    const reading = stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
    expect(reading).toMatchObject({ kind: 'hint', outcome: { kind, native: word } });
  });

  it.each([
    ['P4.140', 'pending', 'PENDING'],
    ['P4.141', 'processing', 'PENDING'],
    ['P4.145', 'cancelled', 'CANCELED'],
    ['P4.144', 'rejected', 'REJECTED'],
    ['P4.144', 'error', 'REJECTED'],
    ['P4.143', 'done', 'APPROVED'],
  ])('%s reads the payout word %s as %s', async (_, word, status) => {
    await expect(outcomeOfStatus(id, 'queryWithdraw', word)).resolves.toMatchObject({ status, native: word });
  });

  const reportedAccount = async (change: Record<string, Json>): Promise<object> => {
    const example = exampleOf('queryReceiver.receiver');
    const [{ request, reply }] = example.exchanges as [Example['exchanges'][number]];
    const body = { ...(reply.body as Record<string, Json>), ...change };
    return runOperation(stage([{ request, reply: { ...reply, body } }]).runner, gateway, account, example);
  };

  it.each([
    ['P4.181', true, 'accepted', 'ACTIVE'],
    ['P4.181', true, 'pending', 'ACTIVE'],
    ['P4.182', false, 'pending', 'PENDING'],
    ['P4.183', false, 'rejected', 'REJECTED'],
    ['P4.183', false, 'accepted', 'REJECTED'],
    ['P4.183', false, null, 'REJECTED'],
  ])('%s a receiver that can receive: %s, last verification %s, is %s', async (_, can, last, status) => {
    const change = { 'can_receive?': can, last_verification_request_status: last };
    await expect(reportedAccount(change)).resolves.toMatchObject({ kind: 'receiver', status });
  });

  it('P8.14 knows no receiver whose document nobody tells', async () => {
    await expect(reportedAccount({ last_verification_request_data: {} })).resolves.toEqual({
      kind: 'refused',
      reason: 'request',
      detail: 'Tipo de documento não encontrado.',
    });
  });

  it('P3.90 reads the balance out of a text for people', async () => {
    await expect(reportedAccount({ balance: 'R$ 1.234.567,89' })).resolves.toMatchObject({
      balance: 123456789,
    });
    await expect(reportedAccount({ balance: '-R$ 0,29' })).resolves.toMatchObject({ balance: -29 });
    await expect(reportedAccount({ balance: 'R$ 12.34' })).resolves.toMatchObject({ kind: 'unknown' });
  });

  it('P4.184 says that a receiver just created is ACTIVE', async () => {
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
    '%s asks for what is missing, one after the other, and sends nothing',
    async (_, given, change, detail) => {
      const without = Object.keys(sampleDocuments).filter((name) => !given.includes(name));
      const { outcome, sent } = await opens(change, without);
      expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
      expect(sent).toEqual([]);
    },
  );

  it('P5.5 asks a person for no articles of association, and takes those of a company', async () => {
    await expect(opens({})).resolves.toMatchObject({ outcome: { kind: 'receiver' } });
    const documents = { ...sampleDocuments, photoDocumentSocialContract: contract };
    const { outcome, sent } = await opens({ ...COMPANY, documents });
    expect(outcome).toMatchObject({ kind: 'receiver', documentType: 'CNPJ' });
    expect(sent[1]?.body).toContain('"social_contract":"data:application/pdf;name=balanco.pdf;base64,');
  });

  it('P5.6 refuses a bank outside the list, and opens no account', async () => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, bankCode: '000' };
    const { outcome, sent } = await opens({ bankAccount });
    const detail = 'Banco não suportado, tente outro.';
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
    expect(sent).toEqual([]);
  });

  it.each([
    ['P5.7', '001', '5', '09265'],
    ['P5.8', '036', '5', '09265'],
    ['P5.9', '246', '5', '09265'],
    ['P5.7', '001', '0', '0926'],
    ['P5.7', '341', '5', '0926'],
  ])('%s at bank %s writes the branch digit %s as %s', async (_, bankCode, branchDigit, branch) => {
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

  it('P9.52 P9.53 P9.54 P9.55 says of every receiver the same four things', async () => {
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

  it('P9.40 makes an invoice due one day ahead, in Brazil', async () => {
    for (const name of ['chargePix.awaiting', 'chargeBillet.awaiting', 'chargeCard.settled']) {
      const { sent } = await result(exampleOf(name));
      expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ due_date: '2030-01-02' });
    }
  });

  it('P9.58 sets the first recipient aside when it has no marketplace id, and no other', async () => {
    const { sent } = await result(exampleOf('chargePix.awaiting.first-recipient-set-aside'));
    const splits = [{ recipient_account_id: 'ACC2', cents: 1000 }];
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ splits });
    const { outcome, sent: none } = await result(exampleOf('chargePix.refused.recipient-without-id'));
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
    expect(none).toEqual([]);
  });

  it.each([
    ['P8.12', 'withdraw.refused.unknown-receiver', 'Recebedor não encontrado.'],
    ['P8.12', 'withdraw.refused.receiver-without-token', 'Recebedor não encontrado.'],
    ['P8.15', 'createCardId.refused', 'Erro salvando cartão'],
    ['P8.19', 'refund.refused', 'Erro ao aprovar o reembolso.'],
  ])('%s refuses in these words: %s', async (_, name, detail) => {
    const { outcome } = await result(exampleOf(name));
    expect(outcome).toEqual({ kind: 'refused', reason: 'request', detail });
  });

  it('P8.31 an error of a transfer is the body of the answer', async () => {
    const { outcome } = await result(exampleOf('withdraw.refused.no-balance'));
    expect(outcome).toEqual({
      kind: 'refused',
      reason: 'request',
      detail: '{"errors":"Saldo insuficiente"}',
    });
  });

  it('P9.1 P9.2 counts in centavos, save the own money of a receiver, which is counted in reais', async () => {
    const { sent: cents } = await result(exampleOf('withdraw.awaiting'));
    expect(JSON.parse(cents[0]?.body ?? '')).toMatchObject({ amount_cents: 4990 });
    const { sent: reais } = await result(exampleOf('withdraw.awaiting.receiver'));
    expect(JSON.parse(reais[0]?.body ?? '')).toMatchObject({ amount: 49.9 });
  });

  it('P4.132 ignores events that tell of no invoice', () => {
    for (const event of ['invoice.created', 'referrals.verification']) {
      const rawBody = `event=${event}&data[id]=A&data[status]=paid`;
      expect(stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody }).kind).toBe('ignored');
    }
  });

  it('keeps what is told of a payout, bare or inside data', () => {
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
    const { sent } = await result(wellDone(subject, 'find')!);
    expect(new URL(sent[0]!.url).searchParams.get('value')).toBe(SAMPLE_CHARGE.attemptId);
  });
});
