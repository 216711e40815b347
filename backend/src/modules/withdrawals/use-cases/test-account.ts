import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Ledger } from '../../ledger/index.js';
import { Hosts } from '../../platforms/index.js';
import { destinationOfAccount, maskedDestination } from '../domain/payout-destination.js';
import { OPEN_STATES } from '../domain/withdrawal-states.js';
import { AccountTests, type TestedAccount } from '../store/account-tests.js';
import { destinationContext } from '../store/sealed-columns.js';
import { Withdrawals } from '../store/withdrawals.js';
import { WithdrawalChanges } from '../withdrawal-changes.js';
import { reserveTestMove } from '../withdrawal-moves.js';
import { withdrawalProblem } from '../withdrawal-problems.js';

/** More tests than this of one account in 24 hours tell nobody anything new. */
const MOST_A_DAY = 3;
const DAY_MS = hours(24);
const ONE_CENT = cents(1);

export interface WantedTest {
  readonly accountId: string;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

/**
 * Sends one cent of the platform to an account or key that waits for a decision or was approved (screens.md C9). It is a withdrawal that the
 * platform pays for, so it is sent, asked about and posted as all others are.
 */
@Injectable()
export class TestAccount {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly tests: AccountTests,
    private readonly changes: WithdrawalChanges,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly envelope: Envelope,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound; accountNotTestable, testUnderWay, tooManyTests (409). Nothing was written */
  async ask(ctx: TenantContext, { accountId, requestKey }: WantedTest): Promise<void> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    await this.transactions.run('testAccount', async (tx) => {
      await this.withdrawals.serialize(ctx, tx, accountId);
      const account = await this.tests.account(ctx, tx, accountId);
      if (!account) throw runtimeProblem('notFound');
      if (await this.withdrawals.byKey(ctx, tx, account.ownerId, requestKey)) return;
      if (account.status !== 'PENDING' && account.status !== 'ACTIVE')
        throw withdrawalProblem('accountNotTestable');
      const now = this.clock.now();
      await this.demandRest(ctx, tx, { accountId, now, origin });
      await this.add(ctx, tx, account, { accountId, requestKey, now });
    });
  }

  /** One at a time, and few a day. One that could not be sent gives its cent back first. */
  private async demandRest(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId, now, origin }: { readonly accountId: string; readonly now: Date; readonly origin: string },
  ): Promise<void> {
    const earlier = await this.tests.since(ctx, tx, accountId, new Date(now.getTime() - DAY_MS));
    for (const { id, state } of earlier) {
      if (!OPEN_STATES.includes(state)) continue;
      const open = await this.withdrawals.lock(ctx, tx, id);
      if (!open || !OPEN_STATES.includes(open.state)) continue;
      if (open.state !== 'FAILED') throw withdrawalProblem('testUnderWay');
      const patch = { detail: open.detail };
      await this.changes.lead(ctx, tx, open, 'CANCELED', { patch, now, origin });
    }
    if (earlier.filter(({ isRecent }) => isRecent).length >= MOST_A_DAY)
      throw withdrawalProblem('tooManyTests');
  }

  private async add(
    ctx: TenantContext,
    tx: EntityManager,
    account: TestedAccount,
    { accountId, requestKey, now }: WantedTest & { readonly now: Date },
  ): Promise<void> {
    const id = newId(now);
    const money = {
      id,
      owner: 'platform',
      ownerId: account.ownerId,
      currency: 'BRL',
      amount: ONE_CENT,
    } as const;
    const to = destinationOfAccount(account, account.ownerEmail);
    await this.withdrawals.add(ctx, tx, {
      ...{ ...money, fee: cents(0), availableBefore: cents(0), needsTwo: false, risks: [], requestedAt: now },
      ...{ requestKey, requestedBy: ctx.recordedActor, state: 'READY', dueAt: now },
      ...{ paymentMethod: to.paymentMethod, pixType: to.pixType ?? null },
      ...{ bankAccountId: accountId, destination: maskedDestination(to) },
      destinationSealed: this.envelope.seal(JSON.stringify(to), destinationContext(id)),
    });
    this.audit.record(ctx, tx, {
      ...{ action: 'bankAccount.tested', subject: 'bank_accounts', subjectId: accountId },
      after: { amount: ONE_CENT, withdrawal: id },
    });
    await this.ledger.move(ctx, tx, now, [reserveTestMove({ ...money, fee: cents(0) }, now)]);
  }
}
