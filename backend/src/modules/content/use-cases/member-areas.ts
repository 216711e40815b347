import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  insertRows,
  sql,
  statement,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { contentProblem } from '../content-problems.js';
import { MemberArea } from '../store/member-area.entity.js';

const MOST_AREAS = 100;

export interface AreaFacts {
  readonly title: string;
  readonly description: string;
  readonly hasCertificate: boolean;
  readonly isPublished: boolean;
}

export interface ListedArea {
  readonly id: string;
  readonly title: string;
  readonly status: 'DRAFT' | 'PUBLISHED';
  readonly lessons: number;
  readonly products: number;
}

/** A product of the seller, and whether it opens the area. */
export interface ProductOfArea {
  readonly id: string;
  readonly name: string;
  readonly opens: boolean;
}

const LIST = sql<{ platformId: string; producerId: string; most: number }>(
  'member-areas-of-producer',
  `select a.id, a.title, a.status,
  (select count(*)::int from lessons l where l.platform_id = a.platform_id and l.area_id = a.id) as lessons,
  (select count(*)::int from area_products p where p.platform_id = a.platform_id and p.area_id = a.id) as products
from member_areas a where a.platform_id = :platformId and a.producer_id = :producerId
order by a.created_at desc, a.id limit :most`,
);

const PRODUCTS = sql<{ platformId: string; producerId: string; areaId: string }>(
  'products-of-area',
  `select p.id, p.name, exists (
    select from area_products a where a.platform_id = p.platform_id and a.product_id = p.id and a.area_id = :areaId) as opens
from products_read p
where p.platform_id = :platformId and p.producer_id = :producerId and p.status <> 'DELETED' and p.type = 'DIGITAL'
order by p.name, p.id limit 500`,
);

const CLEAR = sql<{ platformId: string; areaId: string }>(
  'clear-products-of-area',
  'delete from area_products where platform_id = :platformId and area_id = :areaId',
);

/** The members areas of a seller. An area of another seller is not found. */
@Injectable()
export class MemberAreas {
  constructor(
    @InjectTenantRepository(MemberArea) private readonly areas: TenantRepository<MemberArea>,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  list({ platformId }: TenantContext, { accountId }: Session): Promise<ListedArea[]> {
    return this.reads.primary<ListedArea>(LIST({ platformId, producerId: accountId, most: MOST_AREAS }));
  }

  /** Creates a draft. @throws Problem tooManyAreas (422) */
  async create(ctx: TenantContext, session: Session, title: string): Promise<string> {
    if ((await this.list(ctx, session)).length >= MOST_AREAS) throw contentProblem('tooManyAreas');
    const createdAt = this.clock.now();
    const id = newId(createdAt);
    await this.transactions.run('createMemberArea', (tx) =>
      this.areas.insert(ctx, tx, {
        ...{ id, producerId: session.accountId, title, description: '', status: 'DRAFT' as const },
        ...{ hasCertificate: true, createdAt },
      }),
    );
    return id;
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, { accountId }: Session, areaId: string): Promise<MemberArea> {
    const found = await this.transactions.run('showMemberArea', (tx) =>
      this.areas.find(ctx, tx, { id: areaId, producerId: accountId }),
    );
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  /** The digital products of the seller. */
  products({ platformId }: TenantContext, { accountId }: Session, areaId: string): Promise<ProductOfArea[]> {
    return this.reads.primary<ProductOfArea>(PRODUCTS({ platformId, producerId: accountId, areaId }));
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async edit(
    ctx: TenantContext,
    session: Session,
    areaId: string,
    { isPublished, version, ...facts }: AreaFacts & { readonly version: number },
  ): Promise<void> {
    await this.transactions.run('editMemberArea', async (tx) => {
      await this.lock(ctx, tx, session, areaId);
      const status = isPublished ? ('PUBLISHED' as const) : ('DRAFT' as const);
      await this.areas.save(ctx, tx, areaId, { ...facts, status }, version);
      announceCatalogChange(tx, ctx.platformId);
    });
  }

  /** Replaces the products that open the area. @throws Problem notFound */
  async setProducts(
    ctx: TenantContext,
    session: Session,
    areaId: string,
    productIds: readonly string[],
  ): Promise<void> {
    const { platformId } = ctx;
    await this.transactions.run('setProductsOfArea', async (tx) => {
      await this.lock(ctx, tx, session, areaId);
      const of = { platformId, areaId };
      const own = await statement<ProductOfArea>(tx, PRODUCTS({ ...of, producerId: session.accountId }));
      const wanted = [...new Set(productIds)];
      if (wanted.some((id) => !own.some((product) => product.id === id))) throw runtimeProblem('notFound');
      await statement(tx, CLEAR(of));
      const rows = wanted.map((productId) => [platformId, areaId, productId]);
      const columns = ['platform_id', 'area_id', 'product_id'];
      if (rows.length > 0)
        await statement(
          tx,
          insertRows({ name: 'add-products-of-area', into: 'area_products', columns, rows }),
        );
      this.audit.record(ctx, tx, {
        ...{ action: 'areaProducts.changed', subject: 'member_areas', subjectId: areaId },
        before: { products: own.flatMap(({ id, opens }) => (opens ? [id] : [])).join(' ') },
        after: { products: wanted.join(' ') },
      });
      announceCatalogChange(tx, platformId);
    });
  }

  /** Changes of an area are made one after the other. @throws Problem notFound */
  async lock(
    ctx: TenantContext,
    tx: EntityManager,
    { accountId }: Session,
    areaId: string,
  ): Promise<MemberArea> {
    const area = await this.areas.lock(ctx, tx, areaId);
    if (area?.producerId !== accountId) throw runtimeProblem('notFound');
    return area;
  }
}
