import {
  Gateway,
  GatewayBase,
  path,
  type ChargeOperation,
  type Login,
  type QueryOperation,
  type RefundOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { pixEnd } from '../../formatting/code-life.js';
import { notFound } from '../../formatting/not-found.js';
import { EXPIRES_IN_SECONDS, readTransaction, transaction } from './charge.js';
import { ClientCredentials } from '../../formatting/client-credentials.js';

class OwempayCredentials extends ClientCredentials {}

const MINUTE = 60;

/** The specification's generation of Owem Pay's API; the documented ones have none of its paths. */
@Gateway({
  id: 'OWEMPAY',
  name: 'Owem Pay',
  evidence: 'specification only',
  capabilities: ['chargePix', 'query', 'refund', 'webhook'],
  exampleBaseAddress: 'https://api.owem.com.br',
  credentials: OwempayCredentials,
  moneyUnit: 'cents',
  auth: 'oauth',
  partialRefund: true,
  splits: false,
  mutualTls: ['main'],
  certificateSeconds: 60 * MINUTE,
  missingCredentials: 'Credenciais não configuradas',
  missingCertificate: 'Falha na configuração dos certificados SSL',
  failedLogin: 'Falha na autenticação com owempay',
})
export class OwempayGateway extends GatewayBase<OwempayCredentials> {
  override authorize(_: OwempayCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  /** A token lives one hour and is cached for 55 minutes (payments.md §9). */
  override readonly logins: { readonly main: Login<OwempayCredentials> } = {
    main: {
      send: ({ clientId, clientSecret }) => ({
        method: 'POST',
        path: '/auth/login',
        body: { clientId, clientSecret },
      }),
      read: (body) => ({
        token: body.text('access_token'),
        expiresInSeconds: 60 * MINUTE,
        marginSeconds: 5 * MINUTE,
      }),
    },
  };

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({ method: 'POST', path: '/transactions', body: transaction(intent) }),
    read: (body, intent) => {
      const outcome = readTransaction(body);
      const expiresAt = pixEnd(intent, EXPIRES_IN_SECONDS);
      return outcome.kind === 'awaiting' ? { expiresAt, ...outcome } : outcome;
    },
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/transactions/${reference}` }),
    read: readTransaction,
    readError: notFound,
    ourKey: (body) => body.optionalText('externalId'),
  };

  /** Without an amount the whole is refunded. */
  readonly refund: RefundOperation = {
    send: ({ reference, amount, refundId }) => ({
      method: 'POST',
      path: path`/transactions/${reference}/refund`,
      body: { amount, externalId: refundId },
    }),
    read: (body, { refundId, amount, chargedAmount }) => {
      const word = body.text('status').toLowerCase();
      // After a partial refund the transaction stays paid: only the acceptance of the call is reported.
      const part = amount !== undefined && amount < chargedAmount;
      return word === 'refunded' || (part && ['paid', 'approved'].includes(word))
        ? { kind: 'refunded', refundId, status: true }
        : { kind: 'processing', refundId, status: false };
    },
  };

  override readonly webhook: WebhookReader<OwempayCredentials> = {
    proof: { kind: 'unproven' },
    read: (body) => {
      const charge = body.optionalObject('data') ?? body;
      return chargeNotification(readTransaction(charge), {
        reference: charge.text('id'),
        attemptId: charge.optionalText('externalId'),
      });
    },
  };
}
