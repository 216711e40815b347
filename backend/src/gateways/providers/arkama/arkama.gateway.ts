import {
  Gateway,
  GatewayBase,
  path,
  type ChargeOperation,
  type OperationContext,
  type GatewayRequest,
  type QueryOperation,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { ArkamaCredentials } from './credentials.js';
import { order, orderIn, readOrder } from './order.js';
import { arkamaWebhook } from './webhook.js';

@Gateway({
  id: 'ARKAMA',
  name: 'Arkama',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'refund', 'webhook'],
  exampleBaseAddress: 'https://app.arkama.com.br/api/v1',
  credentials: ArkamaCredentials,
  moneyUnit: 'reaisNumber',
  minAmounts: { PIX: 200 },
  auth: 'query',
  partialRefund: false,
  splits: false,
})
export class ArkamaGateway extends GatewayBase<ArkamaCredentials> {
  override authorize({ token, tokenPlace }: ArkamaCredentials): Record<string, string> {
    return tokenPlace === 'header' ? { authorization: `Bearer ${token}` } : {};
  }

  readonly chargePix: ChargeOperation<ArkamaCredentials> = {
    send: (intent, context) => queried({ method: 'POST', path: '/orders', body: order(intent) }, context),
    read: (body, { createdAt }) => endingInOneDay(readOrder(orderIn(body)), createdAt),
  };

  readonly query: QueryOperation<ArkamaCredentials> = {
    send: ({ reference = '' }, context) =>
      queried({ method: 'GET', path: path`/orders/${reference}` }, context),
    read: (body) => readOrder(orderIn(body)),
    readError: notFound,
  };

  readonly refund: RefundOperation<ArkamaCredentials> = {
    send: ({ reference }, context) =>
      queried({ method: 'POST', path: path`/orders/${reference}/refund` }, context),
    read: (body, { refundId }) =>
      orderIn(body).text('status').toUpperCase() === 'REFUNDED'
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
  };

  override readonly webhook = arkamaWebhook;
}

/** Payments.md §7: Arkama's token is in the address, unless the account configures otherwise. */
const queried = (
  request: GatewayRequest,
  { credentials: { token, tokenPlace } }: OperationContext<ArkamaCredentials>,
): GatewayRequest => (tokenPlace === 'header' ? request : { ...request, query: { token } });
