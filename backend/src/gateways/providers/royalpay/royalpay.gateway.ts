import { Field, Gateway, GatewayBase, type WebhookReader } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNews } from '../../formatting/charge-news.js';
import { chargePix, query, readCharge } from './charge.js';
import { cashoutNews, withdraw } from './withdraw.js';

export class RoyalpayCredentials {
  @Field({ 'pt-BR': 'Segredo da API', 'en-US': 'API secret', 'es-ES': 'Secreto de la API' })
  @IsNotEmpty()
  @IsString()
  apiSecret!: string;
}

/** Of LIRAPAY's make: a secret in a header, PIX only, reais everywhere, unsigned webhooks. */
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
      if (body.has('pix_key')) return cashoutNews(body);
      return chargeNews(readCharge(body), {
        reference: body.text('id'),
        attemptId: body.optionalText('external_id'),
      });
    },
  };
}
