import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the journal of the ledger is chained by hashes once a day is over, so that a changed, removed, added or reordered transfer is
 * detected (decision 0179). Files of the accounting are made by the job of exports, which says their checksum and carries sums from one
 * part to the next.
 * Locks: creates tables; list_exports gets columns with constant defaults. The index has one entry for each 128 pages, so neither
 * building nor keeping it is noticed by a purchase.
 * Undo: `down`. The chain is lost; the next run of the job makes a new one from the first transfer on.
 */
export class JournalOfClosedDays1795703997721 implements MigrationInterface {
  name = 'JournalOfClosedDays1795703997721';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CHAIN);
    await db.query(
      'create unique index ledger_chain_of_transfer on ledger_chain (platform_id, transfer_id) where transfer_id is not null',
    );
    await db.query(
      'create unique index ledger_chain_closings on ledger_chain (platform_id, day) where transfer_id is null',
    );
    for (const [name, events] of GUARDS)
      await db.query(
        `create trigger ${name} before ${events} on ledger_chain for each statement execute function ledger_refuse_change()`,
      );
    await db.query(HEADS);
    await db.query('create view ledger_chain_read as select * from ledger_chain');
    await db.query('create view ledger_chain_heads_read as select * from ledger_chain_heads');
    await db.query('create index ledger_transfers_by_time on ledger_transfers using brin (posted_at)');
    await db.query(
      `alter table list_exports add column checksum text, add column carried jsonb not null default '{}'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table list_exports drop column checksum, drop column carried');
    await db.query('drop index ledger_transfers_by_time');
    await db.query('drop view ledger_chain_heads_read');
    await db.query('drop view ledger_chain_read');
    await db.query('drop table ledger_chain_heads');
    await db.query('drop table ledger_chain');
  }
}

const GUARDS = [
  ['append_only', 'update or delete'],
  ['append_only_whole', 'truncate'],
] as const;

// A link is a transfer, or the end of a day: then it has no transfer, and says how many the day has. Each hash is of the link and of the
// hash before it.
const CHAIN = `
create table ledger_chain (
  platform_id uuid not null,
  position bigint not null check (position > 0),
  day date not null,
  transfer_id uuid,
  transfers integer,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (platform_id, position),
  check ((transfer_id is null) = (transfers is not null))
)`;

// Whoever adds to a chain locks its head.
const HEADS = `
create table ledger_chain_heads (
  platform_id uuid not null,
  position bigint not null,
  hash text not null,
  closed_day date not null,
  open_transfers integer not null,
  primary key (platform_id)
)`;
