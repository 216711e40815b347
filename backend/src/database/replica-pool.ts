import pg from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { isConnectionLost } from './lost-connection.js';
import { newRequestScope, runInScope } from './request-scope.js';

const LEFT_ALONE_MS = 2000;
/** To connect, and then to say that it is there. */
const HELLO_WITHIN_MS = 1000;

/** A connection, and how to give it back: with an error when it broke. */
export type Leased = [connection: PoolClient, release: (error?: Error) => void];

interface Replica {
  readonly pool: pg.Pool;
  up: boolean;
}

/**
 * Connections to the replicas, round robin. A replica that cannot be reached, or whose connections break, is left out and asked
 * again in the background every two seconds: no reader waits for a dead server, and few for one that hangs.
 */
export class ReplicaPool {
  private readonly replicas: Replica[];
  private readonly probes = new Set<NodeJS.Timeout>();
  private next = 0;

  constructor(urls: readonly string[], options: PoolConfig) {
    this.replicas = urls.map((connectionString) => {
      const pool = new pg.Pool({ ...options, connectionString, connectionTimeoutMillis: HELLO_WITHIN_MS });
      // A connection that breaks is dropped by the pool; unheard, its error would end the process.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
      return { pool, up: true };
    });
  }

  /** A connection to the next replica that is up; undefined when none is. */
  async connect(): Promise<Leased | undefined> {
    for (let tries = 0; tries < this.replicas.length; tries += 1) {
      const replica = this.replicas[this.next++ % this.replicas.length];
      if (!replica?.up) continue;
      try {
        const client = await replica.pool.connect();
        const release = (error?: Error): void => {
          client.release(error);
          if (error) this.leaveAlone(replica);
        };
        return [client, release];
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
      sayHello(replica.pool).then(
        () => (replica.up = true),
        () => {
          replica.up = true;
          if (!replica.pool.ending) this.leaveAlone(replica);
        },
      );
    }, LEFT_ALONE_MS).unref();
    this.probes.add(probe);
  }
}

/** A connection that stood there unused says nothing of the server behind it: it is asked. */
async function sayHello(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runInScope(newRequestScope('replica', HELLO_WITHIN_MS), () => client.query('SELECT 1'));
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
