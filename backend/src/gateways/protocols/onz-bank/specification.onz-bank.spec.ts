import { describe, expect, it } from '@jest/globals';
import type { Json, WebhookReading } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const subject = (id: string) => SUBJECTS.find((one) => one.id === id)!;
const first = (id: string, capability: string) => successfulExample(subject(id), capability)!;

describe('payouts of ONZ', () => {
  it('payouts of ONZ are a POST to pix/payments/dict with key, BRL and amount, under an idempotency header (P7.56, P7.130, P7.131)', async () => {
    const { gateway, account, logins } = subject('ONZ');
    const example = first('ONZ', 'withdraw');
    const { runner, sent } = stage(example.exchanges, logins);
    await runOperation(runner, gateway, account, example);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/accounts/pix/payments/dict',
      headers: { 'x-idempotency-key': '01942f3e-b000-7c3a-9d2b-5f1e8c6b4a77' },
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      pixKey: 'jose.silva@example.com',
      payment: { currency: 'BRL', amount: 49.9 },
    });
  });

  it('answer APPROVED immediately, although the bank answers PENDING (P4.174)', () => {
    const { exchanges, outcome } = first('ONZ', 'withdraw');
    expect(exchanges[0]?.reply.body).toMatchObject({ status: 'PENDING' });
    expect(outcome).toMatchObject({ kind: 'settled', status: 'APPROVED', native: 'PENDING' });
  });

  it.each(['VOLUTI', 'TREEAL'])(
    '%s has no such line: its payout is PENDING until it is paid (P4.140)',
    (id) => {
      expect(first(id, 'withdraw').outcome).toMatchObject({ kind: 'awaiting', status: 'PENDING' });
    },
  );

  it.each([
    ['(11) 98765-4321', 'PHONE', '+5511987654321'],
    ['+5511987654321', 'PHONE', '+5511987654321'],
    ['529.982.247-25', 'CPF', '52998224725'],
    ['jose@example.com', 'EMAIL', 'jose@example.com'],
  ])('the key %s (%s) is sent as %s (P5.46)', async (pixKey, pixType, formatted) => {
    const { gateway, account, logins } = subject('ONZ');
    const { runner, sent } = stage(first('ONZ', 'withdraw').exchanges, logins);
    await runOperation(runner, gateway, account, { capability: 'withdraw', intent: { pixKey, pixType } });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ pixKey: formatted });
  });
});

describe.each([
  { id: 'VOLUTI', rules: 'P5.22, P6.13, P8.32' },
  { id: 'ONZ', rules: 'P5.23, P6.13, P8.33' },
  { id: 'TREEAL', rules: 'P6.13' },
])('$id', ({ id, rules }) => {
  it.each(['chargePix', 'query', 'refund', 'withdraw', 'queryWithdraw'])(
    `over https without its certificate %s is Unauthorized, and nothing is sent (${rules})`,
    async (capability) => {
      const { gateway, account } = subject(id);
      const { runner, sent } = stage([]);
      const secure = {
        ...account,
        baseAddress: 'https://charges.bank.example',
        accountsBaseAddress: 'https://payouts.bank.example',
      };
      const withdraws = capability.toLowerCase().includes('withdraw');
      // The certificate of the other API is not valid here.
      const certificate = { pfx: new Uint8Array([1]) };
      const other = withdraws ? { cashInCertificate: certificate } : { cashOutCertificate: certificate };
      const outcome = await runOperation(runner, gateway, { ...secure, ...other }, first(id, capability));
      expect(outcome).toEqual({ kind: 'refused', reason: 'configuration', detail: 'Unauthorized.' });
      expect(sent).toEqual([]);
    },
  );

  it('requests its token by client credentials, one per API (P7.94, P7.127)', () => {
    expect(subject(id).logins.map(({ request }) => request.url)).toEqual([
      'http://provider.example/base/oauth/token',
      'http://provider.example/accounts/oauth/token',
    ]);
    for (const { request } of subject(id).logins)
      expect(JSON.stringify(request.body)).toContain('client_credentials');
  });
});

describe('webhooks of VOLUTI', () => {
  const read = (type: string, status: string): WebhookReading => {
    const { gateway, account, webhooks } = subject('VOLUTI');
    const { delivery } = webhooks.find(({ name }) => name === 'webhook.hint.envelope-liquidated')!;
    const { data } = delivery?.body as { data: Record<string, Json> };
    const rawBody = JSON.stringify({ type, data: { ...data, status } });
    return stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
  };

  it.each([
    ['RECEIVE, not liquidated (P4.52)', 'RECEIVE', 'PROCESSING', 'awaiting'],
    ['RECEIVE, liquidated (P4.53)', 'RECEIVE', 'LIQUIDATED', 'settled'],
    ['REFUND (P4.54)', 'REFUND', 'LIQUIDATED', 'chargedBack'],
  ])('%s', (_, type, status, kind) => {
    expect(read(type, status)).toMatchObject({ kind: 'hint', outcome: { kind } });
  });

  it.each([
    ['a CANCELED event', 'P4.55', 'CANCELED', ''],
    ['a CANCELED movement', 'P4.55', 'RECEIVE', 'CANCELED'],
  ])('%s is ignored (%s)', (_, _rule, type, status) => {
    expect(read(type, status).kind).toBe('ignored');
  });
});
