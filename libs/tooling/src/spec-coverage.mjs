// @ts-check
/**
 * Which numbered rules of docs/spec no test names. A rule is a line `- **P5.12** text`; a test covers it when its title
 * begins with the number, or with several: `P5.12 P5.13 a refund …`. Titles are read from the syntax tree: what opens
 * `it('…')`, `test.each(…)('…')` or `describe('…')`, and what a table of such a title holds. A comment counts for nothing.
 */
import fs from 'node:fs';
import ts from 'typescript';
import { asCommand } from './progress.mjs';
import { filesBelow, inRoot, isMain } from './workspace.mjs';

const RULE = /^\s*- \*\*([A-Z]\d+(?:\.\d+)+)\*\*/gm;
/** A title may be nothing but its number, where a table's row begins with it. */
const NUMBERED = /^(?:[A-Z]\d+(?:\.\d+)+(?:[\s,:]+|$))+/;
const NUMBER = /[A-Z]\d+(?:\.\d+)+/g;
const TEST_FILE = /\.(spec|e2e|test)\.tsx?$/;
/** Helpers that several test files share open tests too. */
const OPENS_TESTS = /from '@jest\/globals'/;

/**
 * @param {string} text a page of the specification
 * @returns {string[]} the numbers of its rules, in their order
 */
export const rulesIn = (text) => [...text.matchAll(RULE)].map((match) => match[1] ?? '');

/**
 * @param {string} text a test file
 * @returns {string[]} the numbers with which titles begin
 */
export function numbersIn(text) {
  /** @type {string[]} */
  const numbers = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (canBeTitle(node)) numbers.push(...(NUMBERED.exec(node.text)?.[0].match(NUMBER) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return numbers;
}

/**
 * A text that opens a test, or a cell of a table: an entry of a list, a field of an object.
 * @param {ts.Node} node
 * @returns {node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateHead}
 */
function canBeTitle(node) {
  const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
  if (!isText && !ts.isTemplateHead(node)) return false;
  const whole = ts.isTemplateHead(node) ? node.parent : node;
  const { parent } = whole;
  if (ts.isArrayLiteralExpression(parent) || ts.isPropertyAssignment(parent)) return true;
  return ts.isCallExpression(parent) && parent.arguments[0] === whole && opensTest(parent.expression);
}

/**
 * @param {ts.Expression} called `it`, `it.concurrent`, `describe.each(…)`
 * @returns {boolean}
 */
function opensTest(called) {
  if (ts.isIdentifier(called)) return ['it', 'test', 'describe'].includes(called.text);
  return (
    (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) && opensTest(called.expression)
  );
}

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
  const tested = [
    'backend/src',
    'backend/test',
    'libs',
    'frontend/backoffice',
    'frontend/checkout',
    'frontend/shared',
    'frontend/tests',
  ].flatMap((folder) =>
    filesBelow(inRoot(folder))
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|^tooling\//.test(file))
      .map((file) => ({ file, text: fs.readFileSync(inRoot(folder, file), 'utf8') }))
      .filter(({ file, text }) => TEST_FILE.test(file) || OPENS_TESTS.test(text))
      .flatMap(({ text }) => numbersIn(text)),
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
