import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { ReviewItems, type NewReviewItem } from '../../review/index.js';
import {
  readReport,
  type PayoutReport,
  type ReadReport,
  type ReportSource,
} from '../domain/payout-report.js';
import { ACCEPTED_PAUSE_MS, nextLookAtPaid } from '../domain/payout-schedule.js';
import {
  withdrawalVerdict,
  type WithdrawalEvent,
  type WithdrawalState,
} from '../domain/withdrawal-states.js';
import { SentPayouts, type SentPayout, type PayoutState } from '../store/payouts.js';
import { Withdrawals, type Withdrawal } from '../store/withdrawals.js';
import { WithdrawalChanges } from '../withdrawal-changes.js';

export interface ReportedPayout {
  readonly withdrawalId: string;
  readonly payoutId: string;
  readonly report: PayoutReport & { readonly approvedAt?: Date | undefined };
  readonly source: ReportSource;
  /** Where it was surely not sent, it is sent again at once, through an account that was not tried. */
  readonly hasOthers?: boolean;
}

/** A PIX id of the central bank, where a provider uses it as its own id. */
const END_TO_END_ID = /^[ED]\d{8}\d{12}[A-Za-z0-9]{11}$/;

const PAYOUT_STATES: Readonly<Record<NonNullable<ReadReport['event']>, PayoutState>> = {
  accepted: 'PROCESSING',
  paid: 'PAID',
  declined: 'DECLINED',
  canceled: 'DECLINED',
  notSent: 'NOT_SENT',
};

/**
 * The only writer of what became of a payout. The answer of a provider, its webhooks, later questions and staff only report facts; each
 * comes through here, under the lock of the withdrawal, and the table of states decides whether it changes anything. Money that is paid or
 * given back is posted in the same transaction. A fact that contradicts what is known changes nothing and creates a review item.
 */
@Injectable()
export class ApplyPayout {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly payouts: SentPayouts,
    private readonly changes: WithdrawalChanges,
    private readonly review: ReviewItems,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The state of the withdrawal afterwards. */
  async apply(ctx: TenantContext, reported: ReportedPayout): Promise<WithdrawalState | undefined> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    return this.transactions.run('applyPayout', async (tx) => {
      const withdrawal = await this.withdrawals.lock(ctx, tx, reported.withdrawalId);
      if (!withdrawal) return undefined;
      const all = await this.payouts.ofWithdrawal(ctx, tx, withdrawal.id);
      const payout = all.find(({ id }) => id === reported.payoutId);
      if (!payout) return withdrawal.state;
      const isLatest = all.at(-1)?.id === payout.id;
      return this.applyTo(ctx, tx, { withdrawal, payout, isLatest, origin }, reported);
    });
  }

  private async applyTo(
    ctx: TenantContext,
    tx: EntityManager,
    { withdrawal, payout, isLatest, origin }: Locked,
    { report, source, hasOthers = false }: ReportedPayout,
  ): Promise<WithdrawalState> {
    const now = this.clock.now();
    const read = readReport(report, payout, source, now);
    if (read.review) await this.callSomebody(ctx, tx, payout, read.review, read);
    const verdict = verdictOf(withdrawal, read.event, isLatest);
    if (verdict === 'forbidden')
      await this.callSomebody(ctx, tx, payout, 'FORBIDDEN_TRANSITION', {
        ...{ event: read.event, state: withdrawal.state, native: read.native },
      });
    // Reports may arrive late: what was paid comes back only when the provider says so to a question of now.
    if (withdrawal.state === 'PAID' && verdict === 'RETURNED' && source !== 'query') {
      await this.payouts.save(ctx, tx, { ...payout, dueAt: now });
      return withdrawal.state;
    }
    const changes = verdict === 'forbidden' || verdict === 'stale' ? null : read.event;
    await this.payouts.save(ctx, tx, payoutAfter(payout, read, changes, now));
    if (verdict === 'same' || verdict === 'stale' || verdict === 'forbidden') return withdrawal.state;
    const withdrawId = read.withdrawId ?? payout.withdrawId;
    const to = verdict === 'FAILED' ? unsent(withdrawal, hasOthers) : verdict;
    const { state } = await this.changes.lead(ctx, tx, withdrawal, to, {
      patch: {
        ...(to === 'READY' && { dueAt: now }),
        ...{ provider: payout.provider, gatewayAccountId: payout.gatewayAccountId, withdrawId },
        detail: read.detail,
        endToEndId:
          withdrawId !== null && END_TO_END_ID.test(withdrawId) ? withdrawId : withdrawal.endToEndId,
      },
      ...(report.approvedAt && { paidAt: this.clock.fromWorld(report.approvedAt) }),
      ...{ now, origin },
    });
    return state;
  }

  private callSomebody(
    ctx: TenantContext,
    tx: EntityManager,
    { id: payoutId, withdrawalId, provider }: SentPayout,
    kind: NewReviewItem['kind'],
    about: Partial<Readonly<Record<'event' | 'state' | 'native' | 'detail', string | null>>>,
  ): Promise<void> {
    const { event, state, native, detail } = about;
    return this.review.raise(
      ctx,
      tx,
      { paymentId: null, attemptId: null, now: this.clock.now() },
      {
        kind,
        detail: {
          ...{ withdrawalId, payoutId, provider },
          ...(event && { event }),
          ...(state && { state }),
          ...(native && { native }),
          ...(detail && { detail }),
        },
      },
    );
  }
}

interface Locked {
  readonly withdrawal: Withdrawal;
  readonly payout: SentPayout;
  /** Later payouts replace the earlier ones, which were surely not sent. */
  readonly isLatest: boolean;
  readonly origin: string;
}

function verdictOf({ state, paidByHand }: Withdrawal, event: WithdrawalEvent | null, isLatest: boolean) {
  if (event === null) return 'same' as const;
  // What staff paid by hand owes nothing to a payout: one that is paid as well was paid twice.
  if (isLatest && !paidByHand) return withdrawalVerdict(state, event);
  return event === 'paid' || event === 'accepted' ? ('forbidden' as const) : ('stale' as const);
}

/**
 * What becomes of one that was surely not sent. While another account is left it is due again, so that a process that dies now does not end
 * it. Nobody decides about a test: it ends, and gives its cent back.
 */
function unsent({ owner }: Withdrawal, hasOthers: boolean): WithdrawalState {
  if (hasOthers) return 'READY';
  return owner === 'platform' ? 'CANCELED' : 'FAILED';
}

/** @param event what changes it; null: only what was learned is stored */
function payoutAfter(
  payout: SentPayout,
  read: ReadReport,
  event: ReadReport['event'],
  now: Date,
): SentPayout {
  const known = {
    ...payout,
    withdrawId: read.withdrawId ?? payout.withdrawId,
    native: read.native ?? payout.native,
    detail: read.detail ?? payout.detail,
    notFoundAt: read.isNotFound ? (payout.notFoundAt ?? now) : payout.notFoundAt,
  };
  if (event === null || !isProgress(payout.state, event)) return known;
  const isBack = payout.state === 'PAID' && event !== 'paid';
  return {
    ...known,
    state: isBack ? 'RETURNED' : PAYOUT_STATES[event],
    answeredAt: now,
    unresolved: event === 'accepted' && payout.unresolved,
    dueAt: dueAfter(event, payout, now),
  };
}

const isProgress = (state: PayoutState, event: NonNullable<ReadReport['event']>): boolean =>
  PAYOUT_STATES[event] !== state && !(state === 'PAID' && event === 'accepted');

/** A payout that had not been sent, as was believed, is asked about again. */
function dueAfter(
  event: NonNullable<ReadReport['event']>,
  { dueAt, state }: SentPayout,
  now: Date,
): Date | null {
  if (event === 'accepted')
    return dueAt === null && state !== 'NOT_SENT' ? null : new Date(now.getTime() + ACCEPTED_PAUSE_MS);
  return event === 'paid' ? nextLookAtPaid(now, now) : null;
}
