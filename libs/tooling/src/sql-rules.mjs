// @ts-check
/**
 * Rules for SQL on tenant tables, so that each statement can be sent to the one shard of its platform (CONTRIBUTING, "A schema that can
 * be distributed"). The SQL is read from string literals of TypeScript files; what stands in `${…}` is filled in where the same file
 * declares it. It is a check of texts, not a parser of SQL: what it cannot see is found on a distributed database only.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ file: string, name: string, sql: string }} SqlText  `name`: the constant that holds it, or the function it stands in */
/** @typedef {{ at: string, rule: string }} Violation  `at`: `<file>:<name>` */

const STATEMENT = /^\s*(with|select|insert|update|delete)\s/i;
const LOCK = /\bfor\s+(no\s+key\s+update|update|key\s+share|share)\b/gi;

/**
 * The tables and published views that the migrations create, without those of the installation.
 * @param {string} folder of the migrations
 * @param {readonly string[]} installation
 * @returns {string[]}
 */
export function tenantTables(folder, installation) {
  const names = filesIn(folder).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/create (?:unlogged )?(?:table|view) (\w+)/gi)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [...new Set(names)].filter((name) => !installation.includes(name.replace(/_read$/, ''))).sort();
}

/**
 * @param {string} folder
 * @returns {string[]} its TypeScript files, and those of the folders in it
 */
export function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
    .sort();
}

/**
 * The SQL statements in a file. A text that other texts of the file contain is a statement too when it begins like one.
 * @param {string} file its name in the report
 * @param {string} source
 * @returns {SqlText[]}
 */
export function sqlIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const declared = declarationsIn(tree);
  /** @type {SqlText[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isText(node)) {
      const sql = textOf(node, declared);
      if (STATEMENT.test(sql)) found.push({ file, name: nameOf(node), sql });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * @param {SqlText} text
 * @param {readonly string[]} tables tenant tables
 * @returns {Violation[]}
 */
export function violationsOf({ file, name, sql }, tables) {
  const plain = sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const used = tablesIn(plain, tables);
  if (used.length === 0) return [];
  const at = `${file}:${name}`;
  return [
    ...locksWithoutTenant(plain).map((rule) => ({ at, rule })),
    ...insertsThatSelect(plain, tables).map((rule) => ({ at, rule })),
    ...withoutTenant(plain, used).map((rule) => ({ at, rule })),
  ];
}

/** @param {string} sql */
function locksWithoutTenant(sql) {
  return [...sql.matchAll(LOCK)]
    .map(({ index }) => selectAround(sql, index))
    .filter((select) => tenantValues(select).length === 0)
    .map(() => 'rows are locked without platform_id = a value');
}

/**
 * @param {string} sql
 * @param {readonly string[]} tables
 */
function insertsThatSelect(sql, tables) {
  const inserts = [...sql.matchAll(/\binsert into (\w+)(?: as \w+)? ?(\([^()]*\))? ?(\w+)?/gi)].filter(
    ([, table]) => tables.includes(table ?? ''),
  );
  return inserts.flatMap(([, table, , next], at) => {
    if (/^with\b/i.test(sql) || inserts.length > 1 || (inserts[at]?.index ?? 0) > 0)
      return [`insert into ${table} stands in a WITH`];
    return next?.toLowerCase() === 'values' ? [] : [`insert into ${table} selects its rows`];
  });
}

/**
 * Each tenant table has its platform: `<alias>.platform_id` for one with an alias, and one platform_id of the statement is a value.
 * @param {string} sql
 * @param {readonly { table: string, alias: string | undefined }[]} used
 */
function withoutTenant(sql, used) {
  const inserted = /^insert into \w+(?: as \w+)? ?\(([^()]*)\)/i.exec(sql);
  if (inserted && /\bplatform_id\b/.test(inserted[1] ?? '')) return [];
  if (tenantValues(sql).length === 0) return [`no platform_id = a value, of ${used[0]?.table}`];
  return used
    .filter(({ alias }) => alias !== undefined && !sql.includes(`${alias}.platform_id`))
    .map(({ table, alias }) => `${table} ${alias} is joined without its platform_id`);
}

/** @param {string} sql */
const tenantValues = (sql) => [
  ...sql.matchAll(/\bplatform_id = (?:\$\d+|any ?\(|:\w+|\{platform\}|\?)|\(\?\) = \$\d+/gi),
];

/**
 * The innermost parenthesis around a place, or the whole statement.
 * @param {string} sql
 * @param {number} place
 */
function selectAround(sql, place) {
  let depth = 0;
  for (let at = place; at >= 0; at -= 1) {
    if (sql[at] === ')') depth += 1;
    else if (sql[at] === '(' && depth === 0) return sql.slice(at + 1, place);
    else if (sql[at] === '(') depth -= 1;
  }
  return sql.slice(0, place);
}

const NO_ALIAS = new Set(
  'where set on using join left right inner cross order group limit for values select union returning default and having as'.split(
    ' ',
  ),
);

/**
 * @param {string} sql
 * @param {readonly string[]} tables
 * @returns {{ table: string, alias: string | undefined }[]}
 */
function tablesIn(sql, tables) {
  return [...sql.matchAll(/\b(?:from|join|update|into|using) (\w+)(?: (?:as )?(\w+))?/gi)]
    .filter(([, table]) => tables.includes(table ?? ''))
    .map(([, table = '', alias]) => ({
      table,
      alias: alias === undefined || NO_ALIAS.has(alias.toLowerCase()) ? undefined : alias,
    }));
}

/** What a function of `database/entity-columns.ts` generates. Every entity of a tenant has a platform. */
const GENERATED = new Map([['insertColumnsOf', '(platform_id) values (:platformId)']]);

/** @typedef {ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression} Text */

/**
 * @param {ts.Node} node
 * @returns {node is Text}
 */
const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/**
 * Constants of the file that are a text, or a function that returns one.
 * @param {ts.SourceFile} tree
 * @returns {Map<string, Text>}
 */
function declarationsIn(tree) {
  /** @type {Map<string, Text>} */
  const declared = new Map();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = initializer && ts.isArrowFunction(initializer) ? initializer.body : initializer;
      if (ts.isIdentifier(name) && value && isText(value)) declared.set(name.text, value);
    }
  }
  return declared;
}

/**
 * @param {Text} text
 * @param {Map<string, Text>} declared
 * @param {number} [depth]
 * @returns {string}
 */
function textOf(text, declared, depth = 0) {
  if (!ts.isTemplateExpression(text)) return text.text;
  return text.templateSpans.reduce((sql, { expression, literal }) => {
    const called = ts.isCallExpression(expression) ? expression.expression : expression;
    const name = ts.isIdentifier(called) ? called.text : '';
    const value = declared.get(name);
    return (
      sql +
      (value && depth < 5 ? textOf(value, declared, depth + 1) : (GENERATED.get(name) ?? '(?)')) +
      literal.text
    );
  }, text.head.text);
}

/**
 * The nearest declaration around a node: a constant, a function, or a method.
 * @param {ts.Node} node
 * @returns {string}
 */
function nameOf(node) {
  for (let at = node.parent; at; at = at.parent)
    if (
      (ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) &&
      at.name
    )
      return at.name.getText();
  return 'file';
}
