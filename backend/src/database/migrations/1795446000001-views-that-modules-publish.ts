import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a module may use its own tables only (CONTRIBUTING). What other modules read of them are these views: their columns are a
 * contract, and the table behind one may change. Each selects columns of one table, so PostgreSQL replaces it by the table when it
 * plans a statement; rows can be locked through it.
 * A later migration that drops such a column, or changes its type, drops the view before and creates it after.
 * Locks: none.
 * Undo: `down` drops the views.
 */
export class ViewsThatModulesPublish1795446000001 implements MigrationInterface {
  name = 'ViewsThatModulesPublish1795446000001';

  async up(db: QueryRunner): Promise<void> {
    for (const view of VIEWS) await db.query(view);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const view of VIEWS) await db.query(`drop view ${view.split(' ')[2]}`);
  }
}

const VIEWS = [
  `create view platforms_read as
   select id, slug, name, locale, pix_enabled, credit_card_enabled, billet_enabled, blocked_cashout, default_receiver_id,
     private_key_sealed, cert_cash_in_url, cert_cash_out_url, cart_heading_hidden, tracking_needs_consent, legal_name, document,
     legal_address, support_email, support_phone, terms_url, privacy_url, logo_url, fees, velocity_limits, installments
   from platforms`,
  `create view velocity_counters_read as select key, attempts, window_ends from velocity_counters`,
  `create view ledger_accounts_read as
   select id, platform_id, owner, owner_id, bucket, name, currency, stripe, balance from ledger_accounts`,
  `create view ledger_transfers_read as
   select id, platform_id, payment_id, debit_account_id, credit_account_id, currency, amount from ledger_transfers`,
  `create view review_items_read as
   select id, platform_id, kind, payment_id, attempt_id, detail, created_at, resolved_at from attention_items`,
  `create view receivers_read as
   select id, platform_id, user_id, receiver_provider, receiver_id, status, created_at from receivers`,
  `create view offers_read as select id, platform_id, product_id from offers`,
  `create view products_read as
   select id, platform_id, seller_name, seller_document, seller_address, support_email, support_phone, terms_url, guarantee_days,
     access_address
   from products`,
  `create view delivery_options_read as select id, platform_id, description, delivery_time from delivery_options`,
  `create view gateway_accounts_read as select id, platform_id, provider, webhook_token, created_at from gateway_accounts`,
  `create view orders_read as
   select id, platform_id, offer_id, division, currency, recurrence_price, frequency_in_days, stored_card_id from orders`,
  `create view payments_read as
   select id, platform_id, order_id, method, amount, currency, status, confirming, captured, approved_at from payments`,
  `create view attempts_read as
   select id, platform_id, payment_id, gateway_account_id, turn, provider, reference, state, webhook_token from attempts`,
];
