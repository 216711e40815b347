import { Gateway, GatewayBase } from '@guiche/gateway-kit';
import { webhook } from './answer.js';
import { chargeBillet, chargeCard, chargePix } from './charge.js';
import { SaqpayCredentials } from './credentials.js';

/** Decimal reais. There is no query: the webhook, which is proven, reports the result of a charge. */
@Gateway({
  id: 'SAQPAY',
  name: 'SaqPay',
  evidence: 'documented in part',
  capabilities: ['chargePix', 'chargeCard', 'chargeBillet', 'webhook'],
  exampleBaseAddress: 'https://pix-service.saqja.com/api',
  credentials: SaqpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'basic',
  partialRefund: false,
  splits: false,
  cards: 'local',
  assumed: {
    chargeCard:
      'the answer, specification only: a list of one with `id` and `status`, as in its common shapes; an unlisted word proves nothing until the webhook tells; `chargeDay` is the day of the charge',
    chargeBillet:
      'the answer, specification only: a list of one with `id`, and somewhere in it the line, known by its check digits; due in three days',
  },
})
export class SaqpayGateway extends GatewayBase<SaqpayCredentials> {
  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;
  override readonly webhook = webhook;

  override authorize({ basicToken }: SaqpayCredentials): Record<string, string> {
    return { authorization: `Basic ${basicToken}` };
  }
}
