import { cents, percentOf, type Cents } from '@guiche/money';

/** Invoices that a master makes. */
export const INVOICE_KINDS = ['SET_UP', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES'] as const;
/** PLAN: what the plan of a platform asks for a month, which a job makes. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number] | 'PLAN';

export type InvoiceState = 'OPEN' | 'OVERDUE' | 'PAID' | 'CANCELED' | 'WRITTEN_OFF';

/** What masters do with an invoice. Of a write-off one person proposes and another one confirms. */
export const INVOICE_ACTIONS = [
  ...(['SEND', 'PAID', 'DISCOUNT', 'CANCEL'] as const),
  ...(['PROPOSE_WRITE_OFF', 'WRITE_OFF', 'REFUSE_WRITE_OFF'] as const),
] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export const isUnpaidInvoice = (state: InvoiceState): boolean => state === 'OPEN' || state === 'OVERDUE';

/** What a platform pays for a month. */
export interface PlanTerms {
  readonly monthly: Cents;
  /** For each paid sale. */
  readonly perSale: Cents;
  /** Of what was paid, in hundredths of a percent. */
  readonly shareBps: number;
  /** The least that a month costs. */
  readonly minimum: Cents;
}

/** What was paid at a platform in a month, in reais. */
export interface SoldInMonth {
  readonly sales: number;
  readonly gross: Cents;
}

/** What the amount of a month is made of. */
export interface InvoiceParts {
  readonly monthly: Cents;
  readonly sales: Cents;
  readonly share: Cents;
  /** What is missing to the minimum. */
  readonly minimum: Cents;
}

export function partsOf(plan: PlanTerms, sold: SoldInMonth): InvoiceParts {
  const { monthly } = plan;
  const sales = cents(plan.perSale * sold.sales);
  const share = percentOf(sold.gross, plan.shareBps);
  const minimum = cents(Math.max(0, plan.minimum - monthly - sales - share));
  return { monthly, sales, share, minimum };
}

export const amountOf = ({ monthly, sales, share, minimum }: InvoiceParts): Cents =>
  cents(monthly + sales + share + minimum);
