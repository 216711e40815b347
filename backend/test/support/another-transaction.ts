import type { DataSource, QueryRunner } from 'typeorm';

/** What somebody else does in a transaction of their own. What they do not commit is rolled back. */
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
