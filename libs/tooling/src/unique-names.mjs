// @ts-check
/**
 * Every exported name has one meaning: `npm run check` fails when two files export different declarations of the same name.
 * Re-exports are not declarations, except under another name. Scripts (`.mjs`) are not checked: nothing imports them together with the application. Exceptions are
 * listed below with their reasons.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, isMain, root } from './workspace.mjs';

/** @typedef {{ name: string, file: string, type: boolean }} Declaration */

/**
 * Declarations that may repeat a name. `values`: only functions and constants are exempt, types are not.
 * @type {{ files: RegExp, names?: RegExp, values?: true, reason: string }[]}
 */
export const EXEMPTIONS = [
  {
    files: /^backend\/src\/gateways\/(providers|protocols)\//,
    values: true,
    reason: 'providers use the same names for the same operations: chargePix, readCharge, refund',
  },
  {
    files: /^libs\/simulator\/src\/(?!(control|faults|http|page|postcode|simulation|webhooks)\/)[^/]+\//,
    values: true,
    reason: 'simulated providers use the same names for the same parts: readOrder, refuse, merchant',
  },
  {
    files: /^frontend\/.*\/i18n\//,
    values: true,
    reason: 'each language exports the same catalogues',
  },
  {
    files: /^frontend\/.*(\/routes\/|\/root\.tsx$)/,
    names:
      /^(action|clientAction|clientLoader|ErrorBoundary|handle|headers|Layout|links|loader|meta|shouldRevalidate)$/,
    reason: 'Remix reads these exports of each route',
  },
  {
    files: /^libs\/field-rules\/src\/rules\.ts$/,
    values: true,
    reason: 'used only as members of `rules`: rules.text(), rules.cents()',
  },
  { files: /^libs\/api-client\/src\/schema\.ts$/, reason: 'generated from the API' },
];

/**
 * @param {string} file
 * @param {string} source
 * @returns {Declaration[]} the declarations that a file exports by name
 */
export function declarationsIn(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return aliasesIn(statement).map((name) => ({ name, file, type: true }));
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const has = (/** @type {ts.SyntaxKind} */ kind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword)) return [];
    // Importers choose the name of a default export.
    if (has(ts.SyntaxKind.DefaultKeyword)) return [];
    return namesOf(statement).map((name) => ({ name, file, type: isType(statement) }));
  });
}

/**
 * `export { one as other }` gives a declaration a second name.
 * @param {ts.ExportDeclaration} statement
 */
function aliasesIn({ exportClause }) {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ propertyName, name }) => (propertyName ? [name.text] : []));
}

/** @param {ts.Statement} statement */
function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const { name } = /** @type {ts.DeclarationStatement} */ (statement);
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** @param {ts.Statement} statement */
const isType = (statement) =>
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEnumDeclaration(statement);

/** @param {Declaration} declaration */
const isExempt = ({ name, file, type }) =>
  EXEMPTIONS.some(
    ({ files, names, values }) => files.test(file) && (!names || names.test(name)) && !(values && type),
  );

/**
 * @param {readonly Declaration[]} declarations
 * @returns {string[]} one sentence for each name that several files declare
 */
export function repeatedNames(declarations) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const declaration of declarations) {
    if (isExempt(declaration)) continue;
    const known = files.get(declaration.name) ?? new Set();
    files.set(declaration.name, known.add(declaration.file));
  }
  return [...files]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `${name} is exported by ${[...where].sort().join(' and ')}`)
    .sort();
}

/** @returns {string[]} the repeated names of the repository */
function problems() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return repeatedNames(
    files
      .filter((file) => file !== '' && !file.endsWith('.d.ts'))
      .flatMap((file) => declarationsIn(file, readIfThere(file))),
  );
}

/**
 * A file that was deleted and not committed yet is still listed by git.
 * @param {string} file
 */
function readIfThere(file) {
  try {
    return readFileSync(inRoot(file), 'utf8');
  } catch {
    return '';
  }
}

if (isMain(import.meta.url)) {
  const found = problems();
  if (found.length > 0) {
    console.error(found.join('\n'));
    console.error(
      'Give each exported name one meaning, or list an exemption in libs/tooling/src/unique-names.mjs.',
    );
    process.exitCode = 1;
  }
}
