import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { Credential } from './credentials.js';
import { Gateway, GatewayBase } from './gateway.js';
import type { Operation } from './operations.js';
import type { Receiver, ReceiverIntent, ReceiverOutcome } from './receivers.js';
import { GatewayRunner } from './runner.js';
import type { WireRequest, WireResponse } from './transport.js';
import type { WireLogEntry } from './wire-log.js';

class Credentials {
  @Credential({ 'pt-BR': 'Chave', 'en-US': 'Key', 'es-ES': 'Clave' })
  @IsString()
  key!: string;
}

const RECEIVER: Receiver = {
  kind: 'receiver',
  receiverId: 'r1',
  receiverProvider: 'OPENER',
  name: 'Ana',
  document: '52998224725',
  documentType: 'CPF',
  status: 'ACTIVE',
};

const finished = (outcome: ReceiverOutcome, name: string): ReceiverOutcome =>
  outcome.kind === 'receiver' ? { ...outcome, name: `${outcome.name}, ${name}` } : outcome;

@Gateway({
  id: 'OPENER',
  name: 'Opener',
  evidence: 'documented',
  capabilities: ['createReceiver'],
  exampleBaseAddress: 'https://opener.example',
  credentials: Credentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
class OpenerGateway extends GatewayBase<Credentials> {
  override authorize({ key }: Credentials, { onBehalfOf }: { onBehalfOf?: string }) {
    return { authorization: onBehalfOf ?? key };
  }

  readonly createReceiver: Operation<ReceiverIntent, ReceiverOutcome> = {
    before: [
      {
        send: () => ({ method: 'GET', path: '/place' }),
        read: () => ({ kind: 'facts', facts: { place: 'p1' } }),
      },
    ],
    send: () => ({ method: 'POST', path: '/open' }),
    read: () => RECEIVER,
    collectFacts: (body) => ({ token: body.text('user_token') }),
    after: [
      {
        when: (outcome) => outcome.kind === 'receiver',
        send: (_, outcome, { facts }) => ({
          method: 'POST',
          path: '/verify',
          body: { place: facts['place'], receiver: (outcome as Receiver).receiverId },
          onBehalfOf: facts['token'] ?? '',
        }),
        read: (_, outcome) => finished(outcome, 'verified'),
        failed: (outcome, verdict) => ({
          ...(outcome as Receiver),
          unfinished: `verify: ${verdict.kind === 'refused' ? verdict.detail : verdict.why}`,
        }),
      },
      {
        when: (outcome) => outcome.kind === 'receiver',
        send: () => ({ method: 'POST', path: '/configure' }),
        read: (_, outcome) => finished(outcome, 'configured'),
      },
    ],
  };
}

function stage(answers: Readonly<Record<string, Partial<WireResponse>>> = {}) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: async (request) => {
        sent.push(request);
        const answer = answers[new URL(request.url).pathname];
        return { status: 200, headers: {}, body: '{"user_token":"secret-told-once"}', ...answer };
      },
    },
    now: () => new Date(0),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
  });
  const account = { id: 'a', platformId: 'p', provider: 'OPENER', webhookAuthToken: 't' };
  const open = () =>
    runner.createReceiver(
      new OpenerGateway(),
      { ...account, baseAddress: 'http://opener.example', credentials: { key: 'k' } },
      {} as ReceiverIntent,
    );
  return { open, sent, log };
}

describe('a follow-up', () => {
  it('receives the answers of earlier calls, which are in no log and no result', async () => {
    const { open, sent, log } = stage();
    const outcome = await open();
    expect(outcome).toEqual({ ...RECEIVER, name: 'Ana, verified, configured' });
    expect(sent[2]?.headers['authorization']).toBe('secret-told-once');
    expect(sent[2]?.body).toBe('{"place":"p1","receiver":"r1"}');
    expect(JSON.stringify(log)).not.toContain('secret-told-once');
  });

  it('a failed follow-up is reported with its own message, and ends the rest', async () => {
    const { open, sent } = stage({ '/verify': { status: 422, body: 'no selfie' } });
    await expect(open()).resolves.toEqual({ ...RECEIVER, unfinished: 'verify: status 422: no selfie' });
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/place', '/open', '/verify']);
  });

  it('a failed follow-up without a message leaves the result unchanged', async () => {
    const { open } = stage({ '/configure': { status: 500, body: '' } });
    await expect(open()).resolves.toEqual({ ...RECEIVER, name: 'Ana, verified' });
  });

  it('a follow-up is not sent when the main answer was not understood', async () => {
    const { open, sent } = stage({ '/open': { body: '{}' } });
    await expect(open()).resolves.toEqual({ kind: 'unknown', why: 'body.user_token is not a text' });
    expect(sent).toHaveLength(2);
  });
});
