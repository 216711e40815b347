// @ts-check
import { spawn } from 'node:child_process';
import { Refusal } from '../progress.mjs';
import { root } from '../workspace.mjs';

/**
 * Runs npm in the root of the checkout. Resolves with its standard output. Throws a Refusal with npm's own message when npm fails.
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export function npm(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: root, shell: process.platform === 'win32' });
    let [output, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Refusal(`npm ${args.join(' ')} failed:\n${errors.trim()}`));
    });
  });
}
