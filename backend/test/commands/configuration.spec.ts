import { expect, jest, test } from '@jest/globals';
import { runProgram } from '../support/run-program.js';

// The test starts a process.
jest.setTimeout(60_000);

test('a command tells every variable that is wrong, in lines and without a stack, and does nothing', async () => {
  const settings = { DATABASE_URL: 'mysql://somewhere', LOG_LEVEL: 'loud' };
  const { code, stdout, stderr } = await runProgram('commands/ledger-balances', [], { settings });
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
