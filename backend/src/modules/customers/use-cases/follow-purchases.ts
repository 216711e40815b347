import { CURRENCIES, cents, formatMoney, type Currency } from '@guiche/money';
import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Subscribes, type BatchSubscriber, type DomainEvent } from '../../../runtime/events/index.js';
import { CustomerAccounts, type CustomerAccount } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { paymentApproved, type PaymentEvent } from '../../payments/index.js';
import { Hosts } from '../../platforms/index.js';
import { AccessMails } from '../store/access-mails.js';
import { AccessPages } from '../access-pages.js';

interface PaidPurchase {
  readonly orderId: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly product: string;
  readonly amount: string;
  readonly currency: string;
  /** Of the page on which it was bought. */
  readonly locale: Locale | null;
}

const PAID = sql<{ platformId: string; orderIds: readonly string[] }>(
  'paid-purchases',
  `select o.id as "orderId", o.buyer_name as "buyerName", o.buyer_email as "buyerEmail", o.total as amount, o.currency, o.locale,
  (select i.title from order_items_read i where i.platform_id = o.platform_id and i.order_id = o.id order by i.position limit 1) as product
from orders_read o
where o.platform_id = :platformId and o.id = any (:orderIds::uuid[]) and exists (
  select from payments_read p where p.platform_id = o.platform_id and p.order_id = o.id and p.status = 'APPROVED')
order by o.id`,
);

/**
 * Gives the buyer of a paid order an account and tells them by mail, once. Events arrive repeatedly, so the mail is written in the
 * transaction that records it.
 */
@Injectable()
@Subscribes({ name: 'customers.follow-purchases', to: [paymentApproved] })
export class FollowPurchases implements BatchSubscriber<PaymentEvent> {
  constructor(
    private readonly reads: Reads,
    private readonly accounts: CustomerAccounts,
    private readonly mails: AccessMails,
    private readonly accessPages: AccessPages,
    private readonly hosts: Hosts,
    private readonly mail: MailQueue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async onMany(ctx: TenantContext, events: readonly DomainEvent<PaymentEvent>[]): Promise<void> {
    const { platformId } = ctx;
    const orderIds = events.map(({ payload }) => payload.orderId);
    const paid = await this.reads.prepared<PaidPurchase>(PAID({ platformId, orderIds }));
    const origin = await this.hosts.originOfPlatform(platformId);
    if (paid.length === 0 || origin === undefined) return;
    const accounts = await this.accounts.ofBuyers(
      ctx,
      paid.map(({ buyerEmail, buyerName }) => ({ email: buyerEmail, name: buyerName })),
    );
    const pages: string[] = [];
    for (const { orderId } of paid) pages.push(await this.accessPages.of(ctx, orderId));
    await this.transactions.run('purchaseMails', async (tx) => {
      for (const [at, purchase] of paid.entries()) {
        const [account, page] = [accounts[at], pages[at]];
        if (account && page && !account.isBlocked)
          await this.tell(ctx, tx, purchase, { account, page, origin });
      }
    });
  }

  private async tell(
    ctx: TenantContext,
    tx: EntityManager,
    paid: PaidPurchase,
    {
      account,
      page,
      origin,
    }: { readonly account: CustomerAccount; readonly page: string; readonly origin: string },
  ): Promise<void> {
    const { orderId } = paid;
    if (!(await this.mails.first(ctx, tx, orderId, this.clock.now()))) return;
    const wanted = paid.locale ?? ctx.locale;
    const link = await this.accounts.purchaseLink(ctx, tx, { personId: account.id, origin, page });
    const values = (locale: Locale) => ({
      ...{ name: account.name, product: paid.product, code: codeOf(orderId), ...link },
      amount: formatMoney(cents(Number(paid.amount)), currencyOf(paid.currency), locale),
    });
    const mail = { platformId: ctx.platformId, to: account.email, locale: wanted };
    await this.mail.add(tx, { ...mail, kind: 'purchaseApproved', values });
  }
}

const CODE_LENGTH = 8;

/** As the table of sales writes it. */
const codeOf = (orderId: string): string => orderId.replaceAll('-', '').slice(-CODE_LENGTH).toUpperCase();

const currencyOf = (text: string): Currency => CURRENCIES.find((one) => one === text) ?? 'BRL';
