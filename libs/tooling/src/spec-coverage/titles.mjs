// @ts-check
/**
 * The rules that the tests of a file prove, read from its syntax tree. A title ends with its rules in parentheses:
 *
 *     it('refuses a second use of the card (P5.12, C4.3)', …)
 *     it.each([['paid', 'APPROVED', 'P4.16']])('reads %s as %s (%s)', …)       a column of the table
 *     it.each([['refuses a long name (C5.4)', …]])('%s', …)                    a title in the table
 *     describe.each([{ id: 'ONZ', rule: 'P6.13' }])('$id', ({ rule }) => it(`… (${rule})`, …))
 *
 * What stands after a `describe` holds for each of its tests. A test without an assertion proves nothing.
 */
import ts from 'typescript';
import { cellsOf, unwrap } from './tables.mjs';

/** @import { Assertions } from './assertions.mjs' */
/** @import { Source, Sources } from './sources.mjs' */

/**
 * @typedef {object} Proof
 * @property {string[]} rules
 * @property {boolean} asserts whether the test, or a test of the group, has an assertion
 * @property {string} where `file:line`
 * @property {string | undefined} [problem] what is wrong with the title
 */

const NUMBER = /\b[A-Z]\d+(?:\.\d+)+\b|\bD\d+\b/;
const ONLY_NUMBERS = /^[A-Z]\d+(?:\.\d+)*(?:, [A-Z]\d+(?:\.\d+)*)*$/;
/** The rules at the end of a title, before Playwright's tags; a placeholder stands for a column of the table. */
const TAG =
  / \(((?:[PCD]\d+(?:\.\d+)*|%s|\$\w+|\$\{\w+\})(?:, (?:[PCD]\d+(?:\.\d+)*|%s|\$\w+|\$\{\w+\}))*)\)((?: @\w+)*)$/;
const PLACEHOLDER = /%[sdifjop]|\$\w+/g;

/**
 * @param {Source} source
 * @param {{ sources: Sources, assertions: Assertions }} project
 * @returns {Proof[]}
 */
export function proofsIn(source, { sources, assertions }) {
  /** @type {Proof[]} */
  const proofs = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const test = testOpenedBy(node);
    if (test) {
      const { rules, problem } = rulesOf(test, source, sources);
      const asserts = assertions.isIn(source, test.body);
      if (rules.length > 0 || problem) proofs.push({ rules, asserts, where: whereIs(source, node), problem });
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return proofs;
}

/**
 * @param {Source} source
 * @param {ts.Node} node
 */
function whereIs({ file, tree }, node) {
  return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** @typedef {{ rules: string[], problem?: string | undefined }} Named what a title names */
/** @typedef {{ title: ts.Expression, body: ts.Node, table: ts.Expression | undefined }} Test */

/**
 * @param {ts.Node} node
 * @returns {Test | undefined}
 */
function testOpenedBy(node) {
  if (!ts.isCallExpression(node) || !opensTest(node.expression)) return undefined;
  const [title, ...rest] = node.arguments;
  const body = rest.at(-1);
  if (!title || !body || !isText(title)) return undefined;
  const each = node.expression;
  return { title, body, table: ts.isCallExpression(each) ? each.arguments[0] : undefined };
}

/**
 * @param {ts.Expression} called `it`, `it.concurrent`, `test.describe`, `describe.each(…)`
 * @returns {boolean}
 */
function opensTest(called) {
  if (ts.isIdentifier(called)) return ['it', 'test', 'describe'].includes(called.text);
  if (ts.isCallExpression(called)) {
    return ts.isPropertyAccessExpression(called.expression) && called.expression.name.text === 'each';
  }
  return (
    ts.isPropertyAccessExpression(called) &&
    ['describe', 'only', 'concurrent', 'serial', 'parallel'].includes(called.name.text) &&
    opensTest(called.expression)
  );
}

/** @param {ts.Node} node */
const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/**
 * @param {Test} test
 * @param {Source} source
 * @param {Sources} sources
 * @returns {Named}
 */
function rulesOf({ title, table }, source, sources) {
  const text = unwrap(title).getText().slice(1, -1);
  const placeholders = text.replace(TAG, '').match(PLACEHOLDER) ?? [];
  const cells = (/** @type {string | number} */ column) =>
    table ? cellsOf({ source, node: table }, column, sources) : undefined;

  if (table && text === '%s') {
    return joined((cells(0) ?? []).map((cell) => rulesOfText(cell)));
  }
  const { rules, problem } = rulesOfText(text);
  if (problem) return { rules, problem };
  return joined(
    rules.map((rule) => {
      if (NUMBER.test(rule)) return { rules: [rule] };
      const values = valuesOf(rule, { title, cells, column: placeholders.length, source, sources });
      return rulesOfValues(values, { placeholder: rule, mustBeRules: rules.length > 1 });
    }),
  );
}

/**
 * @param {string[] | undefined} values what a placeholder in parentheses stands for
 * @param {{ placeholder: string, mustBeRules: boolean }} context mustBeRules: numbers stand beside the placeholder
 * @returns {Named}
 */
function rulesOfValues(values, { placeholder, mustBeRules }) {
  const numbered = values?.filter((value) => ONLY_NUMBERS.test(value)) ?? [];
  // A word of the sentence, such as the name of a provider.
  if (numbered.length === 0 && !mustBeRules) return { rules: [] };
  if (numbered.length !== values?.length) {
    return { rules: [], problem: `${placeholder} does not stand for rules in every row` };
  }
  return { rules: numbered.flatMap((value) => value.split(', ')) };
}

/**
 * @param {Named[]} parts
 * @returns {Named}
 */
const joined = (parts) => ({
  rules: parts.flatMap(({ rules }) => rules),
  problem: parts.find(({ problem }) => problem)?.problem,
});

/**
 * @param {string} text a whole title
 * @returns {Named} rules: numbers, and placeholders that stand for numbers
 */
function rulesOfText(text) {
  const tag = TAG.exec(text);
  const sentence = tag ? text.slice(0, tag.index) : text;
  const rules = (tag?.[1] ?? '').split(', ').filter(Boolean);
  const misplaced = NUMBER.exec(sentence)?.[0];
  if (misplaced) return { rules: [], problem: `${misplaced} stands before the end of the title` };
  return { rules };
}

/**
 * What a placeholder at the end of a title stands for.
 * @param {string} placeholder `%s`, `$rule` or `${rule}`
 * @param {{ title: ts.Node, cells: (column: string | number) => string[] | undefined, column: number, source: Source, sources: Sources }} around
 * @returns {string[] | undefined}
 */
function valuesOf(placeholder, { title, cells, column, source, sources }) {
  if (placeholder === '%s') return cells(column);
  if (!placeholder.startsWith('${')) return cells(placeholder.slice(1));
  const bound = parameterAround(title, placeholder.slice(2, -1));
  return bound && cellsOf({ source, node: bound.table }, bound.column, sources);
}

/**
 * The column of an `each` table that a parameter of its function holds.
 * @param {ts.Node} node
 * @param {string} name
 * @returns {{ table: ts.Expression, column: string | number } | undefined}
 */
function parameterAround(node, name) {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (!ts.isArrowFunction(scope) || !ts.isCallExpression(scope.parent)) continue;
    const each = scope.parent.expression;
    const table = ts.isCallExpression(each) ? each.arguments[0] : undefined;
    if (!table) continue;
    for (const [index, { name: parameter }] of scope.parameters.entries()) {
      if (ts.isIdentifier(parameter) && parameter.text === name) return { table, column: index };
      const isField =
        ts.isObjectBindingPattern(parameter) && parameter.elements.some((one) => one.name.getText() === name);
      if (isField) return { table, column: name };
    }
  }
  return undefined;
}
