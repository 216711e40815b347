// @ts-check
/**
 * The budgets of the back office (screens.md §1.7) on a platform of its own with years of sales: for every page of the route list the
 * time to draw it, the calls of the API that it makes, their SQL statements, and its JavaScript; and how long an action takes until its answer is
 * drawn. Ends with 1 when one is over what it must hold.
 *
 *     npm run bench:backoffice [-- --users 100000 --orders 1000000 --views 30 --only manage-users --data /tmp/large]
 *
 * What the frame asks is not counted. Neither is that each call reads the session of the person, with one statement: a page of n calls
 * sends n statements more than the table says. With --data the database stays there, and the next run finds it filled. A quick run, whose times say nothing of big tables: --users 2000 --orders 20000 --views 5.
 */
import zlib from 'node:zlib';
import { parseArgs } from 'node:util';
import { stage } from '../../libs/tooling/src/progress.mjs';
import { addRowsOfPages, busiestPeople } from './support/backoffice-people.mjs';
import { addressesOf, pagePatterns } from './support/page-addresses.mjs';
import { withPlatform } from './support/platform.mjs';
import { Visitor } from './support/visitor.mjs';

const MUST = { renderMs: 200, statements: 6, scriptKb: 220, actionMs: 400 };
const WARM_UP = 3;
const KILOBYTE = 1024;
/** Every page asks these for its frame. */
const OF_SHELL = ['/api/sessions/current', '/api/site', '/api/admin/pending-work'];

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    views: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
  },
});
const views = Number(options.views);
let missed = 0;

/** @typedef {Record<'seller' | 'customer' | 'admin' | 'manager' | 'master' | 'nobody', Visitor>} Visitors */

/**
 * Somebody of each area, signed in.
 * @param {string} web
 * @param {Awaited<ReturnType<typeof busiestPeople>>} people
 * @returns {Promise<Visitors>}
 */
async function signedIn(web, people) {
  const at = /** @type {const} */ ({
    seller: '/login',
    customer: '/login',
    admin: '/admin-root-login',
    manager: '/manager-login',
    master: '/master-root-login',
  });
  /** @type {Partial<Visitors>} */
  const visitors = { nobody: new Visitor(web) };
  for (const area of /** @type {(keyof typeof at)[]} */ (Object.keys(at))) {
    const visitor = new Visitor(web);
    await visitor.signIn(at[area], people[area]);
    visitors[area] = visitor;
  }
  return /** @type {Visitors} */ (visitors);
}

const ROOTS = /** @type {const} */ ({
  platform: 'seller',
  'my-purchases': 'customer',
  'admin-root': 'admin',
  'manager-root': 'manager',
  'master-root': 'master',
});

/** @param {string} pattern @returns {keyof Visitors} */
const areaOf = (pattern) =>
  ROOTS[/** @type {keyof typeof ROOTS} */ (pattern.split('/')[1] ?? '')] ?? 'nobody';

/**
 * @param {Visitor} visitor
 * @param {{ pattern: string, address: string, operations: string }} page
 */
async function measurePage(visitor, { pattern, address, operations }) {
  for (let view = 0; view < WARM_UP; view += 1) await visitor.open(address);
  const before = await countedSoFar(operations);
  const { html } = await visitor.open(address);
  const { calls, statements } = countedBetween(before, await countedSoFar(operations), areaOf(pattern));
  const times = [];
  for (let view = 0; view < views; view += 1) times.push((await visitor.open(address)).ms);
  const median = times.sort((one, other) => one - other)[Math.floor(views / 2)] ?? 0;
  const figures = { renderMs: p95(times), statements, scriptKb: await scriptKb(visitor.web, html) };
  const over = Object.entries(figures).filter(
    ([name, figure]) => figure > MUST[/** @type {keyof typeof MUST} */ (name)],
  );
  missed += over.length;
  console.log(
    `${median.toFixed(0).padStart(9)}  ${figures.renderMs.toFixed(0).padStart(9)}  ${String(figures.statements).padStart(10)}  ${String(calls).padStart(5)}  ${figures.scriptKb.toFixed(1).padStart(9)}  ${pattern}` +
      (over.length === 0 ? '' : `  OVER: ${over.map(([name]) => name).join(', ')}`),
  );
}

/** @param {number[]} times */
const p95 = (times) => times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** @typedef {Map<string, { calls: number, statements: number }>} Counted  by route */

/**
 * The calls of each route and their statements, as the API counts them for Prometheus.
 * @param {string} operations
 * @returns {Promise<Counted>}
 */
async function countedSoFar(operations) {
  const text = await (await fetch(`${operations}/metrics`)).text();
  const found = text.matchAll(/^guiche_request_statements_(sum|count)\{.*?route="([^"]+)".*?\} (\d+)$/gm);
  /** @type {Counted} */
  const counted = new Map();
  for (const [, what, route = '', figure] of found) {
    const { calls, statements } = counted.get(route) ?? { calls: 0, statements: 0 };
    counted.set(
      route,
      what === 'sum' ? { calls, statements: Number(figure) } : { calls: Number(figure), statements },
    );
  }
  return counted;
}

/**
 * Of the routes that pages ask; jobs count theirs under their names.
 * @param {Counted} before
 * @param {Counted} after
 * @param {keyof Visitors} area
 */
function countedBetween(before, after, area) {
  const sum = { calls: 0, statements: 0 };
  for (const [route, counted] of after)
    if (route.includes('/api/') && !OF_SHELL.some((one) => route.includes(one))) {
      sum.calls += counted.calls - (before.get(route)?.calls ?? 0);
      sum.statements += counted.statements - (before.get(route)?.statements ?? 0);
    }
  // Each call of a signed-in person reads the session.
  return area === 'nobody' ? sum : { ...sum, statements: sum.statements - sum.calls };
}

/** @type {Map<string, number>} */
const scripts = new Map();

/**
 * The scripts that a first visit loads, as gzip. The page names each in a link, for it to be loaded early. It also names files that it does not
 * load: those of other pages that its links lead to, and the list of all pages.
 * @param {string} web
 * @param {string} html
 */
async function scriptKb(web, html) {
  const links = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
  const files = new Set(links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? ''));
  let bytes = 0;
  for (const file of files) {
    const known = scripts.get(file) ?? (await gzipped(`${web}${file}`));
    scripts.set(file, known);
    bytes += known;
  }
  return bytes / KILOBYTE;
}

/** @param {string} address */
async function gzipped(address) {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return answer.ok ? zlib.gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length : 0;
}

/**
 * Actions that can be repeated: a form is sent, and its answer is drawn.
 * @param {Visitors} visitors
 */
async function measureActions({ admin }) {
  const open = await openReviewItems(admin);
  const actions = {
    'close a review item': open.map(
      (id) => () => admin.send(`/admin-root/review-inbox/${id}`, { resolution: 'Conferido no extrato.' }),
    ),
    'switch the colour scheme': Array.from(
      { length: views },
      (_, at) => () =>
        admin.send('/color-scheme', {
          scheme: at % 2 === 0 ? 'dark' : 'light',
          back: '/admin-root/my-account',
        }),
    ),
  };
  for (const [name, sends] of Object.entries(actions)) {
    const times = [];
    for (const send of sends) {
      const { answer, ms } = await send();
      if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}`);
      times.push(ms);
    }
    const figure = p95(times);
    if (figure > MUST.actionMs) missed += 1;
    console.log(
      `${figure.toFixed(0).padStart(9)} ms to the answer: ${name}${figure > MUST.actionMs ? '  OVER' : ''} (${times.length} times)`,
    );
  }
}

/** @param {Visitor} admin */
async function openReviewItems(admin) {
  const { html } = await admin.open('/admin-root/review-inbox?state=OPEN');
  const ids = [...html.matchAll(/href="\/admin-root\/review-inbox\/([0-9a-f-]{36})"/g)].map(
    ([, id = '']) => id,
  );
  return [...new Set(ids)].slice(0, views);
}

/**
 * Puts off what the jobs would do for hours with years of sales that appeared at once: the release of what is due, and the journal of
 * every day. Both would take the time of the pages.
 * @param {import('./support/platform.mjs').BenchPlatform} platform
 */
async function putOffJobs({ database }) {
  const releases = `update ledger_releases set look_at = now() + interval '10 years' where (platform_id, id) in (
    select platform_id, id from ledger_releases where amount > 0 and look_at <= now() limit 100000 for update skip locked)`;
  // What a job works on at the moment is skipped, and done when it is looked for again.
  for (let left = Infinity; left > 0;) left = (await database.query(releases)).rowCount ?? 0;
  await database.query(`insert into ledger_chain_heads (platform_id, position, hash, closed_day, open_transfers)
    select distinct platform_id, 0, repeat('0', 64), (now() at time zone 'America/Sao_Paulo')::date - 1, 0 from ledger_accounts
    on conflict (platform_id) do update set closed_day = excluded.closed_day`);
}

const SUMMED_UP = `
select bool_and(coalesce(summed.day >= sold.day, false)) as done
from (select platform_id, max((posted_at at time zone 'America/Sao_Paulo')::date) as day from ledger_transfers where kind = 'APPROVAL' group by 1) sold
left join (select platform_id, max(day) as day from seller_earnings_days group by 1) summed using (platform_id)`;
const LOOK_AGAIN_MS = 5_000;
const PATIENCE_MS = 1_800_000;

/**
 * Waits for the job that sums up what the platform earned with each seller: it begins with the first day, and takes a core meanwhile. The job
 * runs every ten minutes of the clock of the demonstration.
 * @param {import('./support/platform.mjs').BenchPlatform} platform
 */
async function earningsSummedUp({ database, run }) {
  await run('clock', ['+11m']);
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    const { rows } = await database.query(SUMMED_UP);
    if (rows[0]?.done) return;
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
  throw new Error('what the platform earned is not summed up yet');
}

/** @param {import('./support/platform.mjs').BenchPlatform} platform */
async function measureAll(platform) {
  const { web, info, run } = platform;
  await stage(`${options.users} users, ${options.orders} orders`, () =>
    run('demo-bulk', ['--users', options.users, '--orders', options.orders]),
  );
  await stage('jobs put off', () => putOffJobs(platform));
  await stage('earnings summed up', () => earningsSummedUp(platform));
  const people = await busiestPeople(platform);
  await stage('rows of pages', () => addRowsOfPages(platform, people));
  const visitors = await signedIn(web, people);
  const patterns = await pagePatterns();
  console.log('median ms     p95 ms  statements  calls  script KB');
  for (const [area, visitor] of /** @type {[keyof Visitors, Visitor][]} */ (Object.entries(visitors))) {
    const own = patterns.filter((pattern) => areaOf(pattern) === area);
    const addresses = await addressesOf(visitor, own);
    for (const pattern of own.filter((one) => one.includes(options.only))) {
      const address = addresses.get(pattern);
      const measured =
        address === undefined
          ? Promise.reject(new Error('no link leads to a row'))
          : measurePage(visitor, { pattern, address, operations: info.operations });
      await measured.catch((error) => {
        missed += 1;
        console.log(`${'–'.padStart(9)}  ${pattern}  FAILED: ${error.message}`);
      });
    }
  }
  if (options.only === '') await measureActions(visitors);
}

await withPlatform(measureAll, options.data === '' ? {} : { dataDir: options.data });
console.log(missed === 0 ? 'Every budget holds.' : `${missed} over what must hold.`);
process.exitCode = missed === 0 ? 0 : 1;
