import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { assertNoneIsOpen, newTransaction, within, type OpenTransaction } from './open-transaction.js';
import { countTransaction } from './statement-counter.js';
import { send, type Statement } from './statement.js';

/** The one way to change rows: a named transaction on the primary. */
@Injectable()
export class Transactions {
  private readonly log = new Logger(Transactions.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in a transaction and commits it; any error rolls back and is thrown on.
   * `name` says what it is for ('placeOrder') in traces and errors. Opening one inside another throws.
   * Callbacks that `work` registered with `afterCommit` have settled when this resolves.
   */
  async run<T>(name: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    assertNoneIsOpen(name);
    const transaction = newTransaction(name);
    const result = await this.commit(transaction, work);
    for (const callback of transaction.afterCommit) {
      try {
        await callback();
      } catch (error) {
        this.log.error({ msg: `a callback after the commit of ${name} failed`, err: error });
      }
    }
    return result;
  }

  /**
   * One statement that changes rows, as a transaction of its own: committed when this resolves, and two round trips
   * cheaper than {@link run}.
   */
  async single<R>(one: Statement): Promise<R[]> {
    assertNoneIsOpen(one.name);
    const runner = this.dataSource.createQueryRunner('master');
    try {
      countTransaction();
      return await send<R>(runner, one);
    } finally {
      await runner.release();
    }
  }

  private async commit<T>(transaction: OpenTransaction, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner('master');
    try {
      return await within(transaction, async () => {
        await runner.startTransaction();
        const result = await work(runner.manager);
        for (const last of transaction.beforeCommit) await last(runner.manager);
        await runner.commitTransaction();
        return result;
      });
    } catch (error) {
      // A broken connection cannot roll back, and the server has already done it.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      transaction.open = false;
      await runner.release();
    }
  }
}
