import { Gateway, GatewayBase } from '@guiche/gateway-kit';
import { chargeCard, chargePix, query } from './charge.js';
import { WitetecCredentials } from './credentials.js';
import { webhook } from './webhook.js';
import { queryWithdraw, withdraw } from './withdraw.js';

/** PIX and cards in reais, payouts with a separate login. No generation has refunds. */
@Gateway({
  id: 'WITETEC',
  name: 'WiteTec',
  evidence: 'documented in part',
  capabilities: ['chargePix', 'chargeCard', 'query', 'withdraw', 'queryWithdraw', 'webhook'],
  exampleBaseAddress: 'https://api.witetec.com.br',
  credentials: WitetecCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: false,
  splits: false,
  cards: 'local',
})
export class WitetecGateway extends GatewayBase<WitetecCredentials> {
  override authorize({ apiKey }: WitetecCredentials): Record<string, string> {
    return { 'x-api-key': apiKey };
  }

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly query = query;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;
  override readonly webhook = webhook;
}
