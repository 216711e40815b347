// @ts-check
/**
 * Lighthouse with its mobile preset on the three layouts, the median of five runs, on a platform of its own, and what the
 * first view brings over the wire without the seller's pictures. Lighthouse is fetched for the measurement and is no
 * dependency. Performance counts only on a machine that does nothing else.
 *
 * On a busy machine Chromium sometimes loses the begin of a recording (NO_NAVSTART): nothing was measured then, so that one
 * run is made again, and how often is told. Any other failure ends the measurement.
 *
 *     npm run bench:lighthouse            five runs each
 *     npm run bench:lighthouse -- 1       so many
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../libs/tooling/src/browser.mjs';
import { demoPlatform } from './support/platform.mjs';

/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices']);
const ASKED = { performance: 0.95, accessibility: 1, 'best-practices': 0.95 };
const SHIFT_ASKED = 0.02;
const REQUESTS_ASKED = 12;
const KILOBYTES_ASKED = 160;
/** More lost recordings than this, and the machine is not fit to measure on. */
const MOST_LOST = 10;

/**
 * What Lighthouse tells, as far as it is read here.
 * @typedef {object} Report
 * @property {Record<keyof typeof ASKED, { score: number }>} categories
 * @property {Record<'cumulative-layout-shift' | 'network-requests', Audit>} audits  and many others
 * @typedef {object} Audit
 * @property {string} id
 * @property {string} title
 * @property {number} score
 * @property {string} scoreDisplayMode
 * @property {string} [displayValue]
 * @property {number} numericValue  of one that measures
 * @property {{ items: { url: string, transferSize: number }[] }} details  of network-requests
 */

const run = promisify(execFile);
const runs = Number(process.argv[2] ?? 5);
const chrome = await findBrowser();
const { web, demo, stop } = await demoPlatform();
let missed = false;
let lost = 0;
try {
  for (const [layout, offerId] of Object.entries(demo.byLayout))
    await measure(layout, `${web}/checkout/${offerId}`);
} finally {
  await stop();
}
if (lost > 0) console.log(`${lost} recordings were lost (NO_NAVSTART) and made again`);
process.exit(missed ? 1 : 0);

/** @param {string} layout @param {string} address */
async function measure(layout, address) {
  const reports = [];
  while (reports.length < runs) {
    const made = await report(address);
    if (made) reports.push(made);
    else if ((lost += 1) > MOST_LOST) throw new Error(`${lost} recordings were lost (NO_NAVSTART)`);
  }
  console.log(`${layout}, median of ${runs}`);
  for (const category of CATEGORIES)
    notify(
      category,
      median(reports.map(({ categories }) => categories[category].score)),
      (got) => got >= ASKED[category],
    );
  const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  notify('cumulative layout shift', median(shifts), (got) => got < SHIFT_ASKED);
  const views = reports.map(firstView);
  notify('requests', median(views.map(({ requests }) => requests)), (got) => got <= REQUESTS_ASKED);
  notify('kilobytes', median(views.map(({ kilobytes }) => kilobytes)), (got) => got <= KILOBYTES_ASKED);
  const failed = Object.values(reports.at(-1)?.audits ?? {}).filter(
    ({ score, scoreDisplayMode }) => ['binary', 'numeric'].includes(scoreDisplayMode) && score < 0.9,
  );
  for (const { id, title, displayValue = '' } of failed) console.log(`    ${id}: ${title} ${displayValue}`);
}

/** @param {string} name @param {number} got @param {(got: number) => boolean} enough */
function notify(name, got, enough) {
  missed ||= !enough(got);
  console.log(`  ${name.padEnd(24)} ${got.toFixed(3)}${enough(got) ? '' : '  MISSED'}`);
}

/** What came over the wire, without the pictures of the seller. @param {Report} report */
function firstView({ audits }) {
  const ours = audits['network-requests'].details.items.filter(
    ({ url }) => !url.startsWith('data:') && !url.includes('/demo/'),
  );
  return {
    requests: ours.length,
    kilobytes: ours.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}

/**
 * One run.
 * @param {string} address
 * @returns {Promise<Report | undefined>} undefined: its recording was lost
 */
async function report(address) {
  const lighthouse = run(
    'npx',
    [
      ...['-y', LIGHTHOUSE, address, '--output=json', '--quiet'],
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    {
      env: { ...process.env, CHROME_PATH: chrome },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  try {
    const { stdout } = await lighthouse;
    return JSON.parse(stdout);
  } catch (error) {
    // It fails with the report of the failure on its output, and with some sentences beside it.
    const { stdout, stderr } = /** @type {import('node:child_process').ExecFileException} */ (error);
    if (/NO_NAVSTART/.test(`${stdout} ${stderr}`)) return undefined;
    throw error;
  }
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
