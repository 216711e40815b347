import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { CustomerAccounts } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { FoundSales } from '../../sales/index.js';
import { customersProblem } from '../customers-problems.js';
import { AccessMails } from '../store/access-mails.js';

/** A seller, or staff, send the buyer of a paid sale the access once more: a mail with a link that signs in once. */
@Injectable()
export class SendAccessAgain {
  constructor(
    private readonly sales: FoundSales,
    private readonly accounts: CustomerAccounts,
    private readonly mails: AccessMails,
    private readonly hosts: Hosts,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * False: a mail was sent within ten minutes, and none is sent now.
   * @param producerId only of a sale of this seller; null for staff
   * @throws Problem notFound; noAccessToSend (409): the sale is not paid, or the buyer is blocked
   */
  async send(
    ctx: TenantContext,
    {
      saleId,
      producerId,
      reason,
    }: {
      readonly saleId: string;
      readonly producerId: string | null;
      readonly reason: string | null;
    },
  ): Promise<boolean> {
    const sale = await this.sales.find(ctx, saleId, producerId);
    const origin = await this.hosts.originOfPlatform(ctx.platformId);
    if (sale.status !== 'APPROVED' || origin === undefined) throw customersProblem('noAccessToSend');
    const account = await this.accounts.ofBuyer(ctx, { email: sale.buyerEmail, name: sale.buyerName });
    if (!account || account.isBlocked) throw customersProblem('noAccessToSend');
    return this.transactions.run('sendAccessAgain', async (tx) => {
      if (!(await this.mails.again(ctx, tx, saleId, this.clock.now()))) return false;
      const page = `/my-purchases/${saleId}`;
      const link = await this.accounts.purchaseLink(ctx, tx, { personId: account.id, origin, page });
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'accessAgain', to: account.email, locale: ctx.locale },
        values: { name: account.name, product: sale.productName, ...link },
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.accessSent', subject: 'sales', subjectId: saleId, reason },
      });
      return true;
    });
  }
}
