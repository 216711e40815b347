// @ts-check
/**
 * Whether a piece of a test asserts anything: by `expect(…)`, `assert(…)` or `fc.assert(…)`, by one of the project's helpers
 * that wait for a value and throw when it does not come, or through a function that does one of these.
 */
import ts from 'typescript';

/** @import { Source, Sources } from './sources.mjs' */

const ASSERTS = new Set(['expect', 'expect.poll', 'expect.soft', 'assert', 'fc.assert']);
/** Methods of the project's test support that throw when a value does not come. */
const ASSERTING_METHODS = new Set(['paymentBecomes', 'eventually']);

export class Assertions {
  /** @type {Map<ts.Node, boolean>} */
  #known = new Map();

  /** @param {Sources} sources */
  constructor(sources) {
    this.sources = sources;
  }

  /**
   * @param {Source} source the file in which the node stands
   * @param {ts.Node} node
   * @returns {boolean}
   */
  isIn(source, node) {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    // A function that calls itself asserts nothing by that.
    this.#known.set(node, false);
    const found = this.#isAssertion(node) || this.#refersToOne(source, node) || this.#isInChild(source, node);
    this.#known.set(node, found);
    return found;
  }

  /** @param {ts.Node} node */
  #isAssertion(node) {
    if (!ts.isCallExpression(node)) return false;
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called) && ASSERTING_METHODS.has(called.name.text)) return true;
    return ASSERTS.has(called.getText());
  }

  /**
   * A name of a function: of this file, of an imported one, or declared inside the same test.
   * @param {Source} source
   * @param {ts.Node} node
   */
  #refersToOne(source, node) {
    if (!ts.isIdentifier(node) || isPropertyName(node)) return false;
    const local = declaredAround(node);
    if (local) return this.isIn(source, local);
    const declared = this.sources.declarationOf(source, node.text);
    return declared !== undefined && isFunction(declared.node) && this.isIn(declared.source, declared.node);
  }

  /**
   * @param {Source} source
   * @param {ts.Node} node
   */
  #isInChild(source, node) {
    return ts.forEachChild(node, (child) => this.isIn(source, child) || undefined) ?? false;
  }
}

/** @param {ts.Node} node */
const isFunction = (node) =>
  ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** @param {ts.Identifier} node `b` in `a.b` and in `{ b: 1 }`, which names no variable */
const isPropertyName = (node) =>
  (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  node.parent.name === node;

/**
 * The function that a name stands for, where it is declared in a block around its use.
 * @param {ts.Identifier} node
 * @returns {ts.Node | undefined}
 */
function declaredAround(node) {
  for (let scope = node.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    if (!ts.isBlock(scope)) continue;
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === node.text) return statement;
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        const isIt = ts.isIdentifier(name) && name.text === node.text;
        if (isIt && initializer && isFunction(initializer)) return initializer;
      }
    }
  }
  return undefined;
}
