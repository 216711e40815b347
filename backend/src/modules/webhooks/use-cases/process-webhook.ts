import { GatewayRunner, type WebhookNews, type WebhookReading } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import {
  ApplyOutcome,
  AskProvider,
  AttentionItems,
  Attempts,
  GatewayAccounts,
  GatewayDirectory,
  mayComeTrue,
  saysNothingNew,
  type AskableAttempt,
  type Decision,
  type OpenAccount,
} from '../../payments/index.js';
import { unconfirmedPause, unmatchedPause } from '../domain/retry-plan.js';
import { WebhookRecords, type StoredWebhook, type WebhookResult } from '../store/webhook-records.js';

type Believable = Extract<WebhookReading, { kind: 'proven' | 'hint' }>;

/** A delivery that tells of several charges is as settled as its least settled one. */
const LEAST_SETTLED: readonly WebhookResult['state'][] = [
  'RECEIVED',
  'FAILED',
  'UNKNOWN_WORD',
  'IGNORED',
  'APPLIED',
  'DUPLICATE',
];

/** Whose delivery it is: the account always, the attempt when the address was made for one. */
interface Addressee {
  readonly via: OpenAccount;
  readonly attempt: AskableAttempt | undefined;
}

/**
 * Understands one stored delivery. Only a proof at the provider's level is believed; the token in our address is none, so
 * everything else is a hint and the provider is asked. Whatever it says enters by the one door of payments.
 */
@Injectable()
export class ProcessWebhook {
  constructor(
    private readonly records: WebhookRecords,
    private readonly accounts: GatewayAccounts,
    private readonly attempts: Attempts,
    private readonly attention: AttentionItems,
    private readonly gateways: GatewayDirectory,
    private readonly runner: GatewayRunner,
    private readonly askProvider: AskProvider,
    private readonly applyOutcome: ApplyOutcome,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async process(webhookId: string): Promise<void> {
    const record = await this.records.find(webhookId);
    if (!record || record.state !== 'RECEIVED') return;
    const result = await this.understand(record);
    await this.transactions.run('finishWebhook', async (tx) => {
      await this.records.finish(tx, record.id, result, this.clock.now());
      if (result.state === 'FAILED' && result.attemptId === null) await this.callAPerson(tx, result);
    });
  }

  /** Once for an account: another shop on it may deliver many, and one payment of ours among them must be noticed. */
  private async callAPerson(
    tx: EntityManager,
    { platformId, gatewayAccountId }: WebhookResult,
  ): Promise<void> {
    if (platformId === null) return;
    const at = { platformId, paymentId: null, attemptId: null, now: this.clock.now() };
    await this.attention.raise(tx, at, { kind: 'WEBHOOK_UNMATCHED', detail: { gatewayAccountId } });
  }

  private async understand(record: StoredWebhook): Promise<WebhookResult> {
    const addressee = await this.addressee(record);
    if (!addressee) return this.final(undefined, 'QUARANTINED', 'unknown address');
    const reading = this.runner.readWebhook(
      this.gateways.get(record.provider),
      addressee.via.account,
      record.delivery,
    );
    switch (reading.kind) {
      case 'forged':
        return this.final(addressee, 'QUARANTINED', reading.detail);
      case 'ignored':
      case 'mustThrow':
      case 'unreadable':
        return this.final(addressee, 'IGNORED', reading.detail);
      case 'proven':
      case 'hint':
        return this.followAll(record, addressee, reading);
    }
  }

  private async followAll(
    record: StoredWebhook,
    addressee: Addressee,
    reading: Believable,
  ): Promise<WebhookResult> {
    const results: WebhookResult[] = [];
    for (const news of [reading, ...(reading.others ?? [])]) {
      results.push(await this.follow(record, addressee, news, reading.kind === 'proven'));
    }
    const rank = ({ state }: WebhookResult): number => LEAST_SETTLED.indexOf(state);
    return results.reduce((least, result) => (rank(result) < rank(least) ? result : least));
  }

  /** The address was made either for one attempt (it travelled with the charge) or for an account (it was registered). */
  private async addressee({ provider, token }: StoredWebhook): Promise<Addressee | undefined> {
    const attempt = await this.attempts.byWebhookToken(provider, token);
    const via = attempt
      ? await this.accounts.get(attempt.platformId, attempt.gatewayAccountId)
      : await this.accounts.byWebhookToken(provider, token);
    return via && { via, attempt };
  }

  private async follow(
    record: StoredWebhook,
    addressee: Addressee,
    news: WebhookNews,
    proven: boolean,
  ): Promise<WebhookResult> {
    const attempt = addressee.attempt ?? (await this.matching(addressee.via, news));
    if (!attempt) return this.lookAgain(record, addressee);
    const matched: Addressee = { via: addressee.via, attempt };
    if (saysNothingNew(attempt, news.outcome)) return this.final(matched, 'DUPLICATE', null);
    const decision = await this.learn(attempt, news, proven && !tellsOfAnother(attempt, news));
    if (decision.attention?.kind === 'UNKNOWN_WORD') return this.final(matched, 'UNKNOWN_WORD', null);
    if (decision.verdict === 'changed') return this.final(matched, 'APPLIED', null);
    if (decision.verdict === 'forbidden')
      return this.final(matched, 'FAILED', decision.attention?.kind ?? null);
    if (saysNothingNew(decision.next, news.outcome)) return this.final(matched, 'DUPLICATE', null);
    if (!mayComeTrue(decision.next, news.outcome))
      return this.final(matched, 'IGNORED', 'the provider says otherwise');
    return this.askAgain(record, matched, decision);
  }

  /**
   * A reference in an unproven body only finds the attempt; the provider is asked by what we know ourselves.
   * Even a proven word does not undo a chargeback: an old delivery may arrive late, so the provider is asked for its present word.
   */
  private learn(attempt: AskableAttempt, { outcome }: WebhookNews, proven: boolean): Promise<Decision> {
    const { platformId, attemptId } = attempt;
    const undoesReversal = attempt.status === 'CHARGEBACK' && outcome.kind === 'settled';
    if (!proven || undoesReversal) return this.askProvider.ask(platformId, attemptId, 'webhook');
    return this.applyOutcome.apply({ platformId, attemptId, told: outcome, source: 'webhook' });
  }

  private async matching({ account }: OpenAccount, news: WebhookNews): Promise<AskableAttempt | undefined> {
    const byReference =
      news.reference && (await this.attempts.byReference(account.platformId, account.id, news.reference));
    if (byReference) return byReference;
    // An account may serve other shops too, whose charges are named as they please.
    return news.attemptId !== undefined && isUUID(news.attemptId)
      ? this.attempts.ofAccount(account.platformId, account.id, news.attemptId)
      : undefined;
  }

  private lookAgain(record: StoredWebhook, addressee: Addressee): WebhookResult {
    const pause = unmatchedPause(record.tries);
    if (pause === undefined) return this.final(addressee, 'FAILED', 'no attempt matches');
    return { ...this.final(addressee, 'RECEIVED', 'no attempt matches yet'), dueAt: this.inMs(pause) };
  }

  private askAgain(record: StoredWebhook, addressee: Addressee, { next }: Decision): WebhookResult {
    const pause = unconfirmedPause(record.tries, { janitorAsks: next.dueAt !== null });
    if (pause === undefined) return this.final(addressee, 'IGNORED', 'the provider did not confirm it');
    return { ...this.final(addressee, 'RECEIVED', 'not confirmed yet'), dueAt: this.inMs(pause) };
  }

  private final(
    addressee: Addressee | undefined,
    state: WebhookResult['state'],
    detail: string | null,
  ): WebhookResult {
    return {
      state,
      detail,
      platformId: addressee?.via.account.platformId ?? null,
      gatewayAccountId: addressee?.via.account.id ?? null,
      attemptId: addressee?.attempt?.attemptId ?? null,
      dueAt: null,
    };
  }

  private inMs(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

/** The address was made for one charge and the delivery names another: what it says is not to be written on ours. */
function tellsOfAnother({ reference, attemptId }: AskableAttempt, news: WebhookNews): boolean {
  const otherReference = reference !== null && news.reference !== undefined && news.reference !== reference;
  return otherReference && news.attemptId !== attemptId;
}
