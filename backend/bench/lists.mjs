// @ts-check
/**
 * What the pages of lists cost among a million rows: on a scratch database, the first page of each list in each order, a page far down,
 * and a search are explained; so are the figures of both dashboards for the longest of their periods. Ends with 1 when one takes more
 * than 50 ms of database time (screens.md §1.3).
 *
 *     npm run bench:lists [-- --rows 1000000]
 *     npm run bench:statement [-- --rows 1000000]   only the statement of a seller with so many transfers, and the plan of its first page
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { build } from '../../libs/tooling/src/build.mjs';
import { freePort } from '../../libs/tooling/src/ports.mjs';
import { THROW_AWAY, databaseUrl, openCluster, startServer } from '../../libs/tooling/src/postgres.mjs';
import { stage } from '../../libs/tooling/src/progress.mjs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    statement: { type: 'boolean', default: false },
  },
});
const ROWS = Number(options.rows);
const LIMIT_MS = 50;
/** What dashboards lead to, and the searches of support. */
const SALES_QUERIES = [
  'status=PENDING',
  'date=approved&period=30d&currency=BRL',
  'method=PIX&currency=BRL&period=30d',
  'paid=YES&layout=DEFAULT&currency=BRL&period=30d',
  'q=comprador777@example.com',
];
/** A CPF as people write it, the shortest beginning of one that is searched, and a phone. */
const NUMBERS = ['q=777.770.000-00', 'q=777.', `q=${encodeURIComponent('(11) 90077-7777')}`];
/** A document of row n. Its first digits are the last ones of n: as with real documents, a thousandth of all begins with any three. */
const DOCUMENT = "reverse(lpad(n::text, 11, '0'))";
/** Of each query; the median counts, because the machine is shared. */
const REPEATS = 5;

await build({ frontend: false }).compiled;
const { loadConfiguration } = await import('@guiche/backend/config/index.js');
const { SCHEMA } = await import('@guiche/backend/data-source.js');
const { migrate } = await import('@guiche/backend/database/index.js');
const { PLATFORM_SETTING } = await import('@guiche/backend/database/tenant-barrier.js');
const { PLATFORM_A, USERS } = await import('@guiche/backend/demo/demo-data.js');
const { seedDemoOnce } = await import('@guiche/backend/demo/seed.js');
const { pageQuery } = await import('@guiche/backend/runtime/lists/list-query.js');
const { ADMIN_LISTS } = await import('@guiche/backend/modules/admin/lists/index.js');
const { MANAGER_LISTS } = await import('@guiche/backend/modules/manager/lists/index.js');
const { MASTER_LISTS } = await import('@guiche/backend/modules/master/lists/index.js');
const { PRODUCER_LISTS } = await import('@guiche/backend/modules/producer/lists/index.js');
const { ReadSalesFigures, countAllSales, countAllSellerDays } =
  await import('@guiche/backend/modules/sales/index.js');
const { KeptBalances } = await import('@guiche/backend/modules/ledger/store/kept-balances.js');
const { ShowOwnFunds } = await import('@guiche/backend/modules/producer/financial/own-funds.js');
const { Dashboard } = await import('@guiche/backend/modules/admin/dashboard/dashboard.js');
const { readListState } = await import('@guiche/lists');

const [SELLER = '', OTHER_SELLER = ''] = USERS.filter(({ role }) => role === 'PRODUCER').map(({ id }) => id);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-bench-lists-'));
fs.chmodSync(folder, 0o755);
const cluster = openCluster(folder, { sync: false });
const server = await startServer(cluster, {
  port: await freePort(),
  settings: { ...THROW_AWAY, max_wal_size: '4GB', shared_buffers: '512MB', maintenance_work_mem: '256MB' },
});
const database = new pg.Pool({
  connectionString: databaseUrl(cluster, server.port, { database: 'guiche', role: 'superuser' }),
  max: 2,
});
const configuration = loadConfiguration({
  DATABASE_URL: databaseUrl(cluster, server.port),
  LOG_LEVEL: 'error',
});
// The pool is still saying goodbye when the server stops.
database.on('error', () => {});
try {
  await stage('demonstration', () =>
    migrate(configuration.database, SCHEMA, async (dataSource) => {
      await dataSource.transaction((tx) => seedDemoOnce(tx, configuration));
    }),
  );
  await stage(`${ROWS} of everything`, () => (options.statement ? fillStatement() : fill()));
  let slow = 0;
  for (const binding of [...PRODUCER_LISTS, ...ADMIN_LISTS, ...MANAGER_LISTS, ...MASTER_LISTS])
    if (!options.statement || binding.list.name === 'statement') slow += await measure(binding);
  if (!options.statement) slow += await measureDashboards();
  process.exitCode = slow > 0 ? 1 : 0;
} finally {
  await database.end();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Sellers with a manager, sign-ins, webhooks and review items of one platform. */
async function fill() {
  const manager = USERS.find(({ role }) => role === 'MANAGER')?.id;
  const at = `timestamptz '2026-01-01' + n * interval '1 second'`;
  await database.query(
    `insert into users (id, platform_id, role, name, email, document, phone, status, manager_id, created_at)
    select gen_random_uuid(), $1, 'PRODUCER', 'Vendedor ' || n, 'vendedor' || n || '@example.com', ${DOCUMENT},
      '119' || lpad(n::text, 8, '0'), case when n % 100 = 0 then 'BLOCKED' else 'ACTIVE' end, case when n % 1000 = 0 then $2::uuid end, ${at}
    from generate_series(1, $3::int) n`,
    [PLATFORM_A, manager, ROWS],
  );
  await database.query(
    `insert into sign_in_log (platform_id, id, area, result, created_at)
    select $1, gen_random_uuid(), 'seller', case when n % 50 = 0 then 'WRONG' else 'OK' end, ${at}
    from generate_series(1, $2::int) n`,
    [PLATFORM_A, ROWS],
  );
  await database.query(
    `insert into webhook_records (id, platform_id, provider, token, sealed, body_hash, state, tries, received_at)
    select gen_random_uuid(), $1, 'HAWKPAY', 'x', '', '', 'APPLIED', 1, ${at} from generate_series(1, $2::int) n`,
    [PLATFORM_A, ROWS],
  );
  await database.query(
    `insert into attention_items (id, platform_id, kind, detail, created_at, resolved_at)
    select gen_random_uuid(), $1, 'UNASKABLE', '{}', ${at}, case when n % 100 > 0 then ${at} end from generate_series(1, $2::int) n`,
    [PLATFORM_A, ROWS],
  );
  const { rows: offers } = await database.query(
    'select id, product_id as "productId" from offers where platform_id = $1 order by id limit 1',
    [PLATFORM_A],
  );
  const [offer] = offers;
  // Half of a platform's sales belong to one seller; each day has as many.
  await database.query(
    `insert into sales (platform_id, id, producer_id, product_id, product_name, offer_id, offer_title, bumps, kind, buyer_name, buyer_email,
      buyer_phone, buyer_document, method, installments, status, provider, reference, gross, currency, producer_share, platform_fee,
      gateway_cost, margin, created_at, approved_at, layout, end_to_end_id)
    select $1, gen_random_uuid(), case when n % 2 = 0 then $2::uuid else $4::uuid end, $5, 'Curso', $6, 'Oferta', 0, 'ONE_TIME',
      'Comprador ' || n, 'comprador' || n || '@example.com', '', ${DOCUMENT}, case n % 3 when 0 then 'PIX' else 'CREDIT_CARD' end,
      1, case when n % 10 = 0 then 'PENDING' else 'APPROVED' end, 'HAWKPAY', 'r' || n, 9700, 'BRL', 9000, 700, 200, 500, at,
      case when n % 10 > 0 then at end, 'DEFAULT', case when n % 3 = 0 then 'E' || n end
    from (select n, timestamptz '2025-02-01' + n * interval '365 days' / $3::int as at from generate_series(1, $3::int) n) sold`,
    [PLATFORM_A, SELLER, ROWS, OTHER_SELLER, offer?.productId, offer?.id],
  );
  await fillLedger(at);
  await database.query('delete from sales_days');
  await database.query(countAllSales());
  await fillSellerDays();
  for (const table of [
    ...[
      'users',
      'sign_in_log',
      'webhook_records',
      'attention_items',
      'sales',
      'sales_days',
      'seller_sales_days',
    ],
    ...['ledger_entries', 'ledger_releases', 'ledger_accounts'],
  ])
    await database.query(`vacuum (analyze) ${table}`);
}

/** What those who sold have, and a thousand sellers who sold on each of the last sixty days. */
async function fillSellerDays() {
  await database.query('delete from seller_sales_days');
  await database.query(countAllSellerDays());
  await database.query(
    `insert into seller_sales_days (platform_id, day, seller_id, currency, approved, approved_gross, approved_pix, approved_card, approved_billet,
      refunded_gross, disputed_gross)
    select $1, date '2026-02-01' - n, u.id, 'BRL', 3, 30000, 10000, 20000, 0, 0, 0
    from generate_series(0, 59) n,
      (select id from users where platform_id = $1 and role = 'PRODUCER' and id not in ($2, $3) limit 1000) u`,
    [PLATFORM_A, SELLER, OTHER_SELLER],
  );
}

async function fillStatement() {
  await fillLedger(`timestamptz '2026-01-01' + n * interval '1 second'`);
  await database.query('vacuum (analyze) ledger_entries, ledger_releases, ledger_accounts');
}

/**
 * One seller with a million transfers, of which every thousandth is a withdrawal, and a million amounts to be released.
 * @param {string} at the instant of a row
 */
async function fillLedger(at) {
  await database.query(
    `insert into ledger_accounts (id, platform_id, owner, owner_id, bucket, currency)
    select gen_random_uuid(), $1, 'seller', $2, bucket, 'BRL' from unnest(array['pending', 'available', 'reserve']) bucket
    on conflict do nothing`,
    [PLATFORM_A, SELLER],
  );
  await database.query(
    `insert into ledger_entries (platform_id, id, account_id, owner_id, bucket, currency, kind, amount, balance, posted_at)
    select $1, gen_random_uuid(), a.id, $2, a.bucket, 'BRL', case when n % 1000 = 0 then 'WITHDRAWAL' else 'SALE' end, 100, n, ${at}
    from generate_series(1, $3::int) n
    join ledger_accounts a on a.platform_id = $1 and a.owner_id = $2
      and a.bucket = case when n % 1000 = 0 then 'available' else 'pending' end`,
    [PLATFORM_A, SELLER, ROWS],
  );
  await database.query(
    `insert into ledger_releases (platform_id, id, payment_id, account_id, owner, owner_id, bucket, currency, amount, due_at, look_at,
      released_at, released_amount)
    select $1, gen_random_uuid(), gen_random_uuid(), a.id, 'seller', $2, a.bucket, 'BRL', 100, day, day, case when n % 2 = 0 then day end, 50
    from (select n, timestamptz '2026-02-01' + (n % 90) * interval '1 day' as day from generate_series(1, $3::int) n) due
    join ledger_accounts a on a.platform_id = $1 and a.owner_id = $2
      and a.bucket = case when n % 5 = 0 then 'reserve' else 'pending' end`,
    [PLATFORM_A, SELLER, ROWS],
  );
}

/**
 * Prints the pages of one list, and returns how many are too slow.
 * @param {import('@guiche/backend/runtime/lists/list-binding.js').ListBinding} binding
 */
async function measure(binding) {
  const { list } = binding;
  const scope = {
    platformId: list.area === 'master' ? null : PLATFORM_A,
    personId: (list.area === 'seller' ? SELLER : USERS.find(({ role }) => role === 'MANAGER')?.id) ?? '',
  };
  const sortable = Object.keys(list.columns).filter((name) => list.columns[name]?.sortable);
  const queries = [
    ...sortable.flatMap((name) => [`sort=${name}`, `sort=-${name}`]),
    ...(list.filters.q ? ['q=vendedor 7777'] : []),
    ...([binding.filters.q ?? []].flat().some((one) => typeof one !== 'string') ? NUMBERS : []),
    ...(list.name === 'sales' ? SALES_QUERIES : list.filters.status ? ['status=BLOCKED'] : []),
    ...(list.name === 'statement' ? ['bucket=available', 'kind=WITHDRAWAL', 'kind=CHARGEBACK'] : []),
    ...(list.dates.length > 0 ? ['from=2026-01-05&to=2026-01-05'] : []),
  ];
  let slow = 0;
  for (const [at, query] of queries.entries()) {
    const { state } = readListState(list, new URLSearchParams(query));
    const page = { after: null, take: state.limit, now: new Date('2026-02-01') };
    if (options.statement && at === 0) await printPlan(scope, pageQuery(binding, scope, state, page));
    const ms = await medianOf(scope, pageQuery(binding, scope, state, page));
    if (ms > LIMIT_MS) slow += 1;
    console.log(
      `${ms.toFixed(1).padStart(9)} ms  ${list.area}/${list.name}?${query}${ms > LIMIT_MS ? '  TOO SLOW' : ''}`,
    );
  }
  return slow;
}

/** What a seller and staff see first. Each of their statements counts by itself. */
async function measureDashboards() {
  let slow = 0;
  /** @type {string[]} */
  const lines = [];
  // The statements of a dashboard are explained instead of answered.
  const reads = (/** @type {string} */ whose) => ({
    prepared: async (/** @type {{ text: string, values: unknown[] }} */ query) => {
      const ms = await medianOf(ctx, query);
      if (ms > LIMIT_MS) slow += 1;
      lines.push(`${ms.toFixed(1).padStart(9)} ms  ${whose}${ms > LIMIT_MS ? '  TOO SLOW' : ''}`);
      return (await database.query(query.text, query.values)).rows;
    },
  });
  const ctx = /** @type {any} */ ({ platformId: PLATFORM_A });
  // Before the sellers were made: nobody gets a million new ones in two months.
  const span = { from: '2025-11-01', to: '2025-12-31' };
  const before = { from: '2025-09-01', to: '2025-10-31' };
  for (const [whose, producerId] of /** @type {const} */ ([
    ['seller', SELLER],
    ['admin', null],
  ]))
    await new ReadSalesFigures(/** @type {any} */ (reads(`${whose}/dashboard: figures of two months`))).of(
      ctx,
      {
        ...span,
        producerId,
        currency: 'BRL',
        productId: null,
      },
    );
  const flags = /** @type {any} */ (new Set());
  await new Dashboard(/** @type {any} */ (reads('admin/dashboard: what to watch'))).of(ctx, flags, {
    span,
    before,
    query: '',
  });
  const clock = /** @type {any} */ ({ now: () => new Date('2026-02-01') });
  const funds = /** @type {any} */ (reads('seller/financial: balances and releases of a month'));
  await new ShowOwnFunds(funds, new KeptBalances(funds), clock).of(ctx, {
    sellerId: SELLER,
    currency: 'BRL',
  });
  console.log(lines.join('\n'));
  return slow;
}

/**
 * @typedef {{ platformId: string | null }} Scope
 * @typedef {{ text: string, values: unknown[] }} Query
 */

/**
 * Explains as the application asks: bound to the platform, whose policies of rows change plans.
 * @param {Scope} scope
 * @param {string} how
 * @param {Query} query
 * @returns {Promise<Record<string, any>[]>}
 */
async function explain({ platformId }, how, { text, values }) {
  const connection = await database.connect();
  try {
    await connection.query('begin');
    if (platformId !== null)
      await connection.query(
        `set local role "${configuration.database.tenantRole}"; set local ${PLATFORM_SETTING} = '${platformId}'`,
      );
    return (await connection.query(`explain (analyze, ${how}) ${text}`, values)).rows;
  } finally {
    await connection.query('rollback');
    connection.release();
  }
}

/** @param {Scope} scope @param {Query} query */
async function printPlan(scope, query) {
  const rows = await explain(scope, 'buffers', query);
  console.log(rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n'));
}

/** @param {Scope} scope @param {Query} query @returns {Promise<number>} milliseconds in the database */
async function medianOf(scope, query) {
  /** @type {number[]} */
  const times = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const [row] = await explain(scope, 'format json', query);
    const [plan] = row?.['QUERY PLAN'] ?? [];
    times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return times.sort((one, other) => one - other)[Math.floor(REPEATS / 2)] ?? 0;
}
