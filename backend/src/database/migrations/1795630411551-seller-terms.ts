import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers have own fees, limits and blocks, managers have rules of commission, and both have a history (screens.md C2, C18).
 * Staff write notes about sellers. Figures of sellers and managers are computed by a job, so that lists sort and filter by them.
 * Locks: creates tables and views; `orders` gets a nullable column, without being rewritten; writes to it wait while an index is built.
 * Undo: `down` drops the tables, with terms, notes and figures; sales then have the fees of the platform.
 */
export class SellerTerms1795630411551 implements MigrationInterface {
  name = 'SellerTerms1795630411551';

  async up(db: QueryRunner): Promise<void> {
    await addTerms(db);
    await addNotes(db);
    await addFigures(db);
    await db.query('alter table orders add column soft_descriptor text');
    await db.query(`
      create view audit_log_read as
        select platform_id, position, at, actor, acting_for, action, subject, subject_id, before, after, reason from audit_log`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view audit_log_read');
    await db.query('alter table orders drop column soft_descriptor');
    await db.query('drop view account_figures_read');
    await db.query('drop table account_figures');
    await db.query('drop view seller_notes_read');
    await db.query('drop table seller_notes');
    await db.query('drop view account_terms_read');
    await db.query('drop table account_terms');
  }
}

async function addTerms(db: QueryRunner): Promise<void> {
  await db.query(`
    create table account_terms (
      platform_id uuid not null,
      id uuid not null,
      kind text not null check (kind in ('SELLER', 'MANAGER_RULE', 'SELLER_MANAGER')),
      account_id uuid not null,
      value jsonb not null,
      valid_from timestamptz not null,
      reason text not null,
      created_by text not null,
      created_at timestamptz not null,
      applied_at timestamptz,
      canceled_at timestamptz,
      primary key (platform_id, id)
    )`);
  await db.query(
    'create index account_terms_of_account on account_terms (platform_id, account_id, kind, valid_from, created_at, id)',
  );
  await db.query(
    'create index account_terms_due on account_terms (valid_from) where applied_at is null and canceled_at is null',
  );
  await db.query(`
    create view account_terms_read as
      select id, platform_id, kind, account_id, value, valid_from, created_at from account_terms where canceled_at is null`);
}

async function addNotes(db: QueryRunner): Promise<void> {
  await db.query(`
    create table seller_notes (
      platform_id uuid not null,
      id uuid not null,
      seller_id uuid not null,
      author text not null,
      author_name text not null,
      note text not null,
      created_at timestamptz not null,
      primary key (platform_id, id)
    )`);
  await db.query(
    'create index seller_notes_of_seller on seller_notes (platform_id, seller_id, created_at, id)',
  );
  await db.query(`
    create view seller_notes_read as
      select id, platform_id, seller_id, author, author_name, note, created_at from seller_notes`);
}

async function addFigures(db: QueryRunner): Promise<void> {
  await db.query(`
    create table account_figures (
      platform_id uuid not null,
      account_id uuid not null,
      sellers integer not null default 0,
      revenue bigint not null default 0,
      sales integer not null default 0,
      chargeback_bps integer not null default 0,
      first_sale_at timestamptz,
      last_sale_at timestamptz,
      pending bigint not null default 0,
      available bigint not null default 0,
      reserve bigint not null default 0,
      blocked bigint not null default 0,
      debt bigint not null default 0,
      own_fees boolean not null default false,
      sales_blocked boolean not null default false,
      cash_out_blocked boolean not null default false,
      revenue_band text not null default 'NONE',
      last_sale_band text not null default 'NEVER',
      computed_at timestamptz not null,
      primary key (platform_id, account_id)
    )`);
  await db.query(
    'create index account_figures_by_revenue on account_figures (platform_id, revenue, account_id)',
  );
  await db.query('create view account_figures_read as select * from account_figures');
}
