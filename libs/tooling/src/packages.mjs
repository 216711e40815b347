// @ts-check
/**
 * The backend's packages, each in one file, in `backend/dist/node_modules`, where Node looks first. They have some
 * 2,800 files, and opening those was half of every start (docs/decisions/0080). Our own files
 * stay separate, so that stack traces name them; our libraries are copied beside the packages, so that both use the
 * same ones.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runNode } from './processes.mjs';
import { cacheDir, filesBelow, inRoot, readJson, writeWhole } from './workspace.mjs';

const BACKEND = inRoot('backend');
const OUTPUT = inRoot('backend/dist/node_modules');
const MANIFEST = path.join(cacheDir, 'build', 'packages.json');

/** Loaded from where they are installed. */
const LEFT_OUT = [
  // It changes Reflect globally and must be loaded first.
  'reflect-metadata',
  // It starts threads from its own files.
  'pino',
  // Loaded when an object is stored, by few processes.
  '@aws-sdk/*',
  // Loaded when a mail is rendered or sent, by few processes.
  'react',
  'react-dom',
  'nodemailer',
  // A native library for each operating system.
  '@node-rs/*',
  'sharp',
  '@img/*',
  // Only needed for configuration in this format; ours is not.
  'typescript',
];

/** The CommonJS variables, in an ES module. */
const COMMONJS = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
].join('\n');

const isOurs = (/** @type {string} */ name) => name.startsWith('@guiche/');
const isLeftOut = (/** @type {string} */ name) =>
  LEFT_OUT.some((left) => (left.endsWith('*') ? name.startsWith(left.slice(0, -1)) : name === left));

const dependencies = () => Object.keys(readJson(path.join(BACKEND, 'package.json')).dependencies);

/** Bundles the packages when one of them changed, and copies what changed of our libraries. */
export async function bundlePackages() {
  const names = dependencies().filter((name) => !isOurs(name) && !isLeftOut(name));
  const inputs = fingerprint(
    fs.readFileSync(inRoot('package-lock.json')),
    fs.readFileSync(import.meta.filename),
    names.join(),
  );
  const isDone = fs.existsSync(OUTPUT) && readJson(MANIFEST)?.inputs === inputs;
  if (names.length > 0 && !isDone) {
    await bundle(names);
    writeWhole(MANIFEST, JSON.stringify({ inputs }));
  }
  dependencies().filter(isOurs).forEach(copyLibrary);
}

/** @param {string[]} names */
async function bundle(names) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: BACKEND,
    entryPoints: names.map((name) => ({ in: entryOf(name), out: `${name}/index` })),
    plugins: [entriesOf(await exportsOf(names))],
    outdir: OUTPUT,
    // Sorts before every package.
    chunkNames: '.shared/[name]-[hash]',
    write: false,
    bundle: true,
    // Shared dependencies of packages must be shared here too: one decorator registry, one class of each name.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Nest and TypeORM identify classes by name.
    keepNames: true,
    external: LEFT_OUT,
    banner: { js: COMMONJS },
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map((file) => [path.relative(OUTPUT, file.path), file.contents]));
  for (const name of names) files.set(`${name}/package.json`, descriptionOf(name));
  // Shared files are written first and old ones removed last, so that a process may start in between.
  for (const [file, content] of inOrder(files)) writeWhole(path.join(OUTPUT, file), content);
  const isStale = (/** @type {string} */ file) => !files.has(file) && !isOurs(file);
  for (const file of filesBelow(OUTPUT).filter(isStale)) fs.rmSync(path.join(OUTPUT, file));
}

/** @template T @param {Map<string, T>} files */
const inOrder = (files) => [...files].sort(([one], [other]) => (one < other ? -1 : 1));

/** An entry exists only for the bundler: it names a package's exports, also of a CommonJS one. */
const entryOf = (/** @type {string} */ name) => path.join(BACKEND, 'entries', `${name}.mjs`);

/**
 * @param {Record<string, string[]>} exports
 * @returns {import('esbuild').Plugin}
 */
const entriesOf = (exports) => ({
  name: 'entries',
  setup(build) {
    const content = new Map(
      Object.entries(exports).map(([name, given]) => [
        entryOf(name),
        `export { ${given.join(', ')} } from '${name}';`,
      ]),
    );
    build.onResolve({ filter: /\.mjs$/ }, ({ path }) => (content.has(path) ? { path } : undefined));
    // Modules that are loaded late are resolved at that time, as without bundling: they may not be installed, and a
    // CommonJS package that a bundle loads late has no named exports.
    build.onResolve({ filter: /^[^./]/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
    build.onLoad({ filter: /\.mjs$/ }, ({ path }) => {
      const contents = content.get(path);
      return contents === undefined ? undefined : { contents, resolveDir: BACKEND };
    });
  },
});

/**
 * The named exports of each package, read in a separate Node process.
 * @param {string[]} names
 * @returns {Promise<Record<string, string[]>>}
 */
async function exportsOf(names) {
  const program = `
    import 'reflect-metadata';
    const given = {};
    for (const name of ${JSON.stringify(names)})
      given[name] = Object.keys(await import(name)).filter((key) => /^[\\w$]+$/.test(key));
    console.log(JSON.stringify(given));`;
  const options = { cwd: BACKEND, capture: true, name: 'the list of exports' };
  return JSON.parse(await runNode(['--input-type=module', '--eval', program], options));
}

/** A package has one entry point. One of our libraries may have more; its files have their names. */
const descriptionOf = (/** @type {string} */ name) =>
  Buffer.from(
    JSON.stringify({
      name,
      type: 'module',
      exports: isOurs(name) ? { '.': './index.js', './*': './*.js' } : './index.js',
    }),
  );

/** @param {string} name */
function copyLibrary(name) {
  const from = inRoot('libs', name.slice('@guiche/'.length), 'dist');
  const to = path.join(OUTPUT, name);
  const files = new Map(filesBelow(from).map((file) => [file, fs.readFileSync(path.join(from, file))]));
  files.set('package.json', descriptionOf(name));
  for (const [file, content] of files) {
    const copy = path.join(to, file);
    if (!fs.existsSync(copy) || !fs.readFileSync(copy).equals(content)) writeWhole(copy, content);
  }
  for (const file of filesBelow(to).filter((file) => !files.has(file))) fs.rmSync(path.join(to, file));
}
