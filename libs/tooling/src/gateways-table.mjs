// @ts-check
/**
 * Generates docs/gateways.md from the built gateways. With --check it writes nothing and fails when the committed
 * file differs.
 */
import fs from 'node:fs';
import { buildCompiled } from './build.mjs';
import { formatted } from './format.mjs';
import { runNode } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, isMain, writeWhole } from './workspace.mjs';

const PAGE = inRoot('docs/gateways.md');

/** @returns {Promise<string>} the expected page */
async function generate() {
  await buildCompiled();
  const program = inRoot('backend/dist/commands/gateways-doc.js');
  const printed = await runNode([program], { capture: true, name: 'gateways-doc' });
  return formatted(PAGE, printed);
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const page = await generate();
    if (!process.argv.includes('--check')) {
      writeWhole(PAGE, page);
      console.log('docs/gateways.md is fresh');
      return;
    }
    if (!fs.existsSync(PAGE) || fs.readFileSync(PAGE, 'utf8') !== page)
      throw new Refusal('docs/gateways.md is stale. Run "npm run gateways:table" and commit it.');
  });
}
