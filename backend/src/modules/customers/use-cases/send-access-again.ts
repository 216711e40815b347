import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { CustomerAccounts } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { CorrectBuyer, FoundSales } from '../../sales/index.js';
import { AccessPages } from '../access-pages.js';
import { customersProblem } from '../customers-problems.js';
import { AccessMails } from '../store/access-mails.js';

/**
 * A seller, or staff, send the buyer of a paid sale the access once more, to a corrected address where the buyer mistyped it: a mail with
 * a link that signs in once.
 */
@Injectable()
export class SendAccessAgain {
  constructor(
    private readonly sales: FoundSales,
    private readonly accounts: CustomerAccounts,
    private readonly buyers: CorrectBuyer,
    private readonly mails: AccessMails,
    private readonly accessPages: AccessPages,
    private readonly hosts: Hosts,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * False: a mail was sent within ten minutes, and none is sent now. A corrected address gets one at once.
   * @param producerId only of a sale of this seller; null for staff
   * @param email the address that the buyer meant; undefined: the one of the purchase
   * @throws Problem notFound; noAccessToSend (409): the sale is not paid, or the buyer is blocked
   */
  async send(
    ctx: TenantContext,
    {
      saleId,
      producerId,
      reason,
      email,
    }: {
      readonly saleId: string;
      readonly producerId: string | null;
      readonly reason: string | null;
      readonly email?: string | undefined;
    },
  ): Promise<boolean> {
    const sale = await this.sales.find(ctx, saleId, producerId);
    const origin = await this.hosts.originOfPlatform(ctx.platformId);
    if (sale.status !== 'APPROVED' || origin === undefined) throw customersProblem('noAccessToSend');
    const to = email?.toLowerCase() ?? sale.buyerEmail;
    const account = await this.accounts.ofBuyer(ctx, { email: to, name: sale.buyerName });
    if (!account || account.isBlocked) throw customersProblem('noAccessToSend');
    const page = await this.accessPages.of(ctx, saleId);
    return this.transactions.run('sendAccessAgain', async (tx) => {
      // Again under the lock: a refund may have come in between, or another correction.
      const former = await this.buyers.lockPaid(ctx, tx, saleId);
      if (former === undefined) throw customersProblem('noAccessToSend');
      const isCorrected = email !== undefined && (await this.buyers.email(ctx, tx, { saleId, email: to }));
      if (isCorrected)
        this.audit.record(ctx, tx, {
          ...{ action: 'sale.emailCorrected', subject: 'sales', subjectId: saleId, reason },
          ...{ before: { email: former }, after: { email: to } },
        });
      if (!(await this.mails.again(ctx, tx, { orderId: saleId, now: this.clock.now(), isCorrected })))
        return false;
      const link = await this.accounts.purchaseLink(ctx, tx, { personId: account.id, origin, page });
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'accessAgain', to: account.email },
        locale: sale.locale ?? ctx.locale,
        values: { name: account.name, product: sale.productName, ...link },
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.accessSent', subject: 'sales', subjectId: saleId, reason },
      });
      return true;
    });
  }
}
