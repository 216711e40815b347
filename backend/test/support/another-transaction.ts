import type { DataSource, QueryRunner } from 'typeorm';

/** Work of another session in a transaction of its own. It is rolled back unless committed. */
export async function inAnotherTransaction(
  dataSource: DataSource,
  work: (other: QueryRunner) => Promise<void>,
): Promise<void> {
  const other = dataSource.createQueryRunner();
  await other.startTransaction();
  try {
    await work(other);
  } finally {
    if (other.isTransactionActive) await other.rollbackTransaction();
    await other.release();
  }
}
