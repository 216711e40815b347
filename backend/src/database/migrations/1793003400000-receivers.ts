import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers are sub-merchants at some providers (payments.md §3). The checkout makes card tokens for them, and an attempt
 * remembers in whose name it was made, because only that one may ask about it.
 * Locks: makes an empty table, and adds a column without a default, which touches no row of `attempts`; its foreign key is
 * added without looking at old rows, then validated beside running sales.
 * Undo: `down` drops both; charges made in a receiver's name can then no longer be asked about.
 */
export class Receivers1793003400000 implements MigrationInterface {
  name = 'Receivers1793003400000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [RECEIVERS, IN_WHOSE_NAME]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table attempts drop column receiver_id; drop table receivers');
  }
}

const RECEIVERS = `
create table receivers (
  id uuid not null,
  platform_id uuid not null references platforms,
  user_id uuid not null,
  receiver_provider text not null,
  receiver_id text not null,
  receiver_token_sealed bytea,
  document text not null check (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  name text not null,
  email text not null,
  status text not null check (status in ('PENDING', 'ACTIVE', 'REJECTED')),
  created_at timestamptz not null,
  primary key (id, platform_id),
  unique (receiver_provider, receiver_id, platform_id),
  foreign key (user_id, platform_id) references users
);
create unique index receivers_one_active on receivers (platform_id, user_id, receiver_provider) where status = 'ACTIVE';
create index receivers_of_user on receivers (user_id, platform_id);
create trigger tell after insert or update or delete on receivers for each row execute function notify_catalog_changed()`;

const IN_WHOSE_NAME = `
alter table attempts add column receiver_id uuid;
alter table attempts add constraint attempts_receiver_fkey foreign key (receiver_id, platform_id) references receivers not valid;
alter table attempts validate constraint attempts_receiver_fkey`;
