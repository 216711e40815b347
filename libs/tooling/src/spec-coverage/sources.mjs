// @ts-check
/** TypeScript files as syntax trees, and where a name that a file uses is declared: in it, or in a file that it imports. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ file: string, tree: ts.SourceFile }} Source */
/** @typedef {{ source: Source, node: ts.Node }} Declared */

export class Sources {
  /** @type {Map<string, Source | undefined>} */
  #files = new Map();

  /** @param {(file: string) => string | undefined} [read] the text of a file; undefined where there is none */
  constructor(read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)) {
    this.read = read;
  }

  /**
   * @param {string} file
   * @returns {Source | undefined}
   */
  open(file) {
    if (!this.#files.has(file)) {
      const text = this.read(file);
      this.#files.set(file, text === undefined ? undefined : { file, tree: parse(file, text) });
    }
    return this.#files.get(file);
  }

  /**
   * The function, class or initial value that a name of the top level stands for.
   * @param {Source} source
   * @param {string} name
   * @returns {Declared | undefined} undefined for a name of a package, and for one that is declared nowhere
   */
  declarationOf(source, name) {
    for (const statement of source.tree.statements) {
      const found = declaredIn(statement, name);
      if (found) return { source, node: found };
    }
    for (const statement of source.tree.statements) {
      const from = importedFrom(statement, name);
      const other = from && this.#openImport(source, from.module);
      const found = other && this.declarationOf(other, from.name);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * @param {Source} source
   * @param {string} module
   * @returns {Source | undefined}
   */
  #openImport({ file }, module) {
    if (!module.startsWith('.')) return undefined;
    const base = path.resolve(path.dirname(file), module).replace(/\.(js|mjs|ts)$/, '');
    for (const extension of ['.ts', '.tsx', '.mjs']) {
      const found = this.open(base + extension);
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function parse(file, text) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/**
 * @param {ts.Statement} statement
 * @param {string} name
 * @returns {ts.Node | undefined}
 */
function declaredIn(statement, name) {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name?.text === name ? statement : undefined;
  }
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find(
    (one) => ts.isIdentifier(one.name) && one.name.text === name,
  )?.initializer;
}

/**
 * Where a statement takes a name from: an import, or an export of something of another file. `* as` and `export *` count.
 * @param {ts.Statement} statement
 * @param {string} name
 * @returns {{ module: string, name: string } | undefined}
 */
function importedFrom(statement, name) {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!names) return isImport ? undefined : { module: moduleSpecifier.text, name };
  if (!ts.isNamedImports(names) && !ts.isNamedExports(names)) return undefined;
  for (const { name: here, propertyName } of names.elements) {
    if (here.text === name) return { module: moduleSpecifier.text, name: (propertyName ?? here).text };
  }
  return undefined;
}
