import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GatewayAccount, Outcome, WireLogEntry, WithdrawOutcome } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW } from '../../../src/gateways/rehearsal/samples.js';

interface CallResult<O> {
  readonly outcome: O;
  readonly log: WireLogEntry[];
}

/** The built backend's provider client, in a process that trusts one additional certificate authority. */
export class CallerProcess {
  private readonly folder = mkdtempSync(join(tmpdir(), 'caller-'));
  private readonly complaints: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  private constructor(authority: string) {
    const believed = join(this.folder, 'authority.pem');
    writeFileSync(believed, authority);
    this.child = fork(resolve(__dirname, 'caller.mjs'), {
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: believed },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Jest's own flags are not passed to child processes.
      execArgv: [],
      serialization: 'advanced',
    });
    this.child.stderr?.on('data', (chunk: Buffer) => this.complaints.push(chunk.toString()));
    this.ended = once(this.child, 'exit').then(() => []);
  }

  /** Resolves when it can be given orders. */
  static async start(authority: string): Promise<CallerProcess> {
    const caller = new CallerProcess(authority);
    await caller.reported();
    return caller;
  }

  async charge(account: GatewayAccount): Promise<CallResult<Outcome>> {
    return this.order('charge', account, { ...SAMPLE_CHARGE, createdAt: new Date() });
  }

  async withdraw(account: GatewayAccount): Promise<CallResult<WithdrawOutcome>> {
    return this.order('withdraw', account, { ...SAMPLE_WITHDRAW, createdAt: new Date() });
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
    rmSync(this.folder, { recursive: true });
  }

  private async order<O>(operation: string, account: GatewayAccount, intent: object): Promise<CallResult<O>> {
    const reported = this.reported();
    this.child.send({ operation, account, intent });
    return (await reported) as CallResult<O>;
  }

  /** One command at a time: the next message is its answer. */
  private async reported(): Promise<unknown> {
    const [message] = (await Promise.race([once(this.child, 'message'), this.ended])) as unknown[];
    if (message === undefined) throw new Error(`the caller ended: ${this.complaints.join('')}`);
    return message;
  }
}
