// @ts-check
/**
 * A class that a component takes from a style sheet stands in it: `npm run check` fails otherwise. The type of a CSS module knows every name, so a
 * class that was renamed or removed leaves elements without their look, and nothing else tells.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, isMain, root } from './workspace.mjs';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/**
 * @param {string} source of a component
 * @param {(sheet: string) => string} read the style sheet of an import
 * @returns {string[]} the classes that it uses and that the sheet lacks
 */
export function missingClasses(source, read) {
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const known = new Set([...read(sheet).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, known]) => known));
    const code = source.replaceAll(/'[^'\n]*'/g, "''");
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return [...new Set(used)].filter((used) => !known.has(used)).map((used) => `${sheet} has no .${used}`);
  });
}

function problems() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'frontend/*.tsx', 'frontend/*.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return files.flatMap((file) =>
    missingClasses(readIfThere(file), (sheet) => readIfThere(path.join(path.dirname(file), sheet))).map(
      (problem) => `${file}: ${problem}`,
    ),
  );
}

/**
 * A file that was deleted and not committed yet is still listed by git.
 * @param {string} file
 */
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
    process.exitCode = 1;
  }
}
