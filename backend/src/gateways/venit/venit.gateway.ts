import {
  Field,
  Gateway,
  GatewayBase,
  Public,
  path,
  type ChargeOperation,
  type QueryOperation,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { charge, readCreated, readTransaction } from './transaction.js';
import { venitWebhook } from './webhook.js';
import { endingInOneDay } from '../families/pix-expiry.js';

export class VenitCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}

/** Venit's first generation: `/transaction` in the singular, both keys in headers, PIX only. VENITIP is the second. */
@Gateway({
  id: 'VENIT',
  name: 'Venit',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'webhook'],
  exampleBaseAddress: 'https://srv.venitpay.com.br/v1',
  credentials: VenitCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class VenitGateway extends GatewayBase<VenitCredentials> {
  override authorize({ publicKey, secretKey }: VenitCredentials): Record<string, string> {
    return { 'x-secret-key': secretKey, 'x-public-key': publicKey };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/transaction', body: charge(intent) }),
    read: (body, { createdAt }) => endingInOneDay(readCreated(body), createdAt),
  };

  /** The specification's common shape; no public client was seen asking. */
  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transaction/${reference}` }),
    read: (body) => readTransaction(body.optionalAt('data') ?? body),
    readError: (status) => (status === 404 ? { kind: 'notFound' } : undefined),
  };

  override readonly webhook = venitWebhook;
}
