import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { ContractKind } from '../domain/contract-states.js';
import type { ContractVersion, PartnerContract } from './contracts.js';

/** A contract as it is listed, with the names of what it is about. */
export interface ListedContract extends PartnerContract {
  readonly productName: string;
  readonly producerName: string;
  readonly partnerName: string;
  readonly versions: readonly ContractVersion[];
}

const PARTNER = sql<{ platformId: string; email: string }>(
  'partner-by-email',
  `select id from users_read
where platform_id = :platformId and lower(email) = lower(:email) and role = 'PRODUCER' and status = 'ACTIVE'`,
);

const OWN_PRODUCT = sql<{ platformId: string; accountId: string; productId: string }>(
  'own-product-of-contract',
  `select 1 from products_read
where platform_id = :platformId and id = :productId and producer_id = :accountId and status <> 'DELETED'`,
);

const LISTED = `
select c.id, c.kind, c.product_id as "productId", c.producer_id as "producerId", c.partner_id as "partnerId", c.state,
  c.ends_at as "endsAt", c.created_at as "createdAt", p.name as "productName", o.name as "producerName", a.name as "partnerName",
  (select coalesce(json_agg(json_build_object('number', v.number, 'terms', v.terms, 'validFrom', v.valid_from,
     'proposedBy', v.proposed_by, 'proposedAt', v.proposed_at, 'agreedAt', v.agreed_at, 'canceledAt', v.canceled_at)
     order by v.number), '[]') from contract_versions v where v.platform_id = c.platform_id and v.contract_id = c.id) as versions
from contracts c
join products_read p on p.platform_id = c.platform_id and p.id = c.product_id
join users_read o on o.platform_id = c.platform_id and o.id = c.producer_id
join users_read a on a.platform_id = c.platform_id and a.id = c.partner_id
where c.platform_id = :platformId and (c.producer_id = :accountId or c.partner_id = :accountId)`;

const OF_ACCOUNT = sql<{ platformId: string; accountId: string; kind: ContractKind }>(
  'contracts-of-account',
  `${LISTED} and c.kind = :kind order by c.created_at desc, c.id desc limit 200`,
);
const ONE_OF_ACCOUNT = sql<{ platformId: string; accountId: string; id: string }>(
  'contract-of-account',
  `${LISTED} and c.id = :id`,
);

type WrittenVersion = Readonly<
  Record<'validFrom' | 'proposedAt', string> & Record<'agreedAt' | 'canceledAt', string | null>
> &
  Pick<ContractVersion, 'number' | 'terms' | 'proposedBy'>;
type ListedRow = Omit<ListedContract, 'versions'> & { readonly versions: readonly WrittenVersion[] };

/** The contracts of an account as it reads them. */
@Injectable()
export class ListedContracts {
  constructor(private readonly reads: Reads) {}

  /** An active seller. */
  async sellerOf({ platformId }: TenantContext, email: string): Promise<string | undefined> {
    const [found] = await this.reads.primary<{ id: string }>(PARTNER({ platformId, email }));
    return found?.id;
  }

  async ownsProduct({ platformId }: TenantContext, accountId: string, productId: string): Promise<boolean> {
    return (await this.reads.primary(OWN_PRODUCT({ platformId, accountId, productId }))).length > 0;
  }

  /** Those in which an account is one of the sides, the latest 200 first. */
  async listed(
    { platformId }: TenantContext,
    accountId: string,
    kind: ContractKind,
  ): Promise<ListedContract[]> {
    const rows = await this.reads.primary<ListedRow>(OF_ACCOUNT({ platformId, accountId, kind }));
    return rows.map(listed);
  }

  async show(
    { platformId }: TenantContext,
    accountId: string,
    id: string,
  ): Promise<ListedContract | undefined> {
    const [row] = await this.reads.primary<ListedRow>(ONE_OF_ACCOUNT({ platformId, accountId, id }));
    return row && listed(row);
  }
}

const day = (at: string | null): Date | null => (at === null ? null : new Date(at));

const listed = ({ versions, ...contract }: ListedRow): ListedContract => ({
  ...contract,
  versions: versions.map(({ validFrom, proposedAt, agreedAt, canceledAt, ...version }) => ({
    ...version,
    ...{ validFrom: new Date(validFrom), proposedAt: new Date(proposedAt) },
    ...{ agreedAt: day(agreedAt), canceledAt: day(canceledAt) },
  })),
});
