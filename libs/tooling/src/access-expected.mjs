// @ts-check
/**
 * `npm run access:expected` calls every route of the API as everybody, visits every page of the back office, and writes who is answered
 * what: backend/test/access/walk/expected-access.json and frontend/backoffice/access/expected-pages.json. Review what changed before you
 * commit it: the tests take it as the truth.
 */
import fs from 'node:fs';
import path from 'node:path';
import { formatted } from './format.mjs';
import { runNode } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, writeWhole } from './workspace.mjs';

const TABLES = [
  'backend/test/access/walk/expected-access.json',
  'frontend/backoffice/access/expected-pages.json',
];
const TESTS = ['backend/test/access/walk/walk', 'frontend/backoffice/access/pages.walk'];
/** Written by the tests, whatever they find. */
const FOUND = '.cache/access';

await asCommand(async () => {
  fs.rmSync(inRoot(FOUND), { recursive: true, force: true });
  // They fail while a table is stale; what they found is what counts.
  await runNode([inRoot('libs/tooling/src/test.mjs'), ...TESTS], { name: 'test' }).catch(() => undefined);
  for (const table of TABLES) {
    const found = inRoot(`${FOUND}/${path.basename(table)}`);
    if (!fs.existsSync(found)) throw new Refusal('A test did not come to its end: see its messages above.');
    writeWhole(inRoot(table), await formatted(table, fs.readFileSync(found, 'utf8')));
    console.log(`${table} is fresh. Review it.`);
  }
});
