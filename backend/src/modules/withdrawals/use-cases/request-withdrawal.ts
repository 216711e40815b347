import { cents, type Cents } from '@guiche/money';
import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Envelope } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { KeptBalances, Ledger } from '../../ledger/index.js';
import { withdrawalRulesOf, type WithdrawalRules } from '../../platforms/index.js';
import { maskedDestination } from '../domain/payout-destination.js';
import { firstStateOf, refusalOfRequest, risksOf, type RequestFacts } from '../request-decision.js';
import { BalanceTooLow, reserveMove } from '../withdrawal-moves.js';
import type { WithdrawalState } from '../domain/withdrawal-states.js';
import { WithdrawalDestinations, type KnownDestination } from '../withdrawal-destinations.js';
import { destinationContext } from '../store/sealed-columns.js';
import { WithdrawalFacts, type OverdueCharge, type OwnerFacts } from '../store/withdrawal-facts.js';
import { Withdrawals, type WithdrawalOwner } from '../store/withdrawals.js';
import { withdrawalProblem } from '../withdrawal-problems.js';

export interface WantedWithdrawal {
  readonly amount: number;
  /** The id of an approved account, or of an active receiver. */
  readonly destination: string;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

export interface TakenWithdrawal {
  readonly id: string;
  readonly state: WithdrawalState;
}

interface Whose {
  readonly owner: WithdrawalOwner;
  readonly ownerId: string;
}

/**
 * Takes a request for a withdrawal: checks the rules and reserves the money, in one transaction. A repetition finds the first request; of
 * two requests that together exceed the balance, one is taken. The provider is called later, by `SendPayout`.
 */
@Injectable()
export class RequestWithdrawal {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly facts: WithdrawalFacts,
    private readonly destinations: WithdrawalDestinations,
    private readonly reauthentication: Reauthentication,
    private readonly ledger: Ledger,
    private readonly kept: KeptBalances,
    private readonly audit: AuditLog,
    private readonly envelope: Envelope,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound: the destination is of somebody else; cashOutBlocked, chargeOverdue, belowMinimum, aboveDailyLimit, outsideHours, destinationNotUsable, balanceTooLow, balanceKept,
   *   requestKeyUsed (409);
   *   validation (422): the password or the code. Nothing was written
   */
  async request(
    ctx: TenantContext,
    session: Session,
    owner: WithdrawalOwner,
    { password, code, ...wanted }: WantedWithdrawal & Proof,
  ): Promise<TakenWithdrawal> {
    const whose = { owner, ownerId: session.accountId };
    await this.reauthentication.demand(ctx, session, { password, code });
    const receivers = await this.destinations.receivers(ctx, whose.ownerId);
    return this.transactions.run('requestWithdrawal', async (tx) => {
      await this.withdrawals.serialize(ctx, tx, whose.ownerId);
      const known = await this.withdrawals.byKey(ctx, tx, whose.ownerId, wanted.requestKey);
      if (known) return repeated(known, wanted);
      const now = this.clock.now();
      const person = await this.facts.ownerIn(ctx, tx, whose.ownerId, now);
      if (!person) throw runtimeProblem('notFound');
      if (person.isPlatformBlocked || person.isOwnerBlocked) throw withdrawalProblem('cashOutBlocked');
      if (person.overdueCharge) throw overdue(person.overdueCharge);
      const accounts = await this.facts.accountsIn(ctx, tx, whose.ownerId);
      const usable = this.destinations.usable(person, accounts, receivers, now);
      const destination = usable.find(({ id }) => id === wanted.destination);
      const isOwn = [...accounts, ...receivers].some(({ id }) => id === wanted.destination);
      if (!isOwn) throw runtimeProblem('notFound');
      if (!destination) throw withdrawalProblem('destinationNotUsable');
      return this.take(ctx, tx, { ...whose, wanted, person, destination, now });
    });
  }

  private async take(
    ctx: TenantContext,
    tx: EntityManager,
    request: CheckedRequest,
  ): Promise<TakenWithdrawal> {
    const { owner, ownerId, wanted, person, destination, now } = request;
    const rules = withdrawalRulesOf(person.rules, person.ownFee);
    const facts = await this.factsOf(ctx, tx, request);
    const refusal = refusalOfRequest(facts, rules);
    if (refusal) throw refused(refusal, rules);
    const risks = risksOf(facts, rules);
    const { state, needsTwo } = firstStateOf(wanted.amount, risks, rules);
    const id = newId(now);
    const money = {
      id,
      owner,
      ownerId,
      currency: 'BRL',
      amount: cents(wanted.amount),
      fee: cents(rules.fee),
    };
    const availableBefore = await this.reserve(ctx, tx, money, now);
    const { to } = destination;
    await this.withdrawals.add(ctx, tx, {
      ...{ ...money, availableBefore, state, needsTwo, risks, requestedAt: now },
      ...{ requestKey: wanted.requestKey, requestedBy: ctx.recordedActor },
      ...{ paymentMethod: to.paymentMethod, pixType: to.pixType ?? null },
      ...{ bankAccountId: destination.bankAccountId, destination: maskedDestination(to) },
      destinationSealed: this.envelope.seal(JSON.stringify(to), destinationContext(id)),
      dueAt: state === 'READY' ? now : null,
    });
    this.audit.record(ctx, tx, {
      ...{ action: 'withdrawal.requested', subject: 'withdrawals', subjectId: id },
      after: { amount: money.amount, fee: money.fee, state, destination: destination.id },
    });
    return { id, state };
  }

  private async factsOf(
    ctx: TenantContext,
    tx: EntityManager,
    { ownerId, wanted, person, destination, now }: CheckedRequest,
  ): Promise<RequestFacts> {
    const today = startOfSaoPauloDay(saoPauloDate(now)) ?? now;
    const taken = await this.withdrawals.taken(ctx, tx, ownerId, today);
    const { bankAccountId, approvedAt } = destination;
    const wasPaidBefore =
      bankAccountId === null || (await this.withdrawals.wasPaidTo(ctx, tx, ownerId, bankAccountId));
    return {
      ...{ amount: wanted.amount, takenToday: taken.own, takenByAllToday: taken.all, now },
      ...{
        registeredAt: person.registeredAt,
        chargebackBps: person.chargebackBps,
        approvedAt,
        wasPaidBefore,
      },
    };
  }

  /** What was available before. */
  private async reserve(
    ctx: TenantContext,
    tx: EntityManager,
    money: Parameters<typeof reserveMove>[0],
    now: Date,
  ): Promise<Cents> {
    let before = cents(0);
    const { owner, ownerId: sellerId, currency } = money;
    const kept = owner === 'seller' ? await this.kept.of(ctx, { sellerId, currency, now }, tx) : null;
    const move = reserveMove(money, now, (available) => (before = available), kept?.wanted);
    try {
      await this.ledger.move(ctx, tx, now, [move]);
    } catch (error) {
      if (!(error instanceof BalanceTooLow)) throw error;
      throw withdrawalProblem(error.isKept ? 'balanceKept' : 'balanceTooLow');
    }
    return before;
  }
}

interface CheckedRequest extends Whose {
  readonly wanted: WantedWithdrawal;
  readonly person: OwnerFacts;
  readonly destination: KnownDestination;
  readonly now: Date;
}

/** @throws Problem requestKeyUsed */
function repeated(
  known: { readonly id: string; readonly amount: number; readonly state: WithdrawalState },
  { amount }: WantedWithdrawal,
): TakenWithdrawal {
  if (known.amount !== amount) throw withdrawalProblem('requestKeyUsed');
  return { id: known.id, state: known.state };
}

/** Which charge, how much and since when. A day has no language: numbers only. */
const overdue = ({ reference, dueAt }: OverdueCharge): Error =>
  withdrawalProblem('chargeOverdue', {
    values: { reference, day: saoPauloDate(dueAt).split('-').reverse().join('/') },
  });

const refused = (
  refusal: NonNullable<ReturnType<typeof refusalOfRequest>>,
  { fromHour, toHour }: WithdrawalRules,
): Error =>
  withdrawalProblem(refusal, refusal === 'outsideHours' ? { values: { from: fromHour, to: toHour } } : {});
