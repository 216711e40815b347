import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Orders } from '../../orders/index.js';
import { lockSale, recordLocked } from './record-sale.js';

const PAID = sql<{ platformId: string; orderId: string }>(
  'buyer-of-paid-order',
  `select lower(o.buyer_email) as email from orders_read o
where o.platform_id = :platformId and o.id = :orderId and exists (
  select 1 from payments_read p where p.platform_id = o.platform_id and p.order_id = o.id and p.status = 'APPROVED')`,
);

/** Gives a sale the address that its buyer meant: whoever reads its mails has the purchase. */
@Injectable()
export class CorrectBuyer {
  constructor(private readonly orders: Orders) {}

  /** Locks a sale, and answers the address that its buyer has. Undefined: no payment of it is approved, or not any more. */
  async lockPaid(
    { platformId }: TenantContext,
    tx: EntityManager,
    saleId: string,
  ): Promise<string | undefined> {
    const order = { platformId, orderId: saleId };
    await lockSale(tx, order);
    const [paid] = await statement<{ email: string }>(tx, PAID(order));
    return paid?.email;
  }

  /** Of a locked sale, inside the caller's transaction, which records who did it. False: it was this address already. */
  async email(
    ctx: TenantContext,
    tx: EntityManager,
    { saleId, email }: { readonly saleId: string; readonly email: string },
  ): Promise<boolean> {
    const order = { platformId: ctx.platformId, orderId: saleId };
    if (!(await this.orders.correctEmail(ctx, tx, { orderId: saleId, email }))) return false;
    await recordLocked(tx, order);
    return true;
  }
}
