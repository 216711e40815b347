import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import type { GatewayAccount } from './account.js';
import { Credential } from './credentials.js';
import { Gateway, GatewayBase, type SignedCall } from './gateway.js';
import type { ReceiverOutcome, ReceiverQueryIntent } from './receivers.js';
import type { Operation } from './operations.js';
import { UnsupportedRequest } from './requests.js';
import { GatewayRunner } from './runner.js';
import type { WireRequest } from './transport.js';
import type { WireLogEntry } from './wire-log.js';

class Credentials {
  @Credential({ 'pt-BR': 'Chave', 'en-US': 'Key', 'es-ES': 'Clave' })
  @IsString()
  key!: string;
}

@Gateway({
  id: 'SIGNER',
  name: 'Signer',
  evidence: 'documented',
  capabilities: ['queryReceiver'],
  exampleBaseAddress: 'https://signer.example/v1',
  credentials: Credentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
class SignerGateway extends GatewayBase<Credentials> {
  override authorize({ key }: Credentials, { onBehalfOf }: { onBehalfOf?: string }) {
    return { authorization: onBehalfOf ?? key };
  }

  override sign({ key }: Credentials, { method, path, body, at, onBehalfOf, privateKey }: SignedCall) {
    if (key === 'cannot') throw new UnsupportedRequest('the key cannot sign');
    if (key === 'breaks') throw new Error('asn1 of the private key');
    const received = [method, path, body, at.toISOString(), onBehalfOf, privateKey];
    return { signature: received.filter(Boolean).join(' ') };
  }

  readonly queryReceiver: Operation<ReceiverQueryIntent, ReceiverOutcome> = {
    send: ({ receiverId, receiverToken }) => ({
      method: 'POST',
      path: '/verify',
      body: { receiverId },
      query: { not: 'signed' },
      signed: true,
      ...(receiverToken ? { onBehalfOf: receiverToken } : {}),
      anonymous: receiverId === 'anonymous',
    }),
    read: () => ({ kind: 'unknown', why: 'read' }),
  };
}

const account = (key: string): GatewayAccount => ({
  id: 'a',
  platformId: 'p',
  provider: 'SIGNER',
  baseAddress: 'http://signer.example/v1/',
  credentials: { key },
  webhookAuthToken: 'token',
});

function stage() {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: async (request) => {
        sent.push(request);
        return { status: 200, headers: {}, body: '{"echo":"secret-of-the-sub-account"}' };
      },
    },
    now: () => new Date('2030-01-02T03:04:05.000Z'),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
  });
  return { sent, log, runner };
}

describe('a signed request', () => {
  it('a signed request is signed over method, whole path, body as sent and the instant of sending', async () => {
    const { runner, sent } = stage();
    await runner.queryReceiver(new SignerGateway(), account('good'), { receiverId: 'r1' });
    expect(sent[0]?.headers).toMatchObject({
      authorization: 'good',
      signature: 'POST /v1/verify {"receiverId":"r1"} 2030-01-02T03:04:05.000Z',
    });
    expect(sent[0]?.body).toBe('{"receiverId":"r1"}');
  });

  it("a signed request is signed with the platform's private key, which no log repeats (P3.131)", async () => {
    const { runner, sent, log } = stage();
    const ours = { ...account('good'), platformPrivateKey: 'secret-of-the-sub-account' };
    await runner.queryReceiver(new SignerGateway(), ours, { receiverId: 'r1' });
    expect(sent[0]?.headers['signature']).toMatch(/ secret-of-the-sub-account$/);
    expect(JSON.stringify(log)).toContain('***');
    expect(JSON.stringify(log)).not.toContain('secret-of-the-sub-account');
  });

  it.each([
    ['cannot', 'the key cannot sign'],
    ['breaks', 'the request could not be signed'],
  ])('a signed request is never sent with a key that %s sign', async (key, detail) => {
    const { runner, sent } = stage();
    const outcome = await runner.queryReceiver(new SignerGateway(), account(key), { receiverId: 'r1' });
    expect(outcome).toEqual({ kind: 'refused', reason: 'configuration', detail });
    expect(sent).toEqual([]);
  });
});

describe('a request on behalf of a sub-account', () => {
  it("carries the sub-account's secret, signs for it, and never logs it", async () => {
    const { runner, sent, log } = stage();
    const receiverToken = 'secret-of-the-sub-account';
    await runner.queryReceiver(new SignerGateway(), account('good'), { receiverId: 'r1', receiverToken });
    expect(sent[0]?.headers['authorization']).toBe(receiverToken);
    expect(sent[0]?.headers['signature']).toBe(
      `POST /v1/verify {"receiverId":"r1"} 2030-01-02T03:04:05.000Z ${receiverToken}`,
    );
    expect(JSON.stringify(log)).not.toContain(receiverToken);
  });
});

describe('an anonymous request', () => {
  it('carries no authentication of ours', async () => {
    const { runner, sent } = stage();
    await runner.queryReceiver(new SignerGateway(), account('good'), { receiverId: 'anonymous' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });
});
