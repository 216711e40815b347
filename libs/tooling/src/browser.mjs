// @ts-check
/**
 * Finds a Chromium for the browser tests and stores its path in .cache: a configured one, an installed headless shell,
 * Debian's package of it, another installed browser, or Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal, stage } from './progress.mjs';
import { cacheDir, inRoot, readJson, writeWhole } from './workspace.mjs';

/** The headless shell renders the same pages for half the CPU time, so it is preferred, even where another one is installed. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MACOS_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const RECORD = path.join(cacheDir, 'browser.json');
const PLAYWRIGHT = ['playwright', 'install', '--no-shell', 'chromium'];

/**
 * The browser found before, if it still exists.
 * @returns {string | undefined} path of the program
 */
export function knownBrowser() {
  const known = process.env.CHROMIUM_PATH ?? readJson(RECORD)?.path;
  return known && fs.existsSync(known) ? known : undefined;
}

/** @returns {Promise<string>} path of the program */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !fs.existsSync(named))
    throw new Refusal(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found =
    knownBrowser() ??
    fromPath(HEADLESS_SHELLS) ??
    (await fromDebian()) ??
    fromPath(BROWSERS) ??
    fromMacOS() ??
    (await fromPlaywright());
  if (!found) throw new Refusal(howToGetOne());
  writeWhole(RECORD, JSON.stringify({ path: found }));
  return found;
}

/** @param {readonly string[]} names of programs, the preferred one first */
function fromPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => fs.existsSync(file));
}

function fromMacOS() {
  return fs.existsSync(MACOS_CHROME) ? MACOS_CHROME : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  return stage("install a browser (Debian's chromium)", () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    const noWaiting = [
      '-o',
      'Acquire::http::Timeout=15',
      '-o',
      'Acquire::https::Timeout=15',
      '-o',
      'Acquire::Retries=0',
    ];
    const install = ['install', '-y', '-q', '--no-install-recommends', ...noWaiting, ...packages];
    // The package lists of a fresh container are empty or old; fetching them takes seconds, so only when needed.
    for (const args of [install, ['update', '-q', ...noWaiting], install]) {
      const done = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
      if (done.status === 0 && args === install) break;
    }
    return fromPath(HEADLESS_SHELLS);
  });
}

async function fromPlaywright() {
  return stage("download a browser (Playwright's)", async () => {
    const done = spawnSync(
      process.execPath,
      [inRoot('node_modules/playwright/cli.js'), ...PLAYWRIGHT.slice(1)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 300_000,
      },
    );
    if (done.status !== 0) return undefined;
    const { chromium } = await import('playwright');
    const downloaded = chromium.executablePath();
    return fs.existsSync(downloaded) ? downloaded : undefined;
  }).catch(() => undefined);
}

function howToGetOne() {
  return [
    'The browser tests need Chromium, and none was found. Any one of these gives them one:',
    '  CHROMIUM_PATH=/path/to/chromium npm test',
    '  sudo apt-get install -y chromium-headless-shell',
    `  npx ${PLAYWRIGHT.join(' ')}`,
  ].join('\n');
}
