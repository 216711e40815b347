import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Hosts } from '../../platforms/index.js';
import type { PayoutDestination } from '../domain/payout-destination.js';
import { FIRST_QUESTION_MS } from '../domain/payout-schedule.js';
import { withdrawalVerdict } from '../domain/withdrawal-states.js';
import { PayoutProvider, type PayingAccount } from '../payout-provider.js';
import { SentPayouts, type SentPayout } from '../store/payouts.js';
import { destinationContext } from '../store/sealed-columns.js';
import { WithdrawalFacts } from '../store/withdrawal-facts.js';
import { Withdrawals, type Withdrawal } from '../store/withdrawals.js';
import { WithdrawalChanges } from '../withdrawal-changes.js';
import { ApplyPayout } from './apply-payout.js';

interface Opened {
  readonly payout: SentPayout;
  readonly destination: PayoutDestination;
  /** Further accounts can send it. */
  readonly hasOthers: boolean;
}

/**
 * Sends a withdrawal that was decided: writes a payout, calls the provider outside any transaction, and applies the answer. A process that
 * dies in between leaves the payout, which is then asked about and never sent again. Another account is tried only when the first one
 * surely did not pay.
 */
@Injectable()
export class SendPayout {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly payouts: SentPayouts,
    private readonly provider: PayoutProvider,
    private readonly facts: WithdrawalFacts,
    private readonly changes: WithdrawalChanges,
    private readonly applyPayout: ApplyPayout,
    private readonly envelope: Envelope,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Does nothing unless it is to be sent. */
  async send(ctx: TenantContext, id: string): Promise<void> {
    for (let opened = await this.open(ctx, id); opened; opened = await this.open(ctx, id)) {
      const { payout, destination, hasOthers } = opened;
      const report = await this.provider.pay(ctx, payout, destination);
      const reported = { withdrawalId: id, payoutId: payout.id, report, source: 'call', hasOthers } as const;
      if ((await this.applyPayout.apply(ctx, reported)) !== 'READY') return;
    }
  }

  /** Writes the payout. Undefined: it is not to be sent, or no account is left to send it through. */
  private async open(ctx: TenantContext, id: string): Promise<Opened | undefined> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    const present = await this.transactions.run('lookAtWithdrawal', (tx) =>
      this.withdrawals.lock(ctx, tx, id),
    );
    if (present?.state !== 'READY') return undefined;
    const destination = this.opened(present);
    const able = await this.provider.able(ctx, destination);
    return this.transactions.run('openPayout', async (tx) => {
      const withdrawal = await this.withdrawals.lock(ctx, tx, id);
      if (!withdrawal || withdrawalVerdict(withdrawal.state, 'open') !== 'SENDING') return undefined;
      const [account, ...others] = await this.untried(ctx, tx, withdrawal, able);
      const obstacle = await this.obstacle(ctx, tx, withdrawal, account);
      const now = this.clock.now();
      if (!account || obstacle) {
        const to = withdrawal.owner === 'platform' ? 'CANCELED' : 'FAILED';
        await this.changes.lead(ctx, tx, withdrawal, to, { patch: { detail: obstacle }, now, origin });
        return undefined;
      }
      const payout = newPayout(withdrawal, account, destination, now);
      await this.payouts.add(ctx, tx, payout.row);
      const { id: gatewayAccountId, provider } = account;
      const patch = { provider, gatewayAccountId, withdrawId: null };
      await this.changes.lead(ctx, tx, withdrawal, 'SENDING', { patch, now, origin });
      return { payout: payout.whole, destination, hasOthers: others.length > 0 };
    });
  }

  /**
   * Why it cannot be sent. A blocked owner or account gets nothing, also when it was blocked after the decision; an account that its owner
   * removed is still paid, once.
   */
  private async obstacle(
    ctx: TenantContext,
    tx: EntityManager,
    { bankAccountId, owner: payer, ownerId }: Withdrawal,
    account: PayingAccount | undefined,
  ): Promise<string | null> {
    const owner = await this.facts.ownerIn(ctx, tx, ownerId, this.clock.now());
    if (owner?.isOwnerBlocked !== false) return 'the owner may not withdraw';
    const status = bankAccountId && (await this.facts.statusOfAccount(ctx, tx, bankAccountId));
    const isTested = payer === 'platform' && status === 'PENDING';
    if (status && status !== 'ACTIVE' && !isTested) return `the destination is ${status}`;
    return account ? null : 'no account of the platform can pay this out';
  }

  /** The accounts that did not refuse it in this round: those that owe the platform enough come first. */
  private async untried(
    ctx: TenantContext,
    tx: EntityManager,
    { id, round, amount, fee }: Withdrawal,
    able: readonly PayingAccount[],
  ): Promise<PayingAccount[]> {
    const earlier = await this.payouts.ofWithdrawal(ctx, tx, id);
    const tried = new Set(
      earlier.filter((one) => one.round === round).map(({ gatewayAccountId }) => gatewayAccountId),
    );
    const owed = await this.facts.owed(ctx, tx);
    const owesEnough = (account: PayingAccount): boolean => (owed.get(account.id) ?? 0) >= amount - fee;
    const left = able.filter((account) => !tried.has(account.id));
    return left.sort((a, b) => Number(owesEnough(b)) - Number(owesEnough(a)));
  }

  private opened({ id, destinationSealed }: Withdrawal): PayoutDestination {
    const text = this.envelope.open(destinationSealed, destinationContext(id)).toString('utf8');
    return JSON.parse(text) as PayoutDestination;
  }
}

function newPayout(
  { id: withdrawalId, round, amount, fee }: Withdrawal,
  { id: gatewayAccountId, provider, gatewayVersion }: PayingAccount,
  { receiverRowId }: PayoutDestination,
  askedAt: Date,
) {
  const dueAt = new Date(askedAt.getTime() + FIRST_QUESTION_MS);
  const row = {
    ...{ id: newId(askedAt), withdrawalId, round, gatewayAccountId, provider, gatewayVersion },
    ...{ receiverId: receiverRowId ?? null, amount: cents(amount - fee), askedAt, dueAt },
  };
  const unanswered = {
    state: 'ASKED',
    withdrawId: null,
    native: null,
    detail: null,
    answeredAt: null,
  } as const;
  const whole: SentPayout = { ...row, ...unanswered, notFoundAt: null, unresolved: false, asks: 0 };
  return { row, whole };
}
