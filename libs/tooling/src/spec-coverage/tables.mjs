// @ts-check
/** The texts in a column of a table of tests (`it.each(TABLE)`), as far as they are written in the sources. */
import ts from 'typescript';

/** @import { Declared, Sources } from './sources.mjs' */

/**
 * @param {Declared} table
 * @param {string | number} column a place in rows that are lists, a field of rows that are objects
 * @param {Sources} sources
 * @returns {string[] | undefined} undefined when they are computed
 */
export function cellsOf({ source, node }, column, sources) {
  const table = unwrap(node);
  if (ts.isIdentifier(table)) {
    const declared =
      sources.declarationOf(source, table.text) ?? declaredInside(source.tree, table.text, source);
    return declared && cellsOf(declared, column, sources);
  }
  if (ts.isCallExpression(table)) return cellsOfSelection({ source, node: table }, column, sources);
  if (!ts.isArrayLiteralExpression(table)) return undefined;
  /** @type {string[]} */
  const cells = [];
  for (const element of table.elements) {
    const found = ts.isSpreadElement(element)
      ? cellsOf({ source, node: element.expression }, column, sources)
      : cellOf(unwrap(element), column);
    if (found === undefined) return undefined;
    cells.push(...found);
  }
  return cells;
}

/**
 * Rows chosen from a table: `TABLE.filter(…)`.
 * @param {{ source: Declared['source'], node: ts.CallExpression }} call
 * @param {string | number} column
 * @param {Sources} sources
 */
function cellsOfSelection({ source, node }, column, sources) {
  const called = node.expression;
  const selects = ts.isPropertyAccessExpression(called) && called.name.text === 'filter';
  return selects ? cellsOf({ source, node: called.expression }, column, sources) : undefined;
}

/**
 * @param {ts.Node} row
 * @param {string | number} column
 * @returns {[string] | undefined}
 */
function cellOf(row, column) {
  if (ts.isArrayLiteralExpression(row)) {
    const cell = typeof column === 'number' ? row.elements[column] : undefined;
    return cell && textOf(unwrap(cell));
  }
  if (!ts.isObjectLiteralExpression(row)) return column === 0 ? textOf(row) : undefined;
  for (const field of row.properties) {
    if (ts.isPropertyAssignment(field) && field.name.getText() === column)
      return textOf(unwrap(field.initializer));
  }
  return undefined;
}

/**
 * @param {ts.Node} node
 * @returns {[string] | undefined}
 */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.getText().slice(1, -1)] : undefined;
}

/**
 * A table that is declared inside a group of tests.
 * @param {ts.Node} within
 * @param {string} name
 * @param {Declared['source']} source
 * @returns {Declared | undefined}
 */
function declaredInside(within, name, source) {
  return ts.forEachChild(within, (node) => {
    const isIt = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name;
    return isIt && node.initializer ? { source, node: node.initializer } : declaredInside(node, name, source);
  });
}

/**
 * Without `as const`, `satisfies …` and parentheses.
 * @param {ts.Node} node
 * @returns {ts.Node}
 */
export function unwrap(node) {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}
