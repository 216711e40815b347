// @ts-check
/** `npm run bench`: every bench:* of package.json in sequence, so that none disturbs another. */
import { spawnSync } from 'node:child_process';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, readJson, root } from './workspace.mjs';

await asCommand(async () => {
  const { scripts } = readJson(inRoot('package.json'));
  const names = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  const failed = [];
  for (const name of names) {
    console.log(`\n== ${name}`);
    if (spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' }).status !== 0)
      failed.push(name);
  }
  if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}`);
});
