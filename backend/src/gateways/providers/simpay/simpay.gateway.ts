import { createHmac } from 'node:crypto';
import {
  Gateway,
  GatewayBase,
  NativeBody,
  toReaisNumber,
  type ChargeOperation,
  type GatewayRequest,
  type Login,
  type Operation,
  type QueryOperation,
  type RegistrationOperation,
  type SignedCall,
  type WebhookRegistrationIntent,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { oneDayAfter } from '../../formatting/pix-expiry.js';
import { code, readCode, readWord } from './charge.js';
import { SimpayCredentials, sourceAccount } from './credentials.js';
import { simpayWebhook } from './webhook.js';

const HOUR_SECONDS = 3600;

/**
 * The FINANCE_V2 protocol: a token of one hour, and an HMAC-SHA512 over the exact bytes of every call that moves
 * money.
 */
@Gateway({
  id: 'SIMPAY',
  name: 'SimPay',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'withdraw', 'registerWebhook', 'webhook'],
  exampleBaseAddress: 'https://api.somossimpay.com.br',
  credentials: SimpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
})
export class SimpayGateway extends GatewayBase<SimpayCredentials> {
  override authorize(_: SimpayCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  override sign({ hmacKey }: SimpayCredentials, { body }: SignedCall): Record<string, string> {
    return { hmac: createHmac('sha512', hmacKey).update(body).digest('hex') };
  }

  override readonly logins: { readonly main: Login<SimpayCredentials> } = {
    main: {
      send: ({ clientId, clientSecret }) => ({
        method: 'POST',
        path: '/v2/finance/auth-token/',
        body: { client_id: clientId, client_secret: clientSecret },
      }),
      read: (body) => ({ token: body.text('access_token'), expiresInSeconds: HOUR_SECONDS }),
    },
  };

  readonly chargePix: ChargeOperation<SimpayCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: '/v2/finance/create-pix-copy-and-paste',
      body: code(intent, credentials),
      signed: true,
    }),
    read: (body, { createdAt }) => ({
      kind: 'awaiting',
      reference: body.text('qr_code_id'),
      pix: { copyPaste: body.text('pix_copy_and_paste') },
      expiresAt: oneDayAfter(createdAt),
    }),
  };

  /** The complete answer is not documented: only its status is needed; the id is the queried one. */
  readonly query: QueryOperation<SimpayCredentials> = {
    send: ({ reference = '' }) => ({
      method: 'GET',
      path: '/v2/finance/status-pix-copy-and-paste/',
      query: { id: reference },
    }),
    read: (body, { reference = '' }) =>
      body.has('qr_code_id')
        ? readCode(body)
        : readWord(body.text('status'), NativeBody.of({ qr_code_id: reference })),
    readError: notFound,
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome, SimpayCredentials> = {
    send: (intent, { credentials }) => ({
      method: 'POST',
      path: '/v2/finance/create-cashout/',
      body: {
        ...sourceAccount(credentials),
        amount: toReaisNumber(intent.amount),
        key: payoutKey(intent, 'phonePlus55').key,
        tag: intent.withdrawReference,
      },
      signed: true,
    }),
    read: (body, { amount }) => ({
      kind: 'awaiting',
      status: 'PENDING',
      withdrawId: body.text('transaction_id'),
      amount,
    }),
  };

  /** Each type has its own address. Payouts first: nothing else reports their result. */
  readonly registerWebhook: RegistrationOperation<SimpayCredentials> = {
    before: [{ send: hook('CASHOUT'), read: () => ({ kind: 'facts', facts: {} }) }],
    send: hook('CASHIN'),
    read: () => ({ kind: 'registered', existed: false }),
  };

  override readonly webhook = simpayWebhook;
}

function hook(type: 'CASHIN' | 'CASHOUT') {
  return ({ url, authToken }: WebhookRegistrationIntent): GatewayRequest => ({
    method: 'POST',
    path: '/v3/accounts/api/webhooks',
    body: { url, type_webhook: type, authorization_token: authToken },
  });
}
