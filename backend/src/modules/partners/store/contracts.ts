import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { lockContractsOfProduct } from '../../catalog/index.js';
import type { ContractKind, ContractState } from '../domain/contract-states.js';
import type { ContractTerms, DatedContract } from '../domain/contract-terms.js';

export interface PartnerContract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly productId: string;
  readonly producerId: string;
  readonly partnerId: string;
  readonly state: ContractState;
  /** When an invitation lapses, or the first instant after the last day of the term. */
  readonly endsAt: Date | null;
  readonly createdAt: Date;
}

export interface ContractVersion {
  readonly number: number;
  /** Null: it ends the contract. */
  readonly terms: ContractTerms | null;
  readonly validFrom: Date;
  /** The account of the side that wants it. */
  readonly proposedBy: string;
  readonly proposedAt: Date;
  /** Null: the other side has not accepted it. */
  readonly agreedAt: Date | null;
  readonly canceledAt: Date | null;
}

interface ProductOfContract {
  readonly producerId: string;
  readonly status: string;
  /** When it is no longer sold, as was announced. */
  readonly endsAt: Date | null;
}

const CONTRACT = `id, kind, product_id as "productId", producer_id as "producerId", partner_id as "partnerId", state,
  ends_at as "endsAt", created_at as "createdAt"`;

const PRODUCT = sql<{ platformId: string; productId: string }>(
  'product-of-contract',
  `select producer_id as "producerId", status, ends_at as "endsAt" from products_read
where platform_id = :platformId and id = :productId and status <> 'DELETED'`,
);

const ADD = sql<{
  platformId: string;
  id: string;
  kind: ContractKind;
  productId: string;
  producerId: string;
  partnerId: string;
  state: ContractState;
  endsAt: Date | null;
  now: Date;
}>(
  'add-contract',
  `insert into contracts (platform_id, id, kind, product_id, producer_id, partner_id, state, ends_at, created_at, updated_at)
values (:platformId, :id, :kind, :productId, :producerId, :partnerId, :state, :endsAt, :now, :now)`,
);

const OPEN = sql<{ platformId: string; productId: string; partnerId: string }>(
  'open-contract-of-partner',
  `select ${CONTRACT} from contracts
where platform_id = :platformId and product_id = :productId and partner_id = :partnerId
  and state in ('INVITED', 'REQUESTED', 'ACTIVE', 'BLOCKED')`,
);

const FIND = sql<{ platformId: string; id: string }>(
  'find-contract',
  `select ${CONTRACT} from contracts where platform_id = :platformId and id = :id`,
);

const SET_STATE = sql<{
  platformId: string;
  id: string;
  state: ContractState;
  endsAt: Date | null;
  now: Date;
}>(
  'set-state-of-contract',
  `update contracts set state = :state, ends_at = :endsAt, updated_at = :now where platform_id = :platformId and id = :id`,
);

const VERSION = `number, terms, valid_from as "validFrom", proposed_by as "proposedBy", proposed_at as "proposedAt",
  agreed_at as "agreedAt", canceled_at as "canceledAt"`;

const ADD_VERSION = sql<{
  platformId: string;
  id: string;
  number: number;
  terms: string | null;
  validFrom: Date;
  proposedBy: string;
  now: Date;
  agreedAt: Date | null;
}>(
  'add-version-of-contract',
  `insert into contract_versions (platform_id, contract_id, number, terms, valid_from, proposed_by, proposed_at, agreed_at)
values (:platformId, :id, :number, :terms::jsonb, :validFrom, :proposedBy, :now, :agreedAt)`,
);

const AGREE = sql<{ platformId: string; id: string; number: number; validFrom: Date; now: Date }>(
  'agree-to-version',
  `update contract_versions set agreed_at = :now, valid_from = :validFrom
where platform_id = :platformId and contract_id = :id and number = :number`,
);

const CANCEL = sql<{ platformId: string; id: string; number: number; now: Date }>(
  'cancel-version',
  `update contract_versions set canceled_at = :now where platform_id = :platformId and contract_id = :id and number = :number`,
);

const VERSIONS = sql<{ platformId: string; id: string }>(
  'versions-of-contract',
  `select ${VERSION} from contract_versions where platform_id = :platformId and contract_id = :id order by number`,
);

const AGREED = sql<{ platformId: string; productId: string; kind: ContractKind }>(
  'agreed-contracts-of-product',
  `select id as "contractId", partner_id as "partnerId", number, terms,
  floor(extract(epoch from valid_from) * 1000)::float8 as "fromMs"
from agreed_contracts_read where platform_id = :platformId and product_id = :productId and kind = :kind
order by created_at, id, valid_from, number`,
);

/** The contracts of a platform and their versions. Every statement names the tenant. */
@Injectable()
export class Contracts {
  /** Taken before anything of the product's contracts is read to be changed: the shares of its co-producers are summed under this lock. */
  lock(ctx: TenantContext, tx: EntityManager, productId: string): Promise<void> {
    return lockContractsOfProduct(ctx, tx, productId);
  }

  async productOf(
    { platformId }: TenantContext,
    tx: EntityManager,
    productId: string,
  ): Promise<ProductOfContract | undefined> {
    const [found] = await statement<ProductOfContract>(tx, PRODUCT({ platformId, productId }));
    return found;
  }

  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: Omit<Parameters<typeof ADD>[0], 'platformId'>,
  ): Promise<void> {
    await statement(tx, ADD({ ...row, platformId }));
  }

  async open(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly productId: string; readonly partnerId: string },
  ): Promise<PartnerContract | undefined> {
    const [found] = await statement<PartnerContract>(tx, OPEN({ platformId, ...of }));
    return found;
  }

  async find(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<PartnerContract | undefined> {
    const [found] = await statement<PartnerContract>(tx, FIND({ platformId, id }));
    return found;
  }

  async setState(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: Omit<Parameters<typeof SET_STATE>[0], 'platformId'>,
  ): Promise<void> {
    await statement(tx, SET_STATE({ ...row, platformId }));
  }

  async addVersion(
    { platformId }: TenantContext,
    tx: EntityManager,
    {
      terms,
      ...row
    }: Omit<Parameters<typeof ADD_VERSION>[0], 'platformId' | 'terms'> & {
      readonly terms: ContractTerms | null;
    },
  ): Promise<void> {
    await statement(
      tx,
      ADD_VERSION({ ...row, platformId, terms: terms === null ? null : JSON.stringify(terms) }),
    );
  }

  async agree(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: Omit<Parameters<typeof AGREE>[0], 'platformId'>,
  ): Promise<void> {
    await statement(tx, AGREE({ ...row, platformId }));
  }

  async cancel(
    { platformId }: TenantContext,
    tx: EntityManager,
    row: Omit<Parameters<typeof CANCEL>[0], 'platformId'>,
  ): Promise<void> {
    await statement(tx, CANCEL({ ...row, platformId }));
  }

  versions({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<ContractVersion[]> {
    return statement<ContractVersion>(tx, VERSIONS({ platformId, id }));
  }

  /** What holds or will, of all partners of a product, the earliest version of each first. */
  agreed(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly productId: string; readonly kind: ContractKind },
  ): Promise<DatedContract[]> {
    return statement<DatedContract>(tx, AGREED({ platformId, ...of }));
  }
}
