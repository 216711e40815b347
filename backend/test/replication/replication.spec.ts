import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntitySchema } from 'typeorm';
import { loadConfiguration } from '../../src/config/index.js';
import type { RequestScope } from '../../src/database/index.js';
import {
  GuicheDataSource,
  Reads,
  Transactions,
  newRequestScope,
  runInScope,
} from '../../src/database/index.js';
import { OwnPostgres, until } from '../support/index.js';

interface Note {
  id: number;
  text: string;
}

const NoteSchema = new EntitySchema<Note>({
  name: 'note',
  tableName: 'notes',
  columns: { id: { type: 'integer', primary: true }, text: { type: 'text' } },
});

const PORT = `SELECT current_setting('port') AS port, pg_is_in_recovery() AS replica`;

let primary: OwnPostgres;
let replicas: OwnPostgres[];
let dataSource: GuicheDataSource;
let reads: Reads;
let transactions: Transactions;

const connect = () =>
  new GuicheDataSource(
    loadConfiguration({
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join(','),
    }).database,
    { entities: [NoteSchema], migrations: [] },
  ).initialize();

beforeAll(async () => {
  primary = await OwnPostgres.create();
  replicas = [await primary.createReplica(), await primary.createReplica()];
  await primary.start();
  await Promise.all(replicas.map((replica) => replica.start()));
  dataSource = await connect();
  reads = new Reads(dataSource);
  transactions = new Transactions(dataSource);
  await dataSource.query('CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL)');
});

afterAll(async () => {
  await dataSource.destroy();
  await Promise.all([...replicas, primary].map((server) => server.remove()));
});

beforeEach(async () => {
  await Promise.all(replicas.map((replica) => replica.stop().then(() => replica.start())));
  await until(bothReplicasAnswer);
});

const PATIENCE_MS = 4_000;
/** Longer than a failed replica is skipped before it is probed again. */
const ASKED_AGAIN_MS = 2_500;

const inRequest = <T>(work: (scope: RequestScope) => Promise<T>): Promise<T> => {
  const scope = newRequestScope('test', PATIENCE_MS);
  return runInScope(scope, () => work(scope));
};

/** Which servers answer so many reads that may lag, and how often each. */
async function serversOf(count: number): Promise<Map<string, number>> {
  const servers = new Map<string, number>();
  for (let read = 0; read < count; read += 1) {
    const [row] = await inRequest(() => reads.replica<{ port: string; replica: boolean }>(PORT));
    const name = row?.replica ? `replica ${row.port}` : 'primary';
    servers.set(name, (servers.get(name) ?? 0) + 1);
  }
  return servers;
}

/** A read from the primary during recovery of the replicas is not counted. */
async function bothReplicasAnswer(): Promise<boolean> {
  const servers = await serversOf(4);
  return servers.size === 2 && !servers.has('primary');
}

describe('replication', () => {
  it('reads that may lag take turns at the replicas; exact reads and ds.query go to the primary (P1.22, P7.178, P7.179, P7.180)', async () => {
    // A replica that is slow for a second on a busy machine is skipped for two.
    await until(bothReplicasAnswer);
    expect([...(await serversOf(20)).values()]).toEqual([10, 10]);
    expect(await reads.primary(PORT)).toMatchObject([{ replica: false }]);
    expect(await dataSource.query(PORT)).toMatchObject([{ replica: false }]);
    expect(await transactions.run('where', (tx) => tx.query(PORT))).toMatchObject([{ replica: false }]);
  });

  it('a stopped replica causes no error, and no read of the primary', async () => {
    await replicas[0]?.stop();
    const servers = await serversOf(100);
    expect(servers.size).toBe(1);
    expect([...servers.values()]).toEqual([100]);
    expect([...servers.keys()][0]).toMatch(/^replica/);
  });

  it('one that takes connections and never answers is met by one reader, and then left alone', async () => {
    await replicas[0]?.stop();
    let met = 0;
    const sockets: Socket[] = [];
    const mute = createServer((socket) => {
      met += 1;
      sockets.push(socket.on('error', () => undefined));
    }).listen(Number(new URL(replicas[0]?.url ?? '').port), '127.0.0.1');
    try {
      await once(mute, 'listening');
      const servers = await serversOf(100);
      expect([...servers.values()]).toEqual([100]);
      expect(met).toBeLessThanOrEqual(2);
    } finally {
      sockets.forEach((socket) => socket.destroy());
      mute.close();
      await once(mute, 'close');
    }
  });

  it('one that hangs, with open connections, affects one reader, who then reads the primary, and is skipped afterwards', async () => {
    const [hanging] = replicas as [OwnPostgres];
    // Several connections of it lie ready.
    await Promise.all(Array.from({ length: 8 }, () => serversOf(1)));
    hanging.freeze();
    try {
      const servers = await serversOf(100);
      expect(servers.get('primary')).toBe(1);
      expect([...servers.values()].sort()).toEqual([1, 99]);
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
      expect((await serversOf(20)).has('primary')).toBe(false);
    } finally {
      hanging.thaw();
    }
    await until(bothReplicasAnswer);
  });

  it('without any replica the primary answers, and a recovered replica is used again', async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    expect(await serversOf(100)).toEqual(new Map([['primary', 100]]));
    await replicas[1]?.start();
    await until(async () => !(await serversOf(1)).has('primary'));
  });

  it('starts while replicas are stopped', async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    const another = await connect();
    expect(await new Reads(another).replica(PORT)).toMatchObject([{ replica: false }]);
    await another.destroy();
  });

  it('a request that wrote reads its own writes: 0 of 200 stale', async () => {
    let stale = 0;
    const notes = dataSource.getRepository(NoteSchema);
    for (let id = 1; id <= 200; id += 1) {
      await inRequest(async (scope) => {
        expect(scope.wrote).toBe(false);
        await transactions.run('write', (tx) => tx.insert(NoteSchema, { id, text: 'new' }));
        const found = await notes.findOneBy({ id });
        const [raw] = await reads.replica<Note>('SELECT * FROM notes WHERE id = $1', [id]);
        if (found === null || raw === undefined) stale += 1;
      });
    }
    expect(stale).toBe(0);
  });

  it('a request that only reads is not drawn to the primary by a repository', async () => {
    const isReplica = await inRequest(async (scope) => {
      await dataSource.getRepository(NoteSchema).find();
      expect(scope.wrote).toBe(false);
      return reads.replica<{ replica: boolean }>(PORT);
    });
    expect(isReplica).toMatchObject([{ replica: true }]);
  });

  it('the part of TypeORM we replace still has the shape we replace', () => {
    const driver = dataSource.driver as unknown as Record<string, unknown>;
    const original = Object.getPrototypeOf(driver) as Record<string, unknown>;
    for (const method of ['obtainMasterConnection', 'obtainSlaveConnection']) {
      expect(typeof original[method]).toBe('function');
      expect(driver[method]).not.toBe(original[method]);
    }
    expect(driver.isReplicated).toBe(true);
    expect(driver.slaves).toEqual([]);
  });
});
