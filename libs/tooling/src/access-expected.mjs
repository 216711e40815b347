// @ts-check
/**
 * `npm run access:expected` calls every route of the API as everybody and writes what each is answered to
 * backend/test/access/walk/expected-access.json. Review what changed before you commit it: the test takes it as the truth.
 */
import fs from 'node:fs';
import { formatted } from './format.mjs';
import { runNode } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, writeWhole } from './workspace.mjs';

const TABLE = inRoot('backend/test/access/walk/expected-access.json');
/** Written by the test, whatever it finds. */
const FOUND = inRoot('.cache/access/expected-access.json');

await asCommand(async () => {
  fs.rmSync(FOUND, { force: true });
  // It fails while the table is stale; what it found is what counts.
  await runNode([inRoot('libs/tooling/src/test.mjs'), 'backend/test/access/walk'], { name: 'test' }).catch(
    () => undefined,
  );
  if (!fs.existsSync(FOUND)) throw new Refusal('The test did not come to its end: see its messages above.');
  writeWhole(TABLE, await formatted(TABLE, fs.readFileSync(FOUND, 'utf8')));
  console.log('backend/test/access/walk/expected-access.json is fresh. Review it.');
});
