import {
  UnsupportedRequest,
  Gateway,
  GatewayBase,
  path,
  type ChargeOperation,
  type QueryOperation,
  type RefundOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { billetDays } from '../../formatting/code-life.js';
import { daysAfter } from '../../formatting/due-day.js';
import { notFound } from '../../formatting/not-found.js';
import { AxisbankCredentials } from './credentials.js';
import { cardOf, purchase, readNewPurchase, readPurchase } from './purchase.js';
import { withdraw, withdrawNotification } from './withdraw.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

/** Boletos use the first generation, the others the second. */
@Gateway({
  id: 'AXISBANK',
  name: 'Axis Banking',
  evidence: 'documented',
  capabilities: ['chargePix', 'chargeCard', 'chargeBillet', 'query', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.axisbanking.com.br',
  credentials: AxisbankCredentials,
  moneyUnit: 'cents',
  // Pesos are documented for purchases of either method, but a Pix moves reais; the boletos' generation has no
  // currency.
  currencies: { CREDIT_CARD: ['BRL', 'MXN'] },
  auth: 'basic',
  partialRefund: true,
  splits: false,
  cards: 'local',
})
export class AxisbankGateway extends GatewayBase<AxisbankCredentials> {
  override authorize({ apiKey }: AxisbankCredentials): Record<string, string> {
    return { authorization: `Basic ${Buffer.from(`secret:${apiKey}`).toString('base64')}` };
  }

  readonly chargePix: ChargeOperation<AxisbankCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: '/transactions/v2/purchase',
      body: purchase(intent, credentials),
    }),
    read: (body, { createdAt }) => endingInOneDay(readNewPurchase(body), createdAt),
  };

  readonly chargeCard: ChargeOperation<AxisbankCredentials> = {
    send: (intent, { credentials, card }) => {
      if (!card) throw new UnsupportedRequest('the card is missing');
      return {
        method: 'POST',
        path: '/transactions/v2/purchase',
        body: { ...purchase(intent, credentials), ...cardOf(card, intent) },
      };
    },
    read: readNewPurchase,
  };

  readonly chargeBillet: ChargeOperation<AxisbankCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: '/transactions/billet',
      body: {
        ...purchase(intent, credentials),
        dueDate: daysAfter(intent.createdAt, billetDays(intent, 3)).toISOString(),
      },
    }),
    read: readNewPurchase,
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: readPurchase,
    readError: notFound,
  };

  /** Most answers contain the id only: the refund is then in progress. */
  readonly refund: RefundOperation = {
    send: ({ reference, amount, chargedAmount, refundId }) => ({
      method: 'POST',
      path: path`/transactions/refund/${reference}`,
      body: { amount: amount ?? chargedAmount, externalId: refundId },
    }),
    read: (body, { refundId }) => {
      body.text('id');
      return /^REFUND/i.test(body.optionalText('status') ?? '')
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false };
    },
  };

  readonly withdraw = withdraw;

  override readonly webhook: WebhookReader<AxisbankCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const type = body.text('type');
      if (type === 'WITHDRAW') return withdrawNotification(body);
      if (type !== 'TRANSACTION') return { kind: 'ignored', detail: `event of type ${type}` };
      return chargeNotification(readPurchase(body), { reference: body.text('transactionId') });
    },
  };
}
