import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: sellers open receivers at providers, and staff follow what became of each (decision 0182). A request is written before the
 * provider is called; the receiver itself is written when the provider has named it.
 * Locks: creates tables only.
 * Undo: `down` drops them, with what was requested; receivers stay.
 */
export class ReceiverRequests1795716837279 implements MigrationInterface {
  name = 'ReceiverRequests1795716837279';

  async up(db: QueryRunner): Promise<void> {
    await db.query(REQUESTS);
    await db.query(EVENTS);
    for (const index of INDEXES) await db.query(index);
    await db.query(VIEW);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view receiver_requests_read');
    await db.query('drop table receiver_request_events');
    await db.query('drop table receiver_requests');
  }
}

const REQUESTS = `
create table receiver_requests (
  platform_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  gateway_account_id uuid not null,
  provider text not null,
  gateway_version integer,
  bank_account_id uuid not null,
  bank_account text not null,
  document_ids uuid[] not null,
  name text not null,
  document text not null check (document ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  email text not null,
  registration_sealed bytea not null,
  state text not null check (state in ('SENDING', 'UNRESOLVED', 'PENDING', 'ACTIVE', 'REJECTED', 'REFUSED')),
  receiver_id uuid,
  reason text,
  detail text,
  balance bigint,
  balance_at timestamptz,
  asks integer not null default 0,
  due_at timestamptz,
  requested_by text not null,
  requested_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  primary key (platform_id, id),
  foreign key (user_id, platform_id) references users,
  foreign key (gateway_account_id, platform_id) references gateway_accounts,
  foreign key (receiver_id, platform_id) references receivers
)`;

const EVENTS = `
create table receiver_request_events (
  platform_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  kind text not null,
  at timestamptz not null,
  by text not null,
  note text,
  primary key (platform_id, id),
  foreign key (platform_id, request_id) references receiver_requests (platform_id, id)
)`;

// A seller has at most one receiver at a provider that lives or may live: offers find a receiver by its provider.
const INDEXES = [
  `create unique index receiver_requests_one_live on receiver_requests (platform_id, user_id, provider)
    where state in ('SENDING', 'UNRESOLVED', 'PENDING', 'ACTIVE')`,
  'create index receiver_requests_of_user on receiver_requests (platform_id, user_id, requested_at, id)',
  'create index receiver_requests_by_time on receiver_requests (platform_id, requested_at, id)',
  'create index receiver_requests_due on receiver_requests (due_at) where due_at is not null',
  'create index receiver_request_events_of_request on receiver_request_events (platform_id, request_id, at, id)',
];

const VIEW = `
create view receiver_requests_read as
  select id, platform_id, user_id, gateway_account_id, provider, bank_account, name, document, email, state, receiver_id, reason, detail,
    balance, balance_at, asks, requested_by, requested_at, answered_at, ended_at
  from receiver_requests`;
