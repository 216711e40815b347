import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { AppConfig } from '../../config/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { judge, type Refusal } from './domain/judge.js';
import { OFFER_PAUSE_SECONDS } from './domain/limits.js';
import { maskedSubject, type VelocityAttempt } from './domain/subjects.js';
import { limitedProblem } from './protection-problems.js';
import { VelocityBlocks, type NewBlock } from './store/velocity-blocks.js';
import { VelocityCounters, type DeclinedOffer } from './store/velocity-counters.js';

/** How long a process answers a known block from memory. A release by staff takes effect after this time at the latest. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/** Thrown inside the transaction of an attempt, so that nothing of it is written; becomes a Problem outside. */
class LimitReached extends Error {
  constructor(readonly block: NewBlock) {
    super(`velocity limit reached: ${block.action} by ${block.scope}`);
  }
}

/**
 * Velocity limits, shared by all processes. An attempt is counted in the transaction that writes what was attempted, before anything
 * is sent to a provider; an attempt that passes a limit is rolled back and refused with 429, a stable code and Retry-After.
 * Everything is switched off by PROTECTIVE_LIMITS=off.
 */
@Injectable()
export class Velocity {
  private readonly log = new Logger(Velocity.name);
  private readonly known = new LRUCache<string, Refusal>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly config: AppConfig,
    private readonly counters: VelocityCounters,
    private readonly blocks: VelocityBlocks,
    private readonly clock: Clock,
  ) {}

  private get isOff(): boolean {
    return this.config.protectiveLimits === 'off';
  }

  /** Refuses a repetition of an attempt that was refused a moment ago, without a statement. @throws Problem */
  refuseIfKnown(attempt: VelocityAttempt): void {
    if (this.isOff) return;
    const now = this.clock.now();
    for (const key of this.keysOf(attempt)) {
      const refusal = this.known.get(key);
      if (refusal && refusal.until > now) throw limitedProblem(attempt.action, refusal.until, now);
    }
  }

  /** Counts an attempt, in one statement of the transaction that writes it. Throws inside {@link refusing} only. */
  async count(ctx: TenantContext, tx: EntityManager, attempt: VelocityAttempt): Promise<void> {
    if (this.isOff || attempt.subjects.length === 0) return;
    const { counted, changes, pausedUntil } = await this.counters.count(ctx, tx, attempt, this.clock.now());
    const { platformId, offerId, action } = attempt;
    if (pausedUntil && offerId !== null)
      throw new LimitReached({
        ...{ platformId, offerId, action, scope: 'offer', reason: 'declines', until: pausedUntil },
        ...{ key: this.counters.keyOf(attempt, 'offer', offerId), shown: offerId },
      });
    const refused = judge(attempt, counted, changes);
    if (!refused) return;
    const { subject, refusal } = refused;
    const key = this.counters.keyOf(attempt, subject.scope, subject.value);
    throw new LimitReached({ platformId, offerId, action, ...refusal, key, shown: maskedSubject(subject) });
  }

  /** Runs the work whose transaction counts an attempt. A refused attempt is recorded for staff. @throws Problem */
  async refusing<T>(ctx: TenantContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      const { block } = error;
      const now = this.clock.now();
      this.known.set(block.key.toString('hex'), block);
      await this.blocks.record(ctx, block, now);
      throw limitedProblem(block.action, block.until, now);
    }
  }

  /**
   * Counts attempts of one platform that were declined, in one statement. Returns the offers whose share of declines the caller
   * is to look up for {@link pauseOffer}.
   */
  async countDeclines(
    ctx: TenantContext,
    tx: EntityManager,
    attempts: readonly VelocityAttempt[],
  ): Promise<DeclinedOffer[]> {
    if (this.isOff || attempts.length === 0) return [];
    return this.counters.countDeclines(ctx, tx, attempts, this.clock.now());
  }

  /** Pauses the cards of an offer that is used for card testing. PIX and boleto go on. */
  async pauseOffer(ctx: TenantContext, tx: EntityManager, offerId: string): Promise<void> {
    const { platformId } = ctx;
    const now = this.clock.now();
    const until = new Date(now.getTime() + OFFER_PAUSE_SECONDS * 1_000);
    const attempt: VelocityAttempt = { platformId, offerId, action: 'card', subjects: [] };
    await this.counters.pause(tx, attempt, offerId, until);
    const key = this.counters.keyOf(attempt, 'offer', offerId);
    const refusal: Refusal = { scope: 'offer', reason: 'declines', until };
    await this.blocks.recordIn(
      ctx,
      tx,
      { platformId, offerId, action: 'card', key, shown: offerId, ...refusal },
      now,
    );
    this.log.warn({ msg: 'card payments of an offer are paused: most are declined', platformId, offerId });
  }

  private keysOf(attempt: VelocityAttempt): string[] {
    const { offerId, subjects } = attempt;
    const keys = subjects.map(({ scope, value }) => this.counters.keyOf(attempt, scope, value));
    if (offerId !== null) keys.push(this.counters.keyOf(attempt, 'offer', offerId));
    return keys.map((key) => key.toString('hex'));
  }
}
