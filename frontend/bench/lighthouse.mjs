// @ts-check
/**
 * Lighthouse with its mobile preset on the three layouts, the median of five runs, on a platform of its own. Lighthouse is
 * fetched for the measurement and is no dependency. Performance counts only on a machine that does nothing else.
 *
 *     npm run bench:lighthouse            five runs each
 *     npm run bench:lighthouse -- 1       so many
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from '../../libs/tooling/src/build.mjs';
import { knownBrowser } from '../../libs/tooling/src/browser.mjs';
import { startTestPlatform } from '../../libs/tooling/src/test-platform.mjs';

/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ASKED = /** @type {const} */ ({ performance: 0.95, accessibility: 1, 'best-practices': 0.95 });
const SHIFT_ASKED = 0.02;

const run = promisify(execFile);
const runs = Number(process.argv[2] ?? 5);
const { env, stop } = await platform();
let missed = false;
try {
  const { byLayout } = JSON.parse(String(env['DEMO_INFO']));
  for (const [layout, offerId] of Object.entries(byLayout))
    await measure(layout, `${env['WEB_URL']}/checkout/${offerId}`);
} finally {
  await stop();
}
process.exit(missed ? 1 : 0);

async function platform() {
  if (process.env['WEB_URL'] && process.env['DEMO_INFO']) return { env: process.env, stop: async () => {} };
  const builds = build({ frontend: true });
  await Promise.all([builds.compiled, builds.frontend]);
  return startTestPlatform();
}

/** @param {string} layout @param {string} address */
async function measure(layout, address) {
  const reports = [];
  for (let count = 0; count < runs; count += 1) reports.push(await report(address));
  console.log(`${layout}, median of ${runs}`);
  for (const [category, asked] of Object.entries(ASKED))
    tell(
      category,
      median(reports.map(({ categories }) => categories[category].score)),
      (got) => got >= asked,
    );
  const shifts = reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  tell('cumulative layout shift', median(shifts), (got) => got < SHIFT_ASKED);
  const failed = Object.values(reports.at(-1).audits).filter(
    ({ score, scoreDisplayMode }) => ['binary', 'numeric'].includes(scoreDisplayMode) && score < 0.9,
  );
  for (const { id, title, displayValue = '' } of failed) console.log(`    ${id}: ${title} ${displayValue}`);
}

/** @param {string} name @param {number} got @param {(got: number) => boolean} enough */
function tell(name, got, enough) {
  missed ||= !enough(got);
  console.log(`  ${name.padEnd(24)} ${got.toFixed(3)}${enough(got) ? '' : '  MISSED'}`);
}

/** @param {string} address */
async function report(address) {
  const { stdout } = await run(
    'npx',
    [
      ...['-y', LIGHTHOUSE, address, '--output=json', '--quiet'],
      `--only-categories=${Object.keys(ASKED).join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ],
    {
      env: { ...process.env, CHROME_PATH: knownBrowser() ?? chromium.executablePath() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
