// @ts-check
/**
 * Builds what changed: every library and the backend with swc (one output file per source file), their packages and the
 * backend's programs with esbuild (one file per package and per program), then the frontend with Remix. Changes are detected by content, so that switching
 * branches or copying a checkout neither rebuilds needlessly nor misses a change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './exclusive-file.mjs';
import { fingerprint } from './fingerprint.mjs';
import { bundlePackages } from './packages.mjs';
import { runNode } from './processes.mjs';
import { bundlePrograms } from './programs.mjs';
import { asCommand, stage } from './progress.mjs';
import { cacheDir, filesBelow, inRoot, isMain, packageFile, readJson, writeWhole } from './workspace.mjs';

/** Libraries that are plain JavaScript and run from their sources. */
const UNBUILT = new Set(['tooling']);
/** Test files are not part of the build. */
const isTest = (/** @type {string} */ file) => /\.spec\.tsx?$/.test(file);
const isTypeScript = (/** @type {string} */ file) => /\.tsx?$/.test(file);

const manifestOf = (/** @type {string} */ name) =>
  path.join(cacheDir, 'build', `${name.replace('/', '-')}.json`);

/** @returns {string[]} folders of the packages compiled with swc, e.g. `libs/money`, `backend` */
function compiledPackages() {
  const libs = fs
    .readdirSync(inRoot('libs'))
    .filter((name) => !UNBUILT.has(name) && fs.existsSync(inRoot('libs', name, 'src')));
  return [...libs.map((name) => `libs/${name}`), 'backend'].filter((name) =>
    fs.existsSync(inRoot(name, 'src')),
  );
}

/**
 * Compiles the changed sources of one package, copies its other files, removes output without a source.
 * @param {string} name folder of the package
 * @returns {Promise<number>} how many files were written
 */
export async function buildPackage(name) {
  const src = inRoot(name, 'src');
  const dist = inRoot(name, 'dist');
  const compiler = fingerprint(
    fs.readFileSync(inRoot('.swcrc')),
    fs.readFileSync(packageFile('@swc/core', 'package.json')),
  );
  const before = readJson(manifestOf(name)) ?? {};
  /** @type {Record<string, string>} */
  const now = {};
  const changed = [];
  for (const file of filesBelow(src)) {
    if (isTest(file) || file.endsWith('.d.ts')) continue;
    now[file] = fingerprint(compiler, fs.readFileSync(path.join(src, file)));
    if (now[file] !== before[file] || !fs.existsSync(path.join(dist, outputOf(file)))) changed.push(file);
  }
  await Promise.all(changed.map((file) => emit(path.join(src, file), path.join(dist, outputOf(file)))));
  removeStale(dist, Object.keys(now));
  if (changed.length > 0 || Object.keys(before).length !== Object.keys(now).length) {
    writeWhole(manifestOf(name), JSON.stringify(now));
  }
  return changed.length;
}

/** @param {string} source */
const outputOf = (source) => (isTypeScript(source) ? source.replace(/\.tsx?$/, '.js') : source);

/**
 * @param {string} source
 * @param {string} output
 */
async function emit(source, output) {
  if (!isTypeScript(source)) return writeWhole(output, fs.readFileSync(source));
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(source, {
    configFile: inRoot('.swcrc'),
    swcrc: false,
    sourceMaps: true,
  });
  const mapName = `${path.basename(output)}.map`;
  if (map) writeWhole(`${output}.map`, map);
  writeWhole(output, map ? `${code}//# sourceMappingURL=${mapName}\n` : code);
}

/**
 * Removes the output of renamed or deleted modules.
 * @param {string} dist
 * @param {string[]} sources
 */
function removeStale(dist, sources) {
  const wanted = new Set(sources.flatMap((source) => [outputOf(source), `${outputOf(source)}.map`]));
  for (const file of filesBelow(dist)) {
    if (!wanted.has(file) && !/^(node_modules|programs)\//.test(file))
      fs.rmSync(path.join(dist, file), { force: true });
  }
}

/**
 * One process at a time: two in one checkout would remove each other's output.
 * @template T
 * @param {'compiled' | 'frontend'} part
 * @param {(include: (pid: number) => void) => Promise<T>} work
 */
function alone(part, work) {
  fs.mkdirSync(cacheDir, { recursive: true });
  return oneAtATime(path.join(cacheDir, `build-${part}.lock`), 'builds', work);
}

/**
 * Builds every library, the backend, and their packages.
 * @returns {Promise<Map<string, number>>} the number of files written, by folder
 */
export const buildCompiled = () =>
  alone('compiled', async () => {
    const names = compiledPackages();
    const written = await Promise.all(names.map(buildPackage));
    await bundlePackages();
    await bundlePrograms(names.map(manifestOf));
    return new Map(names.map((name, at) => [name, written[at] ?? 0]));
  });

/** The inputs of the frontend's bundle: its own files, the built libraries, and the installed versions. */
function frontendFingerprint() {
  const parts = [fs.readFileSync(inRoot('package-lock.json'))];
  const folders = [...FRONTEND_SOURCES, ...compiledPackages().map((name) => `${name}/dist`)];
  for (const folder of folders.filter((name) => name !== 'backend/dist' && name !== 'libs/simulator/dist')) {
    for (const file of filesBelow(inRoot(folder))) {
      if (!isTest(file)) parts.push(Buffer.from(`${folder}/${file}`), fs.readFileSync(inRoot(folder, file)));
    }
  }
  for (const file of fs.readdirSync(inRoot('frontend')).sort()) {
    if (/\.(ts|cjs|json)$/.test(file)) parts.push(fs.readFileSync(inRoot('frontend', file)));
  }
  return fingerprint(...parts);
}

/** The two applications of the frontend, each with a Vite configuration of its own: docs/decisions/0073. */
const APPLICATIONS = ['checkout', 'backoffice'];
const FRONTEND_SOURCES = [...APPLICATIONS, 'shared', 'vite-plugins', 'public'].map(
  (name) => `frontend/${name}`,
);

/** @returns {Promise<boolean>} whether there was something to do */
export const buildFrontend = () => alone('frontend', bundleFrontend);

/** @param {(pid: number) => void} include */
async function bundleFrontend(include) {
  if (!fs.existsSync(inRoot('frontend/package.json'))) return false;
  const now = frontendFingerprint();
  const built = APPLICATIONS.every((name) =>
    fs.existsSync(inRoot('frontend/build', name, 'server/index.js')),
  );
  if (built && readJson(manifestOf('frontend'))?.inputs === now) return false;
  const remix = packageFile('@remix-run/dev', 'dist/cli.js', 'frontend');
  for (const name of APPLICATIONS) {
    await runNode([remix, 'vite:build', '--config', `vite.${name}.ts`, '--logLevel', 'warn'], {
      cwd: inRoot('frontend'),
      env: { ...process.env, NODE_ENV: 'production' },
      name: `remix vite:build (${name})`,
      onPid: include,
    });
  }
  writeWhole(manifestOf('frontend'), JSON.stringify({ inputs: now }));
  return true;
}

/**
 * Builds everything that changed. There are two results because most processes need only the first.
 * @param {{ frontend?: boolean }} [options]
 * @returns {{ compiled: Promise<unknown>, frontend: Promise<unknown> }}
 */
export function build({ frontend = true } = {}) {
  const compiled = stage('build libraries and backend', buildCompiled);
  const bundled = frontend ? compiled.then(() => stage('build frontend', buildFrontend)) : Promise.resolve();
  // The caller that awaits it receives a failure; until then it must not end the process.
  bundled.catch(() => {});
  return { compiled, frontend: bundled };
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    await build({ frontend: !process.argv.includes('--no-frontend') }).frontend;
  });
}
