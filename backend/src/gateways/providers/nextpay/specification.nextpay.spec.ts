import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, wellDone } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const nextpay = SUBJECTS.find(({ id }) => id === 'NEXTPAY')!;
const { gateway, account, logins } = nextpay;
const first = (capability: string) => wellDone(nextpay, capability)!;

describe('NEXTPAY', () => {
  it.each([
    ['P4.33', 'ninguem_viu', 'awaiting'],
    ['P4.33', 'PENDENTE', 'awaiting'],
    ['P4.16', 'PAGO', 'settled'],
    ['P4.21', 'ESTORNADO', 'refunded'],
    ['P4.22', 'CANCELADO', 'refunded'],
    ['P4.24', 'MED', 'chargedBack'],
    ['P4.28', 'RECUSADO', 'declined'],
  ])('%s the word %s', async (_, status, kind) => {
    const exchanges = first('query').exchanges.map(({ request, reply }) => ({
      request,
      reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
    }));
    const outcome = await runOperation(stage(exchanges, logins).runner, gateway, account, first('query'));
    expect(outcome).toMatchObject({ kind, native: status });
    expect('flagged' in outcome).toBe(status === 'ninguem_viu');
  });

  it('P7.51 gives money back by a PUT that cancels', async () => {
    const [request] = await requestsOf('NEXTPAY', 'refund');
    expect(request?.method).toBe('PUT');
    expect(request?.url).toMatch(/^http:\/\/provider\.example\/base\/payments\/[\w-]+\/cancel$/);
  });

  it('P7.91 asks for its token by client credentials', () => {
    expect(gateway.logins.main?.send(account.credentials).form).toMatchObject({
      grant_type: 'client_credentials',
    });
  });
});
