// @ts-check
/**
 * Creates a payment provider: its folder and its line in the list of gateways.
 *
 * npm run new:gateway -- NOVO_BANCO                             a protocol of its own: a stub without calls
 * npm run new:gateway -- NOVO_BANCO --protocol shield           a shared protocol: a copy of its shortest provider
 * npm run new:gateway -- NOVO_BANCO --protocol generic-rest     data only, in the default protocol
 *
 * The contract tests pass at once; then write what differs from the protocol into the options and the examples.
 */
import fs from 'node:fs';
import path from 'node:path';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, isMain } from './workspace.mjs';

const LIST = 'list.ts';
const GENERIC_REST = 'generic-rest';

/** @typedef {{ id: string, kebab: string, className: string, name: string }} Names */

/**
 * @param {string} gateways the folder of the gateways: list.ts and providers/
 * @param {string} id the provider's name, in capitals
 * @param {string} [protocol]
 * @returns {string[]} the files written
 */
export function newGateway(gateways, id, protocol) {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(id))
    throw new Refusal('The name is written in capitals: NOVO_BANCO');
  const names = namesOf(id);
  const folder = path.join(gateways, 'providers', names.kebab);
  if (fs.existsSync(folder)) throw new Refusal(`${names.kebab} is there already`);
  const files = filesOf(gateways, names, protocol);
  for (const [file, content] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), content);
  }
  addToList(path.join(gateways, LIST), names);
  return [...files.keys()].map((file) => path.join('providers', names.kebab, file)).concat(LIST);
}

/** @param {string} id @returns {Names} */
function namesOf(id) {
  const words = id.toLowerCase().split('_');
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, kebab: words.join('-'), className: `${capital.join('')}Gateway`, name: capital.join(' ') };
}

/** @param {string} gateways @param {Names} names @param {string | undefined} protocol */
function filesOf(gateways, names, protocol) {
  if (protocol === undefined) return stub(names);
  const sample = shortestMember(gateways, protocol);
  const files = copied(path.join(gateways, 'providers', sample.kebab), sample, names);
  return protocol === GENERIC_REST ? withDefaults(files, names) : files;
}

/** @param {Names} names @returns {Map<string, string>} */
function stub({ id, kebab, className, name }) {
  const gateway = `import { Gateway, GatewayBase } from '@guiche/gateway-kit';

/** What an account must hold, a field for each credential. */
class Credentials {}

@Gateway({
  id: '${id}',
  name: '${name}',
  evidence: 'specification only',
  capabilities: [],
  exampleBaseAddress: 'https://api.${kebab}.example',
  credentials: Credentials,
  moneyUnit: 'cents',
  auth: 'header',
  partialRefund: false,
  splits: false,
})
export class ${className} extends GatewayBase<Credentials> {
  override authorize(): Record<string, string> {
    return {};
  }
}
`;
  return new Map([
    [`${kebab}.gateway.ts`, gateway],
    ['fixtures/account.json', '{\n  "credentials": {}\n}\n'],
  ]);
}

/**
 * The examples of the default protocol are shared: a provider keeps only those that contain its name.
 * @param {Map<string, string>} files
 * @param {Names} names
 */
function withDefaults(files, names) {
  const kept = [...files].filter(([file]) =>
    /^fixtures\/(account|createReceiver|queryReceiver)\b/.test(file),
  );
  return new Map([[`${names.kebab}.gateway.ts`, plainData(names)], ...kept]);
}

/** @param {Names} names */
const plainData = ({
  id,
  className,
  name,
}) => `import { genericRest } from '../../protocols/generic-rest/index.js';

/** In the default protocol: what differs is written here, field by field. */
export const ${className} = genericRest({
  id: '${id}',
  name: '${name}',
});
`;

/** @param {string} gateways @param {string} protocol @returns {Names} */
function shortestMember(gateways, protocol) {
  const providers = path.join(gateways, 'providers');
  const member = new RegExp(`from '\\.\\./\\.\\./protocols/${protocol}/(index|${protocol})\\.js'`);
  const members = fs
    .readdirSync(providers, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && fs.existsSync(path.join(providers, entry.name, `${entry.name}.gateway.ts`)),
    )
    .map(({ name }) => ({
      name,
      text: fs.readFileSync(path.join(providers, name, `${name}.gateway.ts`), 'utf8'),
    }))
    // A provider with a protocol of its own may use parts of another protocol.
    .filter(({ text }) => member.test(text) && !text.includes('extends GatewayBase'))
    .sort((one, other) => one.text.length - other.text.length);
  const [shortest] = members;
  if (!shortest) throw new Refusal(`No provider uses the protocol "${protocol}"`);
  return namesOf(shortest.name.toUpperCase().replaceAll('-', '_'));
}

/** @param {string} folder @param {Names} sample @param {Names} names @returns {Map<string, string>} */
function copied(folder, sample, names) {
  /** @param {string} text */
  const renamed = (text) =>
    text
      .replaceAll(`'${sample.id}'`, `'${names.id}'`)
      .replaceAll(`"${sample.id}"`, `"${names.id}"`)
      .replaceAll(sample.className, names.className)
      // Nothing of this brand was seen yet except that it uses this protocol.
      .replace(/evidence: '[^']*'/, "evidence: 'family'")
      .replace(/(\n {2}| )name: '[^']*'/, `$1name: '${names.name}'`)
      .replace(/exampleBaseAddress: '[^']*'/, `exampleBaseAddress: 'https://api.${names.kebab}.example'`);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => fs.statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file === `${sample.kebab}.gateway.ts` ? `${names.kebab}.gateway.ts` : file,
        renamed(fs.readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}

/** The list is sorted by folder. @param {string} file @param {Names} names */
function addToList(file, { kebab, className }) {
  const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
  const folderOf = (/** @type {string} */ line) => /'\.\/providers\/([^/]+)\//.exec(line)?.[1] ?? '';
  const after = lines.findIndex((line) => folderOf(line) > kebab);
  const line = `export { ${className} } from './providers/${kebab}/${kebab}.gateway.js';`;
  lines.splice(after === -1 ? lines.length : after, 0, line);
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const [id = '', flag, protocol] = process.argv.slice(2);
    if (flag !== undefined && flag !== '--protocol')
      throw new Refusal(`"${flag}" is not known: NAME [--protocol X]`);
    const made = newGateway(inRoot('backend/src/gateways'), id, protocol);
    console.log(
      `${made.join('\n')}\n\nNext: docs/new-gateway.md, npm test -- gateways.contract, npm run gateways:table`,
    );
    return 0;
  });
}
