// @ts-check
/**
 * Which numbered rules of docs/spec no test names. A rule is a line `- **P5.12** text`; a test covers it when its title
 * begins with the number, or with several: `P5.12 P5.13 a refund …`.
 */
import fs from 'node:fs';
import { asCommand } from './progress.mjs';
import { filesBelow, inRoot, isMain } from './workspace.mjs';

const RULE = /^\s*- \*\*([A-Z]\d+(?:\.\d+)+)\*\*/gm;
/** The title of `test('…')`, `it("…")`, `test.each(…)('…')`, `describe('…')`: whatever opens with a rule's number. */
const TITLE = /[`'"]((?:[A-Z]\d+(?:\.\d+)+[\s,:]+)+)/g;
const NUMBER = /[A-Z]\d+(?:\.\d+)+/g;
const TEST_FILE = /\.(spec|e2e|test)\.tsx?$/;

/**
 * @param {string} text a page of the specification
 * @returns {string[]} the numbers of its rules, in their order
 */
export const rulesIn = (text) => [...text.matchAll(RULE)].map((match) => match[1] ?? '');

/**
 * @param {string} text a test file
 * @returns {string[]} the numbers with which titles begin
 */
export const numbersIn = (text) =>
  [...text.matchAll(TITLE)].flatMap((match) => (match[1] ?? '').match(NUMBER) ?? []);

/**
 * @param {string[]} rules
 * @param {string[]} tested
 * @returns {{ untested: string[], unknown: string[], summary: string }} unknown: numbers that no rule has
 */
export function compare(rules, tested) {
  const untested = rules.filter((rule) => !tested.includes(rule));
  const unknown = [...new Set(tested)].filter((number) => !rules.includes(number));
  const covered = rules.length - untested.length;
  return { untested, unknown, summary: `spec coverage: ${covered} of ${rules.length} rules have a test` };
}

/** @returns {ReturnType<typeof compare>} */
export function specCoverage() {
  const rules = filesBelow(inRoot('docs/spec'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => rulesIn(fs.readFileSync(inRoot('docs/spec', file), 'utf8')));
  const tested = ['backend/src', 'backend/test', 'libs', 'frontend/app', 'frontend/tests'].flatMap((folder) =>
    filesBelow(inRoot(folder))
      .filter((file) => TEST_FILE.test(file) && !/node_modules|^tooling\//.test(file))
      .flatMap((file) => numbersIn(fs.readFileSync(inRoot(folder, file), 'utf8'))),
  );
  return compare(rules, tested);
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const { untested, unknown, summary } = specCoverage();
    const listed = !process.argv.includes('--summary');
    if (listed && untested.length > 0) console.log(`Without a test: ${untested.join(' ')}`);
    if (unknown.length > 0) console.log(`Named by a test, but no rule: ${unknown.join(' ')}`);
    console.log(summary);
  });
}
