import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { isConnectionLost } from './lost-connection.js';

const LEFT_ALONE_MS = 2000;

interface Replica {
  readonly pool: pg.Pool;
  up: boolean;
}

/**
 * Connections to the replicas, round robin. A replica that cannot be reached is left out, and asked again in the
 * background every two seconds: no reader waits for a dead server.
 */
export class ReplicaPool {
  private readonly replicas: Replica[];
  private readonly probes = new Set<NodeJS.Timeout>();
  private next = 0;

  constructor(urls: readonly string[], options: PoolConfig) {
    this.replicas = urls.map((connectionString) => {
      const pool = new pg.Pool({ ...options, connectionString, connectionTimeoutMillis: 1000 });
      // An idle connection that breaks is dropped by the pool; unheard, its error would end the process.
      pool.on('error', () => undefined);
      return { pool, up: true };
    });
  }

  /** A connection to the next replica that is up; undefined when none is. */
  async connect(): Promise<PoolClient | undefined> {
    for (let tries = 0; tries < this.replicas.length; tries += 1) {
      const replica = this.replicas[this.next++ % this.replicas.length];
      if (!replica?.up) continue;
      try {
        return await replica.pool.connect();
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
        this.leaveAlone(replica);
      }
    }
    return undefined;
  }

  async close(): Promise<void> {
    this.probes.forEach(clearTimeout);
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  private leaveAlone(replica: Replica): void {
    if (!replica.up) return;
    replica.up = false;
    const probe = setTimeout(() => {
      this.probes.delete(probe);
      replica.pool.connect().then(
        (client) => {
          client.release();
          replica.up = true;
        },
        () => {
          replica.up = true;
          if (!replica.pool.ending) this.leaveAlone(replica);
        },
      );
    }, LEFT_ALONE_MS).unref();
    this.probes.add(probe);
  }
}
