import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a provider may report a return by the end-to-end id of the payment alone, which is stored with the attempt.
 * Locks: `attempts` cannot be written while the index is built: about a second for a million paid PIX.
 * Undo: `down` drops the index; such a webhook is then matched by reading every attempt of its account.
 */
export class ReturnedPayments1793003900001 implements MigrationInterface {
  name = 'ReturnedPayments1793003900001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index attempts_by_end_to_end_id on attempts (gateway_account_id, (provider_data ->> 'endToEndId'))
      where provider_data ->> 'endToEndId' is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index attempts_by_end_to_end_id');
  }
}
