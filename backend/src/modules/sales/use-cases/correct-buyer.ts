import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Orders } from '../../orders/index.js';
import { lockSale, recordLocked } from './record-sale.js';

/** Gives a sale the address that its buyer meant: whoever reads its mails has the purchase. */
@Injectable()
export class CorrectBuyer {
  constructor(private readonly orders: Orders) {}

  /** Inside the caller's transaction, which records who did it. False: it was this address already. */
  async email(
    ctx: TenantContext,
    tx: EntityManager,
    { saleId, email }: { readonly saleId: string; readonly email: string },
  ): Promise<boolean> {
    const order = { platformId: ctx.platformId, orderId: saleId };
    await lockSale(tx, order);
    if (!(await this.orders.correctEmail(ctx, tx, { orderId: saleId, email }))) return false;
    await recordLocked(tx, order);
    return true;
  }
}
