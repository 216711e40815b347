import {
  CannotSpell,
  Field,
  Gateway,
  GatewayBase,
  UnreadableBody,
  path,
  toReaisNumber,
  type ChargeOperation,
  type Learnt,
  type NativeBody,
  type QueryOperation,
  type RefundOperation,
  type RefundOutcome,
  type RegistrationOperation,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, saoPauloDate } from '@guiche/brazil';
import { IsNotEmpty, IsString } from 'class-validator';
import { customer } from './customer.js';
import { qrCode, readPayment } from './payment.js';
import { PAYMENT_EVENTS, asaasWebhook } from './webhook.js';

export class AsaasCredentials {
  @Field({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

@Gateway({
  id: 'ASAAS',
  name: 'Asaas',
  capabilities: ['chargePix', 'query', 'find', 'refund', 'registerWebhook', 'webhook'],
  exampleBaseAddress: 'https://api.asaas.com/v3',
  credentials: AsaasCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'header',
  partialRefund: true,
  splits: false,
})
export class AsaasGateway extends GatewayBase<AsaasCredentials> {
  override authorize({ apiKey }: AsaasCredentials): Record<string, string> {
    return { access_token: apiKey };
  }

  readonly chargePix: ChargeOperation = {
    before: [
      {
        send: (intent) => ({
          method: 'GET',
          path: '/customers',
          query: { cpfCnpj: cpf(intent.customer.document) },
        }),
        read: (body) => {
          const known = body.list('data').find((one) => !one.isTrue('deleted'));
          return { kind: 'learnt', facts: known ? { customer: known.text('id') } : {} };
        },
      },
      {
        when: (_, { facts }) => facts['customer'] === undefined,
        send: (intent) => ({ method: 'POST', path: '/customers', body: customer(intent) }),
        read: (body): Learnt => ({ kind: 'learnt', facts: { customer: body.text('id') } }),
      },
    ],
    send: (intent, { facts }) => ({
      method: 'POST',
      path: '/payments',
      body: {
        customer: facts['customer'],
        billingType: 'PIX',
        value: toReaisNumber(intent.amount),
        // Payments.md §9: a PIX is due one day ahead. The maker counts days in Brazil.
        dueDate: saoPauloDate(new Date(intent.createdAt.getTime() + DAY_MS)),
        description: intent.description.slice(0, 500),
        externalReference: intent.attemptId,
      },
    }),
    read: readPayment,
    after: [qrCode],
  };

  readonly query: QueryOperation = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/payments/${reference}` }),
    read: readPayment,
    readError: (status) => (status === 404 ? { kind: 'notFound' } : undefined),
    after: [qrCode],
  };

  readonly find: QueryOperation = {
    send: ({ attemptId }) => ({ method: 'GET', path: '/payments', query: { externalReference: attemptId } }),
    read: (body, { attemptId }) => {
      const listed = body.list('data');
      const ours = listed.filter((one) => one.optionalText('externalReference') === attemptId);
      // Strangers in the answer mean that the filter was not applied: then the list is a page and proves no absence.
      if (ours.length === 0 && listed.length > 0)
        throw new UnreadableBody('the list is not of our reference');
      const outcomes = ours.map(readPayment);
      return outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0] ?? { kind: 'notFound' };
    },
    after: [qrCode],
  };

  readonly refund: RefundOperation = {
    send: ({ reference, refundId, amount, chargedAmount }) => ({
      method: 'POST',
      path: path`/payments/${reference}/refund`,
      // There is no idempotency key: the description carries ours, so that the refund can be told from another.
      body: { value: toReaisNumber(amount ?? chargedAmount), description: refundId },
    }),
    read: (body, { refundId }) => refundOutcome(body, refundId),
  };

  readonly registerWebhook: RegistrationOperation = {
    before: [
      {
        send: () => ({ method: 'GET', path: '/webhooks', query: { limit: 100 } }),
        read: (body, { url }) =>
          body.list('data').some((one) => one.optionalText('url') === url)
            ? { kind: 'done', result: { kind: 'registered', existed: true } }
            : { kind: 'learnt', facts: {} },
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
        // Our states do not depend on the order of arrival; in the other mode one failing event holds up all later ones.
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

function cpf(document: string): string {
  // Asaas takes no payer without a document, and only CPF documents are sent to providers (payments.md §5).
  if (documentType(document) !== 'CPF') throw new CannotSpell('only a CPF can be sent');
  return onlyDigits(document);
}

function refundOutcome(payment: NativeBody, refundId: string): RefundOutcome {
  const ours = payment.optionalList('refunds').find((one) => one.optionalText('description') === refundId);
  const word = ours?.text('status') ?? payment.text('status');
  if (word === 'DONE' || word === 'REFUNDED') return { kind: 'refunded', refundId, status: true };
  if (word === 'CANCELLED') return { kind: 'declined', status: false, detail: 'CANCELLED' };
  return { kind: 'processing', refundId, status: false };
}
