import { GatewayRunner, type ChargeNotification, type WebhookReading } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import {
  ApplyOutcome,
  QueryProvider,
  QueryableAttempts,
  isOvertaken,
  mayComeTrue,
  namesAnotherCharge,
  repeatsState,
  type TransactionParticipant,
  type QueryableAttempt,
  type Decision,
  type PaymentStatus,
} from '../../payments/index.js';
import { ReviewItems, type NewReviewItem } from '../../review/index.js';
import { GatewayAccounts, GatewayDirectory, type OpenAccount } from '../../acquiring/index.js';
import { FollowChargePayment } from '../../charges/index.js';
import { PayoutNotifications } from '../../withdrawals/index.js';
import { failurePauseMs, unconfirmedPause, unmatchedPause } from '../domain/retry-plan.js';
import { ProviderQueries, type QueryTurn } from '../store/provider-queries.js';
import {
  WebhookRecords,
  type StoredWebhook,
  type WebhookResult,
  type WebhookSignature,
} from '../store/webhook-records.js';
import { UnprovenDeliveries } from '../unproven-deliveries.js';
import { ProvenDeliveries } from './proven-deliveries.js';

type Believable = Extract<WebhookReading, { kind: 'proven' | 'hint' }>;

/** A webhook about several charges has the least complete result of them. */
const LEAST_SETTLED: readonly WebhookResult['state'][] = [
  'RECEIVED',
  'FAILED',
  'UNKNOWN_WORD',
  'IGNORED',
  'APPLIED',
  'DUPLICATE',
];

/** A delivery that was read. */
interface ReadWebhook extends StoredWebhook {
  readonly signature: WebhookSignature;
}

/** The outcome of a webhook for an attempt. */
interface Told {
  readonly record: ReadWebhook;
  readonly attempt: QueryableAttempt;
  readonly news: ChargeNotification;
  /** The provider is queried because of it, in its turn (`UnprovenDeliveries`). */
  readonly queried: boolean;
}

/** `written`: the record was finished together with the outcome. */
interface Followed {
  readonly result: WebhookResult;
  readonly written: boolean;
  readonly queried?: boolean;
}

/**
 * Understands one stored delivery. Only a proof at the provider's level is believed; the token in our address is none, so
 * everything else is a hint, and the provider is queried. The outcome is applied by the payments module, and the record
 * of the delivery is finished in the same transaction.
 */
@Injectable()
export class ProcessWebhook {
  constructor(
    private readonly records: WebhookRecords,
    private readonly payoutNews: PayoutNotifications,
    private readonly accounts: GatewayAccounts,
    private readonly attempts: QueryableAttempts,
    private readonly chargePayments: FollowChargePayment,
    private readonly reviewItems: ReviewItems,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly queryProvider: QueryProvider,
    private readonly applyOutcome: ApplyOutcome,
    private readonly unproven: UnprovenDeliveries,
    private readonly queries: ProviderQueries,
    private readonly provenDeliveries: ProvenDeliveries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async understand(ctx: TenantContext, stored: StoredWebhook): Promise<void> {
    const via = await this.accounts.get(ctx, stored.gatewayAccountId);
    if (!via) return this.finish(ctx, stored, final('QUARANTINED', 'the account is gone'));
    const reading = this.runner.readWebhook(this.gateways.get(stored.provider), via.account, stored.open());
    const isProven = this.provenDeliveries.proves(stored.provider, reading);
    const signature = reading.kind === 'forged' ? 'FORGED' : isProven ? 'PROVEN' : 'UNPROVEN';
    const record: ReadWebhook = { ...stored, signature };
    const followed = await this.act(ctx, record, via, reading);
    if (isProven || followed?.result.state === 'APPLIED') return;
    await this.unproven.count(record, {
      attemptId: followed?.result.attemptId ?? record.attemptId,
      useless: followed?.result.state !== 'DUPLICATE' && followed?.result.untried !== true,
      queried: followed?.queried === true,
    });
  }

  /** Undefined for a webhook without a charge. */
  private async act(
    ctx: TenantContext,
    record: ReadWebhook,
    via: OpenAccount,
    reading: WebhookReading,
  ): Promise<Followed | undefined> {
    switch (reading.kind) {
      case 'forged':
        await this.finish(ctx, record, final('QUARANTINED', reading.detail));
        return undefined;
      case 'ignored':
      case 'mustThrow':
      case 'unreadable':
        await this.finish(ctx, record, final('IGNORED', reading.detail));
        return undefined;
      case 'payout':
        await this.keepPayoutNews(ctx, record, reading);
        return undefined;
      case 'proven':
      case 'hint':
        return this.followAll(ctx, record, via, reading);
    }
  }

  /** A webhook without a charge: it is stored for the payout module. */
  private async keepPayoutNews(
    ctx: TenantContext,
    record: ReadWebhook,
    { payout, proven }: Extract<WebhookReading, { kind: 'payout' }>,
  ): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run('keepPayoutNews', async (tx) => {
      await this.payoutNews.keep(ctx, tx, record, payout, { proven, now });
      const result = final('APPLIED', 'kept as news of a payout');
      await this.records.finish(ctx, tx, [{ id: record.id, signature: record.signature, ...result }], now);
    });
  }

  /** It failed here, not at the provider: it is retried, and later a review item is created. */
  async stumble(ctx: TenantContext, record: StoredWebhook, why: string): Promise<void> {
    const pause = failurePauseMs(record.tries);
    if (pause === undefined)
      return this.finish(ctx, record, final('FAILED', why), {
        kind: 'NOT_WRITTEN',
        detail: { webhookId: record.id },
      });
    await this.finish(ctx, record, { ...final('RECEIVED', why), dueAt: this.inMs(pause) });
  }

  private async followAll(
    ctx: TenantContext,
    record: ReadWebhook,
    via: OpenAccount,
    reading: Believable,
  ): Promise<Followed> {
    const { kind, others = [] } = reading;
    const alone = others.length === 0;
    const followed: Followed[] = [];
    for (const notification of [reading, ...others])
      followed.push(await this.follow(ctx, record, via, notification, { proven: kind === 'proven', alone }));
    const rank = ({ result }: Followed): number => LEAST_SETTLED.indexOf(result.state);
    const least = followed.reduce((lowest, one) => (rank(one) < rank(lowest) ? one : lowest));
    const { result, written } = least;
    // Once for an account: another shop on it may deliver many, and one payment of ours among them must be noticed.
    const unmatched = result.state === 'FAILED' && result.attemptId === null;
    const { gatewayAccountId } = record;
    if (!written)
      await this.finish(
        ctx,
        record,
        result,
        unmatched ? { kind: 'WEBHOOK_UNMATCHED', detail: { gatewayAccountId } } : undefined,
      );
    return least;
  }

  private async follow(
    ctx: TenantContext,
    record: ReadWebhook,
    via: OpenAccount,
    notification: ChargeNotification,
    { proven, alone }: { proven: boolean; alone: boolean },
  ): Promise<Followed> {
    const attempt = await this.attempt(ctx, record, via, notification);
    if (!attempt) return this.ofCharge(ctx, record, notification, proven);
    if (repeatsState(attempt, notification.outcome))
      return { result: final('DUPLICATE', null, attempt.attemptId), written: false };
    const turn: QueryTurn | undefined = proven
      ? undefined
      : await this.unproven.turn(record, attempt.attemptId);
    if (turn && turn.kind !== 'begin')
      return { result: await this.withoutQuery(ctx, record, attempt, notification, turn), written: false };
    const queried = turn !== undefined;
    const about = { record, attempt, news: notification, queried };
    const believed = proven && !namesAnotherCharge(attempt, notification);
    const finish = alone ? { about, write: this.finishTogether } : undefined;
    // For a single webhook the query ends in the transaction that writes the answer.
    const decision = await this.learn(ctx, attempt, notification, believed, finish);
    if (queried && !alone) await this.unproven.end(attempt.attemptId);
    return { result: this.meaning(about, decision), written: alone, queried };
  }

  /** No sale: perhaps a seller paid a charge (decision 0193). Else it is looked for again. */
  private async ofCharge(
    ctx: TenantContext,
    record: ReadWebhook,
    notification: ChargeNotification,
    proven: boolean,
  ): Promise<Followed> {
    const { gatewayAccountId } = record;
    const news = await this.chargePayments.take(ctx, gatewayAccountId, notification, { proven });
    if (!news) return { result: this.lookAgain(record), written: false };
    // An unproven one counts in the limits of its account: it only has the provider asked.
    const result =
      news === 'ASKED' ? final('IGNORED', 'of a charge; the provider is asked') : final(news, 'of a charge');
    return { result, written: false };
  }

  /**
   * A reference in an unproven body only finds the attempt; the provider is queried by our own data. For an attempt
   * whose answer was lost we may have none: then by that reference, and the answer must contain our id.
   * Even a proven webhook does not revert a chargeback, because it may be outdated. This is decided under the lock
   * of the payment (`Decision.unconfirmed`); then the provider is queried.
   * A webhook without details (TRANSFEERA's of a boleto) triggers a query as well.
   */
  private async learn(
    ctx: TenantContext,
    attempt: QueryableAttempt,
    notification: ChargeNotification,
    believed: boolean,
    alongside: TransactionParticipant<Told> | undefined,
  ): Promise<Decision> {
    const { outcome: reported, reference: named } = notification;
    const tellsNoState = reported.kind === 'unknown' && !reported.flagged;
    if (!believed || tellsNoState)
      return this.queryProvider.askAbout(ctx, attempt, 'webhook', { alongside, named });
    const decision = await this.applyOutcome.apply(
      ctx,
      { of: attempt, outcome: reported, source: 'webhook', named: notification },
      alongside,
    );
    if (!decision.unconfirmed) return decision;
    const present = (await this.attempts.find(ctx, attempt.attemptId)) ?? attempt;
    return this.queryProvider.askAbout(ctx, present, 'webhook', { alongside, named });
  }

  private async attempt(
    ctx: TenantContext,
    record: ReadWebhook,
    { account }: OpenAccount,
    notification: ChargeNotification,
  ): Promise<QueryableAttempt | undefined> {
    if (record.attemptId !== null) return this.attempts.find(ctx, record.attemptId);
    const byReference =
      notification.reference &&
      (await this.attempts.findByReference(ctx, account.id, notification.reference));
    if (byReference) return byReference;
    if (notification.endToEndId !== undefined)
      return this.attempts.findByEndToEndId(ctx, account.id, notification.endToEndId);
    // An account may serve other shops, whose charges can have any name.
    return notification.attemptId !== undefined && isUUID(notification.attemptId)
      ? this.attempts.findOfAccount(ctx, account.id, notification.attemptId)
      : undefined;
  }

  /**
   * The provider is not queried now: it was queried a moment ago, and the attempt has that state; or the webhook waits for its turn,
   * which is no try.
   */
  private async withoutQuery(
    ctx: TenantContext,
    record: ReadWebhook,
    attempt: QueryableAttempt,
    { outcome }: ChargeNotification,
    turn: QueryTurn,
  ): Promise<WebhookResult> {
    const { attemptId } = attempt;
    if (turn.kind === 'wait') {
      const dueAt = turn.until ?? this.inMs(OPEN_QUERY_PAUSE_MS);
      return {
        ...final('RECEIVED', 'waits until the provider may be asked', attemptId),
        dueAt,
        untried: true,
      };
    }
    const present = (await this.attempts.find(ctx, attemptId)) ?? attempt;
    if (repeatsState(present, outcome)) return final('DUPLICATE', null, attemptId);
    if (!mayComeTrue(present, outcome)) return final('IGNORED', 'the provider says otherwise', attemptId);
    return this.unconfirmed(record, attemptId, { janitorAsks: present.status === 'PENDING' });
  }

  /** The result of a webhook whose outcome was applied, or for which the provider was queried. */
  private meaning(
    { record, attempt: { attemptId }, news: { outcome } }: Told,
    { reviewItem, verdict, next }: Decision,
    before?: PaymentStatus,
  ): WebhookResult {
    if (reviewItem?.kind === 'UNKNOWN_WORD') return final('UNKNOWN_WORD', null, attemptId);
    if (verdict === 'changed')
      return final('APPLIED', before ? `${before} → ${next.status}` : null, attemptId);
    if (verdict === 'forbidden') return final('FAILED', reviewItem?.kind ?? null, attemptId);
    if (repeatsState(next, outcome)) return final('DUPLICATE', null, attemptId);
    if (!mayComeTrue(next, outcome))
      return final('IGNORED', isOvertaken(next) ? OVERTAKEN : 'the provider says otherwise', attemptId);
    return this.unconfirmed(record, attemptId, { janitorAsks: next.dueAt !== null });
  }

  private unconfirmed(
    record: ReadWebhook,
    attemptId: string,
    { janitorAsks }: { janitorAsks: boolean },
  ): WebhookResult {
    const pause = unconfirmedPause(record.tries, { janitorAsks });
    if (pause === undefined) return final('IGNORED', 'the provider did not confirm it', attemptId);
    return { ...final('RECEIVED', 'not confirmed yet', attemptId), dueAt: this.inMs(pause) };
  }

  private lookAgain({ tries }: StoredWebhook): WebhookResult {
    const pause = unmatchedPause(tries);
    if (pause === undefined) return final('FAILED', 'no attempt matches', null);
    return { ...final('RECEIVED', 'no attempt matches yet', null), dueAt: this.inMs(pause) };
  }

  /** The records of those whose outcomes are applied together. One whose provider is asked first stays claimed until then. */
  private readonly finishTogether: TransactionParticipant<Told>['write'] = async (ctx, tx, done) => {
    const finished = done.filter(({ decision }) => !decision.unconfirmed);
    if (finished.length === 0) return;
    await this.queries.endIn(
      tx,
      finished.flatMap(({ about }) => (about.queried ? [about.attempt.attemptId] : [])),
    );
    await this.records.finish(
      ctx,
      tx,
      finished.map(({ about, decision, before }) => ({
        id: about.record.id,
        signature: about.record.signature,
        ...this.meaning(about, decision, before),
      })),
      this.clock.now(),
    );
  };

  private async finish(
    ctx: TenantContext,
    record: StoredWebhook & { readonly signature?: WebhookSignature },
    result: WebhookResult,
    call?: NewReviewItem,
  ): Promise<void> {
    const { id, signature = null } = record;
    const now = this.clock.now();
    await this.transactions.run('finishWebhook', async (tx) => {
      await this.records.finish(ctx, tx, [{ id, signature, ...result }], now);
      if (call) await this.reviewItems.raise(ctx, tx, { ...NOTHING_KNOWN, now }, call);
    });
  }

  private inMs(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** While a query of the attempt is open: it is answered by then. */
const OPEN_QUERY_PAUSE_MS = 1_000;

const final = (
  state: WebhookResult['state'],
  detail: string | null,
  attemptId: string | null = null,
): WebhookResult => ({ state, detail, attemptId, dueAt: null });

/** Also of the return of a second payment: the books never held it. */
const OVERTAKEN = 'another try of the payment was captured';

const NOTHING_KNOWN = { paymentId: null, attemptId: null };
