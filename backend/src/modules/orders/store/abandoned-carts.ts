import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, Transactions } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { newId } from '../../../runtime/ids/index.js';

export interface AbandonedCart {
  readonly offerId: string;
  readonly name: string | undefined;
  readonly document: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** Cents of the currency. */
  readonly amount: Cents;
  readonly currency: string;
  readonly utmQuery: string | undefined;
}

// An id the browser brings back counts only for the same offer of the same platform; any other starts a new cart, so nobody
// can write into a stranger's. What the buyer emptied again is kept: it was the way to reach them.
const SAVE = `
with known as (
  update abandoned_carts set name = coalesce($5, name), document = coalesce($6, document), email = coalesce($7, email),
    phone = coalesce($8, phone), amount = $9, utm_query = coalesce($11, utm_query), updated_at = $12
  where id = $1 and platform_id = $3 and offer_id = $4
  returning id
), added as (
  insert into abandoned_carts (id, platform_id, offer_id, name, document, email, phone, amount, currency, utm_query, created_at, updated_at)
  select $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12 where not exists (select from known)
  returning id
)
select id, false as added from known union all select id, true from added`;

/** Carts that nobody paid yet. */
@Injectable()
export class AbandonedCarts {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Writes the cart, in one statement, and gives its id: the known one where it is the buyer's, otherwise a new one. What
   * `onAdded` does is written with a new cart, or neither is.
   */
  async save(
    { platformId }: TenantContext,
    cartId: string | undefined,
    cart: AbandonedCart,
    now: Date,
    onAdded: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    const values = [
      ...[cartId ?? null, newId(now), platformId, cart.offerId],
      ...[cart.name, cart.document, cart.email, cart.phone].map((text) => text ?? null),
      ...[cart.amount, cart.currency, cart.utmQuery ?? null, now],
    ];
    const [saved] = await this.transactions.run('saveAbandonedCart', async (tx) => {
      const rows = await statement<{ id: string; added: boolean }>(tx, {
        name: 'saveAbandonedCart',
        text: SAVE,
        values,
      });
      if (rows[0]?.added) await onAdded(tx);
      return rows;
    });
    if (!saved) throw new Error('the abandoned cart was neither updated nor added');
    return saved.id;
  }
}
