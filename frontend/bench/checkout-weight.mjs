// @ts-check
/**
 * What a buyer's phone downloads before it can buy: the HTML of a checkout, and the styles and scripts that HTML names,
 * as gzip; and the frame in which a card is typed. Exit code 1 when one is over its budget.
 *
 *     npm run bench:weight -w @guiche/frontend -- http://127.0.0.1:3000/checkout/{id}
 *
 * Without an address it asks DEMO_INFO, the JSON of `npm run --silent demo:info`.
 */
import zlib from 'node:zlib';

const KILOBYTE = 1024;
const BUDGETS = /** @type {const} */ ({
  HTML: 30 * KILOBYTE,
  CSS: 15 * KILOBYTE,
  JavaScript: 110 * KILOBYTE,
  'Card frame': 15 * KILOBYTE,
});

const address = process.argv[2] ?? demoCheckout();
if (!address) {
  console.error('Which checkout? Give its address, or set DEMO_INFO.');
  process.exit(2);
}

const html = await body(address);
const page = html.toString('utf8');
const cardFrame = new URL(`${new URL(address).pathname}/card`, address);
/** @type {Record<keyof typeof BUDGETS, Map<string, number>>} */
const weights = {
  HTML: new Map([[new URL(address).pathname, gzipped(html)]]),
  CSS: await weigh(/<link[^>]+rel="stylesheet"[^>]*>/g, /href="([^"]+)"/),
  JavaScript: await weigh(
    /<link[^>]+rel="modulepreload"[^>]*>|<script[^>]+src="[^"]+"[^>]*>|from "\/assets\/[^"]+\.js"|import\("\/assets\/[^"]+\.js"\)/g,
    /(?:href|src)="([^"]+)"|"(\/assets\/[^"]+)"/,
  ),
  // Loaded only once a card is chosen, and whole: it names no other file.
  'Card frame': new Map([[cardFrame.pathname, gzipped(await body(cardFrame.href))]]),
};

let over = false;
for (const [kind, files] of Object.entries(weights)) {
  const total = [...files.values()].reduce((sum, size) => sum + size, 0);
  const budget = BUDGETS[/** @type {keyof typeof BUDGETS} */ (kind)];
  over ||= total > budget;
  console.log(
    `${kind.padEnd(11)} ${kilobytes(total)} of ${kilobytes(budget)} KB${total > budget ? '  OVER' : ''}`,
  );
  for (const [file, size] of files) console.log(`  ${kilobytes(size)}  ${file}`);
}
// A page without a script or a style would pass every budget and prove nothing.
if (weights.CSS.size === 0 || weights.JavaScript.size === 0)
  throw new Error('the page names no styles or no scripts');
process.exit(over ? 1 : 0);

function demoCheckout() {
  const demo = process.env['DEMO_INFO'];
  if (!demo) return undefined;
  const { web, offers } = JSON.parse(demo);
  return `${web}/checkout/${offers.digital}`;
}

/** @param {RegExp} tags @param {RegExp} reference @returns {Promise<Map<string, number>>} */
async function weigh(tags, reference) {
  const files = new Set(
    [...page.matchAll(tags)].map(([tag]) => {
      const found = reference.exec(tag);
      return found?.[1] ?? found?.[2] ?? '';
    }),
  );
  files.delete('');
  const sizes = await Promise.all(
    [...files].map(
      async (file) => /** @type {const} */ ([file, gzipped(await body(new URL(file, address).href))]),
    ),
  );
  return new Map(sizes);
}

/** @param {string} url */
async function body(url) {
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', 'accept-language': 'pt-BR' },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** @param {Buffer} content */
function gzipped(content) {
  return zlib.gzipSync(content, { level: 9 }).length;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / KILOBYTE).toFixed(1).padStart(6);
}
