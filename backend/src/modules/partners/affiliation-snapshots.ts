import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Reads, notifyAfterCommit, sql } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import type { DatedContract } from './domain/contract-terms.js';

const MOST_AFFILIATIONS = 20_000;
const AFFILIATIONS_CHANGED = 'affiliations_changed';

/** What a sale needs to know of who brought its buyer. */
export interface AffiliationSnapshot {
  readonly platformId: string;
  readonly email: string;
  /** CPF or CNPJ without punctuation. */
  readonly document: string | null;
  /** All versions that were agreed, the earliest first. */
  readonly versions: readonly DatedContract[];
}

const SNAPSHOT = sql<{ platformId: string; productId: string; partnerId: string }>(
  'affiliation-snapshot',
  `
select json_build_object('platformId', u.platform_id, 'email', lower(u.email), 'document', u.document, 'versions', coalesce((
  select json_agg(json_build_object('contractId', c.id, 'partnerId', c.partner_id, 'number', c.number, 'terms', c.terms,
    'fromMs', floor(extract(epoch from c.valid_from) * 1000)) order by c.created_at, c.id, c.valid_from, c.number)
  from agreed_contracts_read c
  where c.platform_id = u.platform_id and c.kind = 'AFFILIATION' and c.product_id = :productId and c.partner_id = u.id), '[]')
) as snapshot
from users_read u
where u.platform_id = :platformId and u.id = :partnerId and u.role = 'PRODUCER' and u.status = 'ACTIVE'`,
);

/** Of somebody who promotes nothing: kept too, so that a wrong address costs one statement and not one for each purchase. */
const NOBODY = { email: '', document: null, versions: [] };

/**
 * Who promotes a product, as purchases see it, cached until an affiliation of the platform changes. A product may have any number of
 * affiliates, so they are not part of the cached offer. A blocked account earns nothing within a minute.
 */
@Injectable()
export class AffiliationSnapshots {
  private readonly kept: NotifyInvalidatedCache<AffiliationSnapshot>;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    this.kept = new NotifyInvalidatedCache<AffiliationSnapshot>(channel, {
      channel: AFFILIATIONS_CHANGED,
      most: MOST_AFFILIATIONS,
      concerns: ({ platformId }, changed) => platformId === changed,
    });
  }

  /** No statement when warm, and none for what is no id of an account. */
  async get(
    { platformId }: TenantContext,
    productId: string,
    affiliateId: string,
  ): Promise<AffiliationSnapshot | undefined> {
    if (!isUUID(affiliateId)) return undefined;
    const partnerId = affiliateId.toLowerCase();
    return this.kept.get(`${platformId} ${productId} ${partnerId}`, async () => {
      const [row] = await this.reads.primary<{ snapshot: AffiliationSnapshot }>(
        SNAPSHOT({ platformId, productId, partnerId }),
      );
      return row?.snapshot ?? { platformId, ...NOBODY };
    });
  }
}

/** Empties the caches of a platform, or of all, in every process once the transaction has committed. */
export function announceAffiliationChange(tx: EntityManager, platformId = ''): void {
  notifyAfterCommit(tx, AFFILIATIONS_CHANGED, platformId);
}
