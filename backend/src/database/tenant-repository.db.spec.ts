import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { loadConfiguration } from '../config/index.js';
import { Context, systemContext, type PersonActor, type TenantContext } from '../runtime/context/index.js';
import { EditedEntity } from './edited-entity.js';
import { GuicheDataSource } from './guiche-data-source.js';
import { TenantRepository, type RowChange } from './tenant-repository.js';
import { Transactions } from './transactions.js';

@Entity('edited_notes')
class Note extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') body: string;
  @Column('bytea', { name: 'key_sealed', nullable: true, select: false }) keySealed: Buffer | null;
}

/** A tenant itself: its id is the tenant. */
@Entity('edited_tenants')
class Tenant extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
}

const NOW = new Date('2026-03-02T12:00:00.000Z');
const INSTALLATION = systemContext('test');
const staff = (platformId: string, id: string): TenantContext =>
  Context.of({ actor: { kind: 'staff', id } satisfies PersonActor }).forPlatform(platformId);

let dataSource: GuicheDataSource;
let transactions: Transactions;
let notes: TenantRepository<Note>;
let tenants: TenantRepository<Tenant>;
let changes: RowChange[];
let refuseChange: boolean;

beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  dataSource = await new GuicheDataSource(database, {
    entities: [Note, Tenant],
    migrations: [],
  }).initialize();
  transactions = new Transactions(dataSource);
  const edited = 'version integer not null default 1, updated_by text, updated_at timestamptz';
  await dataSource.query(
    `create table edited_notes (id uuid, platform_id uuid, body text not null, key_sealed bytea, ${edited}, primary key (id, platform_id))`,
  );
  await dataSource.query(`create table edited_tenants (id uuid primary key, name text not null, ${edited})`);
  const onChange = (_ctx: unknown, _tx: unknown, change: RowChange): Promise<void> => {
    changes.push(change);
    return refuseChange ? Promise.reject(new Error('not recorded')) : Promise.resolve();
  };
  notes = new TenantRepository(dataSource.getRepository(Note), { now: () => NOW, onChange });
  tenants = new TenantRepository(dataSource.getRepository(Tenant), { now: () => NOW });
});
afterAll(async () => {
  await dataSource.query('drop table edited_notes, edited_tenants');
  await dataSource.destroy();
});
beforeEach(() => {
  changes = [];
  refuseChange = false;
});

const A = randomUUID();
const B = randomUUID();
const ana = staff(A, 'ana');
const bia = staff(B, 'bia');

const inTransaction = <T>(work: Parameters<typeof transactions.run<T>>[1]): Promise<T> =>
  transactions.run('test', work);
const rows = () => dataSource.query<object[]>('select * from edited_notes order by platform_id, id');
const add = async (ctx: TenantContext, body: string): Promise<string> => {
  const id = randomUUID();
  await inTransaction((tx) => notes.insert(ctx, tx, { id, body, keySealed: Buffer.from('k') }));
  return id;
};

describe('a tenant repository', () => {
  it('writes the tenant, the first version and the actor of the context into a new row', async () => {
    const id = await add(ana, 'one');
    const found = await inTransaction((tx) => notes.find(ana, tx, { id }));
    expect(found).toEqual({
      ...{ id, platformId: A, body: 'one' },
      ...{ version: 1, updatedBy: 'staff:ana', updatedAt: NOW },
    });
  });

  it("finds, lists, locks, changes and deletes nothing by the id of another tenant's row", async () => {
    const id = await add(ana, 'mine');
    const before = await rows();
    await inTransaction(async (tx) => {
      expect(await notes.find(bia, tx, { id })).toBeUndefined();
      expect(await notes.find(bia, tx, { id, platformId: A })).toBeUndefined();
      expect(await notes.lock(bia, tx, id)).toBeUndefined();
      expect(await notes.list(bia, tx, { where: { id } })).toEqual([]);
      expect(await notes.list(bia, tx, { where: { platformId: A } })).toEqual([]);
      expect(await notes.save(bia, tx, id, { body: 'theirs' })).toBeUndefined();
      expect(await notes.delete(bia, tx, id)).toBe(false);
    });
    expect(await rows()).toEqual(before);
    expect(changes.filter(({ before: old }) => old !== null)).toEqual([]);
  });

  it('lists the rows of one tenant, and of all tenants for the installation', async () => {
    const [one, other] = [await add(ana, 'list'), await add(bia, 'list')];
    const where = { body: 'list' };
    await inTransaction(async (tx) => {
      expect((await notes.list(ana, tx, { where })).map(({ id }) => id)).toEqual([one]);
      expect((await notes.list(bia, tx, { where })).map(({ id }) => id)).toEqual([other]);
      const all = await notes.list(INSTALLATION, tx, { where });
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set([one, other]));
    });
  });

  it('counts versions and records the last editor', async () => {
    const id = await add(ana, 'v1');
    const saved = await inTransaction((tx) => notes.save(staff(A, 'eva'), tx, id, { body: 'v2' }, 1));
    expect(saved).toMatchObject({ id, body: 'v2', version: 2, updatedBy: 'staff:eva', updatedAt: NOW });
    expect(changes.at(-1)).toMatchObject({
      ...{ table: 'edited_notes', id },
      ...{ before: { body: 'v1', version: 1 }, after: { body: 'v2', version: 2 } },
    });
  });

  it('refuses a change of an outdated version with 409 and the name of its editor, and changes nothing', async () => {
    const id = await add(ana, 'v1');
    await inTransaction((tx) => notes.save(staff(A, 'eva'), tx, id, { body: 'v2' }, 1));
    const before = await rows();
    changes = [];
    const refusal = {
      ...{ status: 409, code: 'changedMeanwhile' },
      members: { changedBy: 'staff:eva', changedAt: NOW },
    };
    await expect(inTransaction((tx) => notes.save(ana, tx, id, { body: 'late' }, 1))).rejects.toMatchObject(
      refusal,
    );
    await expect(inTransaction((tx) => notes.delete(ana, tx, id, 1))).rejects.toMatchObject(refusal);
    expect(await rows()).toEqual(before);
    expect(changes).toEqual([]);
  });

  it('applies one of two changes of the same version', async () => {
    const id = await add(ana, 'v1');
    const save = (body: string) => inTransaction((tx) => notes.save(ana, tx, id, { body }, 1));
    const results = await Promise.allSettled([save('one'), save('other')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await inTransaction((tx) => notes.find(ana, tx, { id }))).toMatchObject({ version: 2 });
  });

  it('deletes a row of its tenant and version', async () => {
    const id = await add(ana, 'gone');
    expect(await inTransaction((tx) => notes.delete(ana, tx, id, 1))).toBe(true);
    expect(await inTransaction((tx) => notes.find(ana, tx, { id }))).toBeUndefined();
    expect(changes.at(-1)).toMatchObject({ id, before: { body: 'gone' }, after: null });
  });

  it('shows no encrypted column to a record of changes', async () => {
    const id = await add(ana, 'sealed');
    await inTransaction((tx) => notes.save(ana, tx, id, { keySealed: Buffer.from('new') }));
    expect(changes.map(({ after }) => Object.keys(after ?? {}).includes('keySealed'))).toEqual([
      false,
      false,
    ]);
  });

  it('writes nothing when the change cannot be recorded', async () => {
    const id = await add(ana, 'kept');
    const before = await rows();
    refuseChange = true;
    await expect(inTransaction((tx) => notes.save(ana, tx, id, { body: 'lost' }))).rejects.toThrow(
      'not recorded',
    );
    expect(await rows()).toEqual(before);
  });

  it('takes the id of a platform for its tenant', async () => {
    await inTransaction((tx) => tenants.insert(ana, tx, { id: A, name: 'A' }));
    await inTransaction((tx) => tenants.insert(bia, tx, { id: B, name: 'B' }));
    await inTransaction(async (tx) => {
      expect((await tenants.list(ana, tx)).map(({ name }) => name)).toEqual(['A']);
      expect(await tenants.find(ana, tx, { id: B })).toBeUndefined();
      expect(await tenants.save(ana, tx, B, { name: 'mine' })).toBeUndefined();
      expect(await tenants.delete(ana, tx, B)).toBe(false);
      expect((await tenants.list(INSTALLATION, tx)).length).toBe(2);
    });
  });
});
