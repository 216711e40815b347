import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { ChargeChanges } from '../charge-changes.js';
import { dueDayTexts, unknownSellersTexts } from '../charge-problems.js';
import type { ChargeKind } from '../domain/charge-states.js';
import { Charges } from '../store/charges.js';

const MOST_DAYS = 731;
const SECOND_MS = 1_000;

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
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many were made; 0 for a repetition
   * @throws Problem validation (422): the proof, the day, an e-mail without a seller. Nothing was written
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
      let made = 0;
      for (const { id: sellerId } of sellers) {
        const id = newId(now);
        const { kind, reference, requestKey, note = null } = wanted;
        const isNew = await this.charges.add(ctx, tx, {
          ...{ id, sellerId, kind, reference, requestKey, note, dueAt, currency: 'BRL' },
          ...{ amount: cents(wanted.amount), createdBy: ctx.recordedActor, createdAt: now },
        });
        if (!isNew) continue;
        made += 1;
        await this.changes.note(ctx, tx, id, { what: 'CREATED', now, amount: cents(wanted.amount) });
        this.audit.record(ctx, tx, {
          ...{ action: 'charge.created', subject: 'charges', subjectId: id },
          after: { sellerId, kind, reference, amount: wanted.amount, dueOn: wanted.dueOn },
        });
      }
      return made;
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
