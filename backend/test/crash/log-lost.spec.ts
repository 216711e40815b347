import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const LOGGING = pathToFileURL(resolve(__dirname, '../../dist/runtime/logging/index.js')).href;

/** Logs for as long as it lives, and would live for a minute. */
const PROGRAM = `
  const { createLog } = await import(${JSON.stringify(LOGGING)});
  const log = createLog({ level: 'info' });
  setInterval(() => log.info('still here'), 10);
  setTimeout(() => process.exit(0), 60_000);
`;

function logging(stdout: number | 'pipe', stderr: number | 'pipe' = 'pipe') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', stdout, stderr],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** Any other test of a process writes to a file or a pipe that is read. */
describe('a process that cannot log', () => {
  it('because the disk is full exits with code 74, and reports why', async () => {
    const full = fs.openSync('/dev/full', 'w');
    const { ended } = logging(full);
    fs.closeSync(full);
    expect(await ended).toEqual({ code: 74, said: 'the log cannot be written (ENOSPC): leaving\n' });
  });

  it('exits even if it cannot report why, because everything is on that disk', async () => {
    const full = fs.openSync('/dev/full', 'w');
    const { ended } = logging(full, full);
    fs.closeSync(full);
    expect(await ended).toEqual({ code: 74, said: '' });
  });

  it('because its pipe has no reader exits with code 74', async () => {
    const { child, ended } = logging('pipe');
    await once(child.stdout!, 'data');
    child.stdout!.destroy();
    expect(await ended).toEqual({ code: 74, said: 'the log cannot be written (EPIPE): leaving\n' });
  });
});
