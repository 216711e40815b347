import { Gateway, GatewayBase, type WebhookReader } from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { attemptOf, chargeBillet, chargeCard, chargePix, query, readCharge, refund } from './charge.js';
import { KuberFinanceCredentials } from './credentials.js';
import { queryWithdraw, withdraw } from './withdraw.js';

/** Read as a brand of the UMBRELLA protocol: x-api-key, an envelope around every answer, cents, unsigned webhooks. */
@Gateway({
  id: 'KUBER_FINANCE',
  name: 'Kuber Finance',
  evidence: 'family',
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'refund',
    'withdraw',
    'queryWithdraw',
    'webhook',
  ],
  exampleBaseAddress: 'https://api-gateway.kuber.example/api/user',
  credentials: KuberFinanceCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  cards: 'local',
  partialRefund: false,
  splits: false,
})
export class KuberFinanceGateway extends GatewayBase<KuberFinanceCredentials> {
  override authorize({ apiKey, userAgent }: KuberFinanceCredentials): Record<string, string> {
    return { 'x-api-key': apiKey, ...(userAgent ? { 'user-agent': userAgent } : {}) };
  }

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;
  readonly query = query;
  readonly refund = refund;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;

  override readonly webhook: WebhookReader<KuberFinanceCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const type = body.optionalText('type') ?? 'transaction';
      if (type !== 'transaction') return { kind: 'ignored', detail: `event type ${type}` };
      const charge = body.at('data');
      return chargeNotification(readCharge(charge), {
        reference: charge.text('id'),
        attemptId: attemptOf(charge),
      });
    },
  };
}
