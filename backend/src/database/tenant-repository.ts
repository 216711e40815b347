import { In } from 'typeorm';
import type {
  DeepPartial,
  EntityManager,
  FindOptionsOrder,
  FindOptionsSelect,
  FindOptionsWhere,
  ObjectLiteral,
  QueryDeepPartialEntity,
  Repository,
} from 'typeorm';
import { runtimeProblem } from '../runtime/errors/runtime-problems.js';
import type { ScopedContext, TenantContext } from '../runtime/context/index.js';
import type { EditedEntity } from './edited-entity.js';

/** A row that people edit: it has an id, and the tenant it belongs to (`platformId`; of a platform, its own id). */
export type EditedRow = EditedEntity & ObjectLiteral & { readonly id: string };

/** The change of a row, for an audit log. `before` is null for a new row, `after` for a deleted one. */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: Readonly<ObjectLiteral> | null;
  readonly after: Readonly<ObjectLiteral> | null;
}

/** Called in the transaction of each change. When it throws, the change is not written. */
export type OnRowChange = (ctx: TenantContext, tx: EntityManager, change: RowChange) => Promise<void>;

/** The name of whoever changed a row, for the reader of the context; null where it is not told. */
export type NameOfEditor = (
  ctx: TenantContext,
  tx: EntityManager,
  recorded: string,
) => Promise<string | null>;

interface ListOptions<T> {
  readonly where?: FindOptionsWhere<T>;
  readonly order?: FindOptionsOrder<T>;
  readonly select?: FindOptionsSelect<T>;
  /** At most so many rows. */
  readonly take?: number;
}

/** The columns that only the repository writes. */
type Kept = 'id' | 'platformId' | keyof EditedEntity;

interface Options {
  /** The time of our clock. */
  readonly now: () => Date;
  readonly onChange?: OnRowChange | undefined;
  readonly nameOf?: NameOfEditor | undefined;
}

/**
 * Reads and writes the rows of one table that people edit. Every statement carries the tenant of the context: the id of another
 * tenant's row finds nothing. What is edited often by machines, and every step of a sale, is named SQL instead (`sql`).
 */
export class TenantRepository<T extends EditedRow> {
  constructor(
    private readonly repository: Repository<T>,
    private readonly options: Options,
  ) {}

  /** The property that holds the tenant. Read when needed: the API is described without a database. */
  private get tenant(): 'platformId' | 'id' {
    const { columns } = this.repository.metadata;
    return columns.some(({ propertyName }) => propertyName === 'platformId') ? 'platformId' : 'id';
  }

  /** The one row that fits, or undefined. Columns that are not selected by default must be named in `select`. */
  async find(
    ctx: ScopedContext,
    tx: EntityManager,
    where: FindOptionsWhere<T>,
    select?: FindOptionsSelect<T>,
  ): Promise<T | undefined> {
    const found = await this.of(tx).findOne({ where: this.bounded(ctx, where), ...(select && { select }) });
    return found ?? undefined;
  }

  /** The rows that fit. In a context of the installation, those of all tenants. */
  list(ctx: ScopedContext, tx: EntityManager, { where, ...options }: ListOptions<T> = {}): Promise<T[]> {
    return this.of(tx).find({ ...options, where: this.bounded(ctx, where) });
  }

  /** The same as {@link find}, and locked until the transaction ends. */
  async lock(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    select?: FindOptionsSelect<T>,
  ): Promise<T | undefined> {
    const found = await this.of(tx).findOne({
      where: this.bounded(ctx, { id } as FindOptionsWhere<T>),
      lock: { mode: 'pessimistic_write' },
      ...(select && { select }),
    });
    return found ?? undefined;
  }

  /** Adds a row of the context's tenant. */
  async insert(
    ctx: TenantContext,
    tx: EntityManager,
    row: Omit<T, Kept> & { readonly id: string },
  ): Promise<void> {
    const written = { ...row, ...this.edited(ctx, 1), [this.tenant]: ctx.platformId } as unknown as T;
    await this.of(tx).insert(written as QueryDeepPartialEntity<T>);
    await this.report(ctx, tx, { id: row.id, before: null, after: { ...written } });
  }

  /**
   * Changes a row. Undefined: this tenant has none of this id.
   * @param version the one the edit was made on; left out, the present one
   * @throws Problem changedMeanwhile (409), which names who changed it; nothing was written
   */
  async save(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    change: DeepPartial<Omit<T, Kept>>,
    version?: number,
  ): Promise<T | undefined> {
    const before = await this.lockVersion(ctx, tx, id, version);
    if (!before) return undefined;
    const written = { ...change, ...this.edited(ctx, before.version + 1) };
    await this.of(tx).update(this.key(ctx, id), written as unknown as QueryDeepPartialEntity<T>);
    await this.report(ctx, tx, { id, before: { ...before }, after: { ...before, ...written } });
    return this.find(ctx, tx, { id } as FindOptionsWhere<T>);
  }

  /**
   * Deletes a row. False: this tenant has none of this id.
   * @param version see {@link save}
   * @throws Problem changedMeanwhile (409); nothing was deleted
   */
  async delete(ctx: TenantContext, tx: EntityManager, id: string, version?: number): Promise<boolean> {
    const before = await this.lockVersion(ctx, tx, id, version);
    if (!before) return false;
    await this.of(tx).delete(this.key(ctx, id));
    await this.report(ctx, tx, { id, before: { ...before }, after: null });
    return true;
  }

  private of(tx: EntityManager): Repository<T> {
    return tx.withRepository(this.repository);
  }

  private key(ctx: TenantContext, id: string): FindOptionsWhere<T> {
    return this.bounded(ctx, { id } as FindOptionsWhere<T>);
  }

  /** The tenant of the context replaces whatever the condition says of it. */
  private bounded(
    { platformId }: ScopedContext,
    where: FindOptionsWhere<T> = {} as FindOptionsWhere<T>,
  ): FindOptionsWhere<T> {
    if (platformId === null) return where;
    const id: unknown = where.id;
    if (this.tenant === 'id' && id !== undefined && id !== platformId) return { ...where, id: In([]) };
    return { ...where, [this.tenant]: platformId };
  }

  private edited(ctx: TenantContext, version: number): EditedEntity {
    return { version, updatedBy: ctx.recordedActor, updatedAt: this.options.now() };
  }

  /**
   * The row, locked, in the version that the edit was made on. Undefined: this tenant has none of this id.
   * @param version see {@link save}
   * @throws Problem changedMeanwhile (409)
   */
  async lockVersion(
    ctx: TenantContext,
    tx: EntityManager,
    id: string,
    version: number | undefined,
  ): Promise<T | undefined> {
    const row = await this.lock(ctx, tx, id);
    if (!row || version === undefined || version === row.version) return row;
    const { updatedBy, updatedAt: changedAt } = row;
    const changedBy =
      updatedBy && this.options.nameOf ? await this.options.nameOf(ctx, tx, updatedBy) : updatedBy;
    throw runtimeProblem('changedMeanwhile', { members: { changedBy, changedAt } });
  }

  private async report(
    ctx: TenantContext,
    tx: EntityManager,
    change: Omit<RowChange, 'table'>,
  ): Promise<void> {
    if (!this.options.onChange) return;
    const { id, before, after } = change;
    const shown = { id, before: before && withoutBytes(before), after: after && withoutBytes(after) };
    await this.options.onChange(ctx, tx, { table: this.repository.metadata.tableName, ...shown });
  }
}

/** Encrypted columns are no part of a record of changes. */
const withoutBytes = (row: Readonly<ObjectLiteral>): ObjectLiteral =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !Buffer.isBuffer(value)));
