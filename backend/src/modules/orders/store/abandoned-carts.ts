import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement, Transactions, sql } from '../../../database/index.js';
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
// changed only with its own id. Deleted contact fields are kept: they are needed to reach the buyer.
const UPDATE = sql<{
  cartId: string;
  platformId: string;
  offerId: string;
  name: string | null;
  document: string | null;
  email: string | null;
  phone: string | null;
  amount: Cents;
  utmQuery: string | null;
  now: Date;
}>(
  'update-abandoned-cart',
  `
update abandoned_carts set name = coalesce(:name, name), document = coalesce(:document, document), email = coalesce(:email, email),
  phone = coalesce(:phone, phone), amount = :amount, utm_query = coalesce(:utmQuery, utm_query), updated_at = :now
where id = :cartId and platform_id = :platformId and offer_id = :offerId
returning id`,
);

const ADD = sql<{
  cartId: string;
  platformId: string;
  offerId: string;
  name: string | null;
  document: string | null;
  email: string | null;
  phone: string | null;
  amount: Cents;
  utmQuery: string | null;
  now: Date;
  currency: string;
}>(
  'add-abandoned-cart',
  `
insert into abandoned_carts (id, platform_id, offer_id, name, document, email, phone, amount, utm_query, updated_at, created_at, currency)
values (:cartId, :platformId, :offerId, :name, :document, :email, :phone, :amount, :utmQuery, :now, :now, :currency)`,
);

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
    const { offerId, amount, currency } = cart;
    const { name = null, document = null, email = null, phone = null, utmQuery = null } = cart;
    const values = { platformId, offerId, name, document, email, phone, amount, utmQuery, now };
    return this.transactions.run('saveAbandonedCart', async (tx) => {
      const known = cartId === undefined ? [] : await statement(tx, UPDATE({ cartId, ...values }));
      if (cartId !== undefined && known.length > 0) return cartId;
      const id = newId(now);
      await statement(tx, ADD({ cartId: id, ...values, currency }));
      await onAdded(tx);
      return id;
    });
  }
}
