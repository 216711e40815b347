import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A seller who promotes a product, with what a mail to them needs. */
export interface Affiliate {
  readonly contractId: string;
  /** Of the version of the contract that comes next. */
  readonly nextNumber: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
}

// One version of a contract has seven parameters, and a statement 65,535 at most.
const MOST_AT_ONCE = 2_000;

const AFFILIATES = sql<{ platformId: string; productId: string; now: Date }>(
  'affiliates-of-product',
  `select c.id as "contractId", u.name, u.email, u.locale,
  (select coalesce(max(v.number), 0) + 1 from contract_versions v
    where v.platform_id = c.platform_id and v.contract_id = c.id)::int as "nextNumber"
from contracts c
join users_read u on u.platform_id = c.platform_id and u.id = c.partner_id
where c.platform_id = :platformId and c.product_id = :productId and c.kind = 'AFFILIATION' and c.state = 'ACTIVE'
  and (c.ends_at is null or c.ends_at > :now)
order by c.created_at, c.id`,
);

const NAME = sql<{ platformId: string; id: string }>(
  'name-of-producer',
  'select name from users_read where platform_id = :platformId and id = :id',
);

const SET_END = sql<{ platformId: string; ids: readonly string[]; endsAt: Date | null; now: Date }>(
  'set-end-of-affiliations',
  `update contracts set ends_at = :endsAt, updated_at = :now where platform_id = :platformId and id = any(:ids::uuid[])`,
);

const CANCEL_ENDS = sql<{ platformId: string; ids: readonly string[]; now: Date }>(
  'cancel-ends-of-affiliations',
  `update contract_versions set canceled_at = :now
where platform_id = :platformId and contract_id = any(:ids::uuid[]) and terms is null and canceled_at is null and valid_from > :now`,
);

const EXPIRE = sql<{ platformId: string; productId: string; now: Date }>(
  'expire-affiliations-of-product',
  `update contracts set state = 'EXPIRED', updated_at = :now
where platform_id = :platformId and product_id = :productId and kind = 'AFFILIATION' and state = 'ACTIVE' and ends_at <= :now`,
);

/** Who promotes a product. The caller has locked its contracts. */
@Injectable()
export class Affiliates {
  of({ platformId }: TenantContext, tx: EntityManager, productId: string, now: Date): Promise<Affiliate[]> {
    return statement<Affiliate>(tx, AFFILIATES({ platformId, productId, now }));
  }

  async nameOf({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<string> {
    const [found] = await statement<{ name: string }>(tx, NAME({ platformId, id }));
    return found?.name ?? '';
  }

  /** Each of these affiliations ends at an instant, by a version without terms. */
  async endAll(
    { platformId }: TenantContext,
    tx: EntityManager,
    affiliates: readonly Affiliate[],
    { endsAt, by, now }: { readonly endsAt: Date; readonly by: string; readonly now: Date },
  ): Promise<void> {
    for (let at = 0; at < affiliates.length; at += MOST_AT_ONCE)
      await statement(
        tx,
        insertRows({
          ...{ name: 'end-affiliations', into: 'contract_versions' },
          columns: [
            ...['platform_id', 'contract_id', 'number', 'valid_from', 'proposed_by', 'proposed_at'],
            'agreed_at',
          ],
          rows: affiliates
            .slice(at, at + MOST_AT_ONCE)
            .map(({ contractId, nextNumber }) => [platformId, contractId, nextNumber, endsAt, by, now, now]),
        }),
      );
    const ids = affiliates.map(({ contractId }) => contractId);
    await statement(tx, SET_END({ platformId, ids, endsAt, now }));
  }

  /** Those that have ended. The version of the contract ended what they earn; this is what lists show. */
  async expire(
    { platformId }: TenantContext,
    tx: EntityManager,
    productId: string,
    now: Date,
  ): Promise<void> {
    await statement(tx, EXPIRE({ platformId, productId, now }));
  }

  /** They go on. */
  async goOn(
    { platformId }: TenantContext,
    tx: EntityManager,
    affiliates: readonly Affiliate[],
    now: Date,
  ): Promise<void> {
    const ids = affiliates.map(({ contractId }) => contractId);
    await statement(tx, CANCEL_ENDS({ platformId, ids, now }));
    await statement(tx, SET_END({ platformId, ids, endsAt: null, now }));
  }
}
