import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROGRAM = resolve(__dirname, 'api-with-fault.mjs');

/** The built API with its worker as a real process, which a test may kill at any moment. */
export class ApiProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Everything it wrote on standard error, which is nothing while it is well. */
    private readonly complaints: string[],
  ) {}

  /** Resolves when it listens and works. */
  static async start(env: Readonly<Record<string, string | undefined>>): Promise<ApiProcess> {
    const child = fork(PROGRAM, {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PROTECTIVE_LIMITS: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Jest's own flags are not for our children.
      execArgv: [],
    });
    const complaints: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString('utf8')));
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the API did not start (${String(code)}): ${complaints.join('')}`);
    });
    await Promise.race([once(child, 'message'), died]);
    died.catch(() => undefined);
    return new ApiProcess(child, complaints);
  }

  /** Arms one of the moments of api-with-fault.mjs. */
  async dieAt(moment: string): Promise<void> {
    const armed = once(this.child, 'message');
    this.child.send({ dieAt: moment });
    await armed;
  }

  /** Has it give a payment back, or an amount of it; what became of that is in our books. */
  refund(platformId: string, paymentId: string, amount?: number): void {
    this.child.send({ refund: { platformId, paymentId, ...(amount !== undefined && { amount }) } });
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The end of the process: the signal, the exit code, or its error. */
  async ended(): Promise<string> {
    if (this.alive) await once(this.child, 'exit');
    return this.child.signalCode ?? `${String(this.child.exitCode)} ${this.complaints.join('')}`;
  }

  async stop(): Promise<void> {
    if (!this.alive) return;
    this.kill('SIGTERM');
    await this.ended();
  }
}
