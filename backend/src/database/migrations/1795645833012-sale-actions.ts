import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers send parcels and note what they agreed with a buyer; buyers ask for their money back (screens.md A7, B2, C13).
 * Locks: creates tables and views; `sales` is locked while its index is built, which has no rows yet.
 * Undo: `down` drops them; tracking codes, notes and requests are lost, refunds are not.
 */
export class SaleActions1795645833012 implements MigrationInterface {
  name = 'SaleActions1795645833012';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SHIPMENTS);
    await db.query(
      `create unique index shipments_of_order on shipments (platform_id, order_id, tracking_code) where removed_at is null`,
    );
    await db.query(
      `create view shipments_read as select id, platform_id, order_id, item_ids, carrier, tracking_code, tracking_url, shipped_at
        from shipments where removed_at is null`,
    );
    // owner_id: the seller whose team reads it. Null: staff of the platform.
    await db.query(`
      create table sale_notes (
        platform_id uuid not null,
        id uuid not null,
        order_id uuid not null,
        owner_id uuid,
        author_id uuid not null,
        author_name text not null,
        note text not null,
        created_at timestamptz not null,
        primary key (platform_id, id)
      )`);
    await db.query('create index sale_notes_of_order on sale_notes (platform_id, order_id)');
    await db.query(REFUND_REQUESTS);
    await db.query(
      `create unique index refund_requests_open on refund_requests (platform_id, order_id)
        where state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING')`,
    );
    await db.query('create index refund_requests_of_order on refund_requests (platform_id, order_id, id)');
    await db.query('create index refund_requests_due on refund_requests (due_at) where due_at is not null');
    // Staff search a sale by the end-to-end id of its Pix.
    await db.query(
      `create or replace view attempts_read as ${ATTEMPTS}, provider_data ->> 'endToEndId' as end_to_end_id from attempts`,
    );
    await db.query('alter table sales add column end_to_end_id text');
    await db.query(
      `create index sales_by_end_to_end_id on sales (platform_id, lower(end_to_end_id) text_pattern_ops) where end_to_end_id is not null`,
    );
    await db.query('create or replace view sales_read as select * from sales');
    // When the access was sent once more, at the seller's request.
    await db.query('alter table purchase_mails add column again_at timestamptz');
    await db.query(
      `create view subscriptions_read as select id, platform_id, order_id, status, frequency_in_days, recurrence_price, currency,
        started_at, next_charge_at, canceled_at from subscriptions`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view sales_read');
    await db.query('alter table sales drop column end_to_end_id');
    await db.query('create view sales_read as select * from sales');
    await db.query('drop view attempts_read');
    await db.query(`create view attempts_read as ${ATTEMPTS} from attempts`);
    await db.query('drop view subscriptions_read');
    await db.query('alter table purchase_mails drop column again_at');
    await db.query('drop table refund_requests');
    await db.query('drop table sale_notes');
    await db.query('drop view shipments_read');
    await db.query('drop table shipments');
  }
}

const ATTEMPTS = `select id, platform_id, payment_id, gateway_account_id, turn, provider, reference, state, webhook_token, created_at,
  answered_at`;

const REFUND_REQUESTS = `
      create table refund_requests (
        platform_id uuid not null,
        id uuid not null,
        order_id uuid not null,
        payment_id uuid not null,
        customer_id uuid not null,
        protocol text not null,
        reason text not null check (reason in ('REGRET', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'BOUGHT_TWICE', 'OTHER')),
        details text,
        pix_key text,
        is_in_window boolean not null,
        state text not null
          check (state in ('WAITING_SELLER', 'APPROVED', 'PROCESSING', 'DONE', 'REFUSED', 'FAILED')),
        decided_by uuid,
        decision text,
        decided_at timestamptz,
        due_at timestamptz,
        created_at timestamptz not null,
        primary key (platform_id, id)
      )`;

const SHIPMENTS = `
      create table shipments (
        platform_id uuid not null,
        id uuid not null,
        order_id uuid not null,
        item_ids uuid[] not null check (cardinality(item_ids) > 0),
        carrier text not null,
        tracking_code text not null,
        tracking_url text check (tracking_url ~ '^https://[^[:space:]"<>]+$'),
        shipped_at timestamptz not null,
        shipped_by uuid not null,
        removed_at timestamptz,
        primary key (platform_id, id)
      )`;
