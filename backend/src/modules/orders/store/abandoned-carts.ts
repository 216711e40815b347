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

// An id that the browser sends counts only for the same offer of the same platform; any other starts a new cart, so a cart can be
// changed only with its own id. What the buyer deleted again is kept: it was the way to reach them.
const UPDATE = `
update abandoned_carts set name = coalesce($4, name), document = coalesce($5, document), email = coalesce($6, email),
  phone = coalesce($7, phone), amount = $8, utm_query = coalesce($9, utm_query), updated_at = $10
where id = $1 and platform_id = $2 and offer_id = $3
returning id`;

const ADD = `
insert into abandoned_carts (id, platform_id, offer_id, name, document, email, phone, amount, utm_query, updated_at, created_at, currency)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`;

/** Carts whose order is not paid yet. */
@Injectable()
export class AbandonedCarts {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Writes the cart and returns its id: the known one where it is this offer's, otherwise a new one. `onAdded` runs in the transaction
   * that adds a cart.
   */
  async save(
    { platformId }: TenantContext,
    cartId: string | undefined,
    cart: AbandonedCart,
    now: Date,
    onAdded: (tx: EntityManager) => Promise<void>,
  ): Promise<string> {
    const { name, document, email, phone, utmQuery } = cart;
    const values = [
      ...[platformId, cart.offerId],
      ...[name, document, email, phone].map((text) => text ?? null),
      ...[cart.amount, utmQuery ?? null, now],
    ];
    return this.transactions.run('saveAbandonedCart', async (tx) => {
      const known =
        cartId === undefined
          ? []
          : await statement(tx, { name: 'update-abandoned-cart', text: UPDATE, values: [cartId, ...values] });
      if (cartId !== undefined && known.length > 0) return cartId;
      const id = newId(now);
      await statement(tx, { name: 'add-abandoned-cart', text: ADD, values: [id, ...values, cart.currency] });
      await onAdded(tx);
      return id;
    });
  }
}
