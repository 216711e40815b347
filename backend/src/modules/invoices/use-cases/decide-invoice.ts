import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import { Hosts } from '../../platforms/index.js';
import { isUnpaidInvoice, type InvoiceAction } from '../domain/invoice.js';
import { InvoiceChanges, type HappenedToInvoice } from '../invoice-changes.js';
import { invoiceDiscountTexts, invoiceProblem } from '../invoice-problems.js';
import { Invoices, type Invoice, type InvoiceEvent } from '../store/invoices.js';

export interface InvoiceDecision extends Proof {
  readonly action: InvoiceAction;
  /** Kept in the history. Of a payment: what the bank calls it, which the platform reads too. */
  readonly reason: string;
  /** Of a discount: cents. */
  readonly amount?: number | undefined;
}

/** What an action makes of an invoice that can still be paid. */
interface Decided {
  readonly patch: Partial<Invoice>;
  readonly happened: Pick<HappenedToInvoice, 'what' | 'amount'>;
}

/** What masters do with an invoice (screens.md D7). It is locked: of two decisions at the same time, one finds what the other left. */
@Injectable()
export class DecideInvoice {
  constructor(
    private readonly invoices: Invoices,
    private readonly changes: InvoiceChanges,
    private readonly reauthentication: Reauthentication,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. @throws Problem notFound */
  async events(ctx: Context, id: string): Promise<InvoiceEvent[]> {
    return this.invoices.events(await this.tenantOf(ctx, id), id);
  }

  /**
   * @throws Problem notFound; invoiceMoved, invoiceDiscountTooLarge, invoiceWriteOffProposed, noInvoiceWriteOffProposed,
   *   invoiceWriteOffNeedsAnother (409); validation (422). Nothing changed
   */
  async decide(
    ctx: Context,
    session: Session,
    id: string,
    { action, reason, amount, ...proof }: InvoiceDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, proof);
    const tenant = await this.tenantOf(ctx, id);
    const origin = (await this.hosts.originOfPlatform(tenant.platformId)) ?? '';
    await this.transactions.run('decideInvoice', async (tx) => {
      const before = await this.invoices.lock(tenant, tx, id);
      if (!before) throw runtimeProblem('notFound');
      if (!isUnpaidInvoice(before.state)) throw invoiceProblem('invoiceMoved');
      const now = this.clock.now();
      const by = tenant.recordedActor;
      const { patch, happened } = decided(before, { action, reason, amount, by });
      const ended = patch.state === undefined ? {} : { endedAt: now };
      const after = { ...before, ...patch, ...ended };
      await this.changes.save(tenant, tx, { before, after }, { ...happened, now, reason });
      if (action === 'SEND') await this.changes.mailTo(tenant, tx, after, origin);
    });
  }

  /** @throws Problem notFound */
  private async tenantOf(ctx: Context, id: string): Promise<TenantContext> {
    const platformId = await this.invoices.platformOf(id);
    if (platformId === undefined) throw runtimeProblem('notFound');
    return ctx.forPlatform(platformId);
  }
}

interface Asked {
  readonly action: InvoiceAction;
  readonly reason: string;
  readonly amount: number | undefined;
  readonly by: string;
}

/** @throws Problem: see {@link DecideInvoice.decide} */
function decided(invoice: Invoice, { action, reason, amount, by }: Asked): Decided {
  switch (action) {
    case 'SEND':
      return { patch: { attempts: invoice.attempts + 1 }, happened: { what: 'SENT' } };
    case 'PAID':
      return {
        patch: { state: 'PAID', paymentReference: reason },
        happened: { what: 'PAID', amount: invoice.amount },
      };
    case 'DISCOUNT':
      return discounted(invoice, amount);
    case 'CANCEL':
      return { patch: { state: 'CANCELED' }, happened: { what: 'CANCELED' } };
    case 'PROPOSE_WRITE_OFF':
      if (invoice.writeOffBy !== null) throw invoiceProblem('invoiceWriteOffProposed');
      return {
        patch: { writeOffBy: by, writeOffReason: reason },
        happened: { what: 'WRITE_OFF_PROPOSED' },
      };
    case 'WRITE_OFF':
      if (invoice.writeOffBy === null) throw invoiceProblem('noInvoiceWriteOffProposed');
      if (invoice.writeOffBy === by) throw invoiceProblem('invoiceWriteOffNeedsAnother');
      return { patch: { state: 'WRITTEN_OFF' }, happened: { what: 'WRITTEN_OFF', amount: invoice.amount } };
    case 'REFUSE_WRITE_OFF':
      if (invoice.writeOffBy === null) throw invoiceProblem('noInvoiceWriteOffProposed');
      return { patch: { writeOffBy: null, writeOffReason: null }, happened: { what: 'WRITE_OFF_REFUSED' } };
  }
}

/** @throws Problem invoiceDiscountTooLarge (409); validation (422) */
function discounted(invoice: Invoice, amount: number | undefined): Decided {
  if (amount === undefined)
    throw runtimeProblem('validation', { errors: { amount: [invoiceDiscountTexts] } });
  if (amount >= invoice.amount) throw invoiceProblem('invoiceDiscountTooLarge');
  const patch = { amount: cents(invoice.amount - amount), discount: cents(invoice.discount + amount) };
  return { patch, happened: { what: 'DISCOUNTED', amount: cents(amount) } };
}
