import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A purchase as the list of a customer shows it. Amounts are cents of `currency`. */
export interface ListedPurchase {
  readonly id: string;
  readonly code: string;
  readonly productName: string;
  readonly imageUrl: string | null;
  /** The number of further items. */
  readonly bumps: number;
  readonly kind: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly seller: string;
  readonly status: string;
  readonly method: string | null;
  readonly installments: number;
  readonly currency: string;
  readonly gross: number;
  readonly paymentId: string | null;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly returnedAt: Date | null;
  /** The days in which the buyer may have the money back. */
  readonly guaranteeDays: number | null;
}

const COLUMNS = `s.id, s.code, s.product_name as "productName", p.image_url as "imageUrl", s.bumps, s.kind,
  coalesce(p.seller_name, u.name) as seller, s.status, s.method, s.installments, s.currency, s.gross, s.payment_id as "paymentId",
  s.created_at as "createdAt", s.approved_at as "approvedAt", s.returned_at as "returnedAt", p.guarantee_days as "guaranteeDays"`;

const FROM = `from sales_read s
join products_read p on p.platform_id = s.platform_id and p.id = s.product_id
join users_read u on u.platform_id = s.platform_id and u.id = s.producer_id`;

const LIST = sql<{ platformId: string; email: string; before: string; most: number }>(
  'purchases-of-customer',
  `select ${COLUMNS} ${FROM}
where s.platform_id = :platformId and s.buyer_email = :email and s.id < :before order by s.id desc limit :most`,
);

const FIND = sql<{ platformId: string; email: string; id: string }>(
  'purchase-of-customer',
  `select ${COLUMNS} ${FROM} where s.platform_id = :platformId and s.buyer_email = :email and s.id = :id`,
);

const BUYER_NAME = sql<{ platformId: string; email: string }>(
  'name-of-buyer',
  `select buyer_name as name from sales_read where platform_id = :platformId and buyer_email = :email order by id desc limit 1`,
);

/** After the last of all ids. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Row = Omit<ListedPurchase, 'gross'> & { readonly gross: string };

/** The purchases of a customer: those of orders with the e-mail address of the account, on one platform. */
@Injectable()
export class Purchases {
  constructor(private readonly reads: Reads) {}

  /** The latest first. @param before the id of a purchase; null: from the latest on */
  async list(
    { platformId }: TenantContext,
    {
      email,
      before,
      most,
    }: { readonly email: string; readonly before: string | null; readonly most: number },
  ): Promise<ListedPurchase[]> {
    const rows = await this.reads.prepared<Row>(LIST({ platformId, email, before: before ?? LAST_ID, most }));
    return rows.map(withNumbers);
  }

  async find(
    { platformId }: TenantContext,
    { email, id }: { readonly email: string; readonly id: string },
  ): Promise<ListedPurchase | undefined> {
    const [row] = await this.reads.prepared<Row>(FIND({ platformId, email, id }));
    return row && withNumbers(row);
  }

  /** The name under which an address bought last. Undefined: it bought nothing on this platform. */
  async buyerName({ platformId }: TenantContext, email: string): Promise<string | undefined> {
    const [row] = await this.reads.prepared<{ name: string }>(BUYER_NAME({ platformId, email }));
    return row?.name;
  }
}

const withNumbers = (row: Row): ListedPurchase => ({ ...row, gross: Number(row.gross) });
