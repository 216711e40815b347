import { createHash } from 'node:crypto';
import { Credential, Gateway, GatewayBase, sameSecret, type WebhookReader } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { chargePix, find, query, readCharge } from './charge.js';
import { payoutTold, queryWithdraw, withdraw } from './withdraw.js';

export class NoxpayCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  @Credential({
    'pt-BR': 'Segredo do webhook',
    'en-US': 'Webhook secret',
    'es-ES': 'Secreto del webhook',
  })
  @IsNotEmpty()
  @IsString()
  webhookSecret!: string;
}

/** One resource, /payment, for charges and payouts; decimal reais; webhooks signed with a hash of secret and body. */
@Gateway({
  id: 'NOXPAY',
  name: 'NoxPay',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'find', 'withdraw', 'queryWithdraw', 'webhook'],
  exampleBaseAddress: 'https://api2.noxpay.io',
  credentials: NoxpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class NoxpayGateway extends GatewayBase<NoxpayCredentials> {
  override authorize({ apiKey }: NoxpayCredentials): Record<string, string> {
    return { 'api-key': apiKey };
  }

  readonly chargePix = chargePix;
  readonly query = query;
  readonly find = find;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;

  override readonly webhook: WebhookReader<NoxpayCredentials> = {
    proof: {
      kind: 'signed',
      verify: ({ headers, rawBody }, { webhookSecret }) => {
        // A plain hash with the secret as prefix, not an HMAC: the provider's own scheme.
        const expected = createHash('sha256').update(webhookSecret).update(rawBody).digest('base64');
        return sameSecret(headers['x-signature'] ?? headers['noxpay-sign'] ?? '', expected);
      },
    },
    read: (body) => {
      const method = body.text('method');
      if (method === 'PIXOUT') return payoutTold(body);
      if (method !== 'PIX') return { kind: 'ignored', detail: `method ${method}` };
      return chargeNotification(readCharge(body), {
        reference: body.text('txid'),
        attemptId: body.optionalText('code'),
      });
    },
  };
}
