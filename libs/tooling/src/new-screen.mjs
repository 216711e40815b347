// @ts-check
/**
 * Creates a list screen of the back office: declaration, words, API routes, page, and its lines in the registers.
 *
 * npm run new:screen -- --area admin --page manage-products --view products_read --columns seller_name:text,guarantee_days:number
 *
 * The rows are those of a published view, bound to the platform of the reader (in the master area, to none). The first column sorts the
 * list, so it must not be null and needs an index. The tests of lists and of access rules include the new list at once. Then write its
 * joins, its filters, and the words that the generator can only guess.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, isMain } from './workspace.mjs';

const KINDS = ['text', 'email', 'dateTime', 'number', 'cents'];
const AREAS = ['admin', 'manager', 'master'];

/** @typedef {{ area: string, page: string, view: string, columns: { name: string, property: string, kind: string }[] }} Screen */

/**
 * @param {string} root of the repository
 * @param {Screen} screen
 * @returns {string[]} the files written and changed
 */
export function newScreen(root, screen) {
  const { area, page } = screen;
  const written = new Map([
    [`libs/lists/src/lists/${page}.ts`, declaration(screen)],
    [`libs/lists/src/lists/${page}.messages.ts`, words(screen)],
    [`backend/src/modules/${area}/lists/${page}.ts`, binding(screen)],
    [`frontend/backoffice/routes/lists/${page}.tsx`, pageModule(screen)],
  ]);
  for (const file of written.keys())
    if (fs.existsSync(path.join(root, file))) throw new Refusal(`${file} is there already`);
  const changed = new Map([
    ['libs/lists/src/lists.ts', register(screen)],
    ['libs/lists/src/messages.ts', registerWords(screen)],
    [`backend/src/modules/${area}/lists/index.ts`, registerBinding(screen)],
    [`backend/src/modules/${area}/schema.ts`, registerView(screen)],
  ]);
  const texts = [...changed].map(([file, change]) => {
    const before = fs.readFileSync(path.join(root, file), 'utf8');
    return /** @type {const} */ ([file, before, change(before)]);
  });
  for (const [file, content] of written) fs.writeFileSync(path.join(root, file), content);
  for (const [file, , after] of texts) fs.writeFileSync(path.join(root, file), after);
  return [...written.keys(), ...texts.filter(([, before, after]) => before !== after).map(([file]) => file)];
}

/** `manage-products` is `manageProducts`. @param {string} text @param {string} separator */
const camel = (text, separator) =>
  text
    .split(separator)
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** @param {Screen} screen */
const variable = ({ page }) => camel(page, '-');
/** @param {Screen} screen */
const listName = (screen) => `${variable(screen)}List`;

/** @param {Screen} screen */
function declaration(screen) {
  const { area, page, columns } = screen;
  const flag = area === 'admin' ? `  flag: ADMIN_PAGE_FLAGS['${page}'],\n` : '';
  const dates = columns.filter(({ kind }) => kind === 'dateTime').map(({ property }) => `'${property}'`);
  const lines = columns.map(({ property, kind }, place) => {
    const options = place === 0 ? '{ sortable: true }' : '';
    return `    ${property}: column.${kind}(${options}),`;
  });
  return `${area === 'admin' ? "import { ADMIN_PAGE_FLAGS } from '@guiche/access';\n" : ''}import { column } from '../column.js';
import { defineList } from '../define-list.js';

/** The list of the page ${page}. */
export const ${listName(screen)} = defineList({
  area: '${area}',
  name: '${page}',
  page: '${page}',
${flag}  columns: {
${lines.join('\n')}
  },
  filters: {},
  dates: [${dates.join(', ')}],
  defaultSort: { column: '${columns[0]?.property}', descending: ${columns[0]?.kind === 'dateTime'} },
});
`;
}

/** @param {Screen} screen */
function words(screen) {
  const same = (/** @type {string} */ text) =>
    `{ 'pt-BR': '${text}', 'en-US': '${text}', 'es-ES': '${text}' }`;
  const title = screen.page.replaceAll('-', ' ');
  return `import { defineMessages } from '@guiche/i18n';

/** The words of the page ${screen.page}. */
export const ${listName(screen)}Messages = defineMessages({
  title: ${same(title.charAt(0).toUpperCase() + title.slice(1))},
  empty: { 'pt-BR': 'Nada ainda.', 'en-US': 'Nothing yet.', 'es-ES': 'Nada todavía.' },
${screen.columns.map(({ property, name }) => `  column_${property}: ${same(name.replaceAll('_', ' '))},`).join('\n')}
});
`;
}

/** @param {Screen} screen */
function binding(screen) {
  const { area, view, columns } = screen;
  return `import { ${listName(screen)} } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The rows of the page ${screen.page}. */
export const ${variable(screen)} = bindList(${listName(screen)}, {
  source: 'from ${view} v',
  id: 'v.id',
  tenant: ${area === 'master' ? 'null' : "'v.platform_id'"},
  columns: { ${columns.map(({ property, name }) => `${property}: 'v.${name}'`).join(', ')} },
  filters: {},
});
`;
}

/** @param {Screen} screen */
function pageModule(screen) {
  const list = listName(screen);
  return `import type { MetaFunction } from '@remix-run/node';
import { ${list} } from '@guiche/lists';
import { listLoader } from '../../lists/list-loader.server';
import { ListPage, listTitle } from '../../lists/list-page';

export const loader = listLoader(${list});
export const meta: MetaFunction<typeof loader> = ({ data }) => listTitle(data);

export default function Page() {
  return <ListPage list={${list}} />;
}
`;
}

/** @param {string} text @param {string} before @param {string} line */
function insertBefore(text, before, line) {
  if (!text.includes(before)) throw new Refusal(`"${before.trim()}" is not found; add the list by hand`);
  return text.replace(before, `${line}${before}`);
}

/** @param {Screen} screen */
const register = (screen) => (/** @type {string} */ text) => {
  const list = listName(screen);
  const imported = `import { ${list} } from './lists/${screen.page}.js';\n${text}`;
  const listed = insertBefore(imported, '];\n', `  ${list},\n`);
  return insertBefore(listed, '};\n', `  ${list},\n`);
};

/** @param {Screen} screen */
const registerWords = (screen) => (/** @type {string} */ text) => {
  const messages = `${listName(screen)}Messages`;
  const imported = `import { ${messages} } from './lists/${screen.page}.messages.js';\n${text}`;
  return insertBefore(imported, '};\n', `  '${screen.area}/${screen.page}': ${messages},\n`);
};

/** @param {Screen} screen */
const registerBinding = (screen) => (/** @type {string} */ text) => {
  const imported = `import { ${variable(screen)} } from './${screen.page}.js';\n${text}`;
  return insertBefore(imported, ']', `, ${variable(screen)}`).replace(/,(\s*), /, ',$1');
};

/** @param {Screen} screen */
const registerView =
  ({ view }) =>
  (/** @type {string} */ text) =>
    text.includes(`'${view}'`) ? text : text.replace(/reads: \[/, `reads: ['${view}', `);

/** @param {readonly string[]} args @returns {Screen} */
function screenOf(args) {
  const options = /** @type {const} */ ({
    area: { type: 'string', default: 'admin' },
    page: { type: 'string', default: '' },
    view: { type: 'string', default: '' },
    columns: { type: 'string', default: '' },
  });
  const { area, page, view, columns: given } = parseArgs({ args: [...args], options }).values;
  if (!AREAS.includes(area)) throw new Refusal(`--area is one of ${AREAS.join(', ')}`);
  if (!/^[a-z][a-z0-9-]*$/.test(page))
    throw new Refusal('--page is an address in small letters: manage-products');
  if (!/^[a-z_]+_read$/.test(view)) throw new Refusal('--view is a published view: products_read');
  const columns = given.split(',').map((one) => {
    const [name = '', kind = ''] = one.split(':');
    if (!/^[a-z_]+$/.test(name) || !KINDS.includes(kind))
      throw new Refusal(`--columns is name:kind, with the kinds ${KINDS.join(', ')}`);
    return { name, property: camel(name, '_'), kind };
  });
  return { area, page, view, columns };
}

if (isMain(import.meta.url))
  await asCommand(async () => {
    for (const file of newScreen(inRoot('.'), screenOf(process.argv.slice(2)))) console.log(file);
    console.log(
      '\nNext: npm run api:generate, npm run routes:table, npx oxfmt; then its joins, filters and words',
    );
  });
