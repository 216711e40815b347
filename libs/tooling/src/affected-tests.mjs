// @ts-check
/**
 * Which tests a change affects. A test beside the code is affected when it imports a changed file, directly or through
 * other files; a test of the whole application only when the changed file is near (NEAR), because in the end it imports
 * everything. Imports are not followed through the files that assemble the application (ASSEMBLY). Instead, a change of the
 * backend, or of a library that it uses, also runs the tests of PURCHASE_TESTS. CI runs all tests.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from './source-imports.mjs';
import { inRoot, root } from './workspace.mjs';

/** Files that import everything in order to put it together: the application, its demo data, its tests, the simulator. */
const ASSEMBLY = [
  'backend/src/app.module.ts',
  'backend/src/create-app.ts',
  'backend/src/database/migrations/index.ts',
  'backend/src/demo/seed.ts',
  'backend/src/gateways/gateways.contract.subjects.ts',
  'backend/src/gateways/list.ts',
  'backend/test/purchase/shop.ts',
  'frontend/checkout/routes.ts',
  'libs/simulator/src/index.ts',
];

/** How many imports lie at most between a changed file and a test of the whole application that it affects. */
const NEAR = 3;
const APPLICATION_TEST = /^(backend|libs\/simulator)\/test\//;

/** Tests that buy, pay and give back through the whole application. */
const PURCHASE_TESTS = /^backend\/test\/purchase\/(happy-path|card|idempotency|webhooks|refunds)\.spec\.ts$/;

/**
 * Further tests for a change below a folder. The contract runs over all gateways, which it finds in their list.
 * @type {[folder: string, tests: RegExp][]}
 */
const FURTHER_TESTS = [
  ['backend/src/', PURCHASE_TESTS],
  ['libs/brazil/', PURCHASE_TESTS],
  ['libs/checkout-rules/', PURCHASE_TESTS],
  ['libs/money/', PURCHASE_TESTS],
  ['libs/simulator/', PURCHASE_TESTS],
  ['libs/simulator/', /^backend\/test\/gateways\/simulator\.spec\.ts$/],
  ['backend/src/gateways/', /^backend\/src\/gateways\/gateways\.[\w.-]+\.spec\.ts$/],
  ['libs/gateway-kit/', /^backend\/src\/gateways\/gateways\.[\w.-]+\.spec\.ts$/],
  ['backend/src/database/migrations/', /^backend\/src\/data-source\.db\.spec\.ts$/],
  [
    'libs/tooling/src/',
    /^libs\/tooling\/test\/(ports|exclusive-file|suite-environment|spec-coverage)\.spec\.ts$/,
  ],
];

/**
 * Browser tests for a change below a folder of the frontend; the first folder that fits decides.
 * @type {[folder: string, tests: string[]][]}
 */
const BROWSER_TESTS = [
  ['frontend/checkout/features/checkout/card/', ['card-frame', 'form-problems']],
  ['frontend/checkout/features/checkout/layouts/', ['layouts']],
  ['frontend/checkout/features/checkout/leaving/', ['leaving']],
  ['frontend/checkout/features/checkout/tracking/', ['tracking']],
  ['frontend/checkout/features/checkout/', ['buy-with-pix', 'form-problems']],
  ['frontend/checkout/features/payment/', ['payment-states', 'buy-with-pix']],
  ['frontend/shared/i18n/', ['languages']],
  ['frontend/', ['site', 'buy-with-pix']],
];

const JEST_TEST = /^(backend|libs|frontend\/(?!tests)\w+)\/.*\.spec\.tsx?$/;
const BROWSER_TEST = /^frontend\/tests\/.*\.e2e\.ts$/;

/**
 * What differs from the branch `main`, committed or not. On `main` itself: what is not committed.
 * @returns {string[]} paths from the root
 */
export function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = 'HEAD'] = branchPoint(git);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** @param {(...args: string[]) => string[]} git */
function branchPoint(git) {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // A clone may have neither.
    }
  }
  return [];
}

/**
 * @param {string[]} changed paths from the root
 * @param {string[]} files all TypeScript files
 * @param {(file: string) => string[]} [importsIn] the files that a file imports
 * @returns {{ jest: string[], browser: string[] }} test files
 */
export function affectedTests(changed, files, importsIn = importsOf) {
  const distances = distancesFrom(changed, files, importsIn);
  const isReached = (/** @type {string} */ file) => {
    const distance = distances.get(file);
    return distance !== undefined && (distance <= NEAR || !APPLICATION_TEST.test(file));
  };
  const further = FURTHER_TESTS.filter(([folder]) => changed.some((file) => file.startsWith(folder)));
  const jest = files.filter(
    (file) => JEST_TEST.test(file) && (isReached(file) || further.some(([, tests]) => tests.test(file))),
  );
  const wanted = new Set(changed.flatMap(browserTestsFor));
  const browser = files.filter(
    (file) => BROWSER_TEST.test(file) && (isReached(file) || wanted.has(path.basename(file, '.e2e.ts'))),
  );
  return { jest, browser };
}

/**
 * How many imports lie between the changed files and each file that imports one, directly or not; 0 for the changed.
 * @param {string[]} changed
 * @param {string[]} files
 * @param {(file: string) => string[]} importsIn
 * @returns {Map<string, number>}
 */
function distancesFrom(changed, files, importsIn) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of files) {
    for (const imported of importsIn(file))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  const distances = new Map(changed.map((file) => [file, 0]));
  // A Map is walked in the order in which entries are added, so the nearest come first.
  for (const [file, distance] of distances) {
    if (ASSEMBLY.includes(file) && distance > 0) continue;
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** @param {string} file a changed file */
function browserTestsFor(file) {
  if (/\.(spec|md)\.?|^frontend\/tests\//.test(file)) return [];
  return BROWSER_TESTS.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
}

/** @returns {string[]} the TypeScript and JavaScript modules of the checkout */
export function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return listed.split('\n').filter((file) => /\.(tsx?|mjs)$/.test(file) && fs.existsSync(inRoot(file)));
}
