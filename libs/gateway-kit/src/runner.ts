import type { GatewayAccount, SharedSecret } from './account.js';
import type { Ports } from './ports.js';
import { ProviderSession } from './provider-session.js';
import { callRedactor } from './call-redactor.js';
import { openCredentials } from './credentials.js';
import { probeIntent, probeOperation, type ConnectionOutcome } from './connection-test.js';
import { holdsCashOutCertificate, withoutCertificate } from './client-identity.js';
import { execute } from './execute.js';
import type { AnyGateway } from './gateway.js';
import type {
  ChargeIntent,
  PaymentMethod,
  QueryIntent,
  RefundIntent,
  WebhookRegistrationIntent,
} from './intents.js';
import { CardSealer } from './card-sealer.js';
import {
  CARD_REQUIRED,
  type CardData,
  type CardIdIntent,
  type CardIdOutcome,
  type CardTokenIntent,
  type CardTokenOutcome,
  type CardVault,
} from './cards.js';
import { chargesIn } from './charged-currencies.js';
import { Certificates, type CertificateLoader } from './certificates.js';
import type { FileStore } from './files.js';
import type { Operation, OperationName, RegistrationOutcome } from './operations.js';
import type { Outcome, QueryOutcome, Refused, RefundOutcome, Unknown } from './outcomes.js';
import type { ReceiverIntent, ReceiverOutcome, ReceiverQueryIntent } from './receivers.js';
import { queryByWebhookReference } from './webhook-reference-query.js';
import { resolveCard } from './present-card.js';
import { TokenCache } from './token-cache.js';
import { UnsupportedRequest } from './requests.js';
import type { Transport } from './transport.js';
import { readDelivery } from './read-delivery.js';
import type { WebhookDelivery, WebhookReading } from './webhooks.js';
import type { WireLog } from './wire-log.js';
import type {
  WithdrawIntent,
  WithdrawOutcome,
  WithdrawQueryIntent,
  WithdrawQueryOutcome,
} from './withdraws.js';

export interface RunnerOptions {
  readonly transport: Transport;
  readonly now: () => Date;
  readonly wireLog: WireLog;
  /** Throws when a database transaction is open: no provider is called while a row is locked. */
  readonly assertCallAllowed: (what: string) => void;
  /** For a whole operation, including all steps and its token call. Default: ten seconds. */
  readonly chargeDeadlineMs?: number;
  /** The same for operations with a card, which providers answer more slowly. Default: eleven seconds. */
  readonly cardDeadlineMs?: number;
  /** Encrypts cards for gateways with `cards: 'local'`. Without it such gateways accept no cards. */
  readonly cards?: CardVault;
  /** Loads client certificates. Without it, configured files are used unchanged and addresses are not loaded. */
  readonly certificates?: CertificateLoader;
  /** Stores files created by providers. Without it they are not fetched. */
  readonly files?: FileStore;
  /** Is told when a secret of the platform signs, is presented, or lets a payout through. */
  readonly secretUsed?: (account: GatewayAccount, secret: SharedSecret) => void;
  /** Shared by the runners of a process. */
  readonly tokens?: TokenCache;
}

const CHARGES: Readonly<Record<PaymentMethod, 'chargePix' | 'chargeCard' | 'chargeBillet'>> = {
  PIX: 'chargePix',
  CREDIT_CARD: 'chargeCard',
  BILLET: 'chargeBillet',
};

/** Providers answer these more slowly. */
const WITH_CARDS: ReadonlySet<OperationName> = new Set(['chargeCard', 'createCardToken', 'createCardId']);

/** Payments.md §8: the text of an operation that a provider does not have. */
export const NOT_IMPLEMENTED = 'Method not implemented.';

/**
 * The only way to call a provider. It never throws because of the provider, never repeats what may have happened, and
 * sends nothing when the account's settings are wrong. It throws only inside a transaction.
 */
export class GatewayRunner {
  private readonly ports: Ports;
  private readonly deadlineMs: number;
  private readonly cardDeadlineMs: number;
  private readonly cards: CardSealer;

  constructor(private readonly options: RunnerOptions) {
    this.ports = {
      transport: options.transport,
      now: options.now,
      wireLog: options.wireLog,
      tokens: options.tokens ?? new TokenCache(),
      certificates: new Certificates(options.certificates),
      ...(options.files ? { files: options.files } : {}),
      ...(options.secretUsed ? { secretUsed: options.secretUsed } : {}),
    };
    this.deadlineMs = options.chargeDeadlineMs ?? 10_000;
    this.cardDeadlineMs = options.cardDeadlineMs ?? 11_000;
    this.cards = new CardSealer(options.cards);
  }

  /** `withinMs` shortens the deadline, never lengthens it: a second try has the remaining time of the first. */
  async charge(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: ChargeIntent,
    { withinMs = Infinity }: { withinMs?: number } = {},
  ): Promise<Outcome> {
    const problem = chargeProblem(gateway, intent);
    if (problem) return problem;
    const until = performance.now() + Math.min(withinMs, this.deadlineOf(CHARGES[intent.paymentMethod]));
    const presented = await this.present(gateway, account, intent, until);
    if ('kind' in presented) return presented;
    const outcome = await this.run<ChargeIntent, QueryOutcome>(
      gateway,
      account,
      CHARGES[intent.paymentMethod],
      presented,
      until - performance.now(),
    );
    switch (outcome.kind) {
      case 'refunded':
      case 'chargedBack':
      case 'notFound':
        // A new charge cannot have these outcomes: the provider answered about something else, so we query.
        return { kind: 'unknown', why: `the charge was answered with ${outcome.kind}` };
      default:
        return outcome;
    }
  }

  /**
   * Queries by the provider's reference if known, else by our attempt id or, where no search exists, by the reference
   * from a webhook.
   */
  async query(gateway: AnyGateway, account: GatewayAccount, intent: QueryIntent): Promise<QueryOutcome> {
    if (intent.reference) return this.run<QueryIntent, QueryOutcome>(gateway, account, 'query', intent);
    const named = gateway.find ? undefined : queryByWebhookReference(gateway.query, intent);
    if (!named) return this.run<QueryIntent, QueryOutcome>(gateway, account, 'find', intent);
    const opened = this.open(gateway, account, 'query', intent);
    return 'reason' in opened ? opened : execute(named, intent, opened.session, opened);
  }

  async refund(gateway: AnyGateway, account: GatewayAccount, intent: RefundIntent): Promise<RefundOutcome> {
    const partial = intent.amount !== undefined && intent.amount !== intent.chargedAmount;
    if (partial && !gateway.manifest.partialRefund) return notOffered(gateway, 'refund');
    return this.run<RefundIntent, RefundOutcome>(gateway, account, 'refund', intent);
  }

  async registerWebhook(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: WebhookRegistrationIntent,
  ): Promise<RegistrationOutcome> {
    return this.run<WebhookRegistrationIntent, RegistrationOutcome>(
      gateway,
      account,
      'registerWebhook',
      intent,
    );
  }

  /** Encrypts a card for one account. Throws without a card vault. */
  sealCard(account: GatewayAccount, card: CardData): string {
    return this.cards.seal(account, card);
  }

  async createCardToken(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: CardTokenIntent,
  ): Promise<CardTokenOutcome> {
    return (
      this.cards.tokenize(gateway, account, intent) ??
      this.run<CardTokenIntent, CardTokenOutcome>(gateway, account, 'createCardToken', intent)
    );
  }

  async createCardId(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: CardIdIntent,
  ): Promise<CardIdOutcome> {
    return this.run<CardIdIntent, CardIdOutcome>(gateway, account, 'createCardId', intent);
  }

  /**
   * Pays out. Refused before anything is sent while the platform blocks cash-out, or while no cash-out certificate is
   * configured for the account, for every provider (payments.md §6).
   */
  async withdraw(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: WithdrawIntent,
  ): Promise<WithdrawOutcome> {
    if (account.blockedCashout)
      return { kind: 'refused', reason: 'configuration', detail: 'cash-out is blocked on this platform' };
    if (!holdsCashOutCertificate(account)) return withoutCertificate(gateway);
    if (account.cashOutCertificate === undefined) this.ports.secretUsed?.(account, 'certCashOutUrl');
    return this.run<WithdrawIntent, WithdrawOutcome>(gateway, account, 'withdraw', intent);
  }

  async queryWithdraw(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: WithdrawQueryIntent,
  ): Promise<WithdrawQueryOutcome> {
    return this.run<WithdrawQueryIntent, WithdrawQueryOutcome>(gateway, account, 'queryWithdraw', intent);
  }

  async createReceiver(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: ReceiverIntent,
  ): Promise<ReceiverOutcome> {
    return this.run<ReceiverIntent, ReceiverOutcome>(gateway, account, 'createReceiver', intent);
  }

  /** What would be refused before anything is sent, with the sentence of payments.md §5. Undefined: nothing. Sends nothing. */
  receiverProblem(gateway: AnyGateway, account: GatewayAccount, intent: ReceiverIntent): Refused | undefined {
    const operation = gateway.createReceiver;
    if (!operation) return notOffered(gateway, 'createReceiver');
    const opened = this.open(gateway, account, 'createReceiver', intent);
    if ('reason' in opened) return opened;
    try {
      operation.send(intent, { credentials: opened.credentials, facts: {}, page: 0 });
      return undefined;
    } catch (error) {
      if (error instanceof UnsupportedRequest)
        return { kind: 'refused', reason: 'request', detail: error.message };
      throw error;
    }
  }

  async queryReceiver(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: ReceiverQueryIntent,
  ): Promise<ReceiverOutcome> {
    return this.run<ReceiverQueryIntent, ReceiverOutcome>(gateway, account, 'queryReceiver', intent);
  }

  /**
   * Tests the account's addresses, certificate and credentials by a call that changes nothing: a query about a charge
   * that does not exist, including the login if there is one; else the login alone. `requested` identifies that
   * charge.
   */
  async testConnection(
    gateway: AnyGateway,
    account: GatewayAccount,
    requested: { readonly attemptId: string },
  ): Promise<ConnectionOutcome> {
    const probe = probeOperation(gateway);
    if (!probe && !gateway.logins.main) return { kind: 'notTestable' };
    const intent = probeIntent(requested.attemptId, this.options.now());
    const opened = this.open(gateway, account, probe?.name ?? 'query', intent);
    if ('reason' in opened) return opened;
    if (probe) return execute(probe.operation, intent, opened.session, opened);
    return (await opened.session.logIn()) ?? { kind: 'connected', by: 'login' };
  }

  /** Pure: sends nothing, and trusts nothing without proof. */
  readWebhook(gateway: AnyGateway, account: GatewayAccount, delivery: WebhookDelivery): WebhookReading {
    return readDelivery(gateway, account, delivery);
  }

  private present(gateway: AnyGateway, account: GatewayAccount, intent: ChargeIntent, until: number) {
    const left = (): number => until - performance.now();
    return resolveCard(gateway, intent, {
      open: (sealedCard) => this.cards.unseal(account, sealedCard),
      createCardToken: (requested) => this.run(gateway, account, 'createCardToken', requested, left()),
      createCardId: (requested) => this.run(gateway, account, 'createCardId', requested, left()),
    });
  }

  private deadlineOf(name: OperationName): number {
    return WITH_CARDS.has(name) ? this.cardDeadlineMs : this.deadlineMs;
  }

  private async run<I extends object, R extends { readonly kind: string }>(
    gateway: AnyGateway,
    account: GatewayAccount,
    name: OperationName,
    intent: I,
    withinMs = Infinity,
  ): Promise<R | Refused | Unknown> {
    // The name determines the types: CHARGES and each public method pair it with its own intent and result.
    const operation = gateway[name] as unknown as Operation<I, R> | undefined;
    if (!operation) return notOffered(gateway, name);
    const opened = this.open(gateway, account, name, intent, withinMs);
    return 'reason' in opened ? opened : execute(operation, intent, opened.session, opened);
  }

  /** Checks everything that can be checked before sending, and opens the session of one operation. */
  private open(
    gateway: AnyGateway,
    account: GatewayAccount,
    name: OperationName,
    intent: object,
    withinMs = Infinity,
  ) {
    const { manifest } = gateway;
    this.options.assertCallAllowed(`${manifest.id} ${name}`);
    const { credentials, problems } = openCredentials(manifest.credentials, account.credentials);
    if (problems.length > 0) {
      const detail = manifest.missingCredentials ?? `credentials: ${problems.join('; ')}`;
      return { kind: 'refused', reason: 'configuration', detail } satisfies Refused;
    }
    const card = this.cards.open(gateway, account, name, intent);
    if (card && 'reason' in card) return card;
    const session = new ProviderSession(this.ports, {
      gateway,
      account,
      credentials,
      operation: name,
      until: performance.now() + Math.min(withinMs, this.deadlineOf(name)),
      redact: callRedactor(gateway, account, intent, card),
    });
    return { session, credentials, card };
  }
}

const notOffered = ({ manifest }: AnyGateway, name: OperationName): Refused => ({
  kind: 'refused',
  reason: 'notOffered',
  detail: manifest.texts?.[name] ?? NOT_IMPLEMENTED,
});

function chargeProblem(gateway: AnyGateway, intent: ChargeIntent): Refused | undefined {
  const { address, amount, currency, paymentMethod, splits } = intent;
  if (amount <= 0) return { kind: 'refused', reason: 'request', detail: 'the amount is not positive' };
  const operation = CHARGES[paymentMethod];
  if (!gateway[operation]) return notOffered(gateway, operation);
  // An amount in pesos charged in reais would be another amount.
  if (!chargesIn(gateway.manifest, paymentMethod, currency))
    return { kind: 'refused', reason: 'notOffered', detail: `currency ${currency} is not offered` };
  if (!address && gateway.manifest.wantsAddress?.includes(paymentMethod))
    return { kind: 'refused', reason: 'request', detail: "the buyer's address is required" };
  if (splits.length > 0 && !gateway.manifest.splits)
    return { kind: 'refused', reason: 'notOffered', detail: NOT_IMPLEMENTED };
  return paymentMethod === 'CREDIT_CARD' &&
    ![intent.cardId, intent.cardToken, intent.sealedCard].some(Boolean)
    ? { kind: 'refused', reason: 'request', detail: CARD_REQUIRED }
    : undefined;
}
