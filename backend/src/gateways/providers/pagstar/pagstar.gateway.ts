import {
  Gateway,
  GatewayBase,
  path,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Operation,
  type Preparation,
  type QueryOperation,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { DAY_SECONDS, pixEnd, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf, requiredCpf } from '../../formatting/cpf.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { PagstarCredentials } from './credentials.js';
import { login } from './login.js';
import { pagstarWebhook } from './webhook.js';

const TENANT_PATH = '/identity/partner/tenant';

const tenant = <I>(): Preparation<I, never, PagstarCredentials> => ({
  when: (_, { credentials }) => credentials.tenantId === undefined,
  send: (_, { credentials }) => ({ method: 'GET', path: credentials.tenantPath ?? TENANT_PATH }),
  read: (body) => ({ kind: 'facts', facts: { tenantId: (body.optionalObject('data') ?? body).text('id') } }),
});

/** The partner API (v2), the only one with a tenant. The brand's present API is that of ONZ's banks. */
@Gateway({
  id: 'PAGSTAR',
  name: 'Pagstar',
  evidence: 'documented',
  capabilities: ['chargePix', 'query', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.pagstar.com/api/v2',
  credentials: PagstarCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
})
export class PagstarGateway extends GatewayBase<PagstarCredentials> {
  override authorize({ email }: PagstarCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}`, 'user-agent': `Guiche (${email})` };
  }

  override readonly logins = { main: login };

  readonly chargePix: ChargeOperation<PagstarCredentials> = {
    before: [tenant<ChargeIntent>()],
    send: (intent, { credentials, facts }) => ({
      method: 'POST',
      path: '/wallet/partner/transactions/generate-anonymous-pix',
      body: order(intent, credentials.tenantId ?? facts['tenantId'] ?? ''),
    }),
    read: (body, intent) => {
      const data = body.at('data');
      return {
        kind: 'awaiting',
        reference: data.text('external_reference'),
        // This field contains the code, not a key.
        pix: { copyPaste: data.text('pix_key') },
        expiresAt: pixEnd(intent, DAY_SECONDS),
      };
    },
  };

  /** No answer contains a status: the charge is read, and then the check, which answers 200 only when it is paid. */
  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/wallet/partner/transactions/${reference}` }),
    read: (body) => {
      const deposit = body.at('data').at('pix_deposit');
      return {
        kind: 'awaiting',
        reference: deposit.text('external_reference'),
        pix: { copyPaste: deposit.text('pix_key') },
      };
    },
    readError: notFound,
    after: [
      {
        when: ({ kind }) => kind === 'awaiting',
        send: ({ reference = '' }) => ({
          method: 'GET',
          path: path`/wallet/partner/transactions/${reference}/check`,
        }),
        read: (_, outcome) =>
          outcome.kind === 'awaiting' ? { kind: 'settled', reference: outcome.reference } : outcome,
      },
    ],
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome, PagstarCredentials> = {
    before: [tenant<WithdrawIntent>()],
    send: (intent, { credentials, facts }) => ({
      method: 'POST',
      path: '/wallet/partner/withdrawals/solicit-for-customer',
      body: {
        pix_key: payoutKey(intent, 'phonePlus55').key,
        customer_document: cpfOf(intent.document),
        value: toReaisNumber(intent.amount),
        transaction_id: intent.withdrawReference,
        tenant_id: credentials.tenantId ?? facts['tenantId'],
        callback: intent.webhookUrl,
      },
    }),
    // The answer is not documented; it is read like a charge's, and anything else is `unknown`.
    read: (body, { amount }) => ({
      kind: 'awaiting',
      status: 'PENDING',
      withdrawId: body.at('data').text('external_reference'),
      amount,
    }),
  };

  override readonly webhook = pagstarWebhook;
}

function order(intent: ChargeIntent, tenantId: string): Json {
  const { amount, customer, attemptId, webhookUrl, description } = intent;
  return {
    value: toReaisNumber(amount),
    name: customer.name,
    document: requiredCpf(customer.document),
    tenant_id: tenantId,
    expiration: pixSeconds(intent, DAY_SECONDS),
    transaction_id: attemptId,
    description,
    callback: webhookUrl,
  };
}
