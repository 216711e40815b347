import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { INSTALLATION_TABLES } from '../../src/database/tenancy.js';
import { SEARCHED_VIEWS } from '../../src/database/tenant-policies.js';
import { Reads, Transactions, acrossPlatforms } from '../../src/database/index.js';
import { PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { RequireSession } from '../../src/runtime/access/index.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_MASTER, AS_OTHER_ADMIN, BackOffice, type Caller } from '../support/back-office.js';
import { writtenColumns } from '../support/copy-row.js';

const NOT_ALLOWED = '42501';

/** What somebody wrote who forgot the tenant. */
const EVERYBODY = 'select distinct platform_id as "platformId" from users order by 1';

@Controller('api/planted')
@RequireSession(['admin', 'master'])
class PlantedController {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  async read(): Promise<object> {
    return {
      primary: await this.reads.primary(EVERYBODY),
      prepared: await this.reads.prepared({ name: 'planted', text: EVERYBODY, values: [] }),
      replica: await this.reads.replica(EVERYBODY),
      within: await this.reads.replicaWithin(5000, { text: EVERYBODY, values: [] }),
      transaction: await this.transactions.run('planted', (tx) => tx.query(EVERYBODY)),
      source: await this.dataSource.query(EVERYBODY),
      view: await this.reads.primary(
        'select distinct platform_id as "platformId" from users_read order by 1',
      ),
      across: await acrossPlatforms(() => this.reads.primary(EVERYBODY)),
    };
  }

  @Post('alone')
  async writeAlone(): Promise<object> {
    await this.transactions.single({
      name: 'planted-alone',
      text: `update users set heard_from = 'alone'`,
      values: [],
    });
    return {};
  }

  @Post('together')
  async writeTogether(): Promise<object> {
    await this.transactions.run('plantedTogether', (tx) =>
      tx.query(`update users set heard_from = 'together'`),
    );
    return {};
  }

  @Post('elsewhere')
  async insertElsewhere(): Promise<object> {
    return this.transactions.run('plantedElsewhere', (tx) =>
      tx.query(`update users set platform_id = '${PLATFORM_B}' where role = 'CUSTOMER'`),
    );
  }
}

@Module({ controllers: [PlantedController] })
class PlantedModule {}

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open({ modules: [PlantedModule] });
  await office.shop.bought();
});
afterAll(() => office?.close());

const heard = () =>
  office.shop.rows<{ platformId: string; words: string[] }>(
    `select platform_id as "platformId", array_agg(distinct coalesce(heard_from, '')) as words from users group by 1 order by 1`,
  );

describe('a statement without a condition for the tenant', () => {
  it.each([
    ['of the first platform', AS_ADMIN, [PLATFORM_A]],
    ['of the second platform', AS_OTHER_ADMIN, [PLATFORM_B]],
    ['of all platforms for the master', AS_MASTER, [PLATFORM_A, PLATFORM_B]],
  ] as [string, Caller, string[]][])(
    'reads the rows %s only, on every path to the database',
    async (_, caller, platforms) => {
      const { status, body } = await office.send(caller, 'GET', '/api/planted');
      const rows = platforms.map((platformId) => ({ platformId }));
      const all = [PLATFORM_A, PLATFORM_B].map((platformId) => ({ platformId }));
      expect([status, body]).toEqual([
        200,
        {
          ...{ primary: rows, prepared: rows, replica: rows, within: rows, transaction: rows, source: rows },
          ...{ view: rows, across: all },
        },
      ]);
    },
  );

  it.each(['alone', 'together'])('changes the rows of its platform only, and commits (%s)', async (how) => {
    const before = await heard();
    expect((await office.send(AS_ADMIN, 'POST', `/api/planted/${how}`)).status).toBe(201);
    expect(await heard()).toEqual([
      { platformId: PLATFORM_A, words: [how] },
      before.find(({ platformId }) => platformId === PLATFORM_B),
    ]);
  });

  it('gives no row to another platform, and leaves the connection as it was', async () => {
    const before = await office.shop.rows('select id, platform_id from users order by id');
    expect((await office.send(AS_ADMIN, 'POST', '/api/planted/elsewhere')).status).toBe(500);
    expect(await office.shop.rows('select id, platform_id from users order by id')).toEqual(before);
    const [connection] = await office.shop.rows(
      `select current_user = session_user as same, coalesce(current_setting('guiche.platform', true), '') as platform`,
    );
    expect(connection).toEqual({ same: true, platform: '' });
  });
});

interface Table {
  readonly name: string;
  readonly rows: string;
}

/** Every table with rows of platforms, with the number of rows of the first platform. */
async function tenantTables(): Promise<Table[]> {
  const names = await office.shop.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname <> all ($1) order by 1`,
    [Object.keys(INSTALLATION_TABLES)],
  );
  const count = async (name: string) =>
    (
      await office.shop.rows<{ rows: string }>(
        `select count(*)::text as rows from "${name}" where platform_id = $1`,
        [PLATFORM_A],
      )
    )[0]?.rows ?? '0';
  return Promise.all(names.map(async ({ name }) => ({ name, rows: await count(name) })));
}

/** What a statement does as the restricted role of a platform: the rows it touches, or its SQLSTATE. It is rolled back. */
async function asTenant(
  platformId: string | null,
  text: string,
  values: unknown[] = [],
): Promise<number | string> {
  const runner = office.shop.app.get(DataSource).createQueryRunner();
  try {
    await runner.query('begin');
    await runner.query('set local role guiche_tenant');
    if (platformId !== null) await runner.query(`set local guiche.platform = '${platformId}'`);
    const { records, affected } = await runner.query(text, values, true);
    return /^select/.test(text) ? Number((records as { rows: string }[])[0]?.rows) : (affected ?? 0);
  } catch (error) {
    return (error as { driverError: { code: string } }).driverError.code;
  } finally {
    await runner.query('rollback');
    await runner.release();
  }
}

describe('the role of tenants', () => {
  it('sees the rows of the platform that is named, of every table, and none when none is named', async () => {
    const tables = await tenantTables();
    expect(tables.filter(({ rows }) => rows !== '0').length).toBeGreaterThan(15);
    for (const { name, rows } of tables) {
      const count = `select count(*) as rows from "${name}" where platform_id = '${PLATFORM_A}'`;
      const seen = [
        await asTenant(PLATFORM_A, count),
        await asTenant(PLATFORM_B, count),
        await asTenant(null, count),
      ];
      expect([name, ...seen]).toEqual([name, Number(rows), 0, 0]);
    }
  });

  it('changes, deletes and adds no row of another platform, in any table', async () => {
    for (const { name } of (await tenantTables()).filter(({ rows }) => rows !== '0')) {
      const others = `where platform_id = '${PLATFORM_A}'`;
      expect([name, [0, NOT_ALLOWED]]).toEqual([
        name,
        expect.arrayContaining([
          await asTenant(PLATFORM_B, `update "${name}" set platform_id = platform_id ${others}`),
        ]),
      ]);
      expect([name, [0, NOT_ALLOWED]]).toEqual([
        name,
        expect.arrayContaining([await asTenant(PLATFORM_B, `delete from "${name}" ${others}`)]),
      ]);
      const [row] = await office.shop.rows<{ row: object }>(
        `select to_jsonb(t) as row from "${name}" t ${others} limit 1`,
      );
      const columns = await writtenColumns((sql, params) => office.shop.rows(sql, params), name);
      const insert = `insert into "${name}" (${columns}) overriding system value
        select ${columns} from jsonb_populate_record(null::"${name}", $1)`;
      expect([name, await asTenant(PLATFORM_B, insert, [row?.row])]).toEqual([name, NOT_ALLOWED]);
    }
  });

  it('finds every table of tenants protected, and every view with the rights of its reader', async () => {
    const open = await office.shop.rows(
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and not relispartition and case
          when relkind in ('r', 'p') then relname <> all ($1) and not (relrowsecurity and exists (
            select from pg_policy where polrelid = c.oid and not polpermissive
              and polroles = array['guiche_tenant'::regrole::oid] and polqual is not null and polwithcheck is not null))
          when relkind = 'v' then relname <> all ($2) and not coalesce(reloptions::text[] @> '{security_invoker=true}', false) end`,
      [Object.keys(INSTALLATION_TABLES), SEARCHED_VIEWS],
    );
    expect(open).toEqual([]);
  });

  it('finds by the views of searches the rows of the platform that is named only, and writes nothing through them', async () => {
    await office.shop.bought(order({}));
    await office.shop.until(async () => (await office.shop.rows('select 1 from sales')).length > 0);
    for (const view of SEARCHED_VIEWS) {
      const table = view.replace('_searched', '');
      const all = `select count(*) as rows from ${view}`;
      for (const platform of [PLATFORM_A, PLATFORM_B]) {
        const own = `select count(*)::int as own from "${table}" where platform_id = $1`;
        const [row] = await office.shop.rows<{ own: number }>(own, [platform]);
        expect([view, await asTenant(platform, all)]).toEqual([view, row?.own]);
      }
      const ofA = `${all} where platform_id = '${PLATFORM_A}'`;
      expect([view, await asTenant(PLATFORM_B, ofA)]).toEqual([view, 0]);
      expect([view, await asTenant(null, all)]).toEqual([view, 0]);
      const moved = `update ${view} set platform_id = '${PLATFORM_B}'`;
      expect([view, await asTenant(PLATFORM_A, moved)]).toEqual([view, NOT_ALLOWED]);
      expect([view, await asTenant(PLATFORM_A, `delete from ${view}`)]).toEqual([view, NOT_ALLOWED]);
      const added = `insert into ${view} (platform_id, id) values ('${PLATFORM_B}', gen_random_uuid())`;
      expect([view, await asTenant(PLATFORM_A, added)]).toEqual([view, NOT_ALLOWED]);
    }
  });

  it('sees of the platforms its own, and no master', async () => {
    expect(await asTenant(PLATFORM_B, 'select count(*) as rows from platforms')).toBe(1);
    expect(await asTenant(PLATFORM_B, 'select count(*) as rows from masters')).toBe('42501');
  });
});
