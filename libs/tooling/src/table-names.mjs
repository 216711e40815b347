// @ts-check
/** Finds the tables that the SQL in a TypeScript file names. */
import ts from 'typescript';

// What follows these words is a table, a view, or a part of the statement (`with x as …`).
const NAMED = /\b(?:from|join|update|into|using|only|truncate|table)\s+([a-z_][a-z0-9_]*)/gi;
// The tables after the first one of a list: `from orders o, payments p where …`.
const LISTS =
  /\bfrom\s+([^()]*?)(?=\b(?:where|join|left|cross|inner|order|group|limit|for|on|union|returning|set|having)\b|[()]|$)/gi;
const STATEMENT = /\b(?:select|insert into|update|delete from|truncate|lock table)\b/i;

/**
 * The known tables and views that occur in the string literals of a file: as tables of SQL, or as the value of a property `table`.
 * A comment in TypeScript or SQL names none.
 * @param {string} source the text of the file
 * @param {ReadonlySet<string>} known
 * @returns {string[]} sorted, each once
 */
export function tableNamesIn(source, known) {
  /** @type {Set<string>} */
  const found = new Set();
  const tree = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const name of namesIn(node)) if (known.has(name)) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found].sort();
}

/**
 * @param {ts.Node} node
 * @returns {string[]}
 */
function namesIn(node) {
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'table' &&
    ts.isStringLiteral(node.initializer)
  )
    return [node.initializer.text];
  const text = textOf(node);
  if (text === undefined) return [];
  const sql = text.replaceAll(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'/g, ' ');
  if (!STATEMENT.test(sql) && !/^\s*(?:from|join)\b/i.test(sql)) return [];
  const named = [...sql.matchAll(NAMED)].map(([, name = '']) => name);
  const listed = [...sql.matchAll(LISTS)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  return [...named, ...listed].map((name) => name.toLowerCase());
}

/**
 * The text of a literal. What stands in `${…}` is a literal of its own or not known here.
 * @param {ts.Node} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}
