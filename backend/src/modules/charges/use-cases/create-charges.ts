import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Ledger } from '../../ledger/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { dueDayTexts, owesLessTexts, unknownSellersTexts } from '../charge-problems.js';
import { lookAtDebtMove } from '../debt-moves.js';
import type { ChargeKind } from '../domain/charge-states.js';
import { Charges, type ChargedPerson } from '../store/charges.js';

const MOST_DAYS = 731;
const SECOND_MS = 1_000;
/** Charges are made in it alone. */
const CURRENCY = 'BRL';

export interface WantedCharges extends Proof {
  /** The e-mails of the sellers, separated by spaces, commas or semicolons. */
  readonly sellers: string;
  readonly kind: ChargeKind;
  readonly reference: string;
  /** Each of them owes so much. */
  readonly amount: number;
  /** YYYY-MM-DD in America/Sao_Paulo. */
  readonly dueOn: string;
  /** What the seller reads. */
  readonly note?: string | undefined;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

/** Charges one seller or many, all or none. */
@Injectable()
export class CreateCharges {
  constructor(
    private readonly charges: Charges,
    private readonly changes: ChargeChanges,
    private readonly ledger: Ledger,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many were made; 0 for a repetition
   * @throws Problem validation (422): the proof, the day, an e-mail without a seller, a debt that is less or is asked for already. Nothing
   *   was written
   */
  async create(
    ctx: TenantContext,
    session: Session,
    { password, code, ...wanted }: WantedCharges,
  ): Promise<number> {
    const dueAt = this.endOfDay(wanted.dueOn);
    await this.reauthentication.demand(ctx, session, { password, code });
    return this.transactions.run('createCharges', async (tx) => {
      const emails = [
        ...new Set(
          wanted.sellers
            .toLowerCase()
            .split(/[\s,;]+/)
            .filter(Boolean),
        ),
      ];
      const sellers = await this.charges.sellersByEmail(ctx, tx, emails);
      const unknown = emails.filter((email) => !sellers.some((one) => one.email.toLowerCase() === email));
      if (unknown.length > 0 || emails.length === 0)
        throw runtimeProblem('validation', { errors: { sellers: [unknownSellersTexts(unknown)] } });
      const now = this.clock.now();
      const charged: ChargedPerson[] = [];
      for (const seller of sellers) {
        const sellerId = seller.id;
        const id = newId(now);
        const { kind, reference, requestKey, note = null } = wanted;
        const isNew = await this.charges.add(ctx, tx, {
          ...{ id, sellerId, kind, reference, requestKey, note, dueAt, currency: CURRENCY },
          ...{ amount: cents(wanted.amount), createdBy: ctx.recordedActor, createdAt: now },
        });
        if (!isNew) continue;
        charged.push(seller);
        await this.changes.note(ctx, tx, id, { what: 'CREATED', now, amount: cents(wanted.amount) });
        this.audit.record(ctx, tx, {
          ...{ action: 'charge.created', subject: 'charges', subjectId: id },
          after: { sellerId, kind, reference, amount: wanted.amount, dueOn: wanted.dueOn },
        });
      }
      if (wanted.kind === 'NEGATIVE_BALANCE') await this.refuseMoreThanOwed(ctx, tx, charged, now);
      return charged.length;
    });
  }

  /**
   * What is charged of a negative balance is at most what is owed. Looked at after the charges were written and under the lock of the
   * debts, which an agreement takes too: of both at the same moment, the later one finds the other.
   * @throws Problem validation (422)
   */
  private async refuseMoreThanOwed(
    ctx: TenantContext,
    tx: EntityManager,
    sellers: readonly ChargedPerson[],
    now: Date,
  ): Promise<void> {
    const owed = new Map<string, Cents>();
    const looks = sellers.map(({ id: sellerId }) =>
      lookAtDebtMove({ sellerId, currency: CURRENCY }, { id: newId(now), occurredAt: now }, (found) =>
        owed.set(sellerId, found),
      ),
    );
    await this.ledger.move(ctx, tx, now, looks);
    const asked = await this.charges.askedOfDebts(ctx, tx, {
      sellerIds: sellers.map(({ id }) => id),
      currency: CURRENCY,
    });
    const tooMuch = sellers.filter(({ id }) => (asked.get(id) ?? 0) > (owed.get(id) ?? 0));
    if (tooMuch.length > 0)
      throw runtimeProblem('validation', {
        errors: { sellers: [owesLessTexts(tooMuch.map(({ email }) => email))] },
      });
  }

  /** @throws Problem validation (422) */
  private endOfDay(day: string): Date {
    const today = saoPauloDate(this.clock.now());
    const next = startOfSaoPauloDay(day) && startOfSaoPauloDay(addDays(day, 1));
    if (next && day >= today && day <= addDays(today, MOST_DAYS)) return new Date(next.getTime() - SECOND_MS);
    throw runtimeProblem('validation', { errors: { dueOn: [dueDayTexts] } });
  }
}
