import {
  Gateway,
  GatewayBase,
  OPERATION_NAMES,
  type ProviderApi,
  type AnyGateway,
  type Capability,
  type GatewayClass,
  type Login,
  type Manifest,
  type OperationName,
  type Operations,
} from '@guiche/gateway-kit';
import { ChargeReader } from './answer.js';
import { cardIdOperation, cardTokenOperation } from './cards.js';
import { chargeOperation } from './charge.js';
import { credentialsClass, type GenericRestCredentials } from './credentials.js';
import { optionsOf, type GenericRestData } from './define.js';
import type { GenericRestOptions } from './options.js';
import { findOperation, queryOperation, refundOperation } from './query.js';
import { createReceiverOperation, queryReceiverOperation } from './receiver.js';
import { webhookReader } from './webhook.js';
import { queryWithdrawOperation, withdrawOperation } from './withdraw.js';

/** The default protocol has no webhook registration: the address is sent with each charge. */
const NEVER: readonly OperationName[] = ['registerWebhook'];

/**
 * Creates a gateway from data. Defaults are the default protocol, built from the common shapes of payments.md §7 for
 * providers whose own was never seen. Throws, naming the fields, for invalid data.
 */
export function genericRest(data: GenericRestData): GatewayClass {
  const options = optionsOf(data);
  class GenericRestMember extends GenericRestGateway {
    constructor() {
      super(options);
    }
  }
  // Nest names a provider in its errors by the class.
  Object.defineProperty(GenericRestMember, 'name', { value: `${options.id}_GENERIC_REST` });
  Gateway(manifest(options))(GenericRestMember);
  return GenericRestMember;
}

abstract class GenericRestGateway extends GatewayBase<GenericRestCredentials> {
  override readonly logins: Partial<Record<ProviderApi, Login<GenericRestCredentials>>>;
  override readonly webhook: ReturnType<typeof webhookReader>;

  constructor(private readonly options: GenericRestOptions) {
    super();
    const reader = new ChargeReader(options);
    this.webhook = webhookReader(options, reader);
    this.logins = options.auth.kind === 'oauth' ? { main: login(options) } : {};
    const offered = new Set(offeredBy(options));
    const operations = Object.entries(operationsOf(options, reader)).filter(([name]) =>
      offered.has(name as OperationName),
    );
    Object.assign(this, Object.fromEntries(operations) satisfies Partial<AnyGateway>);
  }

  override authorize(
    { apiKey = '', publicKey = '', secretKey = '' }: GenericRestCredentials,
    { token }: { api: ProviderApi; token: string },
  ): Record<string, string> {
    const { kind, name } = this.options.auth;
    switch (kind) {
      case 'bearer':
        return { authorization: `Bearer ${apiKey}` };
      case 'oauth':
        return { authorization: `Bearer ${token}` };
      case 'basic':
        return { authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}` };
      case 'header':
        return { [name]: apiKey };
      case 'query':
        return {};
    }
  }
}

/** OAuth client credentials (payments.md §7, "Authentication"). */
function login({ auth }: GenericRestOptions): Login<GenericRestCredentials> {
  return {
    send: ({ clientId = '', clientSecret = '' }) => ({
      method: 'POST',
      path: auth.tokenPath,
      form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
    }),
    read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
  };
}

function operationsOf(
  options: GenericRestOptions,
  reader: ChargeReader,
): Omit<Operations, 'registerWebhook'> {
  const { paths } = options;
  return {
    chargePix: chargeOperation(options, reader, paths.chargePix),
    chargeCard: chargeOperation(options, reader, paths.chargeCard),
    chargeBillet: chargeOperation(options, reader, paths.chargeBillet),
    query: queryOperation(options, reader),
    find: findOperation(options, reader),
    refund: refundOperation(options, reader),
    createCardToken: cardTokenOperation(options),
    createCardId: cardIdOperation(options),
    withdraw: withdrawOperation(options),
    queryWithdraw: queryWithdrawOperation(options),
    createReceiver: createReceiverOperation(options),
    queryReceiver: queryReceiverOperation(options),
  };
}

function offeredBy({ lacks, cards }: GenericRestOptions): OperationName[] {
  const tokenized: OperationName[] = ['createCardToken', 'createCardId'];
  const withCards = cards === 'provider' && !lacks.includes('chargeCard');
  const missing = new Set([...NEVER, ...lacks, ...(withCards ? [] : tokenized)]);
  return OPERATION_NAMES.filter((name) => !missing.has(name));
}

function manifest(options: GenericRestOptions): Manifest {
  const capabilities: Capability[] = [...offeredBy(options), 'webhook'];
  return {
    id: options.id,
    name: options.name,
    capabilities,
    exampleBaseAddress: options.exampleBaseAddress,
    credentials: credentialsClass(options.auth),
    moneyUnit: options.moneyUnit,
    currencies: options.currencies,
    auth: options.auth.kind === 'bearer' ? 'header' : options.auth.kind,
    partialRefund: options.partialRefund,
    splits: false,
    evidence: options.evidence,
    texts: options.texts,
    ...(options.refusals.credentials ? { missingCredentials: options.refusals.credentials } : {}),
    ...(options.checksCards ? { checksCards: true } : {}),
    ...(capabilities.includes('chargeCard') ? { cards: options.cards } : {}),
  };
}
