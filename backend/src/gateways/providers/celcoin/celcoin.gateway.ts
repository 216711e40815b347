import { Gateway, GatewayBase, type Login } from '@guiche/gateway-kit';
import { createCardId } from './card.js';
import { chargeBillet, chargeCard, chargePix, refund } from './charge.js';
import { CelcoinCredentials, pair, partnerHeader } from './credentials.js';
import { createReceiver, queryReceiver } from './receiver.js';
import { find, query } from './transaction.js';
import { registerWebhook, webhook } from './webhook.js';
import { withdraw } from './withdraw.js';

/** The scopes that our calls need, and no others. */
const SCOPE = [
  'customers.read customers.write',
  'charges.read charges.write transactions.read transactions.write',
  'cards.read cards.write boletos.read webhooks.write',
  'balance.read balance.write company.read company.write',
].join(' ');

/** Cel_Cash, the GALAXPAY protocol: not Celcoin's banking API, which is another product. */
@Gateway({
  id: 'CELCOIN',
  name: 'Celcoin Cel_Cash',
  evidence: 'documented',
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'createCardId',
    'withdraw',
    'createReceiver',
    'queryReceiver',
    'registerWebhook',
    'webhook',
  ],
  exampleBaseAddress: 'https://api.galaxpay.com.br/v2',
  credentials: CelcoinCredentials,
  moneyUnit: 'cents',
  auth: 'oauth',
  partialRefund: true,
  splits: false,
  cards: 'local',
})
export class CelcoinGateway extends GatewayBase<CelcoinCredentials> {
  override authorize(_: CelcoinCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  override readonly logins: { readonly main: Login<CelcoinCredentials> } = {
    main: {
      send: (credentials) => ({
        method: 'POST',
        path: '/token',
        headers: {
          authorization: `Basic ${pair(credentials.galaxId, credentials.galaxHash)}`,
          ...partnerHeader(credentials),
        },
        body: { grant_type: 'authorization_code', scope: SCOPE },
      }),
      read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
    },
  };

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;
  readonly query = query;
  readonly find = find;
  readonly refund = refund;
  readonly createCardId = createCardId;
  readonly withdraw = withdraw;
  readonly createReceiver = createReceiver;
  readonly queryReceiver = queryReceiver;
  readonly registerWebhook = registerWebhook;
  override readonly webhook = webhook;
}
