import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: when each rule of the ledger was proved, and what violated it (screens.md D1, docs/decisions/0208).
 * Locks: creates a table only.
 * Undo: `down` drops it; the next day proves again.
 */
export class LedgerProofs1795765000000 implements MigrationInterface {
  name = 'LedgerProofs1795765000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PROOFS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ledger_proofs');
  }
}

// day: in America/Sao_Paulo. started_at: a process that died is replaced after a while. proven_at: null while it runs.
const PROOFS = `
create table ledger_proofs (
  rule smallint not null,
  day date not null,
  started_at timestamptz not null,
  proven_at timestamptz,
  checked bigint,
  broken jsonb,
  primary key (rule, day),
  constraint ledger_proofs_whole check ((proven_at is null) = (checked is null) and (proven_at is null) = (broken is null))
)`;
