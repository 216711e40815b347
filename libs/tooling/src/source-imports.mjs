// @ts-check
/**
 * What a module of the checkout imports of other modules of the checkout. An import from an index that only exports on
 * leads to the files that declare the imported names, not to all that the index exports.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from './workspace.mjs';

/** @typedef {{ module: string, names: string[] | undefined }} Import names: undefined for all */

/** @type {Map<string, ts.SourceFile>} */
const trees = new Map();

/**
 * @param {string} file a path from the root
 * @returns {string[]} paths from the root
 */
export function importsOf(file) {
  const found = importsIn(treeOf(file)).flatMap(({ module, names }) => {
    const target = resolve(file, module);
    if (target === undefined) return [];
    return names && isIndex(target)
      ? names.flatMap((name) => declaringFile(target, name) ?? target)
      : [target];
  });
  return [...new Set(found)];
}

/** @param {string} file */
const isIndex = (file) =>
  path.basename(file) === 'index.ts' &&
  treeOf(file).statements.every((one) => ts.isExportDeclaration(one) || ts.isImportDeclaration(one));

/**
 * @param {string} index
 * @param {string} name
 * @returns {string | undefined}
 */
function declaringFile(index, name) {
  for (const statement of treeOf(index).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const target = resolve(index, textOf(statement.moduleSpecifier));
    if (target === undefined) continue;
    const { exportClause } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      const exported = exportClause.elements.find((one) => one.name.text === name);
      if (!exported) continue;
      return isIndex(target) ? declaringFile(target, (exported.propertyName ?? exported.name).text) : target;
    }
  }
  return undefined;
}

/**
 * @param {ts.SourceFile} tree
 * @returns {Import[]}
 */
function importsIn(tree) {
  /** @type {Import[]} */
  const imports = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      imports.push({ module: textOf(node.moduleSpecifier), names: namesOf(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module && ts.isStringLiteral(module)) imports.push({ module: module.text, names: undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

/**
 * @param {ts.ImportDeclaration | ts.ExportDeclaration} node
 * @returns {string[] | undefined}
 */
function namesOf(node) {
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!clause || ts.isNamespaceImport(clause) || ts.isNamespaceExport(clause)) return undefined;
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** @param {ts.Expression} specifier */
const textOf = (specifier) => (ts.isStringLiteral(specifier) ? specifier.text : '');

/**
 * @param {string} from
 * @param {string} module
 * @returns {string | undefined}
 */
function resolve(from, module) {
  const [, lib, rest] = /^@guiche\/([\w-]+)(?:\/([\w-]+))?$/.exec(module) ?? [];
  if (lib) return existing(rest ? `libs/${lib}/src/${rest}` : `libs/${lib}/src/index`);
  if (!module.startsWith('.')) return undefined;
  return existing(path.join(path.dirname(from), module).replace(/\.(js|mjs)$/, ''));
}

/** @param {string} base */
const existing = (base) =>
  ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((extension) => base + extension)
    .find((file) => fs.statSync(inRoot(file), { throwIfNoEntry: false })?.isFile());

/** @param {string} file */
function treeOf(file) {
  const known = trees.get(file);
  if (known) return known;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = fs.readFileSync(inRoot(file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  trees.set(file, tree);
  return tree;
}
