import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

type Names = { platformId: string; names: string[] };
type Ids = { platformId: string; ids: string[] };

interface Named {
  readonly id: string;
  readonly name: string;
}

const SELLERS = {
  byName: sql<Names>(
    'sellers-of-routes-by-email',
    `select id, email as name from users_read where platform_id = :platformId and role = 'PRODUCER' and email = any(:names)`,
  ),
  byId: sql<Ids>(
    'sellers-of-routes-by-id',
    'select id, email as name from users_read where platform_id = :platformId and id = any(:ids)',
  ),
};

const PRODUCTS = {
  byName: sql<Names>(
    'products-of-routes-by-code',
    'select id, code as name from products_read where platform_id = :platformId and code = any(:names)',
  ),
  byId: sql<Ids>(
    'products-of-routes-by-id',
    'select id, code as name from products_read where platform_id = :platformId and id = any(:ids)',
  ),
};

const KINDS = { sellers: SELLERS, products: PRODUCTS };
type Kind = keyof typeof KINDS;

/** Lines name sellers by their e-mail address and products by the code that lists show, and store their ids. */
@Injectable()
export class NamedInRoutes {
  constructor(private readonly reads: Reads) {}

  /** The ids by name. What is not of the platform is left out; a code that two products share names both. */
  async idsOf(
    { platformId }: TenantContext,
    kind: Kind,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    if (names.length === 0) return new Map();
    const found = await this.reads.primary<Named>(KINDS[kind].byName({ platformId, names: [...names] }));
    const idsOf = (name: string) => found.filter((one) => one.name === name).map(({ id }) => id);
    return new Map(found.map(({ name }) => [name, idsOf(name)]));
  }

  /** The names by id. */
  async namesOf(
    { platformId }: TenantContext,
    kind: Kind,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.reads.primary<Named>(KINDS[kind].byId({ platformId, ids: [...ids] }));
    return new Map(found.map(({ id, name }) => [id, name]));
  }
}
