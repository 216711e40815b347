import { cents } from '@guiche/money';
import { IsNotEmpty, IsString } from 'class-validator';
import type { GatewayAccount } from '../src/account.js';
import { Credential, Public } from '../src/credentials.js';
import { Gateway, GatewayBase } from '../src/gateway.js';
import type { ChargeIntent } from '../src/intents.js';
import type { ChargeOperation, QueryOperation, RefundOperation } from '../src/operations.js';
import { path } from '../src/requests.js';
import { GatewayRunner, type RunnerOptions } from '../src/runner.js';
import { statusTable } from '../src/status-table.js';
import type { WireRequest, WireResponse } from '../src/transport.js';
import type { WireLogEntry } from '../src/wire-log.js';

export class AcmeCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Loja', 'en-US': 'Shop', 'es-ES': 'Tienda' })
  @IsNotEmpty()
  @IsString()
  shop!: string;

  @Credential({ 'pt-BR': 'Segredo', 'en-US': 'Secret', 'es-ES': 'Secreto' })
  @IsNotEmpty()
  @IsString()
  secret!: string;
}

export const acmeStatus = statusTable(
  {
    open: (b) => ({ kind: 'awaiting', reference: b.text('id') }),
    paid: (b) => ({ kind: 'settled', reference: b.text('id') }),
    returned: (b) => ({ kind: 'refunded', reference: b.text('id') }),
  },
  { becomes: 'rejected', reported: (b) => ({ reference: b.text('id') }) },
);

export const ACME = {
  name: 'Acme',
  evidence: 'documented',
  exampleBaseAddress: 'https://api.acme.example',
  credentials: AcmeCredentials,
  moneyUnit: 'cents',
  partialRefund: false,
  splits: false,
} as const;

/** Looks for the buyer, books, then fetches the code. */
@Gateway({ ...ACME, id: 'ACME', auth: 'header', capabilities: ['chargePix', 'query', 'refund'] })
export class AcmeGateway extends GatewayBase<AcmeCredentials> {
  override authorize({ secret }: AcmeCredentials): Record<string, string> {
    return { authorization: `Bearer ${secret}` };
  }

  readonly chargePix: ChargeOperation = {
    before: [
      {
        send: ({ customer }) => ({ method: 'GET', path: '/buyers', query: { document: customer.document } }),
        read: (b) =>
          b.isTrue('blocked')
            ? { kind: 'done', result: { kind: 'declined', reason: 'fraudSuspected' } }
            : { kind: 'facts', facts: { buyer: b.text('id') } },
      },
    ],
    send: (intent, { facts }) => ({
      method: 'POST',
      path: '/charges',
      body: {
        buyer: facts['buyer'] ?? '',
        amount: intent.amount,
        key: intent.attemptId,
        email: intent.customer.email,
      },
    }),
    read: (b) => acmeStatus(b.text('status'), b),
    readError: (code, b) =>
      code === 400 && b.optionalText('code') === 'no_funds'
        ? { kind: 'declined', reason: 'insufficientFunds' }
        : undefined,
    after: [
      {
        when: (outcome) => outcome.kind === 'awaiting',
        send: () => ({ method: 'GET', path: '/charges/c1/code' }),
        read: (b, outcome) =>
          outcome.kind === 'awaiting' ? { ...outcome, pix: { copyPaste: b.text('code') } } : outcome,
      },
    ],
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/charges/${reference}` }),
    read: (b) => acmeStatus(b.text('status'), b),
  };

  readonly refund: RefundOperation = {
    send: ({ reference }) => ({ method: 'POST', path: path`/charges/${reference}/refund` }),
    read: (_, { refundId }) => ({ kind: 'refunded', refundId, status: true }),
  };
}

export const account: GatewayAccount = {
  id: 'account-1',
  platformId: 'platform-1',
  provider: 'ACME',
  baseAddress: 'http://127.0.0.1:9/acme',
  credentials: { shop: 'shop-1', secret: 'very-secret' },
  webhookAuthToken: 'webhook-token',
};

export const intent: ChargeIntent = {
  attemptId: 'attempt-1',
  createdAt: new Date('2030-01-01T12:00:00Z'),
  paymentMethod: 'PIX',
  amount: cents(4990),
  currency: 'BRL',
  description: 'Curso',
  orderId: 'order-1',
  userId: 'user-1',
  items: [],
  customer: { name: 'Ana Souza', document: '52998224725', email: 'ana@example.com', phone: '11987654321' },
  installments: 1,
  webhookUrl: 'http://127.0.0.1/webhooks/ACME/unguessable',
  splits: [],
  fingerPrints: [],
};

export const queryIntent = {
  attemptId: 'attempt-1',
  reference: 'c1',
  amount: cents(4990),
  paymentMethod: 'PIX' as const,
  createdAt: new Date('2030-01-01T12:00:00Z'),
  queriedAt: new Date('2030-01-01T12:01:00Z'),
};

export type Reply = { status: number; body: unknown } | Error | 'never';

/** A provider that answers from a script and remembers what it was asked. */
export function scriptedProvider(replies: Reply[], options: Partial<RunnerOptions> = {}) {
  const sent: WireRequest[] = [];
  const log: WireLogEntry[] = [];
  const runner = new GatewayRunner({
    transport: {
      send: (request): Promise<WireResponse> => {
        sent.push(request);
        const reply = replies.shift();
        if (reply === undefined) throw new Error(`nothing scripted for ${request.url}`);
        if (reply === 'never') return new Promise(() => undefined);
        if (reply instanceof Error) return Promise.reject(reply);
        const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
        return Promise.resolve({ status: reply.status, headers: {}, body });
      },
    },
    now: () => new Date('2030-01-01T12:00:00Z'),
    wireLog: { write: (entry) => log.push(entry) },
    assertCallAllowed: () => undefined,
    ...options,
  });
  return { runner, sent, log };
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
