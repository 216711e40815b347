import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { reportRefusals } from '../../src/commands/command.js';
import { runProgram } from '../support/run-program.js';

test('a command lists every invalid variable, one per line and without a stack trace, and does nothing', async () => {
  const settings = { DATABASE_URL: 'mysql://somewhere', LOG_LEVEL: 'loud' };
  const { code, stdout, stderr } = await runProgram('ledger-balances', [], { settings });
  expect({ code, stdout, stderr: stderr.trim().split('\n') }).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      'The configuration is not usable:',
      expect.stringMatching(/^ {2}- DATABASE_URL: must be an address that begins with postgres:/),
      expect.stringMatching(/^ {2}- DATABASE_DIRECT_URL: must be an address/),
      expect.stringMatching(/^ {2}- DATABASE_MIGRATION_URL: must be an address/),
      expect.stringMatching(/^ {2}- LOG_LEVEL: /),
    ],
  });
});

test.each(['ledger-balances', 'migrate'])(
  '%s, without a database, reports it in one line',
  async (program) => {
    const settings = { DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' };
    const { code, stdout, stderr } = await runProgram(program, [], { settings });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
    });
  },
);

test('a command that needs the whole application does not wait for its database either', async () => {
  let asked = 0;
  const away = createServer((socket) => {
    asked += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(away, 'listening');
  const { port } = away.address() as AddressInfo;
  const settings = { DATABASE_URL: `postgres://nobody:nothing@127.0.0.1:${port}/nowhere` };
  const { code, stdout, stderr } = await runProgram('review-items', [], { settings });
  away.close();
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database cannot be reached: Connection terminated unexpectedly\n',
  });
  expect(asked).toBe(1);
});

test('a command on a database without a platform reports it in one line', async () => {
  const empty = new URL(process.env.DATABASE_URL ?? '');
  empty.pathname = '/postgres';
  const settings = { DATABASE_URL: empty.href };
  expect(await runProgram('demo-info', [], { settings })).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'The database holds no platform of this version (relation "platforms_read" does not exist). "npm start" makes one.\n',
  });
});

test('a command refuses an option that it does not know, in one line, and does nothing', async () => {
  const settings = { DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/nowhere' };
  const misspelt = ['--dya', '2030-01-01'];
  expect(await runProgram('reconcile', misspelt, { settings })).toEqual({
    code: 1,
    stdout: '',
    stderr: "Unknown option '--dya'\n",
  });
});

test('a command that receives an unexpected answer from another server does not report the database as unavailable', async () => {
  const result = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const refused = await new Promise<Error>((resolve) => connect(1, '127.0.0.1').on('error', resolve));
  const { exitCode } = process;
  try {
    await reportRefusals(() => Promise.reject(refused));
    expect(process.exitCode).toBe(1);
    expect(result.mock.calls).toEqual([[refused]]);
  } finally {
    process.exitCode = exitCode;
    result.mockRestore();
  }
});
