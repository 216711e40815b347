import { Credential, Gateway, GatewayBase, type WebhookReader } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { chargePix, query, readCharge } from './charge.js';
import { cashoutNotification, withdraw } from './withdraw.js';

export class RoyalpayCredentials {
  @Credential({ 'pt-BR': 'Segredo da API', 'en-US': 'API secret', 'es-ES': 'Secreto de la API' })
  @IsNotEmpty()
  @IsString()
  apiSecret!: string;
}

/** Based on LIRAPAY: a secret in a header, PIX only, reais everywhere, unsigned webhooks. */
@Gateway({
  id: 'ROYALPAY',
  name: 'RoyalPay',
  evidence: 'family',
  capabilities: ['chargePix', 'query', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.royalpay.example/v1',
  credentials: RoyalpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class RoyalpayGateway extends GatewayBase<RoyalpayCredentials> {
  override authorize({ apiSecret }: RoyalpayCredentials): Record<string, string> {
    return { 'api-secret': apiSecret };
  }

  readonly chargePix = chargePix;
  readonly query = query;
  readonly withdraw = withdraw;

  override readonly webhook: WebhookReader<RoyalpayCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      if (body.has('pix_key')) return cashoutNotification(body);
      return chargeNotification(readCharge(body), {
        reference: body.text('id'),
        attemptId: body.optionalText('external_id'),
      });
    },
  };
}
