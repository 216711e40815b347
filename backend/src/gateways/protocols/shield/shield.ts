import {
  GatewayBase,
  UnreadableBody,
  path,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Manifest,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
  type RefundOperation,
  type StatusReader,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { billetPart, cardPart, pixPart, shieldCharge } from './charge.js';
import { ShieldCredentials } from './credentials.js';
import { shieldStatus, type ShieldWords } from './transaction.js';
import { shieldTransfers, transferNotification } from './transfer.js';

export { ShieldCredentials };

/** What the members have in common; a member adds its id, name and example address. */
export const shield = {
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'withdraw',
    'queryWithdraw',
    'webhook',
  ],
  credentials: ShieldCredentials,
  moneyUnit: 'cents',
  auth: 'basic',
  partialRefund: false,
  splits: false,
  cards: 'browser',
} as const satisfies Partial<Manifest>;

/** Differences between brands. */
export interface ShieldOptions<C extends ShieldCredentials = ShieldCredentials> extends Partial<ShieldWords> {
  /** Prefix of every path, where the brand's address has no version. */
  readonly prefix?: string;
  /** The path of charges. Default: `/transactions`. */
  readonly charges?: (credentials: C) => string;
  /** The brand also sends the charge without the envelope. */
  readonly bareWebhooks?: boolean;
}

/**
 * The "ShieldHelper" white label: POST /transactions, Basic public:secret, amounts in cents, unsigned webhooks. A
 * brand is data (payments.md §7: HAWKPAY, LUMION, PAGNET and PAYSHARKGATEWAY use the same calls).
 */
export abstract class ShieldGateway<C extends ShieldCredentials = ShieldCredentials> extends GatewayBase<C> {
  private readonly status: StatusReader;
  private readonly charges: (credentials: C) => string;
  readonly withdraw: ReturnType<typeof shieldTransfers>['withdraw'];
  readonly queryWithdraw: ReturnType<typeof shieldTransfers>['queryWithdraw'];

  constructor(private readonly options: ShieldOptions<C> = {}) {
    super();
    const {
      prefix = '',
      charges = () => '/transactions',
      words = 'own',
      unlistedWord = 'rejected',
    } = options;
    this.status = shieldStatus({ words, unlistedWord });
    this.charges = (credentials) => prefix + charges(credentials);
    ({ withdraw: this.withdraw, queryWithdraw: this.queryWithdraw } = shieldTransfers(prefix));
  }

  override authorize({ publicKey, secretKey }: C): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}` };
  }

  readonly chargePix = this.charging(pixPart);
  readonly chargeCard = this.charging(cardPart);
  readonly chargeBillet = this.charging(billetPart);

  readonly query: QueryOperation<C> = {
    send: ({ reference = '' }, { credentials }) => ({
      method: 'GET',
      path: this.charges(credentials) + path`/${reference}`,
    }),
    read: (body) => this.readCharge(body),
    readError: notFound,
  };

  readonly find: QueryOperation<C> = {
    send: ({ attemptId }, { credentials }) => ({
      method: 'GET',
      path: this.charges(credentials),
      query: { externalRef: attemptId },
    }),
    read: (body, { attemptId }) => {
      const listed = body.isList ? body.list() : body.list('data');
      const ours = listed.filter((one) => one.optionalText('externalRef') === attemptId);
      // Other charges in the answer mean that the filter was not applied: then the list may be incomplete and proves
      // nothing.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      return mostTelling(ours.map((one) => this.readCharge(one)));
    },
    after: [
      {
        when: (found) => found.kind === 'awaiting' && found.pix === undefined && found.billet === undefined,
        send: (_, found, { credentials }) => ({
          method: 'GET',
          path: this.charges(credentials) + path`/${referenceOf(found)}`,
        }),
        read: (body) => this.readCharge(body),
      },
    ],
  };

  readonly refund: RefundOperation<C> = {
    send: ({ reference }, { credentials }) => ({
      method: 'POST',
      path: this.charges(credentials) + path`/${reference}/refund`,
    }),
    read: (body, { refundId }) => {
      const outcome = this.readCharge(body);
      return outcome.kind === 'refunded'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false };
    },
  };

  override readonly webhook: WebhookReader<C> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const bare = this.options.bareWebhooks === true && !body.has('data');
      const type = bare ? 'transaction' : body.text('type');
      if (type === 'withdraw') return transferNotification(body.at('data'));
      if (type !== 'transaction') return { kind: 'ignored', detail: `event type ${type}` };
      const charge = bare ? body : body.at('data');
      return chargeNotification(this.readCharge(charge), {
        reference: charge.text('id'),
        attemptId: charge.optionalText('externalRef'),
        eventId: bare ? undefined : body.optionalText('id'),
      });
    },
  };

  private charging(part: (intent: ChargeIntent) => { readonly [field: string]: Json }): ChargeOperation<C> {
    return {
      send: (intent, { credentials }) => ({
        method: 'POST',
        path: this.charges(credentials),
        body: { ...shieldCharge(intent), ...part(intent) },
      }),
      read: (body) => this.readCharge(body),
    };
  }

  private readCharge(charge: NativeBody): QueryOutcome {
    return this.status(charge.text('status'), charge);
  }
}

const referenceOf = (found: QueryOutcome): string => ('reference' in found ? (found.reference ?? '') : '');

/** Our reference should identify one charge. If there are several, the paid one is used. */
function mostTelling(outcomes: readonly QueryOutcome[]): QueryOutcome {
  return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
}
