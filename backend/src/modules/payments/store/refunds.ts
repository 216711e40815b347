import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, statement } from '../../../database/index.js';

export interface NewRefund {
  readonly refundId: string;
  readonly platformId: string;
  readonly attemptId: string;
  readonly amount: Cents;
  readonly askedAt: Date;
}

interface OfAttempt {
  readonly platformId: string;
  readonly attemptId: string;
}

const OPEN = `
insert into refunds (id, platform_id, attempt_id, amount, asked_at) values ($1, $2, $3, $4, $5)
on conflict (attempt_id, platform_id) where state <> 'REFUSED' do nothing
returning id`;

const ANSWER = `
update refunds set state = $3, answered_at = $4
where attempt_id = $1 and platform_id = $2 and state = 'ASKED'`;

const CAPTURED_ATTEMPT = `
select id as "attemptId" from attempts where payment_id = $1 and platform_id = $2 and state = 'SETTLED'`;

/** Refunds that we asked for. Written before the call; one of an attempt stands or is under way at most. */
@Injectable()
export class Refunds {
  constructor(private readonly reads: Reads) {}

  /** The attempt whose money would go back. */
  async capturedAttempt(platformId: string, paymentId: string): Promise<string | undefined> {
    const [row] = await this.reads.primary<{ attemptId: string }>(CAPTURED_ATTEMPT, [paymentId, platformId]);
    return row?.attemptId;
  }

  /** False when one stands or is under way: nothing was written. */
  async open(tx: EntityManager, refund: NewRefund): Promise<boolean> {
    const { refundId, platformId, attemptId, amount, askedAt } = refund;
    const values = [refundId, platformId, attemptId, amount, askedAt];
    return (await statement(tx, { name: 'open-refund', text: OPEN, values })).length === 1;
  }

  /** The money went back. */
  async settle(tx: EntityManager, of: OfAttempt, now: Date): Promise<void> {
    await this.answer(tx, of, 'DONE', now);
  }

  /** The provider surely gave nothing back. Nothing changes if it is known by now that it did. */
  async refuse(tx: EntityManager, of: OfAttempt, now: Date): Promise<void> {
    await this.answer(tx, of, 'REFUSED', now);
  }

  private async answer(
    tx: EntityManager,
    { attemptId, platformId }: OfAttempt,
    state: 'DONE' | 'REFUSED',
    now: Date,
  ): Promise<void> {
    const values = [attemptId, platformId, state, now];
    await statement(tx, { name: 'answer-refund', text: ANSWER, values });
  }
}
