import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { KeptBalances, withdrawableOf } from '../../ledger/index.js';
import { withdrawalRulesOf } from '../../platforms/index.js';
import { destinationOfAccount, maskedDestination } from '../domain/payout-destination.js';
import { WithdrawalFacts, type OverdueCharge } from '../store/withdrawal-facts.js';
import { Withdrawals, type WithdrawalOwner } from '../store/withdrawals.js';
import { WithdrawalDestinations } from '../withdrawal-destinations.js';

/** What a person needs to know before they withdraw: how much, where to, what it costs, and why not. */
export interface WithdrawalTerms {
  readonly available: number;
  /** What of it can be withdrawn: the rest guarantees recent sales. */
  readonly withdrawable: number;
  /** The first day on which more can be withdrawn if nothing more is sold, YYYY-MM-DD. Null: everything can. */
  readonly moreOn: string | null;
  readonly debt: number;
  readonly fee: number;
  readonly minAmount: number;
  readonly dailyLimit: number;
  readonly leftToday: number;
  readonly fromHour: number;
  readonly toHour: number;
  readonly isBlocked: boolean;
  /** What must be paid before anything is withdrawn. Null: nothing. */
  readonly overdueCharge: OverdueCharge | null;
  readonly destinations: readonly {
    readonly id: string;
    readonly label: string;
    readonly isReceiver: boolean;
    /** Null: it can be used now. */
    readonly usableFrom: Date | null;
  }[];
}

/** The conditions of withdrawals, as a person sees them. Six statements, seven where a part of the balance is kept. */
@Injectable()
export class ShowWithdrawalTerms {
  constructor(
    private readonly facts: WithdrawalFacts,
    private readonly withdrawals: Withdrawals,
    private readonly destinations: WithdrawalDestinations,
    private readonly kept: KeptBalances,
    private readonly clock: Clock,
  ) {}

  async show(ctx: TenantContext, owner: WithdrawalOwner, ownerId: string): Promise<WithdrawalTerms> {
    const now = this.clock.now();
    const today = startOfSaoPauloDay(saoPauloDate(now)) ?? now;
    const [person, balances, accounts, receivers, taken, kept] = await Promise.all([
      this.facts.owner(ctx, ownerId, now),
      this.facts.balances(ctx, owner, ownerId),
      this.facts.accounts(ctx, ownerId),
      this.destinations.receivers(ctx, ownerId),
      this.withdrawals.takenBefore(ctx, ownerId, today),
      owner === 'seller' ? this.kept.of(ctx, { sellerId: ownerId, currency: 'BRL', now }) : null,
    ]);
    if (!person) throw runtimeProblem('notFound');
    const { fee, minAmount, dailyLimit, fromHour, toHour } = withdrawalRulesOf(person.rules, person.ownFee);
    const usable = this.destinations.usable(person, accounts, receivers, now);
    const approved = accounts.filter(({ status }) => status === 'ACTIVE');
    const waiting = approved.filter(({ id }) => !usable.some((one) => one.id === id));
    return {
      ...{ ...balances, fee, minAmount, dailyLimit, fromHour, toHour },
      withdrawable: withdrawableOf(cents(balances.available), kept),
      moreOn: kept !== null && kept.amount > 0 ? kept.lessOn : null,
      leftToday: Math.max(0, dailyLimit - taken),
      isBlocked: person.isPlatformBlocked || person.isOwnerBlocked,
      overdueCharge: person.overdueCharge,
      destinations: [
        ...usable.map(({ id, to, bankAccountId }) => ({
          ...{ id, label: maskedDestination(to), isReceiver: bankAccountId === null, usableFrom: null },
        })),
        ...waiting.map((account) => ({
          ...{ id: account.id, label: maskedDestination(destinationOfAccount(account, person.email)) },
          ...{ isReceiver: false, usableFrom: account.usableFrom },
        })),
        ...receivers
          .filter(({ id, document }) => document === person.document && !usable.some((one) => one.id === id))
          .map(({ id, name, document, usableFrom }) => {
            const to = { paymentMethod: 'RECEIVER', name, document, email: person.email } as const;
            return { id, label: maskedDestination(to), isReceiver: true, usableFrom };
          }),
      ],
    };
  }
}
