import { DataSource } from 'typeorm';
import type { DataSourceOptions, MixedList } from 'typeorm';
import type { PoolConfig } from 'pg';
import type { DatabaseConfig } from '../config/index.js';
import { columnTypes } from './column-types.js';
import { ReplicaPool, type Leased } from './replica-pool.js';
import { requestScope } from './request-scope.js';
import { boundPlatform, boundTo } from './tenant-barrier.js';
import { withResponseTimeout } from './response-timeout.js';
import { StatementCounter } from './statement-counter.js';

/** What the modules bring: their tables and the changes that made them. */
export interface Schema {
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly migrations: MixedList<new () => object>;
}

/** The part of TypeORM's PostgresDriver that chooses connections; not in its types, so its shape is pinned by a test. */
interface ConnectionChooser {
  obtainMasterConnection(): Promise<Leased>;
  obtainSlaveConnection(): Promise<Leased>;
}

/**
 * TypeORM 1.1 picks a replica at random, never tries another, does not start while one is down, and reads stale rows
 * right after a write. Here the replicas are our own pool, and a request that touched the primary stays there.
 */
export class GuicheDataSource extends DataSource {
  readonly prepared: boolean;
  private replicas: ReplicaPool | undefined;

  constructor(
    private readonly config: DatabaseConfig,
    schema: Schema,
  ) {
    super(optionsFor(config, schema));
    this.prepared = config.prepared;
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    const chooser = this.driver as unknown as ConnectionChooser;
    const primary = chooser.obtainMasterConnection.bind(this.driver);
    const replicas = new ReplicaPool(this.config.replicaUrls, poolOptions(this.config));
    chooser.obtainMasterConnection = () => {
      const scope = requestScope();
      if (scope !== undefined) scope.wrote = true;
      return this.bounded(primary());
    };
    chooser.obtainSlaveConnection = async () => {
      const leased = requestScope()?.wrote ? undefined : await replicas.connect();
      return this.bounded(leased ?? primary());
    };
    this.replicas = replicas;
    return this;
  }

  /** In a request of one platform, its own rows only. */
  private async bounded(leased: Leased | Promise<Leased>): Promise<Leased> {
    const platformId = boundPlatform();
    return platformId === undefined ? leased : boundTo(platformId, this.config.tenantRole, await leased);
  }

  override async destroy(): Promise<void> {
    await this.replicas?.close();
    this.replicas = undefined;
    await super.destroy();
  }
}

function poolOptions(config: DatabaseConfig): PoolConfig {
  return {
    max: config.poolSize,
    // Longer than a statement may take: whoever waits for a connection in use gets it.
    connectionTimeoutMillis: config.answerMs + 1_000,
    keepAlive: true,
    types: columnTypes,
    // Migrations and commands run in no scope: theirs may take as long as they take.
    onConnect: (client) => withResponseTimeout(client, () => requestScope()?.patienceMs),
  };
}

function optionsFor(config: DatabaseConfig, { entities, migrations }: Schema): DataSourceOptions {
  return {
    type: 'postgres',
    // TypeORM connects to replicas at start and fails when one is down, so none is configured.
    replication: { master: { url: config.url }, slaves: [] },
    entities,
    migrations: migrations as NonNullable<DataSourceOptions['migrations']>,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    applicationName: 'guiche',
    logger: new StatementCounter(),
    poolErrorHandler: () => undefined,
    extra: poolOptions(config),
  };
}
