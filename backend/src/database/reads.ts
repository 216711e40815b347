import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isCanceled } from './sql-states.js';
import { isConnectionLost, isReplicaConflict } from './lost-connection.js';
import { send, type Statement } from './statement.js';

/** Raw reads, each saying whether it may lag behind the primary. */
@Injectable()
export class Reads {
  constructor(private readonly dataSource: DataSource) {}

  /** Exact: payment pages, events, everything a person acts on. */
  primary<R>(query: string | Statement, params: unknown[] = []): Promise<R[]> {
    return typeof query === 'string'
      ? this.on<R>('master', query, params)
      : this.on<R>('master', query.text, query.values);
  }

  /** Exact too, for what is read with every sale: prepared once on each connection instead of planned each time. */
  async prepared<R>(one: Statement): Promise<R[]> {
    const runner = this.dataSource.createQueryRunner('master');
    try {
      return await send<R>(runner, one);
    } finally {
      await runner.release();
    }
  }

  /** May lag: the next replica that is up; the primary when there is none, or when this request has written. */
  async replica<R>(sql: string, params: unknown[] = []): Promise<R[]> {
    try {
      return await this.on<R>('slave', sql, params);
    } catch (error) {
      if (isConnectionLost(error) || isReplicaConflict(error)) return this.primary<R>(sql, params);
      throw error;
    }
  }

  /**
   * One statement on a replica that may take so long and no longer. Undefined: it was given up, or the replica was lost.
   * @param withinMs whole milliseconds
   */
  async replicaWithin<R>(
    withinMs: number,
    { text, values }: Pick<Statement, 'text' | 'values'>,
  ): Promise<R[] | undefined> {
    const runner = this.dataSource.createQueryRunner('slave');
    try {
      await runner.query(`begin read only; set local statement_timeout = ${Math.round(withinMs)}`);
      const rows = (await runner.query(text, values)) as R[];
      await runner.query('commit');
      return rows;
    } catch (error) {
      await runner.query('rollback').catch(() => undefined);
      if (isCanceled(error) || isReplicaConflict(error) || isConnectionLost(error)) return undefined;
      throw error;
    } finally {
      await runner.release();
    }
  }

  private async on<R>(server: 'master' | 'slave', sql: string, params: unknown[]): Promise<R[]> {
    const runner = this.dataSource.createQueryRunner(server);
    try {
      return (await runner.query(sql, params)) as R[];
    } finally {
      await runner.release();
    }
  }
}
