import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: providers report payouts by webhook; the reports are stored for the sender of the payout and outlive the webhook.
 * Locks: creates a table only.
 * Undo: `down` drops it; reports that were not processed are lost and must be queried.
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

// The webhook is deleted by the retention policy, so no foreign key refers to it. `taken_at`: when the report was
// processed.
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
