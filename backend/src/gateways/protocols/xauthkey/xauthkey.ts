import {
  GatewayBase,
  path,
  withdrawTable,
  type ChargeOperation,
  type Manifest,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';
import { all } from '../../formatting/typical-statuses.js';
import { XauthkeyCredentials } from './credentials.js';
import { charge, readOrder, total } from './order.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';

/** What the members have in common; a member adds its id, name and example address. */
export const xauthkey = {
  capabilities: ['chargePix', 'query', 'withdraw', 'queryWithdraw', 'webhook'],
  credentials: XauthkeyCredentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
} as const satisfies Partial<Manifest>;

/** The provider spells its status for success with two l. */
const payout = withdrawTable({
  PendingProcessing: 'PENDING',
  ...all('PENDING' as const, 'pending', 'processing'),
  ...all('APPROVED' as const, 'Successfull', 'success', 'paid'),
});

/**
 * The "x-authorization-key" white label: amounts in cents, an order and a transaction for each charge, unsigned
 * webhooks. Its query answer wraps the order and has the amount in reais.
 */
export abstract class XauthkeyGateway extends GatewayBase<XauthkeyCredentials> {
  override authorize({ secretKey, storeKey }: XauthkeyCredentials): Record<string, string> {
    return { 'x-authorization-key': secretKey, ...(storeKey ? { 'x-store-key': storeKey } : {}) };
  }

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/transactions', body: charge(intent) }),
    read: (body, { createdAt }) => endingInOneDay(readOrder(body), createdAt),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: (body, { amount }) => {
      const order = unwrapped(body);
      const outcome = readOrder(order);
      return order.has('total') && 'reference' in outcome ? { ...outcome, ...total(order, amount) } : outcome;
    },
    readError: notFound,
    ourKey: (body) => unwrapped(body).optionalText('externalCode'),
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => {
      const { key, type } = payoutKey(intent, 'phoneDigits');
      return {
        method: 'POST',
        path: '/request/withdraw',
        body: {
          amount: intent.amount,
          pixKey: key,
          pixKeyType: type.toLowerCase(),
          baasPostbackUrl: intent.webhookUrl,
          // Not documented for payouts; it is the protocol's name for the caller's reference.
          externalCode: intent.withdrawReference,
        },
      };
    },
    // The answer to a new payout may lack the status.
    read: (body, { amount }) =>
      payout(body.optionalText('withdrawStatusId') ?? 'PendingProcessing', {
        withdrawId: body.text('id'),
        amount,
      }),
  };

  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
    send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/request/withdraw/${withdrawId}` }),
    read: (body, { amount }) =>
      payout(body.text('withdrawStatusId'), { withdrawId: body.text('id'), amount }),
    readError: notFound,
  };

  override readonly webhook: WebhookReader<XauthkeyCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      // Its amount is documented without a unit.
      if (body.has('withdrawStatusId'))
        return payoutStatusNotification(payout, body.text('withdrawStatusId'), {
          withdrawId: body.text('id'),
        });
      return chargeNotification(readOrder(body), {
        reference: body.text('orderId'),
        attemptId: body.optionalText('externalCode'),
      });
    },
  };
}

/** One brand's answers nest the order in an object, without our key. */
const unwrapped = (body: NativeBody): NativeBody => body.optionalObject('orders') ?? body;
