import {
  Gateway,
  GatewayBase,
  UnreadableBody,
  path,
  toReaisNumber,
  type NativeBody,
  type QueryOperation,
  type RefundOperation,
  type RefundOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { chargeBillet, chargeCard, chargePix } from './charge.js';
import { MercadopagoCredentials } from './credentials.js';
import { readPayment } from './payment.js';
import { notification } from './webhook.js';

const NOT_SUPPORTED = 'Payment method not supported';

@Gateway({
  id: 'MERCADOPAGO',
  name: 'Mercado Pago',
  evidence: 'documented',
  capabilities: ['chargePix', 'chargeCard', 'chargeBillet', 'query', 'find', 'refund', 'webhook'],
  exampleBaseAddress: 'https://api.mercadopago.com',
  credentials: MercadopagoCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: true,
  wantsAddress: ['BILLET'],
  refundsOnce: true,
  splits: false,
  cards: 'local',
  // Payments.md §8, for a method that an account of this provider lacks.
  texts: { chargePix: NOT_SUPPORTED, chargeCard: NOT_SUPPORTED, chargeBillet: NOT_SUPPORTED },
})
export class MercadopagoGateway extends GatewayBase<MercadopagoCredentials> {
  override authorize({ accessToken }: MercadopagoCredentials): Record<string, string> {
    return { authorization: `Bearer ${accessToken}` };
  }

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/v1/payments/${reference}` }),
    read: readPayment,
    readError: notFound,
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({
      method: 'GET',
      path: '/v1/payments/search',
      // The provider's description requires both beside the reference.
      query: { external_reference: attemptId, sort: 'date_created', criteria: 'desc' },
    }),
    read: (body, { attemptId }) => {
      const listed = body.list('results');
      const ours = listed.filter((one) => one.optionalText('external_reference') === attemptId);
      // Other charges in the answer mean that the filter was not applied: then the list is incomplete and proves
      // nothing.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      const outcomes = ours.map(readPayment);
      return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
    },
  };

  readonly refund: RefundOperation = {
    send: ({ reference, refundId, amount, chargedAmount }) => ({
      method: 'POST',
      path: path`/v1/payments/${reference}/refunds`,
      headers: { 'x-idempotency-key': refundId },
      body: { amount: toReaisNumber(amount ?? chargedAmount) },
    }),
    read: refundOutcome,
  };

  override readonly webhook = notification;
}

function refundOutcome(refund: NativeBody, intent: { refundId: string }): RefundOutcome {
  const providerRefundId = refund.optionalText('id');
  const named = { refundId: intent.refundId, ...(providerRefundId && { providerRefundId }) };
  switch (refund.text('status')) {
    case 'approved':
      return { kind: 'refunded', ...named, status: true };
    case 'rejected':
      return { kind: 'declined', status: false, detail: refund.optionalText('reason') ?? 'rejected' };
    default:
      return { kind: 'processing', ...named, status: false };
  }
}
