// @ts-check
/** The pages of the back office and an address of each: one with a parameter is found by the links of the others, as a reader finds it. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../../libs/tooling/src/workspace.mjs';

/** Files and actions, not pages. */
const NOT_PAGES = /\/files\/|^\/(color-scheme|sign-out|\*)$/;
/** No other page leads to these. */
const KNOWN = ['/resources/design/back-office/error/404'];
/** Pages about rows that were selected on the page above. */
const OF_SELECTED = /\/bulk$/;

/** The address patterns of every page, from the built route list. A segment that may be missing makes two pages. */
export async function pagePatterns() {
  const file = path.join(inRoot('frontend/build/backoffice/server'), 'index.js');
  const { routes } = await import(pathToFileURL(file).href);
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
    .filter((one) => !NOT_PAGES.test(one))
    .flatMap((one) => (one.endsWith('?') ? [one.replace(/\/:\w+\?$/, ''), one.slice(0, -1)] : [one]))
    .sort();
}

/**
 * An address for each pattern, among those that the pages of one person link to.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {readonly string[]} patterns
 * @returns {Promise<Map<string, string>>}
 */
export async function addressesOf(visitor, patterns) {
  const found = new Map();
  /** @type {string[]} */
  const next = [];
  const known = new Set();
  /** @param {string} address */
  const add = (address) => {
    const pattern = patternAt(patterns, address);
    if (pattern === undefined || known.has(address)) return;
    known.add(address);
    if (!found.has(pattern)) found.set(pattern, address);
    // Another row of a pattern may have what the first one lacks, such as a second factor: a few are looked at.
    if (countOf(known, pattern) <= 4) next.push(address);
  };
  for (const address of [...patterns.filter((one) => !one.includes(':')), ...KNOWN]) add(address);
  for (let address = next.shift(); address !== undefined; address = next.shift()) {
    if (found.size === patterns.length) break;
    const { html } = await visitor.open(address).catch(() => ({ html: '' }));
    for (const [, link = ''] of html.matchAll(/href="(\/[^"?#]*)/g)) add(link);
  }
  for (const pattern of patterns.filter((one) => OF_SELECTED.test(one)))
    found.set(pattern, await selectedAt(visitor, pattern));
  return found;
}

/** @param {string} pattern @param {string} address */
const isAt = (pattern, address) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

/**
 * The page at an address: the one with the fewest parameters.
 * @param {readonly string[]} patterns
 * @param {string} address
 */
const patternAt = (patterns, address) =>
  patterns
    .filter((pattern) => isAt(pattern, address))
    .sort((one, other) => parametersOf(one) - parametersOf(other))[0];

/** @param {string} pattern */
const parametersOf = (pattern) => pattern.split('/:').length;

/** @param {ReadonlySet<string>} known @param {string} pattern */
const countOf = (known, pattern) => [...known].filter((address) => isAt(pattern, address)).length;

/**
 * The page that asks before something is done with the first row that can be selected.
 * @param {import('./visitor.mjs').Visitor} visitor
 * @param {string} page
 */
async function selectedAt(visitor, page) {
  const { html } = await visitor.open(page.replace(OF_SELECTED, ''));
  const [box = ''] = html.match(/<input[^>]*name="id"[^>]*>/) ?? [];
  const [, id] = /value="([0-9a-f-]{36})"/.exec(box) ?? [];
  return id === undefined ? `${page}?all=2` : `${page}?id=${id}`;
}
