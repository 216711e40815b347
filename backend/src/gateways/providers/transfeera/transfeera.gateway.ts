import { Gateway, GatewayBase, type Login } from '@guiche/gateway-kit';
import { chargeBillet } from './billet.js';
import { find, query } from './charge.js';
import { TransfeeraCredentials } from './credentials.js';
import { chargePix, refund } from './pix.js';
import { transfeeraWebhook } from './webhook.js';
import { queryWithdraw, withdraw } from './withdraw.js';

/**
 * PIX codes with the Central Bank's words, boletos with a PDF, payouts in batches; tokens are issued by a separate
 * host.
 */
@Gateway({
  id: 'TRANSFEERA',
  name: 'Transfeera',
  capabilities: [
    'chargePix',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'withdraw',
    'queryWithdraw',
    'webhook',
  ],
  exampleBaseAddress: 'https://api.transfeera.com',
  credentials: TransfeeraCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'oauth',
  partialRefund: true,
  splits: false,
  evidence: 'documented in part',
})
export class TransfeeraGateway extends GatewayBase<TransfeeraCredentials> {
  override readonly logins: { readonly main: Login<TransfeeraCredentials> } = {
    main: {
      ownHost: true,
      send: ({ clientId, clientSecret, userAgent, accountId }) => ({
        method: 'POST',
        path: '/authorization',
        headers: { 'user-agent': userAgent },
        body: {
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
          ...(accountId ? { scope: `account_id:${accountId}` } : {}),
        },
      }),
      read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
    },
  };

  override authorize(
    { userAgent }: TransfeeraCredentials,
    { token }: { token: string },
  ): Record<string, string> {
    return { authorization: `Bearer ${token}`, 'user-agent': userAgent };
  }

  readonly chargePix = chargePix;
  readonly chargeBillet = chargeBillet;
  readonly query = query;
  readonly find = find;
  readonly refund = refund;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;
  override readonly webhook = transfeeraWebhook;
}
