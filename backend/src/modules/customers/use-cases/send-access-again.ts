import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { AuditLog } from '../../audit/index.js';
import { CustomerAccounts } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { CorrectBuyer, FoundSales, type FoundSale } from '../../sales/index.js';
import { AccessPages } from '../access-pages.js';
import { customersProblem } from '../customers-problems.js';
import { maskedEmail } from '../domain/masked-email.js';
import { AccessMails } from '../store/access-mails.js';

/** Who asks for which access. */
export interface AskedAccess {
  readonly saleId: string;
  /** Only of a sale of this seller; null for staff. */
  readonly producerId: string | null;
  readonly reason: string | null;
  /** The address that the buyer meant; undefined: the one of the purchase. */
  readonly email?: string | undefined;
}

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
   * @throws Problem notFound; noAccessToSend (409): the sale is not paid, or the buyer is blocked; tooManyCorrections (409)
   */
  async send(ctx: TenantContext, asked: AskedAccess): Promise<boolean> {
    const { saleId, producerId, email } = asked;
    const sale = await this.sales.find(ctx, saleId, producerId);
    const origin = await this.hosts.originOfPlatform(ctx.platformId);
    if (sale.status !== 'APPROVED' || origin === undefined) throw customersProblem('noAccessToSend');
    const to = email?.toLowerCase() ?? sale.buyerEmail;
    // Before the corrected address gets an account.
    if (to !== sale.buyerEmail) await this.refuseTooMany(ctx, asked);
    const account = await this.accounts.ofBuyer(ctx, { email: to, name: sale.buyerName });
    if (!account || account.isBlocked) throw customersProblem('noAccessToSend');
    const page = await this.accessPages.of(ctx, saleId);
    return this.transactions.run('sendAccessAgain', async (tx) => {
      const isCorrected = await this.correct(ctx, tx, { asked, sale, to });
      if (!(await this.mails.again(ctx, tx, { orderId: saleId, now: this.clock.now(), isCorrected })))
        return false;
      const link = await this.accounts.purchaseLink(ctx, tx, { personId: account.id, origin, page });
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'accessAgain', to: account.email },
        locale: sale.locale ?? ctx.locale,
        values: { name: account.name, product: sale.productName, ...link },
      });
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.accessSent', subject: 'sales', subjectId: saleId, reason: asked.reason },
      });
      return true;
    });
  }

  /** Moves the purchase to a corrected address, and tells the former one. False: the address stays. */
  private async correct(
    ctx: TenantContext,
    tx: EntityManager,
    { asked, sale, to }: { readonly asked: AskedAccess; readonly sale: FoundSale; readonly to: string },
  ): Promise<boolean> {
    const { saleId, email, reason } = asked;
    // Again under the lock: a refund may have come in between, or another correction.
    const former = await this.buyers.lockPaid(ctx, tx, saleId);
    if (former === undefined) throw customersProblem('noAccessToSend');
    if (email === undefined || to === former) return false;
    await this.refuseTooMany(ctx, asked, tx);
    await this.buyers.email(ctx, tx, { saleId, email: to });
    await this.mails.noteCorrection(ctx, tx, { orderId: saleId, now: this.clock.now() });
    await this.mail.add(tx, {
      ...{ platformId: ctx.platformId, kind: 'addressCorrected', to: former },
      locale: sale.locale ?? ctx.locale,
      values: { name: sale.buyerName, product: sale.productName, address: maskedEmail(to) },
    });
    this.audit.record(ctx, tx, {
      ...{ action: 'sale.emailCorrected', subject: 'sales', subjectId: saleId, reason },
      ...{ before: { email: former }, after: { email: to } },
    });
    return true;
  }

  /** Staff, who say why, correct an address as often as it takes. */
  private async refuseTooMany(
    ctx: TenantContext,
    { saleId, producerId }: AskedAccess,
    tx?: EntityManager,
  ): Promise<void> {
    if (producerId === null) return;
    const sale = { orderId: saleId, now: this.clock.now() };
    if (!(await this.mails.mayCorrect(ctx, sale, tx))) throw customersProblem('tooManyCorrections');
  }
}
