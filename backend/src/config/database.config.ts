import { IsBoolean, IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { Variable, flag, integer, list, optional } from './variable.js';

const postgresAddress = /^postgres(ql)?:\/\/\S+$/;
const wanted = { message: 'must be an address that begins with postgres:// or postgresql://' };

/** Which PostgreSQL servers to use, and how. */
export class DatabaseConfig {
  /** The primary; may be a PgBouncer. */
  @Variable('DATABASE_URL')
  @Matches(postgresAddress, wanted)
  readonly url: string;

  /** Reads that may lag go here, round robin. */
  @Variable('DATABASE_REPLICA_URLS', { default: '', parse: list })
  @Matches(postgresAddress, { ...wanted, each: true })
  readonly replicaUrls: string[];

  /** LISTEN, the job queue and migrations need a session of their own, which PgBouncer in transaction mode does not give. */
  @Variable('DATABASE_DIRECT_URL', { default: (source) => source.DATABASE_URL ?? '' })
  @Matches(postgresAddress, wanted)
  readonly directUrl: string;

  /**
   * The role that owns the tables, for migrations only. When its name differs from that of DATABASE_URL, `migrate` gives the role
   * of DATABASE_URL the rights that the application needs, and no more.
   */
  @Variable('DATABASE_MIGRATION_URL', {
    default: (source) => source.DATABASE_DIRECT_URL || (source.DATABASE_URL ?? ''),
  })
  @Matches(postgresAddress, wanted)
  readonly migrationUrl: string;

  /** An existing role that `migrate` lets read every column but the secret ones. Empty: none. */
  @Variable('DATABASE_READ_ONLY_ROLE', { default: '', parse: optional })
  @ValidateIf((config: DatabaseConfig) => config.readOnlyRole !== null)
  @Matches(/^[a-z_][a-z0-9_]{0,62}$/, { message: 'must be the name of a role in lower case' })
  readonly readOnlyRole: string | null;

  /** The role that requests of a platform take for a transaction: it sees the rows of that platform only. */
  @Variable('DATABASE_TENANT_ROLE', { default: 'guiche_tenant' })
  @Matches(/^[a-z_][a-z0-9_]{0,62}$/, { message: 'must be the name of a role in lower case' })
  readonly tenantRole: string;

  @Variable('DATABASE_POOL_SIZE', { default: '10', parse: integer })
  @IsInt()
  @Min(1)
  @Max(500)
  readonly poolSize: number;

  /** How long a request waits for the answer to one statement, before a server that says nothing counts as lost. */
  @Variable('DATABASE_ANSWER_MS', { default: '4000', parse: integer })
  @IsInt()
  @Min(100)
  @Max(10_000)
  readonly answerMs: number;

  /** How often the connection that listens asks whether the server is still there. */
  @Variable('DATABASE_HEARTBEAT_MS', { default: '10000', parse: integer })
  @IsInt()
  @Min(100)
  @Max(3_600_000)
  readonly heartbeatMs: number;

  /** Named prepared statements; false behind PgBouncer in transaction mode. */
  @Variable('DATABASE_PREPARED', { default: 'true', parse: flag })
  @IsBoolean()
  readonly prepared: boolean;
}
