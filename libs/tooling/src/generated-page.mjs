// @ts-check
/**
 * Generates a page of docs/ from a command of the built backend. With --check it writes nothing and fails when the committed
 * file differs.
 */
import fs from 'node:fs';
import { buildCompiled } from './build.mjs';
import { formatted } from './format.mjs';
import { runNode } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, writeWhole } from './workspace.mjs';

/**
 * @param {object} page
 * @param {string} page.file  relative to the root of the repository
 * @param {string} page.command  its file in backend/dist/programs, without extension
 * @param {string[]} [page.args]
 * @param {string} page.script  the npm script that writes the page
 */
export async function generatedPage({ file, command, args = [], script }) {
  await asCommand(async () => {
    await buildCompiled();
    const program = inRoot(`backend/dist/programs/${command}.js`);
    const printed = await runNode([program, ...args], { capture: true, name: command });
    const page = await formatted(inRoot(file), printed);
    if (!process.argv.includes('--check')) {
      writeWhole(inRoot(file), page);
      console.log(`${file} is fresh`);
      return;
    }
    if (!fs.existsSync(inRoot(file)) || fs.readFileSync(inRoot(file), 'utf8') !== page)
      throw new Refusal(`${file} is stale. Run "npm run ${script}" and commit it.`);
  });
}
