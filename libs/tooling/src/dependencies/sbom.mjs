// @ts-check
/**
 * `npm run sbom`: writes the software bill of materials of what runs in production (CycloneDX 1.5, JSON) to `.cache/sbom.json`
 * and checks it: every component has a version, a hash and a licence that we accept. Development tools are not part of it.
 */
import path from 'node:path';
import { asCommand, Refusal } from '../progress.mjs';
import { cacheDir, isMain, writeWhole } from '../workspace.mjs';
import { npm } from './npm.mjs';

/**
 * Licences that permit use in a closed product with no obligation except naming the authors (CONTRIBUTING, Writing
 * code). BlueOak-1.0.0, 0BSD, MIT-0, Unlicense and CC0-1.0 require no more than MIT.
 */
const ACCEPTED = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', '0BSD', 'MIT-0', 'Unlicense', 'CC0-1.0'],
]);

/**
 * sharp's image library libvips is a shared library under the LGPL: its package is used unchanged and can be replaced, which is
 * what that licence asks for (decision 0102).
 */
const REPLACEABLE = { names: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' };

/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Licence
 * @typedef {{ name: string, group?: string, version?: string, hashes?: unknown[], licenses?: Licence[],
 *   properties?: { name: string, value: string }[] }} Component
 * @typedef {{ components: Component[] }} Bom
 */

/** @returns {Promise<Bom>} */
export async function readBom() {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  return JSON.parse(await npm(args));
}

/**
 * Problems of the components, one sentence each. Our own workspaces have neither hash nor licence.
 * @param {Bom} bom
 * @returns {string[]}
 */
export function bomProblems({ components }) {
  return components
    .filter(({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:private'))
    .flatMap((component) => {
      const name = `${[component.group, component.name].filter(Boolean).join('/')}@${component.version}`;
      const licences = (component.licenses ?? []).map(nameOf);
      return [
        ...(component.hashes?.length ? [] : [`${name}: has no hash.`]),
        ...(licences.length > 0 ? [] : [`${name}: has no licence.`]),
        ...licences
          .filter((one) => !isAccepted(one, name))
          .map((one) => `${name}: licence ${one} is not accepted.`),
      ];
    });
}

/** @param {Licence} licence */
const nameOf = ({ license, expression }) => expression ?? license?.id ?? license?.name ?? 'unknown';

/**
 * An expression such as `(MIT OR GPL-3.0)` lets the user choose.
 * @param {string} licence
 * @param {string} component  its name, for what is accepted of one package only
 */
const isAccepted = (licence, component) =>
  licence
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) =>
      choice.split(/ and /i).every((one) => {
        const name = one.trim();
        return ACCEPTED.has(name) || (name === REPLACEABLE.licence && REPLACEABLE.names.test(component));
      }),
    );

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const bom = await readBom();
    const file = path.join(cacheDir, 'sbom.json');
    writeWhole(file, `${JSON.stringify(bom, null, 2)}\n`);
    const problems = bomProblems(bom);
    if (problems.length > 0) throw new Refusal(problems.join('\n'));
    console.log(
      `${bom.components.length} components, all with a hash and an accepted licence: ${path.relative(process.cwd(), file)}`,
    );
  });
}
