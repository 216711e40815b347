// @ts-check
/**
 * The backend's programs, in `backend/dist/programs`: each is one file beside the parts that several use. Loading our own
 * 1,400 files one by one was two thirds of every start (docs/decisions/0156). Source maps name the source files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { cacheDir, filesBelow, inRoot, readJson, writeWhole } from './workspace.mjs';

const COMPILED = inRoot('backend/dist');
const OUTPUT = inRoot('backend/dist/programs');
const MANIFEST = path.join(cacheDir, 'build', 'programs.json');

/**
 * The programs: those of processes, and the commands.
 * @returns {string[]} compiled files, in their folder
 */
const entryPoints = () => [
  ...filesBelow(COMPILED).filter((file) => /^(main|worker|migrate|openapi)\.js$/.test(file)),
  ...filesBelow(path.join(COMPILED, 'commands'))
    .filter((file) => file.endsWith('.js') && file !== 'command.js')
    .map((file) => path.join('commands', file)),
];

/**
 * Bundles the programs when a compiled file changed.
 * @param {readonly string[]} compiled the manifests of what was compiled
 */
export async function bundlePrograms(compiled) {
  const inputs = fingerprint(
    fs.readFileSync(import.meta.filename),
    ...compiled.map((manifest) => fs.readFileSync(manifest)),
  );
  if (fs.existsSync(OUTPUT) && readJson(MANIFEST)?.inputs === inputs) return;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: COMPILED,
    entryPoints: entryPoints().map((file) => `./${file}`),
    // All in one folder: the address of a file is the same from each of them.
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
    outdir: OUTPUT,
    plugins: [ownFiles],
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Nest and TypeORM identify classes by name.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  });
  const names = new Set(outputFiles.map((file) => path.relative(OUTPUT, file.path)));
  // Programs are written after the parts they load, and old files removed last: a process may start in between.
  const inOrder = [...outputFiles].sort(
    (one, other) => Number(isShared(other.path)) - Number(isShared(one.path)),
  );
  for (const file of inOrder) writeWhole(file.path, Buffer.from(file.contents));
  for (const file of filesBelow(OUTPUT).filter((name) => !names.has(name)))
    fs.rmSync(path.join(OUTPUT, file));
  writeWhole(MANIFEST, JSON.stringify({ inputs }));
}

const isShared = (/** @type {string} */ file) => path.basename(file).startsWith('shared-');

/** @type {import('esbuild').Plugin} */
const ownFiles = {
  name: 'own-files',
  setup(build) {
    // Packages are loaded from where they are, as by each file alone.
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@guiche/') ? undefined : { path: name, external: true },
    );
    // What a file reads beside itself stays where it is.
    build.onLoad({ filter: /\.js$/ }, ({ path: file }) => {
      const source = fs.readFileSync(file, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(path.relative(OUTPUT, file));
      return { contents: source.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`) };
    });
  },
};
