import { execFile, fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll } from '@jest/globals';

const DIST = resolve(__dirname, '../../dist/programs');
const HOST = resolve(__dirname, 'command-host.mjs');

/** The exit code of a program, and its output. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Around {
  /** Environment variables; without others the program meets the database of this test file. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Its standard input. */
  readonly input?: string;
}

/** Programs that this test file has run in a process of their own. */
const startedAlone = new Set<string>();
let host: ChildProcess | undefined;
let isHostBusy = false;
afterAll(() => {
  host?.kill('SIGKILL');
});

/**
 * Runs a program of the built backend (`clock`) to its end. Its first run in a test file has a process of its own,
 * which proves that it starts and ends by itself. Later runs share a process that has loaded the backend already: to load it
 * takes most of the time of a command. Runs at the same time have processes of their own.
 */
export async function runProgram(
  name: string,
  args: readonly string[] = [],
  { settings, input = '' }: Around = {},
): Promise<Run> {
  const file = resolve(DIST, `${name}.js`);
  const env = { PATH: process.env.PATH, DATABASE_URL: process.env.DATABASE_URL, ...settings };
  if (isHostBusy || !startedAlone.has(name)) {
    startedAlone.add(name);
    return runAlone(file, args, env, input);
  }
  isHostBusy = true;
  try {
    return await runInHost({ file, args, env, input });
  } finally {
    isHostBusy = false;
  }
}

function runAlone(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: string,
): Promise<Run> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

function runInHost(message: object): Promise<Run> {
  host ??= fork(HOST, [], { env: {}, execArgv: [] });
  const running = host;
  return new Promise((done, fail) => {
    const ended = (code: number | null): void => {
      host = undefined;
      fail(new Error(`the process that runs the programs ended with ${code}`));
    };
    running.once('exit', ended);
    running.once('message', (answer) => {
      running.off('exit', ended);
      done(answer as Run);
    });
    running.send(message);
  });
}
