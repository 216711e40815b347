import {
  Credential,
  Gateway,
  GatewayBase,
  UnreadableBody,
  path,
  type QueryOperation,
  type RegistrationOperation,
} from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { notFound } from '../../formatting/not-found.js';
import { createCardToken } from './card.js';
import { chargeBillet, chargeCard, chargePix } from './charge.js';
import { digitableLine, qrCode, readPayment } from './payment.js';
import { createReceiver, queryReceiver } from './receiver.js';
import { refund } from './refund.js';
import { PAYMENT_EVENTS, asaasWebhook } from './webhook.js';
import { queryWithdraw, withdraw } from './withdraw.js';

export class AsaasCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;
}

@Gateway({
  id: 'ASAAS',
  name: 'Asaas',
  evidence: 'documented',
  capabilities: [
    'chargePix',
    'chargeCard',
    'chargeBillet',
    'query',
    'find',
    'refund',
    'createCardToken',
    'withdraw',
    'queryWithdraw',
    'createReceiver',
    'queryReceiver',
    'registerWebhook',
    'webhook',
  ],
  exampleBaseAddress: 'https://api.asaas.com/v3',
  credentials: AsaasCredentials,
  moneyUnit: 'reaisNumber',
  // A card charge below R$ 5.00 is refused with invalid_value.
  minAmounts: { CREDIT_CARD: 500 },
  auth: 'header',
  partialRefund: true,
  // For the card's holder.
  wantsAddress: ['CREDIT_CARD'],
  splits: false,
  cards: 'provider',
})
export class AsaasGateway extends GatewayBase<AsaasCredentials> {
  override authorize(
    { apiKey }: AsaasCredentials,
    { onBehalfOf }: { onBehalfOf?: string },
  ): Record<string, string> {
    return { access_token: onBehalfOf ?? apiKey };
  }

  readonly chargePix = chargePix;
  readonly chargeCard = chargeCard;
  readonly chargeBillet = chargeBillet;
  readonly createCardToken = createCardToken;
  readonly withdraw = withdraw;
  readonly queryWithdraw = queryWithdraw;
  readonly createReceiver = createReceiver;
  readonly queryReceiver = queryReceiver;
  readonly refund = refund;

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/payments/${reference}` }),
    read: readPayment,
    readError: notFound,
    after: [qrCode, digitableLine],
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/payments', query: { externalReference: attemptId } }),
    read: (body, { attemptId }) => {
      const listed = body.list('data');
      const ours = listed.filter((one) => one.optionalText('externalReference') === attemptId);
      // Other charges in the answer mean that the filter was not applied: then the list is incomplete and proves
      // nothing.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      const outcomes = ours.map(readPayment);
      return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
    },
    after: [qrCode, digitableLine],
  };

  readonly registerWebhook: RegistrationOperation = {
    before: [
      {
        send: () => ({ method: 'GET', path: '/webhooks', query: { limit: 100 } }),
        read: (body, { url }) =>
          body.list('data').some((one) => one.optionalText('url') === url)
            ? { kind: 'done', result: { kind: 'registered', existed: true } }
            : { kind: 'facts', facts: {} },
      },
    ],
    send: ({ url, email, authToken }) => ({
      method: 'POST',
      path: '/webhooks',
      body: {
        name: 'Guichê',
        url,
        email,
        enabled: true,
        interrupted: false,
        apiVersion: 3,
        authToken,
        // Our states do not depend on the order of arrival; in the other mode one failing event blocks all later
        // ones.
        sendType: 'NON_SEQUENTIALLY',
        events: PAYMENT_EVENTS,
      },
    }),
    read: (body) => {
      body.text('id');
      return { kind: 'registered', existed: false };
    },
  };

  override readonly webhook = asaasWebhook;
}
