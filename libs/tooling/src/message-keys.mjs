// @ts-check
/**
 * The page of a row merges the words of its list and its own, and one of two equal keys wins: a button once said "Remover undefined",
 * because the list had a text without the value. `npm run check` fails when a page and its list give one key different texts.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, isMain, root } from './workspace.mjs';

/** The words that every list page has. */
const OF_EVERY_LIST = 'listPageMessages';

/** @typedef {{ file: string, own: string[], lists: string[] }} Merge */

/** @param {string} file @param {string} source */
const parsed = (file, source) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/**
 * The messages that a source declares, by the name of their constant: each key with its texts as they are written.
 * @param {string} file
 * @param {string} source
 * @returns {Map<string, Map<string, string>>}
 */
export function messagesIn(file, source) {
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map();
  walk(parsed(file, source), (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    const call = node.initializer;
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'defineMessages') return;
    const [given] = call.arguments;
    if (!given || !ts.isObjectLiteralExpression(given)) return;
    const entries = given.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [
            /** @type {[string, string]} */ ([
              property.name.getText().replace(/^'|'$/g, ''),
              property.initializer.getText().replace(/\s+/g, ' ').replace(/, }/g, ' }'),
            ]),
          ]
        : [],
    );
    found.set(node.name.text, new Map(entries));
  });
  return found;
}

/**
 * The merges of a file: which messages of its own it puts together with the texts of which lists.
 * @param {string} file
 * @param {string} source
 * @returns {Merge | undefined}
 */
export function mergeIn(file, source) {
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {Set<string>} */
  const lists = new Set();
  walk(parsed(file, source), (node) => {
    if (ts.isCallExpression(node) && /^(loadRow|messagesOfList)$/.test(node.expression.getText())) {
      const [list] = node.arguments;
      if (list && ts.isIdentifier(list) && list.text.endsWith('List')) lists.add(list.text);
    }
    if (ts.isObjectLiteralExpression(node)) for (const name of ownMessagesOf(node)) own.add(name);
  });
  return own.size > 0 && lists.size > 0 ? { file, own: [...own], lists: [...lists] } : undefined;
}

/** The compiled messages in an object that also has those of a list. @param {ts.ObjectLiteralExpression} literal */
function ownMessagesOf({ properties }) {
  const spreads = properties.flatMap((one) => (ts.isSpreadAssignment(one) ? [one.expression.getText()] : []));
  const isOfList = (/** @type {string} */ text) => /\.texts$|messagesOfList\(/.test(text);
  return spreads.some(isOfList)
    ? spreads.flatMap((text) => /^compileMessages\((\w+Messages)\b/.exec(text)?.[1] ?? [])
    : [];
}

/**
 * @param {readonly Merge[]} merges
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} messages by the name of their constant
 * @returns {string[]} one sentence for each key with two texts
 */
export function keysWithTwoTexts(merges, messages) {
  return merges.flatMap(({ file, own, lists }) =>
    own.flatMap((name) =>
      [OF_EVERY_LIST, ...lists.map((list) => `${list}Messages`)].flatMap((other) =>
        [...(messages.get(name) ?? [])]
          .filter(([key, text]) => (messages.get(other)?.get(key) ?? text) !== text)
          .map(([key]) => `${file}: "${key}" has one text in ${name} and another in ${other}`),
      ),
    ),
  );
}

/** @returns {string[]} */
function problems() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'frontend/backoffice/*.ts'];
  const files = execFileSync('git', [...args, 'libs/lists/src/lists/*.messages.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => /** @type {const} */ ([file, readIfThere(file)]));
  const messages = new Map(
    sources
      .filter(([file]) => /messages(\.server)?\.ts$/.test(path.basename(file)))
      .flatMap(([file, source]) => [...messagesIn(file, source)]),
  );
  return keysWithTwoTexts(
    sources.flatMap(([file, source]) => mergeIn(file, source) ?? []),
    messages,
  );
}

/** A file that was deleted and not committed yet is still listed by git. @param {string} file */
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
    console.error('Rename the key of the page.');
    process.exitCode = 1;
  }
}
