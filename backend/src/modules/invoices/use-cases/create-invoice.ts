import { addDays, saoPauloDate } from '@guiche/brazil';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Hosts, PlatformStanding } from '../../platforms/index.js';
import { endOfPaymentDay } from '../domain/invoice-days.js';
import type { InvoiceKind } from '../domain/invoice.js';
import { InvoiceChanges } from '../invoice-changes.js';
import { invoiceDueDayTexts, unknownPlatformTexts } from '../invoice-problems.js';

const MOST_DAYS = 731;

export interface WantedInvoice extends Proof {
  readonly platform: string;
  readonly kind: Exclude<InvoiceKind, 'PLAN'>;
  readonly reference: string;
  /** Cents. */
  readonly amount: number;
  /** YYYY-MM-DD in America/Sao_Paulo. */
  readonly dueOn: string;
  /** What the administrators read. */
  readonly note?: string | undefined;
  /** The same request has the same key: it is taken once. */
  readonly requestKey: string;
}

/** An invoice for what no plan asks for: a set-up, a fine, a domain, a service. */
@Injectable()
export class CreateInvoice {
  constructor(
    private readonly changes: InvoiceChanges,
    private readonly standing: PlatformStanding,
    private readonly reauthentication: Reauthentication,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether it was made; false for a repetition
   * @throws Problem validation (422): the proof, the day, the platform. Nothing was written
   */
  async create(ctx: Context, session: Session, wanted: WantedInvoice): Promise<boolean> {
    const { platform, password, code, amount, dueOn, note = null, ...invoice } = wanted;
    const dueAt = this.dueAt(dueOn);
    await this.reauthentication.demand(ctx, session, { password, code });
    const tenant = ctx.forPlatform(platform);
    if (!(await this.standing.show(tenant)))
      throw runtimeProblem('validation', { errors: { platform: [unknownPlatformTexts] } });
    const origin = (await this.hosts.originOfPlatform(platform)) ?? '';
    const now = this.clock.now();
    const row = {
      ...{ ...invoice, id: newId(now), amount: cents(amount), dueAt, note },
      ...{ createdBy: tenant.recordedActor, createdAt: now },
    };
    return this.transactions.run('createInvoice', (tx) => this.changes.add(tenant, tx, row, origin));
  }

  /** @throws Problem validation (422) */
  private dueAt(day: string): Date {
    const today = saoPauloDate(this.clock.now());
    const end = endOfPaymentDay(day);
    if (end && day >= today && day <= addDays(today, MOST_DAYS)) return end;
    throw runtimeProblem('validation', { errors: { dueOn: [invoiceDueDayTexts] } });
  }
}
