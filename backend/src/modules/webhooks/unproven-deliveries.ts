import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppConfig } from '../../config/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { KeyedDigest } from '../../runtime/crypto/index.js';
import { runtimeProblem, type Problem } from '../../runtime/errors/index.js';
import { instantOf } from '../../runtime/ids/index.js';
import { UsageCounters, type Used } from '../protection/index.js';
import { RECENT_ANSWER_SECONDS, UNPROVEN_LIMITS } from './domain/unproven-limits.js';
import { ProviderQueries, type QueryTurn } from './store/provider-queries.js';
import type { StoredWebhook } from './store/webhook-records.js';

type LimitName = keyof typeof UNPROVEN_LIMITS;

/** What became of an unproven delivery when it was looked at first. */
export interface Worth {
  /** The attempt, as far as it is known. */
  readonly attemptId: string | null;
  /** It changed nothing and was not confirmed. */
  readonly useless: boolean;
  readonly queried: boolean;
}

/** The account whose webhooks to this address are stored only with a proof, until then. */
interface OverQuota extends Pick<StoredWebhook, 'platformId' | 'gatewayAccountId'> {
  readonly until: Date;
}

const MOST_REMEMBERED = 10_000;
const LONGEST_RETRY_SECONDS = 3_600;

/**
 * The limits of webhooks without a proof: queries of the provider, and storage. All processes count together. A process
 * remembers which addresses are over their quota: from then on a webhook to that address is stored only if it is proven,
 * and is otherwise answered 429, so nothing that was answered 200 is dropped. Off with PROTECTIVE_LIMITS=off.
 */
@Injectable()
export class UnprovenDeliveries {
  private readonly over = new LRUCache<string, OverQuota>({ max: MOST_REMEMBERED });

  constructor(
    private readonly config: AppConfig,
    private readonly queries: ProviderQueries,
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  private get isOff(): boolean {
    return this.config.protectiveLimits === 'off';
  }

  /** The key of a source; its address is not stored. */
  sourceKey(network: string): Buffer {
    return this.digest.of('webhook source', network);
  }

  /** Whether the provider may be queried about an attempt now, because of this delivery. */
  async turn(record: StoredWebhook, attemptId: string): Promise<QueryTurn> {
    if (this.isOff) return { kind: 'begin' };
    const now = this.clock.now();
    const recently = new Date(now.getTime() - RECENT_ANSWER_SECONDS * 1_000);
    return this.queries.begin({
      attemptId,
      since: record.tries === 0 ? instantOf(record.id) : recently,
      accountKey: this.key('uselessQueriesOfAnAccount', record.gatewayAccountId),
      sourceKey: record.sourceKey && this.key('uselessQueriesOfASource', record.sourceKey.toString('hex')),
      now,
    });
  }

  async end(attemptId: string): Promise<void> {
    if (!this.isOff) await this.queries.end(attemptId);
  }

  /** Counts an unproven delivery that changed nothing, once. */
  async count(record: StoredWebhook, { attemptId, useless, queried }: Worth): Promise<void> {
    if (this.isOff || record.tries > 0) return;
    const add = (name: LimitName, of: string, amount: number) => this.add(name, of, amount);
    const source = record.sourceKey?.toString('hex');
    const ofAttempt = attemptId === null ? undefined : await add('bytesOfAnAttempt', attemptId, record.size);
    const isFlood = ofAttempt?.isOver === true;
    if (isFlood && record.attemptId !== null) this.remember(record, record.token, ofAttempt);
    if (useless || isFlood) {
      const ofAccount = await add('uselessBytesOfAnAccount', record.gatewayAccountId, record.size);
      if (ofAccount.isOver) this.remember(record, record.token, ofAccount);
      const ofSource = source && (await add('uselessBytesOfASource', source, record.size));
      if (ofSource && ofSource.isOver) this.remember(record, `${record.token} ${source}`, ofSource);
    }
    if (!queried) return;
    await add('uselessQueriesOfAnAccount', record.gatewayAccountId, 1);
    if (source) await add('uselessQueriesOfASource', source, 1);
  }

  /** Set when a delivery to this address, from this source, is to be stored only with a proof. */
  overQuota(token: string, sourceKey: Buffer): OverQuota | undefined {
    if (this.isOff || this.over.size === 0) return undefined;
    const known = this.over.get(token) ?? this.over.get(`${token} ${sourceKey.toString('hex')}`);
    return known && known.until > this.clock.now() ? known : undefined;
  }

  /** The answer to an unproven delivery over its quota. */
  refusal({ until }: OverQuota): Problem {
    const seconds = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1_000);
    const retryAfter = String(Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS));
    return runtimeProblem('tooManyRequests', { headers: { 'retry-after': retryAfter } });
  }

  private async add(name: LimitName, of: string, amount: number): Promise<Used & { isOver: boolean }> {
    const { most, windowSeconds } = UNPROVEN_LIMITS[name];
    const used = await this.usage.add({
      ...{ key: this.key(name, of), amount, windowSeconds },
      now: this.clock.now(),
    });
    return { ...used, isOver: used.used > most };
  }

  private remember({ platformId, gatewayAccountId }: StoredWebhook, address: string, { until }: Used): void {
    this.over.set(address, { platformId, gatewayAccountId, until });
  }

  private key(name: LimitName, of: string): Buffer {
    return this.digest.of('unproven deliveries', name, of);
  }
}
