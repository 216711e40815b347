import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../../gateways.contract.subjects.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';

const nextpay = SUBJECTS.find(({ id }) => id === 'NEXTPAY')!;
const { gateway, account, logins } = nextpay;
const first = (capability: string) => successfulExample(nextpay, capability)!;

describe('NEXTPAY', () => {
  it.each([
    ['ninguem_viu', 'P4.33', 'awaiting'],
    ['PENDENTE', 'P4.33', 'awaiting'],
    ['PAGO', 'P4.16', 'settled'],
    ['ESTORNADO', 'P4.21', 'refunded'],
    ['CANCELADO', 'P4.22', 'refunded'],
    ['MED', 'P4.24', 'chargedBack'],
    ['RECUSADO', 'P4.28', 'declined'],
  ])('the status %s (%s)', async (status, _, kind) => {
    const exchanges = first('query').exchanges.map(({ request, reply }) => ({
      request,
      reply: { ...reply, body: { ...(reply.body as Record<string, Json>), status } },
    }));
    const outcome = await runOperation(stage(exchanges, logins).runner, gateway, account, first('query'));
    expect(outcome).toMatchObject({ kind, native: status });
    expect('flagged' in outcome).toBe(status === 'ninguem_viu');
  });

  it('gives money back by a PUT that cancels (P7.51)', async () => {
    const [request] = await requestsOf('NEXTPAY', 'refund');
    expect(request?.method).toBe('PUT');
    expect(request?.url).toMatch(/^http:\/\/provider\.example\/base\/payments\/[\w-]+\/cancel$/);
  });

  it('requests its token by client credentials (P7.91)', () => {
    expect(gateway.logins.main?.send(account.credentials).form).toMatchObject({
      grant_type: 'client_credentials',
    });
  });
});
