// @ts-check
/**
 * Which numbered rules of docs/spec are proven by a test. A rule is a line `- **P5.12** text`; a test proves it when the
 * number stands at the end of its title, `… (P5.12, C4.3)`, and the test asserts something. A number that no rule has, a
 * number elsewhere in a title, and a numbered test without an assertion are errors.
 */
import fs from 'node:fs';
import { asCommand, Refusal } from './progress.mjs';
import { Assertions } from './spec-coverage/assertions.mjs';
import { Sources } from './spec-coverage/sources.mjs';
import { proofsIn } from './spec-coverage/titles.mjs';
import { filesBelow, inRoot, isMain } from './workspace.mjs';

/** @import { Proof } from './spec-coverage/titles.mjs' */

const RULE = /^\s*- \*\*([A-Z]\d+(?:\.\d+)*)\*\*/gm;
const FOLDERS = ['backend/src', 'backend/test', 'libs', 'frontend'];
const TEST_FILE = /\.(spec|e2e|test)\.tsx?$/;
/** Helpers that several test files share open tests too. */
const OPENS_TESTS = /from '@jest\/globals'/;
/** The test of this tool has titles of its own invention. */
const OWN_TEST = 'tooling/test/spec-coverage.spec.ts';

/**
 * @param {string} text a page of the specification
 * @returns {string[]} the numbers of its rules, in their order
 */
export const rulesIn = (text) => [...text.matchAll(RULE)].map((match) => match[1] ?? '');

/**
 * @param {string[]} rules
 * @param {Proof[]} proofs
 * @returns {{ untested: string[], errors: string[], summary: string }}
 */
export function compare(rules, proofs) {
  const known = new Set(rules);
  const tested = new Set(
    proofs.filter(({ asserts, problem }) => asserts && !problem).flatMap((one) => one.rules),
  );
  const untested = rules.filter((rule) => !tested.has(rule));
  const errors = proofs.flatMap(({ rules: named, asserts, where, problem }) => {
    if (problem) return [`${where}: ${problem}`];
    const unknown = named.filter((number) => !known.has(number));
    return [
      ...(unknown.length > 0 ? [`${where}: no rule has the number ${unknown.join(', ')}`] : []),
      ...(asserts ? [] : [`${where}: the test names ${named.join(', ')} and asserts nothing`]),
    ];
  });
  const summary = `spec coverage: ${rules.length - untested.length} of ${rules.length} rules have a test`;
  return { untested, errors, summary };
}

/** @returns {ReturnType<typeof compare>} */
export function specCoverage() {
  const rules = filesBelow(inRoot('docs/spec'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => rulesIn(fs.readFileSync(inRoot('docs/spec', file), 'utf8')));
  const sources = new Sources();
  const assertions = new Assertions(sources);
  const proofs = testFiles().flatMap((file) => {
    const source = sources.open(inRoot(file));
    return source ? proofsIn(source, { sources, assertions }) : [];
  });
  return compare(rules, proofs);
}

/** @returns {string[]} the files that open tests, from the root */
function testFiles() {
  return FOLDERS.flatMap((folder) => filesBelow(inRoot(folder)).map((file) => `${folder}/${file}`)).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/node_modules/.test(file) &&
      !file.endsWith(OWN_TEST) &&
      (TEST_FILE.test(file) || OPENS_TESTS.test(fs.readFileSync(inRoot(file), 'utf8'))),
  );
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const { untested, errors, summary } = specCoverage();
    const listed = !process.argv.includes('--summary');
    if (listed && untested.length > 0) console.log(`Without a test: ${untested.join(' ')}`);
    console.log(summary);
    if (errors.length > 0) throw new Refusal(errors.join('\n'));
  });
}
