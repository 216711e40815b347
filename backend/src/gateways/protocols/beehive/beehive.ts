import {
  GatewayBase,
  UnreadableBody,
  path,
  readCents,
  type CardData,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Manifest,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
  type RefundIntent,
  type RefundOperation,
  type RefundOutcome,
} from '@guiche/gateway-kit';
import { beehiveCharge, billetPart, cardPart, pixPart } from './charge.js';
import { BeehiveCredentials } from './credentials.js';
import { readTransaction } from './transaction.js';
import { beehiveWebhook } from './webhook.js';
import { notFound } from '../../formatting/not-found.js';

/** What the members have in common; a member adds its id, name and example address. */
export const beehive = {
  capabilities: ['chargePix', 'chargeCard', 'chargeBillet', 'query', 'find', 'refund', 'webhook'],
  credentials: BeehiveCredentials,
  moneyUnit: 'cents',
  auth: 'basic',
  partialRefund: true,
  splits: true,
  cards: 'local',
} as const satisfies Partial<Manifest>;

/** The BEEHIVE white label: POST /transactions, Basic secret:x, amounts in cents, unsigned webhooks. */
export abstract class BeehiveGateway<
  C extends BeehiveCredentials = BeehiveCredentials,
> extends GatewayBase<C> {
  override authorize({ secretKey }: C): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`${secretKey}:x`).toString('base64')}` };
  }

  readonly chargePix = this.charging(pixPart);
  readonly chargeCard = this.charging(cardPart);
  readonly chargeBillet = this.charging(billetPart);

  readonly query: QueryOperation<C> = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: readTransaction,
    readError: notFound,
  };

  readonly find: QueryOperation<C> = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/transactions', query: { externalRef: attemptId } }),
    read: (body, { attemptId }) => {
      const listed = body.isList ? body.list() : body.list('data');
      const ours = listed.filter((one) => one.optionalText('externalRef') === attemptId);
      // Other charges in the answer mean that the filter was not applied: then the list may be incomplete and proves
      // nothing.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      const outcomes = ours.map(readTransaction);
      return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
    },
  };

  readonly refund: RefundOperation<C> = {
    send: ({ reference, refundId, amount }, { credentials: { refundPath = 'refund' } }) => ({
      method: 'POST',
      path: path`/transactions/${reference}` + `/${refundPath}`,
      headers: { 'idempotency-key': refundId },
      // Without an amount the whole is refunded.
      ...(amount === undefined ? {} : { body: { amount } }),
    }),
    read: readRefund,
  };

  override readonly webhook = beehiveWebhook;

  private charging(
    part: (intent: ChargeIntent, card?: CardData) => { readonly [field: string]: Json },
  ): ChargeOperation<C> {
    return {
      send: (intent, { card }) => ({
        method: 'POST',
        path: '/transactions',
        body: {
          ...beehiveCharge(intent, this.manifest.oddities?.firstRecipientSetAside === true),
          ...part(intent, card),
        },
      }),
      read: (body): QueryOutcome => readTransaction(body),
    };
  }
}

/** The transaction in its new state, or, from the later path, the refund itself. */
function readRefund(body: NativeBody, { refundId, amount, chargedAmount }: RefundIntent): RefundOutcome {
  const returned = body.has('status') ? returnedSoFar(body) : readCents(body, 'amount');
  body.text('id');
  return returned >= (amount ?? chargedAmount)
    ? { kind: 'refunded', refundId, status: true }
    : { kind: 'processing', refundId, status: false };
}

function returnedSoFar(transaction: NativeBody): number {
  if (readTransaction(transaction).kind === 'refunded') return readCents(transaction, 'amount');
  return transaction.has('refundedAmount') ? readCents(transaction, 'refundedAmount') : 0;
}
