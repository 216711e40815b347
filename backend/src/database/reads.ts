import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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

  private async on<R>(server: 'master' | 'slave', sql: string, params: unknown[]): Promise<R[]> {
    const runner = this.dataSource.createQueryRunner(server);
    try {
      return (await runner.query(sql, params)) as R[];
    } finally {
      await runner.release();
    }
  }
}
