import { Injectable } from '@nestjs/common';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { isUnpaidInvoice } from '../domain/invoice.js';
import { InvoicePix } from '../invoice-pix.js';
import { Invoices } from '../store/invoices.js';

/** The PIX that pays an invoice of a platform. */
@Injectable()
export class InvoiceCode {
  constructor(
    private readonly invoices: Invoices,
    private readonly pix: InvoicePix,
  ) {}

  /**
   * @returns the text to copy. Null: the operator named no key, or nothing is left to pay
   * @throws Problem notFound
   */
  async of(ctx: TenantContext, id: string): Promise<string | null> {
    const invoice = await this.invoices.find(ctx, id);
    if (!invoice) throw runtimeProblem('notFound');
    return isUnpaidInvoice(invoice.state) ? this.pix.codeOf(invoice) : null;
  }
}
