import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a code lives as long as the offer said when it was bought, also when it is made again later (docs/decisions/0148).
 * Locks: `orders` gets two nullable columns, without being rewritten: milliseconds.
 * Undo: `down`; new codes of orders then live as long as providers usually let them.
 */
export class ValidityOfCodes1795658065029 implements MigrationInterface {
  name = 'ValidityOfCodes1795658065029';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table orders add column pix_expires_minutes integer, add column billet_days integer',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table orders drop column pix_expires_minutes, drop column billet_days');
  }
}
