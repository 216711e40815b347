import { GatewayBase, type Manifest, type SignedCall, type WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { queryReceiver } from './account.js';
import { createCardId } from './card.js';
import { charges } from './charge.js';
import { IuguCredentials, basic, signature } from './credentials.js';
import { attemptOf, find, query, readInvoice, refund } from './invoice.js';
import { createReceiver } from './receiver.js';
import { payoutChanged, queryWithdraw, withdraw } from './withdraw.js';

/** What the members have in common. */
export const iugu = {
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'createCardId',
    'withdraw',
    'queryWithdraw',
    'createReceiver',
    'queryReceiver',
    'webhook',
  ],
  exampleBaseAddress: 'https://api.iugu.com/v1',
  credentials: IuguCredentials,
  moneyUnit: 'cents',
  // No item of an invoice may be below R$ 1.00, and one item represents the purchase.
  minAmounts: { PIX: 100, CREDIT_CARD: 100, BILLET: 100 },
  auth: 'basic',
  partialRefund: true,
  wantsAddress: ['BILLET'],
  splits: true,
  chargesForReceivers: true,
  cards: 'browser',
  oddities: { firstRecipientSetAside: true },
} as const satisfies Partial<Manifest>;

/** Iugu: invoices in cents, cards by a token of its browser library, signed payouts, webhooks as forms. */
export abstract class Iugu extends GatewayBase<IuguCredentials> {
  readonly chargePix;
  readonly chargeCard;
  readonly chargeBillet;
  readonly createReceiver = createReceiver(this.manifest.id);
  readonly queryReceiver = queryReceiver(this.manifest.id);

  constructor() {
    super();
    const { oddities } = this.manifest;
    const { chargePix, chargeCard, chargeBillet } = charges(oddities?.firstRecipientSetAside ?? false);
    this.chargePix = chargePix;
    this.chargeCard = chargeCard;
    this.chargeBillet = chargeBillet;
  }

  override authorize(
    { apiToken }: IuguCredentials,
    { onBehalfOf = apiToken }: { onBehalfOf?: string },
  ): Record<string, string> {
    return basic(onBehalfOf);
  }

  override sign(credentials: IuguCredentials, call: SignedCall): Record<string, string> {
    return signature(credentials, call);
  }

  readonly createCardId = createCardId;
  readonly query = query;
  readonly find = find;
  readonly refund = refund;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;
  override readonly webhook = webhook;
}

/** Webhooks to the address of an invoice have no proof: only those registered in the panel do. */
const webhook: WebhookReader<IuguCredentials> = {
  format: 'form',
  proof: { kind: 'unproven' },
  read: (body) => {
    const event = body.text('event');
    if (/^(transfer|withdraw)_request\.status_changed$/.test(event)) return payoutChanged(body);
    if (event !== 'invoice.status_changed') return { kind: 'ignored', detail: `event ${event}` };
    const reported = body.at('data');
    return chargeNotification(readInvoice(reported), {
      reference: reported.text('id'),
      attemptId: attemptOf(reported),
    });
  },
};
