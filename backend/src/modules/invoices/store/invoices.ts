import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, insertRows, sql, statement } from '../../../database/index.js';
import { recordedIdOf, type TenantContext } from '../../../runtime/context/index.js';
import type { InvoiceKind, InvoiceParts, InvoiceState, SoldInMonth } from '../domain/invoice.js';

/** What a platform owes the operator, in reais. */
export interface Invoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly reference: string;
  /** What is to be paid, after discounts. */
  readonly amount: Cents;
  readonly discount: Cents;
  /** The last second of its day. */
  readonly dueAt: Date;
  readonly state: InvoiceState;
  /** How often it was sent. */
  readonly attempts: number;
  readonly paymentReference: string | null;
  readonly writeOffBy: string | null;
  readonly writeOffReason: string | null;
  readonly endedAt: Date | null;
}

export interface NewInvoice {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly reference: string;
  /** Of the plan: the first day of its month, YYYY-MM-DD, what was sold in it and what the amount is made of. */
  readonly ofPlan?: { readonly month: string; readonly sold: SoldInMonth; readonly parts: InvoiceParts };
  readonly amount: Cents;
  readonly dueAt: Date;
  readonly note: string | null;
  readonly requestKey: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export interface InvoiceEvent {
  readonly at: Date;
  readonly what: string;
  readonly by: string;
  readonly amount: Cents | null;
  readonly reason: string | null;
}

/** Who reads that an invoice is due. */
export interface InvoicedPerson {
  readonly name: string;
  readonly email: string;
  readonly locale: string | null;
}

export interface OverdueInvoice {
  readonly platformId: string;
  readonly id: string;
}

const ADD = sql<
  Omit<NewInvoice, 'ofPlan'> & {
    platformId: string;
    month: string | null;
    sales: number | null;
    gross: number | null;
    monthlyPart: number | null;
    salesPart: number | null;
    sharePart: number | null;
    minimumPart: number | null;
  }
>(
  'add-platform-invoice',
  `insert into platform_invoices (platform_id, id, kind, reference, month, sales, gross, monthly_part, sales_part, share_part,
  minimum_part, note, amount, due_at, state, request_key, created_by, created_at)
values (:platformId, :id, :kind, :reference, :month::date, :sales, :gross, :monthlyPart, :salesPart, :sharePart, :minimumPart, :note,
  :amount, :dueAt, 'OPEN', :requestKey, :createdBy, :createdAt)
on conflict do nothing
returning id`,
);

const COLUMNS = `id, kind, reference, amount, discount, due_at as "dueAt", state, attempts, payment_reference as "paymentReference",
  write_off_by as "writeOffBy", write_off_reason as "writeOffReason", ended_at as "endedAt"`;

const PLATFORM_OF = sql<{ id: string }>(
  'platform-of-invoice',
  'select platform_id as "platformId" from platform_invoices where id = :id',
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-platform-invoice',
  `select ${COLUMNS} from platform_invoices where platform_id = :platformId and id = :id`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-platform-invoice',
  `select ${COLUMNS} from platform_invoices where platform_id = :platformId and id = :id for no key update`,
);

type Changed = Omit<Invoice, 'kind' | 'reference' | 'dueAt'>;

const SAVE = sql<Changed & { platformId: string }>(
  'save-platform-invoice',
  `update platform_invoices set amount = :amount, discount = :discount, state = :state, attempts = :attempts,
  payment_reference = :paymentReference, write_off_by = :writeOffBy, write_off_reason = :writeOffReason, ended_at = :endedAt
where platform_id = :platformId and id = :id`,
);

const EVENTS = sql<{ platformId: string; invoiceId: string }>(
  'events-of-platform-invoice',
  `select e.at, e.what, coalesce(m.name, e.by_whom) as by, e.amount, e.reason from platform_invoice_events e
left join masters_read m on m.id = ${recordedIdOf('master', 'e.by_whom')}
where e.platform_id = :platformId and e.invoice_id = :invoiceId order by e.at desc, e.id desc`,
);

const ADMINISTRATORS = sql<{ platformId: string }>(
  'administrators-to-invoice',
  `select name, email, locale from users_read where platform_id = :platformId and role = 'ADMIN' and status = 'ACTIVE' order by id`,
);

const OVERDUE = sql<{ now: Date; most: number }>(
  'overdue-platform-invoices',
  `select platform_id as "platformId", id from platform_invoices where state = 'OPEN' and due_at <= :now order by due_at, id limit :most`,
);

/** Invoices of platforms and what happened to them. */
@Injectable()
export class Invoices {
  constructor(private readonly reads: Reads) {}

  /** False: the same request made it before, or the month has one. */
  async add({ platformId }: TenantContext, tx: EntityManager, invoice: NewInvoice): Promise<boolean> {
    const { ofPlan, ...row } = invoice;
    const { month = null, sold, parts } = ofPlan ?? {};
    const made = await statement(
      tx,
      ADD({
        ...{ platformId, ...row, month, sales: sold?.sales ?? null, gross: sold?.gross ?? null },
        ...{ monthlyPart: parts?.monthly ?? null, salesPart: parts?.sales ?? null },
        ...{ sharePart: parts?.share ?? null, minimumPart: parts?.minimum ?? null },
      }),
    );
    return made.length > 0;
  }

  /** The platform that owes an invoice, for masters. */
  async platformOf(id: string): Promise<string | undefined> {
    const [found] = await this.reads.primary<{ platformId: string }>(PLATFORM_OF({ id }));
    return found?.platformId;
  }

  /** Undefined: there is none of this tenant. */
  async find({ platformId }: TenantContext, id: string): Promise<Invoice | undefined> {
    const [found] = await this.reads.primary<Invoice>(FIND({ platformId, id }));
    return found;
  }

  /** The same, locked. */
  async lock({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<Invoice | undefined> {
    const [found] = await statement<Invoice>(tx, LOCK({ platformId, id }));
    return found;
  }

  async save({ platformId }: TenantContext, tx: EntityManager, invoice: Invoice): Promise<void> {
    const { kind: _kind, reference: _reference, dueAt: _dueAt, ...changed } = invoice;
    await statement(tx, SAVE({ platformId, ...changed }));
  }

  async happened(
    { platformId }: TenantContext,
    tx: EntityManager,
    invoiceId: string,
    { id, at, what, by, amount, reason }: InvoiceEvent & { readonly id: string },
  ): Promise<void> {
    const columns = ['platform_id', 'id', 'invoice_id', 'at', 'what', 'by_whom', 'amount', 'reason'];
    const rows = [[platformId, id, invoiceId, at, what, by, amount, reason]];
    await statement(
      tx,
      insertRows({ name: 'platform_invoice_event', into: 'platform_invoice_events', columns, rows }),
    );
  }

  /** The latest first. */
  events({ platformId }: TenantContext, invoiceId: string): Promise<InvoiceEvent[]> {
    return this.reads.primary<InvoiceEvent>(EVENTS({ platformId, invoiceId }));
  }

  administrators({ platformId }: TenantContext, tx: EntityManager): Promise<InvoicedPerson[]> {
    return statement<InvoicedPerson>(tx, ADMINISTRATORS({ platformId }));
  }

  /** Those that are open although their day is over, the oldest first. */
  overdue(now: Date, most: number): Promise<OverdueInvoice[]> {
    return this.reads.primary<OverdueInvoice>(OVERDUE({ now, most }));
  }
}
