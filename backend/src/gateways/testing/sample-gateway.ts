import {
  Credential,
  Gateway,
  GatewayBase,
  path,
  readCents,
  statusTable,
  withdrawTable,
  type CardTokenIntent,
  type CardTokenOutcome,
  type ChargeIntent,
  type ChargeOperation,
  type GatewayClass,
  type Json,
  type Manifest,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type RefundOperation,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { documentType } from '@guiche/brazil';
import { IsNotEmpty, IsString } from 'class-validator';
import type { Example } from '../rehearsal/examples.js';
import { SAMPLE_CARD, SAMPLE_CHARGE, SAMPLE_REGISTRATION, SAMPLE_WITHDRAW } from '../rehearsal/samples.js';

export class SampleCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}

export const SAMPLE_CREDENTIALS = { secretKey: 'secret-key-of-the-sample' };

const MANIFEST: Manifest = {
  id: 'SAMPLE',
  name: 'Sample',
  evidence: 'specification only',
  capabilities: ['chargePix', 'chargeCard', 'createCardToken', 'query', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.sample.example',
  credentials: SampleCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: true,
  splits: true,
  cards: 'provider',
};

const reported = (body: NativeBody) => ({ reference: body.text('id'), amount: readCents(body, 'amount') });
export const status = statusTable(
  {
    waiting: (body) => ({ kind: 'awaiting', ...reported(body), pix: { copyPaste: body.text('code') } }),
    paid: (body) => ({ kind: 'settled', ...reported(body) }),
  },
  { becomes: 'rejected', reported },
);
const payout = withdrawTable({ sent: 'APPROVED' });

export const read = (body: NativeBody) => status(body.text('status'), body);

export const charge = (intent: ChargeIntent): { readonly [field: string]: Json } => ({
  amount: intent.amount,
  key: intent.attemptId,
  ...(documentType(intent.customer.document) === 'CPF' ? { document: intent.customer.document } : {}),
  ...(intent.cardToken ? { cardToken: intent.cardToken } : {}),
  ...(intent.splits.length > 0
    ? { parts: intent.splits.map(({ recipientId, amount }) => ({ recipientId, amount })) }
    : {}),
});

/** A small gateway without faults, to which faults are added. */
export class SampleGateway extends GatewayBase<SampleCredentials> {
  override authorize({ secretKey }: SampleCredentials): Record<string, string> {
    return { authorization: `Bearer ${secretKey}` };
  }

  chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/charges', body: charge(intent) }),
    read,
  };

  chargeCard: ChargeOperation = { ...this.chargePix };

  createCardToken: Operation<CardTokenIntent, CardTokenOutcome> = {
    send: ({ card }) => ({
      method: 'POST',
      path: '/cards',
      body: { cardNumber: card.cardNumber, holderName: card.holderName, cvv: card.cvv },
    }),
    read: (body) => ({ kind: 'tokenized', cardToken: body.text('id') }),
  };

  query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/charges/${reference}` }),
    read,
  };

  refund: RefundOperation = {
    send: ({ reference, refundId, amount, chargedAmount }) => ({
      method: 'POST',
      path: path`/charges/${reference}/refund`,
      body: { amount: amount ?? chargedAmount, key: refundId },
    }),
    read: (body, { refundId }) =>
      body.text('status') === 'returned'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
  };

  withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: ({ amount, withdrawReference, pixKey }) => ({
      method: 'POST',
      path: '/payouts',
      body: { amount, key: withdrawReference, pixKey },
    }),
    read: (body, { amount }) => payout(body.text('status'), { withdrawId: body.text('id'), amount }),
  };

  override webhook: WebhookReader<SampleCredentials> = {
    proof: { kind: 'sharedToken', tokenOf: ({ headers }) => headers['x-token'] },
    read: (body) => ({
      kind: 'charges',
      notifications: [{ type: 'TRANSACTION', reference: body.text('id'), outcome: read(body) }],
    }),
  };
}

/** The sample gateway with changes to its manifest. */
export function declared(changes: Partial<Manifest> = {}): GatewayClass {
  class Declared extends SampleGateway {}
  Gateway({ ...MANIFEST, ...changes })(Declared);
  return Declared;
}

const BASE = 'http://provider.example/base';
const AMOUNT = SAMPLE_CHARGE.amount;
const CHARGE = { amount: AMOUNT, key: SAMPLE_CHARGE.attemptId, document: SAMPLE_CHARGE.customer.document };
const WAITING = { id: 'c-1', status: 'waiting', amount: AMOUNT, code: '000201' };
const TOLD = { reference: 'c-1', amount: AMOUNT };
const AWAITING = { kind: 'awaiting', ...TOLD, pix: { copyPaste: '000201' }, native: 'waiting' };
const SETTLED = { kind: 'settled', ...TOLD, native: 'paid' };

function example(
  name: string,
  { method = 'POST', url, body }: { method?: string; url: string; body?: Json },
  reply: Json,
  outcome: Json,
  intent: Example['intent'] = {},
): Example {
  const [capability = '', outcomeKind = ''] = name.split('.');
  const request = { method, url: `${BASE}${url}`, ...(body === undefined ? {} : { body }) };
  const exchanges = [{ request, reply: { status: 200, body: reply } }];
  return { name, capability, outcomeKind, evidence: 'none', intent, exchanges, outcome };
}

function delivery(name: string, token: string, reading: Json): Example {
  const [capability = '', outcomeKind = ''] = name.split('.');
  const sent = { headers: { 'x-token': token }, body: { ...WAITING, status: 'paid' } };
  return {
    name,
    capability,
    outcomeKind,
    evidence: 'none',
    intent: {},
    exchanges: [],
    delivery: sent,
    reading,
  };
}

export const SAMPLE_EXAMPLES: readonly Example[] = [
  example('chargePix.awaiting', { url: '/charges', body: CHARGE }, WAITING, AWAITING),
  example(
    'chargeCard.settled',
    { url: '/charges', body: { ...CHARGE, cardToken: 'card-token-of-the-provider' } },
    { ...WAITING, status: 'paid' },
    SETTLED,
  ),
  example(
    'createCardToken.tokenized',
    {
      url: '/cards',
      body: { cardNumber: SAMPLE_CARD.cardNumber, holderName: SAMPLE_CARD.holderName, cvv: SAMPLE_CARD.cvv },
    },
    { id: 'card-1' },
    { kind: 'tokenized', cardToken: 'card-1' },
  ),
  example('query.settled', { method: 'GET', url: '/charges/c-1' }, { ...WAITING, status: 'paid' }, SETTLED, {
    reference: 'c-1',
  }),
  example(
    'refund.refunded',
    { url: '/charges/c-1/refund', body: { amount: AMOUNT, key: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99' } },
    { id: 'r-1', status: 'returned' },
    { kind: 'refunded', refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99', status: true },
    { reference: 'c-1' },
  ),
  example(
    'withdraw.settled',
    {
      url: '/payouts',
      body: {
        amount: AMOUNT,
        key: SAMPLE_WITHDRAW.withdrawReference,
        pixKey: SAMPLE_WITHDRAW.pixKey,
      },
    },
    { id: 'w-1', status: 'sent' },
    { kind: 'settled', status: 'APPROVED', withdrawId: 'w-1', amount: AMOUNT, native: 'sent' },
  ),
  delivery('webhook.proven', SAMPLE_REGISTRATION.authToken, {
    kind: 'proven',
    type: 'TRANSACTION',
    reference: 'c-1',
    outcome: SETTLED,
  }),
  delivery('webhook.forged', 'of-a-stranger', { kind: 'forged', detail: 'the shared token is wrong' }),
];
