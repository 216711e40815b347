import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = 'id, platform_id, provider, webhook_token, created_at';

/**
 * Why: the page of reconciliations names the gateway accounts.
 * Locks: nothing that is used.
 * Undo: `down` takes the column away.
 */
export class NamesOfGatewayAccounts1795637703011 implements MigrationInterface {
  name = 'NamesOfGatewayAccounts1795637703011';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view gateway_accounts_read as select ${COLUMNS}, name from gateway_accounts`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view gateway_accounts_read');
    await db.query(`create view gateway_accounts_read as select ${COLUMNS} from gateway_accounts`);
  }
}
