import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'id, platform_id, provider, webhook_token, created_at, name';

/**
 * Why: the dashboard of staff shows which gateway accounts take sales.
 * Locks: nothing that is used.
 * Undo: `down` takes the columns away.
 */
export class StateOfGatewayAccounts1795659442619 implements MigrationInterface {
  name = 'StateOfGatewayAccounts1795659442619';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view gateway_accounts_read as select ${COLUMNS}, active, draining from gateway_accounts`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view gateway_accounts_read');
    await db.query(`create view gateway_accounts_read as select ${COLUMNS} from gateway_accounts`);
  }
}
