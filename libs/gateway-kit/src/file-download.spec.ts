import { describe, expect, it } from '@jest/globals';
import { IsString } from 'class-validator';
import { intent } from '../test/acme.js';
import type { GatewayAccount } from './account.js';
import { Credential } from './credentials.js';
import type { FileStore, ProviderFile } from './files.js';
import { Gateway, GatewayBase, type AnyGateway, type Login } from './gateway.js';
import type { ChargeIntent } from './intents.js';
import type { ChargeOperation } from './operations.js';
import { path } from './requests.js';
import { GatewayRunner } from './runner.js';
import { TransportError, type WireRequest, type WireResponse } from './transport.js';
import type { WireLogEntry } from './wire-log.js';

class SlipCredentials {
  @Credential({ 'pt-BR': 'Chave', 'en-US': 'Key', 'es-ES': 'Clave' })
  @IsString()
  key!: string;
}

@Gateway({
  id: 'SLIPS',
  name: 'Slips',
  capabilities: ['chargeBillet'],
  exampleBaseAddress: 'https://api.slips.example',
  credentials: SlipCredentials,
  moneyUnit: 'cents',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
  evidence: 'documented',
})
class SlipsGateway extends GatewayBase<SlipCredentials> {
  override readonly logins: { readonly main: Login<SlipCredentials> } = {
    main: {
      ownHost: true,
      send: ({ key }) => ({ method: 'POST', path: '/token', body: { key } }),
      read: (body) => ({ token: body.text('token'), expiresInSeconds: 600 }),
    },
  };

  override authorize(_: SlipCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly chargeBillet: ChargeOperation = {
    send: ({ attemptId, amount }) => ({ method: 'POST', path: '/slips', body: { attemptId, amount } }),
    read: (body) => ({ kind: 'awaiting', reference: body.text('id'), billet: { digitableLine: '1' } }),
    file: {
      when: (outcome) => outcome.kind === 'awaiting',
      send: (_, outcome) => ({
        method: 'GET',
        path: path`/slips/${'reference' in outcome ? (outcome.reference ?? '') : ''}/pdf`,
      }),
      name: ({ attemptId }) => `${attemptId}.pdf`,
      read: (url, outcome) =>
        outcome.kind === 'awaiting' ? { ...outcome, billet: { ...outcome.billet, url } } : outcome,
      failure: 'Error on upload pdf',
    },
  };
}

const ACCOUNT: GatewayAccount = {
  id: 'account-1',
  platformId: 'platform-1',
  provider: 'SLIPS',
  baseAddress: 'http://api.slips.example/v1',
  credentials: { key: 'secret-key' },
  webhookAuthToken: 'token',
};

type Reply = Partial<WireResponse> | Error;
const TOKEN: Reply = { body: '{"token":"granted-token"}' };
const BOOKED: Reply = { body: '{"id":"s1"}' };
const PDF = Buffer.from('%PDF-1.4 Ana Souza');

function stage(replies: Reply[], files?: FileStore, chargeDeadlineMs = 60_000) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const script = [TOKEN, BOOKED, ...replies];
  const runner = new GatewayRunner({
    transport: {
      send: (request) => {
        sent.push(request);
        const reply = script.shift();
        if (reply instanceof Error) return Promise.reject(reply);
        return Promise.resolve({ status: 200, headers: {}, body: '', ...reply });
      },
    },
    now: () => new Date('2030-01-01T12:00:00Z'),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    chargeDeadlineMs,
    ...(files ? { files } : {}),
  });
  const charge = (account: Partial<GatewayAccount> = {}) =>
    runner.charge(new SlipsGateway() as AnyGateway, { ...ACCOUNT, ...account }, CHARGE);
  return { charge, sent, log };
}

/** A store that keeps what it is given, or fails on request. */
function store(how: () => Promise<void> = () => Promise.resolve()) {
  const kept: ProviderFile[] = [];
  const files: FileStore = {
    keep: async (file) => {
      await how();
      kept.push(file);
      return `https://files.example/${file.name}`;
    },
  };
  return { kept, files };
}

const CHARGE: ChargeIntent = {
  ...intent,
  paymentMethod: 'BILLET',
  webhookUrl: 'https://loja.example/webhooks/SLIPS/unguessable-token',
};

const BOOKED_WITHOUT_PAPER = { kind: 'awaiting', reference: 's1', billet: { digitableLine: '1' } };

describe('a file that a provider makes', () => {
  it('a provider’s file is downloaded last, as bytes, and its address is part of the result', async () => {
    const { kept, files } = store();
    const { charge, sent, log } = stage([{ file: PDF }], files);
    await expect(charge()).resolves.toEqual({
      ...BOOKED_WITHOUT_PAPER,
      billet: { digitableLine: '1', url: 'https://files.example/attempt-1.pdf' },
    });
    expect(kept).toEqual([{ name: 'attempt-1.pdf', content: PDF }]);
    expect(sent.map(({ method, url, file }) => [method, url, file])).toEqual([
      ['POST', 'http://api.slips.example/v1/token', undefined],
      ['POST', 'http://api.slips.example/v1/slips', undefined],
      ['GET', 'http://api.slips.example/v1/slips/s1/pdf', true],
    ]);
    expect(sent[2]?.headers['authorization']).toBe('Bearer granted-token');
    expect(log.map(({ outcome }) => outcome)).toEqual(['granted', 'awaiting', 'fetched']);
    expect(log[2]?.received).toBe('a file of 18 bytes');
  });

  it.each<[string, Reply, string]>([
    ['it is not there', { status: 404, body: '{}' }, 'refused: request'],
    ['the provider fails', { status: 500, body: 'oops' }, 'unknown'],
    ['the answer is lost', new TransportError('timeout', 'late'), 'unknown'],
    [
      'a page came instead',
      { file: Buffer.from('<html>Entre na sua conta</html>') },
      'Error on upload pdf: it is not what its name says',
    ],
    ['nothing came', { file: Buffer.alloc(0) }, 'Error on upload pdf: it is not what its name says'],
  ])('the booking is unchanged when %s, and nothing is stored', async (_, reply, received) => {
    const { kept, files } = store();
    const { charge, log } = stage([reply], files);
    await expect(charge()).resolves.toEqual(BOOKED_WITHOUT_PAPER);
    expect(kept).toEqual([]);
    expect(log.at(-1)?.outcome).toBe(received);
  });

  it('the booking is unchanged when the store fails or hangs, and the log has no secrets', async () => {
    const failing = store(() => Promise.reject(new Error('answered 500 for Ana Souza with secret-key')));
    const refused = stage([{ file: PDF }], failing.files);
    await expect(refused.charge()).resolves.toEqual(BOOKED_WITHOUT_PAPER);
    expect(refused.log.at(-1)).toMatchObject({
      method: 'PUT',
      url: 'object storage',
      outcome: 'Error on upload pdf: answered 500 for *** with ***',
    });

    const hanging = stage([{ file: PDF }], store(() => new Promise(() => undefined)).files, 500);
    await expect(hanging.charge()).resolves.toEqual(BOOKED_WITHOUT_PAPER);
    expect(hanging.log.at(-1)?.outcome).toBe('Error on upload pdf: deadline');
  });

  it('a provider’s file is not downloaded without a store', async () => {
    const { charge, sent } = stage([{ file: PDF }]);
    await expect(charge()).resolves.toEqual(BOOKED_WITHOUT_PAPER);
    expect(sent).toHaveLength(2);
  });
});

describe('a login host', () => {
  it('a login host is called for the token only; without one the API itself is called', async () => {
    const { charge, sent } = stage([]);
    await charge({ loginBaseAddress: 'http://login.slips.example/' });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://login.slips.example/token',
      'http://api.slips.example/v1/slips',
    ]);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });
});
