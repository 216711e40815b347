import { describe, expect, it } from '@jest/globals';
import type { WebhookReading } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const flow2pay = SUBJECTS.find(({ id }) => id === 'FLOW2PAY')!;
const { gateway, account, logins, login } = flow2pay;
const first = (capability: string) => successfulExample(flow2pay, capability)!;

describe('FLOW2PAY', () => {
  const read = (evento: string): WebhookReading => {
    const { delivery } = flow2pay.webhooks.find(({ name }) => name === 'webhook.proven.pix-in')!;
    const rawBody = JSON.stringify({ ...(delivery?.body as object), evento });
    return stage([]).runner.readWebhook(gateway, account, { headers: {}, rawBody });
  };

  it.each([
    ['PixIn', 'P4.65', 'settled'],
    ['PixInReversal', 'P4.66', 'chargedBack'],
    ['PixInBlocked', 'P4.38, P4.67', 'awaiting'],
  ])('the event %s (%s)', (event, _, kind) => {
    expect(read(event)).toMatchObject({ kind: 'proven', outcome: { kind, native: event } });
  });

  it.each(['publicKey', 'secretKey'])(
    'reports a missing %s, and sends nothing (P5.20, P8.36)',
    async (name) => {
      const { [name]: _, ...credentials } = account.credentials;
      const { runner, sent } = stage([]);
      await expect(
        runOperation(runner, gateway, { ...account, credentials }, first('chargePix')),
      ).resolves.toEqual({
        kind: 'refused',
        reason: 'configuration',
        detail: 'Public key and secret key are required',
      });
      expect(sent).toEqual([]);
    },
  );

  it.each([
    { status: 200, body: { sucesso: false, mensagem: 'Cliente não encontrado' }, reason: 'unreachable' },
    { status: 401, body: { mensagem: 'Não autorizado' }, reason: 'credentials' },
    { status: 500, body: {}, reason: 'unreachable' },
  ])('reports a failed login (%j) with the specified message (P8.37)', async ({ status, body, reason }) => {
    const { runner, sent } = stage([{ request: login!.request, reply: { status, body } }]);
    await expect(runOperation(runner, gateway, account, first('chargePix'))).resolves.toEqual({
      kind: 'refused',
      reason,
      detail: 'Failed to authenticate with Flow2Pay',
    });
    expect(sent).toHaveLength(1);
  });

  it('logs in and charges through the proxy (P7.133, P7.136)', async () => {
    const { runner, sent } = stage([login!, ...first('chargePix').exchanges]);
    const proxy = 'http://user:pass@proxy.example:3128';
    await runOperation(runner, gateway, { ...account, proxy }, first('chargePix'));
    expect(sent.map(({ url, proxy: through }) => [new URL(url).pathname, through])).toEqual([
      ['/base/no-auth/autenticacao/v1/api/login', proxy],
      ['/base/qrcode/v2/gerar', proxy],
    ]);
  });

  it('requests a code of one day, with its image (P7.134, P9.23)', async () => {
    const { outcome } = first('chargePix');
    expect((await requestsOf('FLOW2PAY', 'chargePix'))[0]).toMatchObject({
      url: 'http://provider.example/base/qrcode/v2/gerar',
      body: { valor: 4990, tempoExpiracao: 86_400, comImagem: true },
    });
    expect(outcome).toMatchObject({
      expiresAt: '2030-01-03T02:30:00.000Z',
      pix: { qrImage: 'data:image/png;base64,iVBORw0KGgo=' },
    });
  });

  it('gives money back by transferir-reverso, with end-to-end id and value (P7.135)', async () => {
    const { runner, sent } = stage(first('refund').exchanges, logins);
    await runOperation(runner, gateway, account, first('refund'));
    expect(new URL(sent[0]!.url).pathname).toBe('/base/pix/v1/transferir-reverso');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      endToEnd: 'E00000000203001020235ABCDEFGHIJK',
      valor: 4990,
    });
  });
});
