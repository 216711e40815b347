import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the back office lists managers, administrators, platforms, webhooks and review items.
 * Locks: writes to webhook_records, while its index is built; users and attention_items, while theirs are.
 * Undo: `down`.
 */
export class ViewsForLists1795515061573 implements MigrationInterface {
  name = 'ViewsForLists1795515061573';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create or replace view platforms_read as ${PLATFORM_COLUMNS}, host, created_at from platforms`,
    );
    await db.query(
      `create or replace view review_items_read as ${REVIEW_COLUMNS}, resolved_by, resolution from attention_items`,
    );
    await db.query(
      `create view webhook_records_read as
        select id, platform_id, provider, state, detail, attempt_id, tries, received_at, processed_at from webhook_records`,
    );
    await db.query('create index webhook_records_by_time on webhook_records (received_at, id)');
    await db.query('create index attention_items_by_time on attention_items (platform_id, created_at, id)');
    await db.query(
      'create index users_of_manager on users (platform_id, manager_id, created_at, id) where manager_id is not null',
    );
    await db.query('create index users_by_role on users (role, created_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index users_by_role');
    await db.query('drop index users_of_manager');
    await db.query('drop index attention_items_by_time');
    await db.query('drop index webhook_records_by_time');
    await db.query('drop view webhook_records_read');
    await db.query('drop view review_items_read');
    await db.query(`create view review_items_read as ${REVIEW_COLUMNS} from attention_items`);
    await db.query('drop view platforms_read');
    await db.query(`create view platforms_read as ${PLATFORM_COLUMNS} from platforms`);
  }
}

const PLATFORM_COLUMNS = `select id, slug, name, locale, pix_enabled, credit_card_enabled, billet_enabled, blocked_cashout,
  default_receiver_id, private_key_sealed, cert_cash_in_url, cert_cash_out_url, cart_heading_hidden, tracking_needs_consent, legal_name,
  document, legal_address, support_email, support_phone, terms_url, privacy_url, logo_url, fees, velocity_limits, installments`;

const REVIEW_COLUMNS =
  'select id, platform_id, kind, payment_id, attempt_id, detail, created_at, resolved_at';
