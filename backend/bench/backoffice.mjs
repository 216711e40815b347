// @ts-check
/**
 * The budgets of the back office (screens.md §1.7) on a platform of its own with years of sales: for every page of the route list the
 * time to draw it, the calls of the API that it makes, their SQL statements, and its JavaScript; and how long an action takes until its answer is
 * drawn. Ends with 1 when one is over what it must hold.
 *
 *     npm run bench:backoffice [-- --users 100000 --orders 1000000 --views 30 --only manage-users]
 *
 * What the frame asks is not counted. Neither is that each call reads the session of the person, with one statement: a page of n calls
 * sends n statements more than the table says. A quick run, whose times say nothing of big tables: --users 2000 --orders 20000 --views 5.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../libs/tooling/src/workspace.mjs';
import { stage } from '../../libs/tooling/src/progress.mjs';
import { withPlatform } from './support/platform.mjs';
import { Visitor } from './support/visitor.mjs';

const MUST = { renderMs: 200, statements: 6, scriptKb: 220, actionMs: 400 };
const WARM_UP = 3;
const KILOBYTE = 1024;
/** Every page asks these for its frame. */
const OF_SHELL = ['/api/sessions/current', '/api/site', '/api/admin/pending-work'];
/** Files and actions, not pages. */
const NOT_PAGES = /\/files\/|^\/(color-scheme|sign-out|\*)$/;

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    views: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
  },
});
const views = Number(options.views);
let missed = 0;

/** @typedef {Record<'seller' | 'customer' | 'admin' | 'manager' | 'master' | 'nobody', Visitor>} Visitors */

/**
 * Somebody of each area, signed in.
 * @param {string} web
 * @param {Record<string, { email: string, password: string }>} users
 * @returns {Promise<Visitors>}
 */
async function signedIn(web, users) {
  const at = /** @type {const} */ ({
    seller: ['/login', 'producer'],
    customer: ['/login', 'customer'],
    admin: ['/admin-root-login', 'admin'],
    manager: ['/manager-login', 'manager'],
    master: ['/master-root-login', 'master'],
  });
  /** @type {Partial<Visitors>} */
  const visitors = { nobody: new Visitor(web) };
  for (const [area, [page, role]] of Object.entries(at)) {
    const person = users[role];
    if (!person) throw new Error(`the demonstration has no ${role}`);
    const visitor = new Visitor(web);
    await visitor.signIn(page, person);
    visitors[/** @type {keyof typeof at} */ (area)] = visitor;
  }
  return /** @type {Visitors} */ (visitors);
}

/** The address patterns of every page of the back office, from its built route list. */
async function pages() {
  const folder = inRoot('frontend/build/backoffice/server');
  const file = fs.readdirSync(folder).find((name) => name === 'index.js');
  if (!file) throw new Error(`${folder} holds no build`);
  const { routes } = await import(pathToFileURL(path.join(folder, file)).href);
  const all =
    /** @type {Record<string, { path?: string, parentId?: string, module: { default?: unknown } }>} */ (
      routes
    );
  /** @type {(id: string | undefined) => string} */
  const addressOf = (id) => {
    const { path: own, parentId } = all[id ?? ''] ?? {};
    return (parentId === undefined ? '' : addressOf(parentId)) + (own ? `/${own}` : '');
  };
  return Object.keys(all)
    .filter((id) => all[id]?.path && all[id]?.module.default !== undefined)
    .map(addressOf)
    .filter((one) => !NOT_PAGES.test(one) && one.includes(options.only))
    .sort();
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
 * An address that fits a pattern: the row is the first one that the list above it links to.
 * @param {Visitor} visitor
 * @param {string} pattern
 */
async function exampleOf(visitor, pattern) {
  const plain = pattern
    .replace(/\/:\w+\?/g, '')
    .replace(':method', 'PIX')
    .replace(':status', '404');
  if (plain.endsWith('/bulk')) return bulkExampleOf(visitor, plain);
  if (!plain.includes(':')) return plain;
  const [list = ''] = plain.split('/:');
  // Some rows are linked to from elsewhere: the address above them is no page.
  const { html } = await visitor.open(list).catch(() => ({ html: '' }));
  const [, id] = new RegExp(`href="${list}/([0-9a-f-]{36})[/"]`).exec(html) ?? [];
  return id === undefined ? undefined : plain.replace(/:\w+/, id);
}

/**
 * The page that asks before something is done with the first row that can be selected.
 * @param {Visitor} visitor
 * @param {string} page
 */
async function bulkExampleOf(visitor, page) {
  const { html } = await visitor.open(page.replace(/\/bulk$/, ''));
  const [box = ''] = html.match(/<input[^>]*name="id"[^>]*>/) ?? [];
  const [, id] = /value="([0-9a-f-]{36})"/.exec(box) ?? [];
  return id === undefined ? undefined : `${page}?id=${id}`;
}

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
  const figures = { renderMs: p95(times), statements, scriptKb: await scriptKb(visitor.web, html) };
  const over = Object.entries(figures).filter(
    ([name, figure]) => figure > MUST[/** @type {keyof typeof MUST} */ (name)],
  );
  missed += over.length;
  console.log(
    `${figures.renderMs.toFixed(0).padStart(9)}  ${String(figures.statements).padStart(10)}  ${String(calls).padStart(5)}  ${figures.scriptKb.toFixed(1).padStart(9)}  ${pattern}` +
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
 * The scripts that a first visit loads, as gzip.
 * @param {string} web
 * @param {string} html
 */
async function scriptKb(web, html) {
  const files = new Set([...html.matchAll(/"(\/[\w/.-]+\.js)"/g)].map(([, file = '']) => file));
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

await withPlatform(async ({ web, info, run }) => {
  await stage(`${options.users} users, ${options.orders} orders`, () =>
    run('demo-bulk', ['--users', options.users, '--orders', options.orders]),
  );
  const visitors = await signedIn(web, info.users);
  console.log('   p95 ms  statements  calls  script KB');
  for (const pattern of await pages()) {
    const visitor = visitors[areaOf(pattern)] ?? visitors.nobody;
    const address = await exampleOf(visitor, pattern);
    if (address === undefined) console.log(`${'–'.padStart(9)}  ${pattern}  (no row to show)`);
    else
      await measurePage(visitor, { pattern, address, operations: info.operations }).catch((error) => {
        missed += 1;
        console.log(`${'–'.padStart(9)}  ${pattern}  FAILED: ${error.message}`);
      });
  }
  await measureActions(visitors);
});
console.log(missed === 0 ? 'Every budget holds.' : `${missed} over what must hold.`);
process.exitCode = missed === 0 ? 0 : 1;
