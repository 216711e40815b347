import { createHmac } from 'node:crypto';
import {
  Credential,
  Gateway,
  GatewayBase,
  path,
  readCents,
  sameSecret,
  withdrawTable,
  type ChargeOperation,
  type Login,
  type NativeBody,
  type Operation,
  type QueryOperation,
  type QueryOutcome,
  type SignedCall,
  type WebhookReader,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { chargeNotification } from '../../formatting/charge-notification.js';
import { notFound } from '../../formatting/not-found.js';
import { endingInOneDay } from '../../formatting/pix-expiry.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { readTransaction } from './charge.js';
import { ClientCredentials } from '../../formatting/client-credentials.js';

class OwenpayCredentials extends ClientCredentials {
  @Credential({
    'pt-BR': 'Segredo dos webhooks',
    'en-US': 'Webhook secret',
    'es-ES': 'Secreto de los webhooks',
  })
  @IsNotEmpty()
  @IsString()
  webhookSecret!: string;
}

const payoutStatus = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  success: 'APPROVED',
  paid: 'APPROVED',
  completed: 'APPROVED',
});

/** Owem Pay's second external generation: keys in the body of a token call (payments.md §7), amounts in cents. */
@Gateway({
  id: 'OWENPAY',
  name: 'OwenPay',
  evidence: 'family',
  capabilities: ['chargePix', 'query', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.owem.com.br',
  credentials: OwenpayCredentials,
  moneyUnit: 'cents',
  auth: 'body',
  partialRefund: false,
  splits: false,
})
export class OwenpayGateway extends GatewayBase<OwenpayCredentials> {
  override authorize(_: OwenpayCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  override sign({ clientSecret }: OwenpayCredentials, { body }: SignedCall): Record<string, string> {
    return { hmac: createHmac('sha512', clientSecret).update(body).digest('hex') };
  }

  override readonly logins: { readonly main: Login<OwenpayCredentials> } = {
    main: {
      send: ({ clientId, clientSecret }) => ({
        method: 'POST',
        path: '/api/v2/external/auth-token',
        body: { client_id: clientId, client_secret: clientSecret },
      }),
      read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
    },
  };

  readonly chargePix: ChargeOperation = {
    send: ({ amount, description, attemptId }) => ({
      method: 'POST',
      path: '/api/v2/external/pix/cash-in',
      headers: { 'idempotency-key': attemptId },
      body: { amount, description, external_id: attemptId },
      signed: true,
    }),
    read: (body, { createdAt }) => endingInOneDay(readTransaction(body), createdAt),
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/api/v2/external/transactions/${reference}` }),
    read: (body) => readTransaction(body.at('data')),
    readError: notFound,
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => ({
      method: 'POST',
      path: '/api/v2/external/pix/cash-out',
      headers: { 'idempotency-key': intent.withdrawReference },
      body: {
        amount: intent.amount,
        pix_key: payoutKey(intent, 'phonePlus55').key,
        description: intent.description,
        external_id: intent.withdrawReference,
      },
      signed: true,
    }),
    read: (body, { amount }) =>
      payoutStatus(body.text('status'), { withdrawId: body.text('transaction_id'), amount }),
  };

  override readonly webhook: WebhookReader<OwenpayCredentials> = {
    proof: {
      kind: 'signed',
      verify: ({ headers, rawBody }, { webhookSecret }) => {
        const facts = `${headers['x-owem-timestamp'] ?? ''}.${rawBody}`;
        const digest = createHmac('sha256', webhookSecret).update(facts).digest('hex');
        return sameSecret(headers['x-owem-signature'] ?? '', `sha256=${digest}`);
      },
    },
    read: (body) => {
      const event = body.text('event');
      const goesBack = event === 'pix.refund' || event === 'pix.med';
      if (!goesBack && event !== 'pix.received') return { kind: 'ignored', detail: `event ${event}` };
      const charge = body.at('data');
      return chargeNotification(goesBack ? returned(event, charge) : readTransaction(charge), {
        reference: charge.text('transaction_id'),
        attemptId: charge.optionalText('external_id'),
        eventId: body.optionalText('event_id'),
      });
    },
  };
}

/**
 * The event is the status. Which amount it contains is not documented: for a refund, a smaller amount is read as
 * partial; a fraud claim (MED) is read as the whole.
 */
const returned = (event: string, charge: NativeBody): QueryOutcome => ({
  kind: event === 'pix.med' ? 'chargedBack' : 'refunded',
  native: event,
  reference: charge.text('transaction_id'),
  ...(charge.has('amount') ? { refundedAmount: readCents(charge, 'amount') } : {}),
});
