import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers send photos of their documents, and staff review each one (screens.md B15, C17; payments.md §3).
 * Locks: creates a table and a view.
 * Undo: `down` drops both. The files remain in the object storage.
 */
export class SellerDocuments1795630483449 implements MigrationInterface {
  name = 'SellerDocuments1795630483449';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table seller_documents (
        platform_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        kind text not null check (kind in
          ('photoDocument', 'photoDocumentBack', 'photoPersonWithDocument', 'photoDocumentSocialContract', 'addressProof', 'balanceSheet')),
        object_key text not null,
        content_type text not null,
        bytes integer not null check (bytes > 0),
        sha256 bytea not null,
        status text not null check (status in ('PENDING', 'ACTIVE', 'REJECTED')),
        answers jsonb,
        reason text,
        note text,
        locale text not null,
        reviewed_by uuid,
        reviewer_name text,
        reviewed_at timestamptz,
        submitted_at timestamptz not null,
        superseded_at timestamptz,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        check ((status = 'PENDING') = (reviewed_at is null)),
        check ((status = 'REJECTED') = (reason is not null))
      )`);
    await db.query(
      'create unique index seller_documents_current on seller_documents (platform_id, user_id, kind) where superseded_at is null',
    );
    await db.query(
      'create index seller_documents_of_user on seller_documents (platform_id, user_id, submitted_at, id)',
    );
    await db.query(
      'create index seller_documents_by_time on seller_documents (platform_id, submitted_at, id) where superseded_at is null',
    );
    await db.query(`
      create index seller_documents_pending on seller_documents (platform_id, submitted_at, id)
        where superseded_at is null and status = 'PENDING'`);
    await db.query(`
      create view seller_documents_read as
        select id, platform_id, user_id, kind, content_type, bytes, status, reason, note, reviewed_by, reviewer_name, reviewed_at,
          submitted_at
        from seller_documents where superseded_at is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view seller_documents_read');
    await db.query('drop table seller_documents');
  }
}
