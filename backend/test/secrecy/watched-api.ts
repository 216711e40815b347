import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@guiche/tooling/ports';
import { until } from '../support/index.js';

const DIST = resolve(__dirname, '../../dist/programs');

/**
 * The built API with its worker in production configuration, with the most verbose log; all its output and answers are
 * recorded.
 */
export class WatchedApi {
  private readonly written: Buffer[] = [];
  private readonly answered: string[] = [];

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => this.written.push(chunk));
  }

  static async start(env: Readonly<Record<string, string>>): Promise<WatchedApi> {
    const port = await freePort();
    const whole = {
      ...{ PATH: process.env.PATH, LOG_LEVEL: 'trace', PROTECTIVE_LIMITS: 'off' },
      ...{ API_PORT: String(port), OPERATIONS_PORT: '0', ...env },
    };
    await new Promise<void>((done, failed) => {
      execFile(
        process.execPath,
        [resolve(DIST, 'migrate.js'), '--seed'],
        { env: whole },
        (error, _out, said) => (error ? failed(new Error(said)) : done()),
      );
    });
    const child = fork(resolve(DIST, 'main.js'), {
      env: whole,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    });
    const api = new WatchedApi(child, `http://127.0.0.1:${port}`);
    await until(() => api.isReady());
    return api;
  }

  /** Standard output and error so far. */
  get log(): string {
    return Buffer.concat(this.written).toString('utf8');
  }

  /** The bodies of all answers so far. */
  get answers(): string {
    return this.answered.join('\n');
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.answered.push(text);
    return { status: response.status, ...(text ? (JSON.parse(text) as object) : {}) } as T;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  private async isReady(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error(`the API did not start: ${this.log.slice(-2_000)}`);
    return fetch(`${this.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
