import { Gateway, GatewayBase, path, type ChargeOperation, type QueryOperation } from '@guiche/gateway-kit';
import { KeyPairCredentials } from '../../formatting/key-pair.js';
import { notFound } from '../../formatting/not-found.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { charge, readCreated, readTransaction } from './transaction.js';
import { venitWebhook } from './webhook.js';

/** Venit's first generation: `/transaction` in the singular, both keys in headers, PIX only. VENITIP is the second. */
@Gateway({
  id: 'VENIT',
  name: 'Venit',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'webhook'],
  exampleBaseAddress: 'https://srv.venitpay.com.br/v1',
  credentials: KeyPairCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class VenitGateway extends GatewayBase<KeyPairCredentials> {
  override authorize({ publicKey, secretKey }: KeyPairCredentials): Record<string, string> {
    return { 'x-secret-key': secretKey, 'x-public-key': publicKey };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/transaction', body: charge(intent) }),
    read: (body, { createdAt }) => endingInOneDay(readCreated(body), createdAt),
  };

  /** The specification's common shape; no public client was seen querying. */
  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transaction/${reference}` }),
    read: (body) => readTransaction(body.optionalAt('data') ?? body),
    readError: notFound,
  };

  override readonly webhook = venitWebhook;
}
