import { saoPauloDate } from '@guiche/brazil';
import { SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { DEFAULT_CURRENCY, formatMoney, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { newId } from '../../runtime/ids/index.js';
import { AuditLog } from '../audit/index.js';
import { MailQueue, dayText } from '../mail/index.js';
import { InvoicePix } from './invoice-pix.js';
import { Invoices, type Invoice, type NewInvoice } from './store/invoices.js';

/** What happened to an invoice. */
export interface HappenedToInvoice {
  /** As the history names it: SENT, PAID, DISCOUNTED. */
  readonly what: string;
  readonly now: Date;
  readonly amount?: Cents;
  readonly reason?: string;
}

type ShownInvoice = Pick<Invoice, 'id' | 'reference' | 'amount' | 'dueAt'>;

/** Writes an invoice with its history, its record and the mails about it. */
@Injectable()
export class InvoiceChanges {
  constructor(
    private readonly invoices: Invoices,
    private readonly pix: InvoicePix,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A new invoice, of which the administrators get a mail.
   * @param origin where the pages of the platform are
   * @returns false: the same request made it before, or the month has one. Nothing was written
   */
  async add(ctx: TenantContext, tx: EntityManager, invoice: NewInvoice, origin: string): Promise<boolean> {
    if (!(await this.invoices.add(ctx, tx, invoice))) return false;
    const { id, kind, reference, amount, dueAt, createdAt: now } = invoice;
    await this.note(ctx, tx, id, { what: 'CREATED', now, amount });
    this.audit.record(ctx, tx, {
      ...{ action: 'invoice.created', subject: 'invoices', subjectId: id },
      after: { kind, reference, amount, dueOn: saoPauloDate(dueAt) },
    });
    await this.mailTo(ctx, tx, invoice, origin);
    return true;
  }

  /** The caller has locked it. */
  async save(
    ctx: TenantContext,
    tx: EntityManager,
    { before, after }: { readonly before: Invoice; readonly after: Invoice },
    { what, now, amount, reason }: HappenedToInvoice,
  ): Promise<void> {
    await this.invoices.save(ctx, tx, after);
    const more = { ...(amount !== undefined && { amount }), ...(reason && { reason }) };
    await this.note(ctx, tx, after.id, { what, now, ...more });
    this.audit.record(ctx, tx, {
      ...{ action: 'invoice.changed', subject: 'invoices', subjectId: after.id },
      before: { state: before.state, amount: before.amount },
      after: { what, state: after.state, amount: after.amount },
      ...(reason && { reason }),
    });
  }

  /** The administrators read what is to be paid, until when, and how: who runs a suspended platform opens no page of it. */
  async mailTo(
    ctx: TenantContext,
    tx: EntityManager,
    invoice: ShownInvoice,
    origin: string,
    kind: 'invoiceSent' | 'invoiceOverdue' = 'invoiceSent',
  ): Promise<void> {
    const code = this.pix.codeOf(invoice);
    for (const { name, email, locale: wanted } of await this.invoices.administrators(ctx, tx)) {
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, to: email, locale: (wanted ?? SOURCE_LOCALE) as Locale, kind },
        values: (locale) => ({
          ...{ name, reference: invoice.reference, due: dayText(invoice.dueAt, locale) },
          amount: formatMoney(invoice.amount, DEFAULT_CURRENCY, locale),
          payment: code === null ? '' : `PIX: ${code}`,
          link: `${origin}/admin-root/invoices/${invoice.id}`,
        }),
      });
    }
  }

  private note(
    ctx: TenantContext,
    tx: EntityManager,
    invoiceId: string,
    { what, now, amount, reason }: HappenedToInvoice,
  ): Promise<void> {
    const event = { what, at: now, by: ctx.recordedActor, amount: amount ?? null, reason: reason ?? null };
    return this.invoices.happened(ctx, tx, invoiceId, { id: newId(now), ...event });
  }
}
