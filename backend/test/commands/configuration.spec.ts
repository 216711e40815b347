import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, jest, test } from '@jest/globals';

// The test starts a process.
jest.setTimeout(60_000);

const PROGRAM = resolve(__dirname, '../../dist/commands/ledger-balances.js');

test('a command tells every variable that is wrong, in lines and without a stack, and does nothing', async () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: 'mysql://somewhere', LOG_LEVEL: 'loud' };
  const { code, stdout, stderr } = await new Promise<{ code: unknown; stdout: string; stderr: string }>(
    (done) =>
      execFile(process.execPath, [PROGRAM], { env }, (error, out, err) =>
        done({ code: error?.code, stdout: out, stderr: err }),
      ),
  );
  expect({ code, stdout, stderr: stderr.trim().split('\n') }).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      'The configuration is not usable:',
      expect.stringMatching(/^ {2}- DATABASE_URL: must be an address that begins with postgres:/),
      expect.stringMatching(/^ {2}- DATABASE_DIRECT_URL: must be an address/),
      expect.stringMatching(/^ {2}- LOG_LEVEL: /),
    ],
  });
});
