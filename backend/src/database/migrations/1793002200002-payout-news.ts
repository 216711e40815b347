import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: providers tell of payouts by webhook; what they tell is kept for whoever sends payouts, and outlives the delivery.
 * Locks: only creates a table; nothing that exists is touched.
 * Undo: `down` drops it; news that nobody has taken yet is lost, and must be asked for.
 */
export class PayoutNews1793002200002 implements MigrationInterface {
  name = 'PayoutNews1793002200002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PAYOUT_NEWS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table payout_news');
  }
}

// The delivery it came with is forgotten in time, so no foreign key points at it. `taken_at`: it was acted upon.
const PAYOUT_NEWS = `
create table payout_news (
  id uuid not null,
  platform_id uuid not null references platforms,
  gateway_account_id uuid not null,
  provider text not null,
  webhook_id uuid not null,
  withdraw_id text,
  withdraw_reference text,
  outcome text not null,
  status text check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELED')),
  native text,
  flagged boolean not null default false,
  amount bigint,
  detail text,
  proven boolean not null,
  told_at timestamptz not null,
  taken_at timestamptz,
  primary key (id, platform_id),
  foreign key (gateway_account_id, platform_id) references gateway_accounts,
  constraint payout_news_once unique (webhook_id, platform_id)
);
create index payout_news_by_id on payout_news (gateway_account_id, withdraw_id) where withdraw_id is not null;
create index payout_news_by_reference on payout_news (gateway_account_id, withdraw_reference) where withdraw_reference is not null`;
