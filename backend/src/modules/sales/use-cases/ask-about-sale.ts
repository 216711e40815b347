import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { QueryProvider } from '../../payments/index.js';
import { salesProblem } from '../sales-problems.js';
import { FoundSales } from '../store/found-sales.js';

const LAST_ATTEMPT = sql<{ platformId: string; paymentId: string }>(
  'last-attempt-of-payment',
  `select id from attempts_read where platform_id = :platformId and payment_id = :paymentId order by turn desc limit 1`,
);

/** Staff ask the provider how a sale stands, now; the answer is applied as that of any query is. */
@Injectable()
export class AskAboutSale {
  constructor(
    private readonly sales: FoundSales,
    private readonly reads: Reads,
    private readonly provider: QueryProvider,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  /**
   * How the payment stands then.
   * @throws Problem notFound; noPaymentToAsk (409)
   */
  async ask(ctx: TenantContext, saleId: string, reason: string): Promise<string> {
    const { paymentId } = await this.sales.find(ctx, saleId, null);
    const { platformId } = ctx;
    const [attempt] =
      paymentId === null
        ? []
        : await this.reads.prepared<{ id: string }>(LAST_ATTEMPT({ platformId, paymentId }));
    if (!attempt) throw salesProblem('noPaymentToAsk');
    await this.transactions.run('recordAskedProvider', (tx) => {
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.providerAsked', subject: 'sales', subjectId: saleId, reason },
      });
      return Promise.resolve();
    });
    const { next } = await this.provider.ask(ctx, attempt.id, 'person');
    return next.status;
  }
}
