import {
  Gateway,
  GatewayBase,
  path,
  type ChargeOperation,
  type NativeBody,
  type QueryOperation,
  type RefundOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { endingAsRequested } from '../../formatting/pix-expiry.js';
import { payment, readMovement, readPayment } from './charge.js';
import { FirebankCredentials, pathOf } from './credentials.js';
import { movementNotification, withdraw } from './withdraw.js';

/** A failed one has no direction. */
const isPayout = (body: NativeBody): boolean =>
  body.optionalText('movementType') === 'DEBIT' ||
  (!body.has('movementType') && /^(WITHDRAW|ERROR$)/i.test(body.text('status')));

@Gateway({
  id: 'FIREBANK',
  name: 'Fire Banking',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.firebanking.io',
  credentials: FirebankCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class FirebankGateway extends GatewayBase<FirebankCredentials> {
  override authorize({ apiKey, generation }: FirebankCredentials): Record<string, string> {
    return generation === '2' ? { 'x-api-key': apiKey } : { apiKey };
  }

  readonly chargePix: ChargeOperation<FirebankCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: pathOf(credentials, '/payment'),
      body: payment(intent, credentials),
    }),
    read: (body, intent) => endingAsRequested(readPayment(body), intent),
  };

  /** The query of these generations is not documented: the common shape of payments.md §7. */
  readonly query: QueryOperation<FirebankCredentials> = {
    send: ({ reference = '' }, { credentials }) => ({
      method: 'GET',
      path: pathOf(credentials, path`/payment/${reference}`),
    }),
    read: readPayment,
    readError: notFound,
  };

  readonly refund: RefundOperation<FirebankCredentials> = {
    send: ({ reference }, { credentials }) => ({
      method: 'POST',
      path: pathOf(credentials, path`/payment/refund/${reference}`),
      body: {},
    }),
    read: (body, { refundId }) =>
      body.text('status').toUpperCase().startsWith('REFUND')
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false },
  };

  readonly withdraw = withdraw;

  override readonly webhook: WebhookReader<FirebankCredentials> = {
    proof: { kind: 'unproven' },
    // Payouts arrive at the same address; a returned payment is reported as a debit too.
    read: (body) => {
      const goesBack = body.text('status').toUpperCase().startsWith('REFUND');
      const movement = body.optionalText('movementType') ?? 'no direction';
      if (!goesBack && isPayout(body)) return movementNotification(body);
      if (!goesBack && movement !== 'CREDIT') return { kind: 'ignored', detail: `a movement of ${movement}` };
      return chargeNotification(readMovement(body), {
        reference: body.text('transactionId'),
        attemptId: body.optionalText('businessTransactionId'),
      });
    },
  };
}
