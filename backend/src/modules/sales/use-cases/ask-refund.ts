import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { MailQueue } from '../../mail/index.js';
import { PreviewRefund } from '../../payments/index.js';
import { Hosts } from '../../platforms/index.js';
import { mayReceiveRefund } from '../domain/refund-key.js';
import { isInRefundWindow, refundWindowEnd, type RefundWindowFacts } from '../domain/refund-window.js';
import { itemsToReturnTexts, pixKeyTexts, salesProblem } from '../sales-problems.js';
import { FoundSales, type FoundSale } from '../store/found-sales.js';
import { RefundRequests, type RefundReason, type RefundRequest } from '../store/refund-requests.js';
import { Shipments } from '../store/shipments.js';
import { GRANTED_MS, GrantRefund } from './grant-refund.js';

export interface AskedRefund {
  /** Of the purchase; left out, or all that are left: everything. */
  readonly itemIds?: readonly string[] | undefined;
  readonly reason: RefundReason;
  readonly details?: string | undefined;
  /** Of a boleto, which names no account to return the money to. */
  readonly pixKey?: string | undefined;
}

/** Who asks: a customer, by the address of the account. */
export interface AskingCustomer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What a buyer may do about the money of a purchase. */
export interface RefundRights {
  readonly items: readonly { readonly id: string; readonly title: string; readonly isReturned: boolean }[];
  readonly request: RefundRequest | null;
  /** The buyer may ask now. */
  readonly mayAsk: boolean;
  /** A request of now is granted without asking the seller. */
  readonly isGranted: boolean;
  /** Until when it is granted without asking the seller. Null: the days have not begun, or there is no approved payment. */
  readonly until: Date | null;
}

const PROTOCOL_LENGTH = 8;
/** The page of a request shows no data of its buyer; who has its address may look. */
const TOKEN_BYTES = 18;

/** A buyer asks for the money back. Within the guaranteed days nobody has to agree. */
@Injectable()
export class AskRefund {
  constructor(
    private readonly sales: FoundSales,
    private readonly shipments: Shipments,
    private readonly requests: RefundRequests,
    private readonly granting: GrantRefund,
    private readonly previews: PreviewRefund,
    private readonly hosts: Hosts,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem notFound: no purchase of this customer */
  async rights(ctx: TenantContext, customer: AskingCustomer, saleId: string): Promise<RefundRights> {
    const sale = await this.sales.ofBuyer(ctx, saleId, customer.email);
    const request = (await this.requests.latest(ctx, saleId)) ?? null;
    const facts = await this.windowOf(ctx, sale);
    const isOpen = request !== null && ['WAITING_SELLER', 'APPROVED', 'PROCESSING'].includes(request.state);
    return {
      items: sale.items.map(({ id, title, isReturned }) => ({ id, title, isReturned })),
      ...{ request, mayAsk: facts !== null && !isOpen, until: facts && refundWindowEnd(facts) },
      isGranted: facts !== null && isInRefundWindow(facts, this.clock.now()),
    };
  }

  /**
   * A second request finds the first one.
   * @throws Problem notFound: no purchase of this customer; saleNotRefundable (409); validation (422): a boleto without a PIX key, with
   *   the CPF or CNPJ of somebody else as key, or items that are none of the purchase or went back already
   */
  async ask(
    ctx: TenantContext,
    customer: AskingCustomer,
    saleId: string,
    { itemIds, reason, details, pixKey }: AskedRefund,
  ): Promise<RefundRequest> {
    const sale = await this.sales.ofBuyer(ctx, saleId, customer.email);
    const facts = await this.windowOf(ctx, sale);
    if (facts === null || sale.paymentId === null) return this.known(ctx, saleId);
    if (sale.method === 'BILLET' && !mayReceiveRefund(pixKey, sale.buyerDocument))
      throw runtimeProblem('validation', { errors: { pixKey: [pixKeyTexts] } });
    const wanted = await this.previews.of(ctx, sale.paymentId, itemIds && { itemIds });
    if ('kind' in wanted) {
      if (wanted.kind === 'notRefundable') return this.known(ctx, saleId);
      const latest = await this.requests.latest(ctx, saleId);
      // The money of the first of two identical requests may be back before the second is read.
      const stands = latest?.state !== 'REFUSED' && latest?.state !== 'FAILED';
      if (latest && stands && isSameSet(latest.itemIds, itemIds)) return latest;
      throw runtimeProblem('validation', { errors: { itemIds: [itemsToReturnTexts] } });
    }
    const now = this.clock.now();
    const id = newId(now);
    const isInWindow = isInRefundWindow(facts, now);
    const request = {
      ...{ id, orderId: saleId, paymentId: sale.paymentId, customerId: customer.id, reason, isInWindow },
      ...{ itemIds: wanted.itemIds, amount: wanted.amount, producerId: sale.producerId },
      ...{ windowUntil: refundWindowEnd(facts), viewToken: randomBytes(TOKEN_BYTES).toString('base64url') },
      ...{ details: details ?? null, pixKey: sale.method === 'BILLET' ? (pixKey ?? null) : null },
      protocol: id.replaceAll('-', '').slice(-PROTOCOL_LENGTH).toUpperCase(),
      state: isInWindow ? ('APPROVED' as const) : ('WAITING_SELLER' as const),
      createdAt: now,
      dueAt: isInWindow ? new Date(now.getTime() + GRANTED_MS) : null,
    };
    if (await this.write(ctx, customer, sale, request)) {
      if (isInWindow) await this.granting.grant(ctx, request);
    }
    return this.known(ctx, saleId);
  }

  /** Of the page of a request. Null: it was asked before there were such pages. */
  tokenOf(ctx: TenantContext, requestId: string): Promise<string | null> {
    return this.requests.tokenOfId(ctx, requestId);
  }

  /** The token of the page of a request, for who knows its number and the address of the purchase. */
  pageOf(
    ctx: TenantContext,
    { protocol, email }: { readonly protocol: string; readonly email: string },
  ): Promise<string | undefined> {
    const asked = { protocol: protocol.trim().toUpperCase(), email: email.trim().toLowerCase() };
    return this.requests.tokenOf(ctx, asked);
  }

  /** Null: there is no approved payment to give back. */
  private async windowOf(ctx: TenantContext, sale: FoundSale): Promise<RefundWindowFacts | null> {
    if (sale.status !== 'APPROVED' || sale.approvedAt === null) return null;
    const parcels = await this.shipments.of(ctx, sale.id);
    return {
      ...{ approvedAt: sale.approvedAt, guaranteeDays: sale.guaranteeDays },
      isPhysical: sale.items.some(({ tangible }) => tangible),
      shippedAt: parcels.at(-1)?.shippedAt ?? null,
    };
  }

  private async write(
    ctx: TenantContext,
    customer: AskingCustomer,
    sale: FoundSale,
    request: Parameters<RefundRequests['add']>[2],
  ): Promise<boolean> {
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    return this.transactions.run('askRefund', async (tx) => {
      if (!(await this.requests.add(ctx, tx, request))) return false;
      const { protocol, reason, isInWindow } = request;
      this.audit.record(ctx, tx, {
        ...{ action: 'refund.askedByBuyer', subject: 'sales', subjectId: sale.id },
        after: { protocol, reason, isInWindow, itemIds: request.itemIds },
      });
      const { platformId, locale } = ctx;
      await this.mail.add(tx, {
        ...{ platformId, kind: 'refundRequested', to: customer.email, locale },
        values: {
          ...{ name: customer.name, product: sale.productName, protocol },
          link: `${origin}/request-refund/status?token=${request.viewToken}`,
        },
      });
      if (isInWindow) return true;
      await this.mail.add(tx, {
        ...{ platformId, kind: 'refundToDecide', to: sale.sellerEmail, locale: sale.sellerLocale },
        values: {
          ...{ name: sale.sellerName, product: sale.productName, protocol },
          link: `${origin}/platform/refunds/${request.id}`,
        },
      });
      return true;
    });
  }

  /** @throws Problem saleNotRefundable: nobody asked, and there is nothing to give back */
  private async known(ctx: TenantContext, saleId: string): Promise<RefundRequest> {
    const request = await this.requests.latest(ctx, saleId);
    if (!request) throw salesProblem('saleNotRefundable');
    return request;
  }
}

const isSameSet = (some: readonly string[] | null, others: readonly string[] | null | undefined): boolean =>
  some !== null && others != null && some.length === others.length && some.every((id) => others.includes(id));
