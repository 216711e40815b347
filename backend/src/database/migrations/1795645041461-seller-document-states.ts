import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the list of sellers shows and filters by the state of their documents (screens.md C2). Summing up the documents of 100,000
 * sellers for one page takes too long, so one row a seller has the state, written with each document.
 * Locks: creates a table and a view; reads the documents once.
 * Undo: `down` drops both. Nothing is lost: the state follows from the documents.
 */
export class SellerDocumentStates1795645041461 implements MigrationInterface {
  name = 'SellerDocumentStates1795645041461';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table seller_document_states (
        platform_id uuid not null,
        user_id uuid not null,
        state text not null check (state in ('INCOMPLETE', 'PENDING', 'REJECTED', 'APPROVED')),
        updated_at timestamptz not null,
        primary key (platform_id, user_id)
      )`);
    await db.query(`
      insert into seller_document_states (platform_id, user_id, state, updated_at)
      select d.platform_id, d.user_id,
        case
          when bool_or(d.status = 'PENDING') then 'PENDING'
          when bool_or(d.status = 'REJECTED') then 'REJECTED'
          when count(*) filter (where d.kind <> 'photoDocumentBack') =
            case when length(max(u.document)) = 14 then 5 else 4 end then 'APPROVED'
          else 'INCOMPLETE'
        end,
        now()
      from seller_documents d
      join users u on u.platform_id = d.platform_id and u.id = d.user_id
      where d.superseded_at is null
      group by d.platform_id, d.user_id`);
    await db.query(`
      create view seller_document_states_read as
        select platform_id, user_id, state from seller_document_states`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view seller_document_states_read');
    await db.query('drop table seller_document_states');
  }
}
