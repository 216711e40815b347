import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const DIST = resolve(__dirname, '../../dist');

/** How a program ended, and what it wrote. */
export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Around {
  /** Environment variables; without others the program meets the database of this test file. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What stands on its standard input. */
  readonly input?: string;
}

/** Runs a program of the built backend (`commands/clock`) to its end, in a process of its own. */
export function runProgram(name: string, args: readonly string[] = [], around: Around = {}): Promise<Run> {
  const { settings, input = '' } = around;
  const env = { PATH: process.env.PATH, DATABASE_URL: process.env.DATABASE_URL, ...settings };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve(DIST, `${name}.js`), ...args],
      { env },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}
