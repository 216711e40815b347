import type { PoolClient } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';
import { QueryFailedError } from 'typeorm';
import { GuicheDataSource } from './guiche-data-source.js';
import { countStatement } from './statement-counter.js';

export interface Statement {
  /** Unique for its text, at most 63 characters: PostgreSQL keeps the plan under this name. */
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Planned each time: its text is one of many, and the plans would fill the memory of the server. */
  readonly unprepared?: true;
}

/**
 * Sends one named prepared statement on the transaction's own connection and returns its rows.
 * Unnamed when the configuration says that names do not survive (PgBouncer).
 */
export async function statement<R>(tx: EntityManager, one: Statement): Promise<R[]> {
  if (tx.queryRunner === undefined) throw new Error(`statement ${one.name} needs a transaction`);
  return send(tx.queryRunner, one);
}

/** The same on any connection. Outside a transaction it is committed by itself. */
export async function send<R>(
  runner: QueryRunner,
  { name, text, values, unprepared }: Statement,
): Promise<R[]> {
  const client = (await runner.connect()) as PoolClient;
  const named = !unprepared && runner.dataSource instanceof GuicheDataSource && runner.dataSource.prepared;
  countStatement(text);
  try {
    const { rows } = await client.query(named ? { name, text, values } : { text, values });
    return rows as R[];
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}
