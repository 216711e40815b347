import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform may have the fee of a dispute borne by all who earned with the sale (domain.md §4; decision 0223).
 * Locks: disputes, for a moment; a new column without a default rewrites nothing.
 * Undo: `down`; fees that were shared are returned to the producer alone.
 */
export class SharedFeesOfDisputes1795768605000 implements MigrationInterface {
  name = 'SharedFeesOfDisputes1795768605000';

  async up(db: QueryRunner): Promise<void> {
    // [{ sellerId, amount }]: who pays the fee. Null: the producer alone.
    await db.query(
      `alter table disputes add column fee_parts jsonb check (fee_parts is null or jsonb_typeof(fee_parts) = 'array')`,
    );
    await db.query(`create or replace view disputes_read as ${DISPUTES}, fee_parts from disputes`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view disputes_read');
    await db.query('alter table disputes drop column fee_parts');
    await db.query(`create view disputes_read as ${DISPUTES} from disputes`);
  }
}

const DISPUTES = `select platform_id, id, payment_id, order_id, seller_id, kind, state, origin, amount, currency, reason, provider_reference,
  notified_at, due_at, returned_before, blocked_amount, charged_back_at, returned_amount, fee, fee_state, opened_by, decided_by, decision,
  ended_at, look_at`;
