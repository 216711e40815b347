// @ts-check
/** Paths in the checkout. Imported before dependencies are installed: Node's own modules only. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder for files that can be regenerated: build manifests, compiler caches, the browser's path. */
export const cacheDir = path.join(root, '.cache');

/**
 * A path below the checkout's root.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * The file behind a package's command, to be run with our own Node instead of through a shell.
 * A package may be installed in its workspace instead of at the root, so both are looked at.
 * @param {string} name package name
 * @param {string} file path inside the package
 * @param {string} [workspace] folder of the workspace that depends on it
 */
export function packageFile(name, file, workspace = '.') {
  for (const base of [inRoot(workspace), root]) {
    const candidate = path.join(base, 'node_modules', name, file);
    if (fs.existsSync(candidate)) return candidate;
  }
  throw new Error(`${name} is not installed: run "npm ci"`);
}

/**
 * Whether a module is the program that Node was started with.
 * @param {string} moduleUrl the module's import.meta.url
 */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && fs.realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);

/**
 * Every file below a folder as paths relative to it, sorted. A missing folder has no files.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/**
 * Writes a file atomically: a reader sees the old or the new content.
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {{ mode?: number }} [options]
 */
export function writeWhole(file, content, options = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`;
  fs.writeFileSync(draft, content, { mode: options.mode ?? 0o644 });
  fs.renameSync(draft, file);
}

/**
 * The content of a JSON file, or undefined when it is missing or broken.
 * @param {string} file
 * @returns {any}
 */
export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
