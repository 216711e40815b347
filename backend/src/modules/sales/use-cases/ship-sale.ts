import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { FollowTracking } from '../../ledger/index.js';
import { CustomerAccounts } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { itemTexts, salesProblem } from '../sales-problems.js';
import { FoundSales, type FoundSale } from '../store/found-sales.js';
import { Shipments } from '../store/shipments.js';

export interface NewShipment {
  readonly carrier: string;
  readonly trackingCode: string;
  readonly trackingUrl?: string | undefined;
  /** Undefined: every physical item of the sale. */
  readonly itemIds?: readonly string[] | undefined;
}

/** A seller sends what was bought and gives the tracking code; the buyer is told by mail. */
@Injectable()
export class ShipSale {
  constructor(
    private readonly sales: FoundSales,
    private readonly shipments: Shipments,
    private readonly tracking: FollowTracking,
    private readonly accounts: CustomerAccounts,
    private readonly hosts: Hosts,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A second request with the same code changes nothing and sends nothing.
   * @throws Problem notFound: no sale of this seller; notShippable (409); validation (422): items of something else
   */
  async ship(ctx: TenantContext, session: Session, saleId: string, parcel: NewShipment): Promise<void> {
    const sale = await this.sales.find(ctx, saleId, session.accountId);
    const physical = sale.items.filter(({ tangible }) => tangible).map(({ id }) => id);
    if (sale.status !== 'APPROVED' || physical.length === 0) throw salesProblem('notShippable');
    const itemIds = parcel.itemIds?.length ? [...new Set(parcel.itemIds)] : physical;
    if (itemIds.some((id) => !physical.includes(id)))
      throw runtimeProblem('validation', { errors: { itemIds: [itemTexts] } });
    const buyer = { email: sale.buyerEmail, name: sale.buyerName };
    const account = await this.accounts.ofBuyer(ctx, buyer);
    const origin = await this.hosts.originOfPlatform(ctx.platformId);
    await this.transactions.run('shipSale', async (tx) => {
      const now = this.clock.now();
      const { carrier, trackingCode, trackingUrl = null } = parcel;
      const row = { id: newId(now), orderId: saleId, itemIds, carrier, trackingCode, trackingUrl, now };
      if (!(await this.shipments.add(ctx, tx, { ...row, by: session.person.id }))) return;
      await this.tracking.begin(ctx, tx, saleId, now);
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.shipped', subject: 'sales', subjectId: saleId },
        after: { carrier, trackingCode },
      });
      if (!account || account.isBlocked || origin === undefined) return;
      const page = `/my-purchases/${saleId}`;
      const { link, days } = await this.accounts.purchaseLink(ctx, tx, {
        ...{ personId: account.id, origin, page },
      });
      await this.mail.add(tx, {
        ...{ platformId: ctx.platformId, kind: 'orderShipped', to: account.email },
        locale: sale.locale ?? ctx.locale,
        values: { name: account.name, product: productOf(sale, itemIds), carrier, trackingCode, link, days },
      });
    });
  }

  /** Takes a wrong code away. @throws Problem notFound: no sale of this seller, or no such parcel */
  async remove(ctx: TenantContext, session: Session, saleId: string, id: string): Promise<void> {
    await this.sales.find(ctx, saleId, session.accountId);
    await this.transactions.run('removeShipment', async (tx) => {
      const now = this.clock.now();
      const trackingCode = await this.shipments.remove(ctx, tx, { orderId: saleId, id, now });
      if (trackingCode === undefined) throw runtimeProblem('notFound');
      if (!(await this.shipments.isSent(ctx, tx, saleId))) await this.tracking.stop(ctx, tx, saleId);
      this.audit.record(ctx, tx, {
        ...{ action: 'sale.shipmentRemoved', subject: 'sales', subjectId: saleId, before: { trackingCode } },
      });
    });
  }
}

const productOf = ({ items }: FoundSale, itemIds: readonly string[]): string =>
  items
    .filter(({ id }) => itemIds.includes(id))
    .map(({ title }) => title)
    .join(', ');
