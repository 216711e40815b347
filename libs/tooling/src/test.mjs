// @ts-check
/**
 * `npm test`: everything that CI runs, from a bare checkout: static checks, unit and database tests, browser journeys.
 * It lives in a world of its own (own PostgreSQL, own ports, own data folder) and neither sees nor disturbs a platform
 * that runs beside it.
 *
 *     npm test                        everything
 *     npm test -- changed             the tests that a change affects: what differs from main, committed or not
 *     npm test -- ledger              the jest tests whose path matches; what follows is passed on to jest
 *     npm test -- --e2e checkout      the browser tests whose path matches; what follows is passed on to Playwright
 */
import fs from 'node:fs';
import path from 'node:path';
import { readIfThere } from './exclusive-file.mjs';
import { failedInJest, failedInPlaywright, repeatedInPlaywright } from './failed-tests.mjs';
import { run, whenAskedToStop } from './processes.mjs';
import { asCommand, Refusal, stage } from './progress.mjs';
import { provision } from './provision.mjs';
import { cacheDir, filesBelow, inRoot, packageFile, readJson } from './workspace.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[], repeated?: string[] }} Count failures: for each a name and a message; repeated: the same for what passed on the second attempt */
/** @typedef {{ checks: boolean, jest: string[] | undefined, browser: string[] | undefined }} Wanted what to run, with the arguments of each runner; undefined: not at all */

const CONFIG = inRoot('libs/tooling/config');

/** More browser tests than this that need a second attempt are a failure of the run. See docs/decisions/0188. */
const MOST_REPEATED = 3;

async function main() {
  forgetThePlatform();
  await provision();
  const { checks, jest, browser } = await wanted(process.argv.slice(2));
  if (browser) await provision({ browser: true });
  const { build } = await import('./build.mjs');
  const builds = build({ frontend: browser !== undefined });
  await builds.compiled;

  const failedChecks = checks ? await staticChecks() : [];
  // Side by side: each leaves a core idle while it waits for processes, timers and pages.
  const counts = await allDone([
    ...(jest ? [jestTests(jest)] : []),
    ...(browser ? [builds.frontend.then(() => browserTests(browser))] : []),
  ]);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const repeated = counts.flatMap((count) => count.repeated ?? []);
  // At the end, where they are found: what both runners print is mixed and long.
  if (repeated.length > 0) console.log(`\nPassed on the second attempt:\n${repeated.join('\n')}`);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailed tests:\n${failures.join('\n')}`);
  if (failedChecks.length > 0) console.log(`\nFailed checks: ${failedChecks.join(', ')}`);
  console.log(`\nTests: ${passed} passed, ${failed} failed`);
  return failed + failedChecks.length > 0 ? 1 : 0;
}

/**
 * @param {string[]} args what stands after `npm test --`
 * @returns {Promise<Wanted>}
 */
async function wanted([first, ...rest]) {
  if (first === undefined) return { checks: true, jest: [], browser: hasBrowserTests() ? [] : undefined };
  if (first === '--e2e') return { checks: false, jest: undefined, browser: rest };
  if (first !== 'changed') return { checks: false, jest: [first, ...rest], browser: undefined };
  const { affectedTests, changedFiles, sourceFiles } = await import('./affected-tests.mjs');
  const changed = changedFiles();
  const { jest, browser } = affectedTests(changed, sourceFiles());
  console.log(
    `${changed.length} files changed; ${jest.length} jest and ${browser.length} browser test files`,
  );
  return {
    checks: false,
    jest: jest.length > 0 ? ['--runTestsByPath', ...jest, ...rest] : undefined,
    browser: browser.length > 0 ? browser : undefined,
  };
}

/**
 * Waits for all, also where one fails: each has processes to stop.
 * @param {Promise<Count>[]} running
 * @returns {Promise<Count[]>}
 */
async function allDone(running) {
  const ended = await Promise.allSettled(running);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** Every variable that a running platform listens to, by the page that documents them all. */
function forgetThePlatform() {
  const documented = readIfThere(inRoot('.env.example')) ?? '';
  for (const [, name] of documented.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)) delete process.env[String(name)];
}

const hasBrowserTests = () =>
  filesBelow(inRoot('frontend/tests')).some((file) => /\.(spec|e2e)\.ts$/.test(file));

/** @returns {Promise<string[]>} the names of those that failed */
async function staticChecks() {
  const { runChecks } = await import('./check.mjs');
  console.log('\nStatic checks');
  return runChecks();
}

/**
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function jestTests(args) {
  console.log('\nUnit and database tests');
  const { startTestDatabase } = await import('./test-database.mjs');
  const database = await stage('throw-away PostgreSQL', startTestDatabase);
  const forget = whenAskedToStop(() => database.stop().finally(() => process.exit(130)));
  try {
    await stage('migrate the template', database.migrate);
    const report = path.join(cacheDir, 'jest-report.json');
    fs.rmSync(report, { force: true });
    // Jest passes Node's flags on to its workers. See docs/decisions/0198.
    const jest = [
      '--max-semi-space-size=32',
      packageFile('jest', 'bin/jest.js'),
      ...['-c', path.join(CONFIG, 'jest.config.mjs')],
    ];
    const env = { ...process.env, ...database.env };
    await stage('jest', () =>
      run(process.execPath, [...jest, '--json', `--outputFile=${report}`, ...args], { env }).catch(() => {}),
    );
    return countJest(readJson(report));
  } finally {
    forget();
    await database.stop();
  }
}

/**
 * A file that could not even be loaded has no tests to count, but it is a failure.
 * @param {(import('./failed-tests.mjs').JestReport & { numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }) | undefined} report
 * @returns {Count}
 */
function countJest(report) {
  if (!report) throw new Refusal('jest ended without a report.');
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, failures: failedInJest(report) };
}

/**
 * Browser journeys against a whole platform, started as `npm start` does.
 * @param {string[]} args
 * @returns {Promise<Count>}
 */
async function browserTests(args) {
  console.log('\nBrowser tests');
  const { startTestPlatform } = await import('./test-platform.mjs');
  const platform = await startTestPlatform();
  const forget = whenAskedToStop(() => platform.stop().finally(() => process.exit(130)));
  try {
    const report = path.join(cacheDir, 'playwright-report.json');
    fs.rmSync(report, { force: true });
    const playwright = [
      packageFile('@playwright/test', 'cli.js'),
      'test',
      '-c',
      path.join(CONFIG, 'playwright.config.ts'),
    ];
    const env = { ...process.env, ...platform.env, PLAYWRIGHT_REPORT: report };
    await stage('playwright', () => run(process.execPath, [...playwright, ...args], { env }).catch(() => {}));
    const count = countPlaywright(readJson(report));
    if (count.failed > 0)
      console.log(['Errors of the platform:', ...platform.errors().slice(-30)].join('\n'));
    return count;
  } finally {
    forget();
    await platform.stop();
  }
}

/**
 * An error outside of any test is a failure. So is each repeated test beyond those that are tolerated.
 * @param {import('@playwright/test/reporter').JSONReport | undefined} report
 * @returns {Count}
 */
function countPlaywright(report) {
  if (!report) throw new Refusal('Playwright ended without a report.');
  const { expected, unexpected, flaky } = report.stats;
  const tooMany = Math.max(0, flaky - MOST_REPEATED);
  return {
    passed: expected + flaky - tooMany,
    failed: unexpected + tooMany + report.errors.length,
    failures: failedInPlaywright(report),
    repeated: repeatedInPlaywright(report),
  };
}

await asCommand(main);
// Something that was given up may still be waiting.
process.exit();
