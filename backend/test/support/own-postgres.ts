import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster, Server } from '@guiche/tooling/postgres';
import { THROW_AWAY, databaseUrl, openCluster, startServer } from '@guiche/tooling/postgres';
import { freePort } from '@guiche/tooling/ports';

/** A PostgreSQL server that a test can stop, restart and crash. */
export class OwnPostgres {
  private server: Server | undefined;

  private constructor(
    private readonly dataDir: string,
    private readonly cluster: Cluster,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Whatever was committed survives {@link crash} only with `synchronous_commit: 'on'` among the settings. */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres> {
    const dataDir = newDataDir();
    const cluster = openCluster(dataDir, { sync: false });
    return new OwnPostgres(dataDir, cluster, await freePort(), { ...THROW_AWAY, ...settings });
  }

  get url(): string {
    return databaseUrl(this.cluster, this.port);
  }

  /** The address of its maintenance database, as the superuser. */
  get superuserUrl(): string {
    return databaseUrl(this.cluster, this.port, { database: 'postgres', role: 'superuser' });
  }

  async start(): Promise<void> {
    this.server = await startServer(this.cluster, { port: this.port, settings: this.settings });
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.server?.stop(1000);
    this.server = undefined;
  }

  /** Kills the server with SIGKILL: connections break without notice, and nothing is flushed. */
  async crash(): Promise<void> {
    if (this.server !== undefined) process.kill(this.server.pid, 'SIGKILL');
    await this.server?.ended;
    this.server = undefined;
  }

  /** Stops every process of the server: connections stay open and are accepted, but nothing is answered. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  /** Continues every process of the server. Queued requests are answered. */
  thaw(): void {
    this.signal('SIGCONT');
  }

  /** Signals the parent first, so that it starts no other process. */
  private signal(signal: NodeJS.Signals): void {
    const first = this.server?.pid;
    if (first === undefined) return;
    process.kill(first, signal);
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    for (const [pid, parent] of all.map((line) => line.trim().split(/\s+/).map(Number)))
      if (parent === first && pid !== undefined) signalIfRunning(pid, signal);
  }

  /** Stops the server and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Creates a streaming replica from a copy of the data before the first start. The npm server has no pg_basebackup. */
  async createReplica(): Promise<OwnPostgres> {
    if (this.server !== undefined) throw new Error('copy the cluster before it is started');
    const dataDir = newDataDir();
    // -a preserves the owner, which is another user when we run as root.
    execFileSync('cp', ['-a', `${join(this.cluster.folder, '..')}/.`, dataDir]);
    const cluster = openCluster(dataDir, { sync: false });
    writeFileSync(join(cluster.folder, 'standby.signal'), '');
    const primary = `host=127.0.0.1 port=${this.port} user=postgres password=${this.cluster.passwords.superuser}`;
    return new OwnPostgres(dataDir, cluster, await freePort(), {
      ...THROW_AWAY,
      primary_conninfo: primary,
    });
  }
}

/** A process that ended after the list was read, such as an autovacuum worker, is not an error. */
function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function newDataDir(): string {
  // The name lets a later run detect the data of a killed one.
  const dataDir = mkdtempSync(join(tmpdir(), `guiche-test-${process.pid}-`));
  chmodSync(dataDir, 0o755);
  return dataDir;
}
