// @ts-check
/**
 * `npm run check`: all checks that do not need a running platform. Two run at a time; a failing check prints its
 * output, a passing one only its duration.
 */
import path from 'node:path';
import { build } from './build.mjs';
import { lockFileProblems } from './dependencies/lock-file.mjs';
import { listenToNode } from './processes.mjs';
import { asCommand, Refusal, secondsSince } from './progress.mjs';
import { provision } from './provision.mjs';
import { cacheDir, inRoot, isMain, packageFile, readJson } from './workspace.mjs';

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }>, tell?: boolean }} Check */

const CONFIG = inRoot('libs/tooling/config');

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} [args]
 * @returns {Check}
 */
const check = (name, program, args = []) => ({ name, run: () => listenToNode([program, ...args]) });

/**
 * Incremental: the cache stores only what was proved. Single-threaded, because the second core runs another check.
 * @param {string} project
 */
const typecheck = (project) => {
  const memory = path.join(cacheDir, 'typescript', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory];
  return check(`types (${project})`, packageFile('typescript-native', 'bin/tsc'), args);
};

/** @returns {Check[]} slow ones first, so that quick ones fill the gaps */
function allChecks() {
  const tool = (/** @type {string} */ name) => inRoot('libs/tooling/src', name);
  return [
    check('docs/gateways.md is fresh', tool('gateways-table.mjs'), ['--check']),
    check('docs/access.md is fresh', tool('routes-table.mjs'), ['--check']),
    check('lint', packageFile('oxlint', 'bin/oxlint')),
    typecheck('tsconfig.json'),
    typecheck('frontend/tsconfig.json'),
    check('import boundaries', packageFile('dependency-cruiser', 'bin/dependency-cruise.mjs'), [
      ...[
        '--config',
        path.join(CONFIG, 'boundaries.cjs'),
        'backend/src',
        'libs',
        'frontend/backoffice',
        'frontend/checkout',
        'frontend/shared',
      ],
    ]),
    check('dead code', packageFile('knip', 'bin/knip.js'), [
      ...['--config', path.join(CONFIG, 'knip.json'), '--no-config-hints', '--no-progress'],
    ]),
    check('API client is fresh', tool('api-client.mjs'), ['--check']),
    check('exported names are unique', tool('unique-names.mjs')),
    check('one text for each key of a page', tool('message-keys.mjs')),
    check('classes stand in their style sheets', tool('style-classes.mjs')),
    { name: 'lock file: versions and hashes', run: checkLockFile },
    check('bill of materials: hashes and licences', tool('dependencies/sbom.mjs')),
    check('format', packageFile('oxfmt', 'bin/oxfmt'), ['--check']),
    { ...check('specification coverage', tool('spec-coverage.mjs'), ['--summary']), tell: true },
  ];
}

/** @returns {Promise<{ code: number, output: string }>} */
async function checkLockFile() {
  const { packages } = readJson(inRoot('package-lock.json'));
  const problems = lockFileProblems(packages, (folder) => readJson(inRoot(folder, 'package.json')));
  return { code: problems.length > 0 ? 1 : 0, output: problems.join('\n') };
}

/**
 * Runs all checks, two at a time.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks() {
  const waiting = allChecks();
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await runOne(next))) failed.push(next.name);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

/** @param {Check} item */
async function runOne({ name, run, tell }) {
  const startedAt = performance.now();
  const { code, output } = await run();
  const good = code === 0;
  console.log(`  ${good ? 'ok  ' : 'FAIL'}  ${name.padEnd(44)} ${secondsSince(startedAt)}`);
  if (!good || tell) console.log(output.trim().replace(/^/gm, '        '));
  return good;
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    await provision();
    await build({ frontend: false }).compiled;
    const failed = await runChecks();
    if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}`);
  });
}
