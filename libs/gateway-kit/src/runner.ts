import type { GatewayAccount } from './account.js';
import { Conversation, type Ports } from './conversation.js';
import { callRedactor } from './call-redactor.js';
import { openCredentials } from './credentials.js';
import { aboutNothing, harmlessQuestion, type ConnectionOutcome } from './connection-test.js';
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
import { CardDesk } from './card-desk.js';
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
import { aboutTheNamed } from './named-charge.js';
import { presentCard } from './present-card.js';
import { TokenCache } from './token-cache.js';
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
  /** For a whole operation, all its steps and its token call together. Ten seconds unless told. */
  readonly chargeDeadlineMs?: number;
  /** The same for operations with a card, which providers answer more slowly. Eleven seconds unless told. */
  readonly cardDeadlineMs?: number;
  /** Where cards are sealed for gateways with `cards: 'local'`. Without it such gateways take no cards. */
  readonly cards?: CardVault;
  /** Loads client certificates. Without it they are used as they stand, and addresses open nothing. */
  readonly certificates?: CertificateLoader;
  /** Where files that providers make are kept. Without it they are not fetched. */
  readonly files?: FileStore;
  /** Shared by the runners of one process. */
  readonly tokens?: TokenCache;
}

const CHARGES: Readonly<Record<PaymentMethod, 'chargePix' | 'chargeCard' | 'chargeBillet'>> = {
  PIX: 'chargePix',
  CREDIT_CARD: 'chargeCard',
  BILLET: 'chargeBillet',
};

/** Providers answer these more slowly. */
const WITH_CARDS: ReadonlySet<OperationName> = new Set(['chargeCard', 'createCardToken', 'createCardId']);

/** Payments.md §8: the text of an operation a provider does not have. */
export const NOT_IMPLEMENTED = 'Method not implemented.';

/**
 * The one way to a provider. It never throws for what a provider does, never retries what may have happened, and sends
 * nothing when the account's own settings are wrong. It throws only when called inside a transaction.
 */
export class GatewayRunner {
  private readonly ports: Ports;
  private readonly deadlineMs: number;
  private readonly cardDeadlineMs: number;
  private readonly cards: CardDesk;

  constructor(private readonly options: RunnerOptions) {
    this.ports = {
      transport: options.transport,
      now: options.now,
      wireLog: options.wireLog,
      tokens: options.tokens ?? new TokenCache(),
      certificates: new Certificates(options.certificates),
      ...(options.files ? { files: options.files } : {}),
    };
    this.deadlineMs = options.chargeDeadlineMs ?? 10_000;
    this.cardDeadlineMs = options.cardDeadlineMs ?? 11_000;
    this.cards = new CardDesk(options.cards);
  }

  /** `withinMs` shortens the deadline, never lengthens it: a second try has what the first one left. */
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
        // A new charge cannot be any of these: the provider answered about something else, so we ask.
        return { kind: 'unknown', why: `the charge was answered with ${outcome.kind}` };
      default:
        return outcome;
    }
  }

  /** By the provider's reference when it is known, else by our attempt id or, where no call finds that, as a delivery names it. */
  async query(gateway: AnyGateway, account: GatewayAccount, intent: QueryIntent): Promise<QueryOutcome> {
    if (intent.reference) return this.run<QueryIntent, QueryOutcome>(gateway, account, 'query', intent);
    const named = gateway.find ? undefined : aboutTheNamed(gateway.query, intent);
    if (!named) return this.run<QueryIntent, QueryOutcome>(gateway, account, 'find', intent);
    const line = this.open(gateway, account, 'query', intent);
    return 'reason' in line ? line : execute(named, intent, line.conversation, line);
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

  /** Seals a card for one account. Throws without a card vault. */
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
   * Pays out. Refused before anything is sent while the platform blocks cash-out, and while no cash-out certificate is held for
   * the account, whichever the provider (payments.md §6).
   */
  async withdraw(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: WithdrawIntent,
  ): Promise<WithdrawOutcome> {
    if (account.blockedCashout)
      return { kind: 'refused', reason: 'configuration', detail: 'cash-out is blocked on this platform' };
    if (!holdsCashOutCertificate(account)) return withoutCertificate(gateway);
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

  async queryReceiver(
    gateway: AnyGateway,
    account: GatewayAccount,
    intent: ReceiverQueryIntent,
  ): Promise<ReceiverOutcome> {
    return this.run<ReceiverQueryIntent, ReceiverOutcome>(gateway, account, 'queryReceiver', intent);
  }

  /**
   * Whether the account's addresses, certificate and credentials are right, by a call that moves nothing: a question about a
   * charge that was never made, which logs in first where there is a login; else the login alone. `asked` names that charge.
   */
  async testConnection(
    gateway: AnyGateway,
    account: GatewayAccount,
    asked: { readonly attemptId: string },
  ): Promise<ConnectionOutcome> {
    const question = harmlessQuestion(gateway);
    if (!question && !gateway.logins.main) return { kind: 'notTestable' };
    const intent = aboutNothing(asked.attemptId, this.options.now());
    const line = this.open(gateway, account, question?.name ?? 'query', intent);
    if ('reason' in line) return line;
    if (question) return execute(question.operation, intent, line.conversation, line);
    return (await line.conversation.logIn()) ?? { kind: 'connected', by: 'login' };
  }

  /** Pure: sends nothing, believes nothing without proof. */
  readWebhook(gateway: AnyGateway, account: GatewayAccount, delivery: WebhookDelivery): WebhookReading {
    return readDelivery(gateway, account, delivery);
  }

  private present(gateway: AnyGateway, account: GatewayAccount, intent: ChargeIntent, until: number) {
    const left = (): number => until - performance.now();
    return presentCard(gateway, intent, {
      open: (sealedCard) => this.cards.unseal(account, sealedCard),
      createCardToken: (asked) => this.run(gateway, account, 'createCardToken', asked, left()),
      createCardId: (asked) => this.run(gateway, account, 'createCardId', asked, left()),
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
    // The name fixes the types: CHARGES and each public method pair it with its own intent and result.
    const operation = gateway[name] as unknown as Operation<I, R> | undefined;
    if (!operation) return notOffered(gateway, name);
    const line = this.open(gateway, account, name, intent, withinMs);
    return 'reason' in line ? line : execute(operation, intent, line.conversation, line);
  }

  /** Everything that is known to be wrong before anything is sent, or else the conversation of one operation. */
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
    const conversation = new Conversation(this.ports, {
      gateway,
      account,
      credentials,
      operation: name,
      until: performance.now() + Math.min(withinMs, this.deadlineOf(name)),
      redact: callRedactor(gateway, account, intent, card),
    });
    return { conversation, credentials, card };
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
  // A number of pesos charged in reais would be another amount.
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
