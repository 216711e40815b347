import {
  GatewayBase,
  UnreadableBody,
  path,
  type Manifest,
  type QueryOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { PagarmeCredentials } from './credentials.js';
import { createCardToken, storeCard } from './card.js';
import { chargeBillet, chargeCard, chargePix } from './charge.js';
import { readOrder, refund } from './order.js';
import { createReceiver, queryReceiver } from './receiver.js';
import { queryWithdraw, withdraw } from './withdraw.js';

/** What the members have in common. */
export const pagarmeV5 = {
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'createCardToken',
    'createCardId',
    'withdraw',
    'queryWithdraw',
    'createReceiver',
    'queryReceiver',
    'webhook',
  ],
  exampleBaseAddress: 'https://api.pagar.me/core/v5',
  credentials: PagarmeCredentials,
  moneyUnit: 'cents',
  auth: 'basic',
  partialRefund: true,
  splits: true,
  cards: 'provider',
  oddities: {
    // A fixed foreign address (payments.md §9), which the specification does not give: this one is our choice.
    cardBillingAddress: {
      line_1: '1, Main Street, Downtown',
      zip_code: '10001',
      city: 'New York',
      state: 'NY',
      country: 'US',
    },
  },
} as const satisfies Partial<Manifest>;

export interface PagarmeOptions {
  /** The provider's name in its receivers. */
  readonly id: string;
  /** Webhooks of other events are ignored (payments.md §4). */
  readonly events: string;
}

/** Pagar.me's API v5: orders with charges, Basic with the secret key, amounts in cents, unsigned webhooks. */
export abstract class PagarmeV5Gateway extends GatewayBase<PagarmeCredentials> {
  override readonly webhook: WebhookReader<PagarmeCredentials>;
  readonly createCardId;
  readonly createReceiver;
  readonly queryReceiver;

  constructor({ id, events }: PagarmeOptions) {
    super();
    this.createCardId = storeCard(this.manifest.oddities?.cardBillingAddress);
    this.createReceiver = createReceiver(id);
    this.queryReceiver = queryReceiver(id);
    this.webhook = orderWebhook(events);
  }

  override authorize({ secretKey }: PagarmeCredentials): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` };
  }

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;
  readonly createCardToken = createCardToken;
  readonly refund = refund;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/orders/${reference}` }),
    read: readOrder,
    readError: notFound,
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/orders', query: { code: attemptId } }),
    read: (body, { attemptId }) => {
      const listed = body.list('data');
      const ours = listed.filter((order) => order.optionalText('code') === attemptId);
      // Other charges in the answer mean that the filter was not applied: then the list is incomplete and proves
      // nothing.
      if (ours.length === 0 && listed.length > 0) throw new UnreadableBody('the list is not of our code');
      const outcomes = ours.map(readOrder);
      return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
    },
  };
}

function orderWebhook(events: string): WebhookReader<PagarmeCredentials> {
  return {
    proof: { kind: 'unproven' },
    read: (body) => {
      const type = body.text('type');
      if (!type.startsWith(events)) return { kind: 'ignored', detail: `event ${type}` };
      const order = body.at('data');
      return chargeNotification(readOrder(order), {
        reference: order.text('id'),
        attemptId: order.optionalText('code'),
        eventId: body.text('id'),
      });
    },
  };
}
