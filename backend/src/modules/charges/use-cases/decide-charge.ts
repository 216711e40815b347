import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger, type Move } from '../../ledger/index.js';
import { Hosts } from '../../platforms/index.js';
import { ChargeChanges, type HappenedToCharge } from '../charge-changes.js';
import { chargeProblem, discountTexts } from '../charge-problems.js';
import { byHandMove, leftToPay } from '../charge-moves.js';
import { isUnpaid, type ChargeAction } from '../domain/charge-states.js';
import { writeOffMove } from '../debt-moves.js';
import { debtProblem } from '../debt-problems.js';
import { Charges, type SellerCharge } from '../store/charges.js';

export interface ChargeDecision extends Proof {
  readonly action: ChargeAction;
  /** Kept in the history and, of a posting, in the ledger. */
  readonly reason: string;
  /** Of a discount: cents. */
  readonly amount?: number | undefined;
}

/** What an action makes of a charge that can still be paid. */
interface Decided {
  readonly patch: Partial<SellerCharge>;
  readonly happened: Omit<HappenedToCharge, 'now' | 'reason'>;
}

/** All but those that take from the balance. */
type OtherAction = Exclude<ChargeAction, 'FROM_BALANCE' | 'FROM_BALANCE_OR_DEBT'>;

interface Asked {
  readonly reason: string;
  readonly now: Date;
}

/**
 * What staff do with a charge (screens.md C19). The charge is locked before the accounts, and money is decided under the locks of the
 * ledger: of two discounts from the balance at the same time, one finds what the other left.
 */
@Injectable()
export class DecideCharge {
  constructor(
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws Problem notFound; chargeMoved, nothingAvailable, chargeIsDebt, chargeIsAgreement, chargePartlyPaid, discountTooLarge, writeOffProposed,
   *   noWriteOffProposed, writeOffNeedsAnother, debtRepaid (409); validation (422). Nothing changed
   */
  async decide(
    ctx: TenantContext,
    session: Session,
    id: string,
    { action, reason, amount, ...proof }: ChargeDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    await this.transactions.run('decideCharge', async (tx) => {
      const charge = await this.charges.lock(ctx, tx, id);
      if (!charge) throw runtimeProblem('notFound');
      if (!isUnpaid(charge.state)) throw chargeProblem('chargeMoved');
      // One person would give up money that somebody owes.
      if (charge.kind === 'AGREEMENT' && (action === 'CANCEL' || action === 'DISCOUNT'))
        throw chargeProblem('chargeIsAgreement');
      const now = this.clock.now();
      if (action === 'FROM_BALANCE' || action === 'FROM_BALANCE_OR_DEBT') {
        const leavesDebt = action === 'FROM_BALANCE_OR_DEBT';
        return this.fromBalance(ctx, tx, charge, { leavesDebt, reason, now });
      }
      const { patch, happened } = await this.decided(ctx, tx, charge, { action, reason, amount, now });
      const ended = patch.state === undefined ? {} : { endedAt: now };
      await this.changes.save(
        ctx,
        tx,
        charge,
        { ...charge, ...patch, ...ended },
        { ...happened, now, reason },
      );
      if (action === 'SEND') await this.changes.mailTo(ctx, tx, charge, origin);
    });
  }

  private async decided(
    ctx: TenantContext,
    tx: EntityManager,
    charge: SellerCharge,
    {
      action,
      amount,
      ...asked
    }: Asked & { readonly action: OtherAction; readonly amount: number | undefined },
  ): Promise<Decided> {
    switch (action) {
      case 'SEND':
        return { patch: { attempts: charge.attempts + 1 }, happened: { what: 'SENT' } };
      case 'PAID_BY_HAND': {
        await this.post(ctx, tx, asked.now, byHandMove(charge, asked.now, asked.reason));
        const { amount: paid, steps } = charge;
        const patch = { paid, steps: steps + 1, state: 'PAID', method: 'BY_HAND' } as const;
        return { patch, happened: { what: 'PAID_BY_HAND', amount: leftToPay(charge) } };
      }
      case 'DISCOUNT':
        return discounted(charge, amount);
      case 'CANCEL':
        if (charge.paid > 0) throw chargeProblem('chargePartlyPaid');
        return { patch: { state: 'CANCELED' }, happened: { what: 'CANCELED' } };
      case 'PROPOSE_WRITE_OFF':
        if (charge.writeOffBy !== null) throw debtProblem('writeOffProposed');
        return {
          patch: { writeOffBy: ctx.recordedActor, writeOffReason: asked.reason },
          happened: { what: 'WRITE_OFF_PROPOSED', amount: leftToPay(charge) },
        };
      case 'WRITE_OFF':
        return this.writeOff(ctx, tx, charge, asked);
      case 'REFUSE_WRITE_OFF':
        if (charge.writeOffBy === null) throw debtProblem('noWriteOffProposed');
        return { patch: { writeOffBy: null, writeOffReason: null }, happened: { what: 'WRITE_OFF_REFUSED' } };
    }
  }

  /** @throws Problem chargeIsDebt, nothingAvailable */
  private async fromBalance(
    ctx: TenantContext,
    tx: EntityManager,
    charge: SellerCharge,
    how: Asked & { readonly leavesDebt: boolean },
  ): Promise<void> {
    if (charge.kind === 'NEGATIVE_BALANCE') throw chargeProblem('chargeIsDebt');
    if (!(await this.changes.takeFromBalance(ctx, tx, charge, { ...how, noted: how.reason })))
      throw chargeProblem('nothingAvailable');
  }

  /** What was charged was never earned before it is paid; only a negative balance is on the ledger, and is given up there. */
  private async writeOff(
    ctx: TenantContext,
    tx: EntityManager,
    charge: SellerCharge,
    { reason, now }: Asked,
  ): Promise<Decided> {
    if (charge.writeOffBy === null) throw debtProblem('noWriteOffProposed');
    if (charge.writeOffBy === ctx.recordedActor) throw debtProblem('writeOffNeedsAnother');
    let amount = leftToPay(charge);
    if (charge.kind === 'NEGATIVE_BALANCE') {
      const of = { id: charge.id, amount, reason, occurredAt: now };
      const move = writeOffMove(charge, of, (writtenOff) => (amount = writtenOff));
      if ((await this.ledger.move(ctx, tx, now, [move]))[0] !== 'posted') throw debtProblem('debtRepaid');
    }
    return { patch: { state: 'WRITTEN_OFF' }, happened: { what: 'WRITTEN_OFF', amount } };
  }

  /** @throws Problem nothingAvailable */
  private async post(ctx: TenantContext, tx: EntityManager, now: Date, move: Move): Promise<void> {
    const [moved] = await this.ledger.move(ctx, tx, now, [move]);
    if (moved !== 'posted') throw chargeProblem('nothingAvailable');
  }
}

/** @throws Problem discountTooLarge (409); validation (422) */
function discounted(charge: SellerCharge, amount: number | undefined): Decided {
  if (amount === undefined) throw runtimeProblem('validation', { errors: { amount: [discountTexts] } });
  if (amount >= leftToPay(charge)) throw chargeProblem('discountTooLarge');
  const patch = { amount: cents(charge.amount - amount), discount: cents(charge.discount + amount) };
  return { patch, happened: { what: 'DISCOUNTED', amount: cents(amount) } };
}
