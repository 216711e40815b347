import { SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { CURRENCIES, DEFAULT_CURRENCY, cents, formatMoney, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { newId } from '../../runtime/ids/index.js';
import { AuditLog } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { MailQueue, dayText } from '../mail/index.js';
import { balanceMove, leftToPay, type TakenFromSeller } from './charge-moves.js';
import { Charges, type SellerCharge } from './store/charges.js';

/** What happened to a charge. */
export interface HappenedToCharge {
  /** As the history names it: SENT, PAID, DISCOUNTED. */
  readonly what: string;
  readonly now: Date;
  readonly amount?: Cents;
  readonly reason?: string;
}

/** Why and how a charge is paid from the balance. */
interface TakenHow {
  readonly leavesDebt: boolean;
  readonly reason: string;
  readonly noted?: string;
  readonly now: Date;
}

/** Writes a charge with its history and its record. The caller has locked it. */
@Injectable()
export class ChargeChanges {
  constructor(
    private readonly charges: Charges,
    private readonly ledger: Ledger,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Takes what is available for it. With `leavesDebt` the seller owes the rest. The accounts stay locked until the commit.
   * @param how `reason` stands in the ledger, `noted` in the history
   * @returns the charge after that. Undefined: nothing is available, and nothing was written
   */
  async takeFromBalance(
    ctx: TenantContext,
    tx: EntityManager,
    charge: SellerCharge,
    how: TakenHow,
  ): Promise<SellerCharge | undefined> {
    const { leavesDebt, reason, noted, now } = how;
    let taken: TakenFromSeller = { fromBalance: cents(0), asDebt: cents(0) };
    const move = balanceMove(charge, { leavesDebt, occurredAt: now, reason }, (found) => (taken = found));
    const [moved] = await this.ledger.move(ctx, tx, now, [move]);
    if (moved !== 'posted') return undefined;
    const amount = cents(taken.fromBalance + taken.asDebt);
    const paid = cents(charge.paid + amount);
    const isPaid = paid === charge.amount;
    const after: SellerCharge = {
      ...{ ...charge, paid, steps: charge.steps + 1, method: 'BALANCE' },
      ...(isPaid && { state: 'PAID', endedAt: now }),
    };
    const what = taken.asDebt > 0 ? 'TAKEN_AS_DEBT' : 'TAKEN_FROM_BALANCE';
    await this.save(ctx, tx, charge, after, { what, now, amount, ...(noted && { reason: noted }) });
    return after;
  }

  async save(
    ctx: TenantContext,
    tx: EntityManager,
    before: SellerCharge,
    after: SellerCharge,
    { what, now, amount, reason }: HappenedToCharge,
  ): Promise<void> {
    await this.charges.save(ctx, tx, after);
    await this.note(ctx, tx, after.id, {
      what,
      now,
      ...(amount !== undefined && { amount }),
      ...(reason && { reason }),
    });
    this.audit.record(ctx, tx, {
      ...{ action: 'charge.changed', subject: 'charges', subjectId: after.id },
      before: { state: before.state, amount: before.amount, paid: before.paid },
      after: { what, state: after.state, amount: after.amount, paid: after.paid },
      ...(reason && { reason }),
    });
  }

  note(
    ctx: TenantContext,
    tx: EntityManager,
    chargeId: string,
    { what, now, amount, reason }: HappenedToCharge,
  ): Promise<void> {
    const event = { what, at: now, by: ctx.recordedActor, amount: amount ?? null, reason: reason ?? null };
    return this.charges.happened(ctx, tx, chargeId, { id: newId(now), ...event });
  }

  /** The seller reads what is to be paid, until when and why. */
  async mailTo(ctx: TenantContext, tx: EntityManager, charge: SellerCharge, origin: string): Promise<void> {
    const person = await this.charges.seller(ctx, tx, charge.sellerId);
    if (!person) return;
    const wanted = (person.locale ?? SOURCE_LOCALE) as Locale;
    const currency = CURRENCIES.find((one) => one === charge.currency) ?? DEFAULT_CURRENCY;
    await this.mail.add(tx, {
      ...{ platformId: ctx.platformId, to: person.email, locale: wanted, kind: 'chargeSent' },
      values: (locale) => ({
        ...{ name: person.name, reference: charge.reference, due: dayText(charge.dueAt, locale) },
        amount: formatMoney(leftToPay(charge), currency, locale),
        link: `${origin}/platform/charges`,
      }),
    });
  }
}
