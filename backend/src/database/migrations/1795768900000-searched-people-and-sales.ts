import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a request of a platform reads under policies of rows, and there a condition such as `lower(name) like 'ana%'` cannot use an index:
 * the functions of it might tell what they see. A search among a million sales took over a second (docs/decisions/0226). These views have
 * the rights of their owner, and the condition of the policies instead of the policies.
 * Locks: none that anybody waits for.
 * Undo: `down`.
 */
export class SearchedPeopleAndSales1795768900000 implements MigrationInterface {
  name = 'SearchedPeopleAndSales1795768900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create view users_searched as select platform_id, id, name, email, document, phone from users where ${OWN}`,
    );
    await db.query(`create view sales_searched as select platform_id, id, producer_id, code, buyer_name, buyer_email, buyer_document,
      reference, end_to_end_id from sales where ${OWN}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sales_searched');
    await db.query('drop view users_searched');
  }
}

/** A role that was assumed, as the restricted one is, sees the rows of the platform that is named, and none where none is named. */
const OWN = `current_user = session_user or platform_id = nullif(current_setting('guiche.platform', true), '')::uuid`;
