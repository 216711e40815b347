import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a gateway account may have its webhooks delivered to an address of its own (a domain the provider allows, a tunnel).
 * Locks: a nullable column without default; `gateway_accounts` is locked for a moment and not rewritten.
 * Undo: `down`; the addresses are lost, the general one serves again.
 */
export class WebhookAddress1793002100001 implements MigrationInterface {
  name = 'WebhookAddress1793002100001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts add column webhook_base_address text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table gateway_accounts drop column webhook_base_address');
  }
}
