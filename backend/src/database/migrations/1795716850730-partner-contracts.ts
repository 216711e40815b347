import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: contracts of affiliates and co-producers, in versions that a sale keeps (docs/decisions/0185).
 * Locks: creates tables only.
 * Undo: `down` drops them; the divisions of orders keep what they were divided by.
 */
export class PartnerContracts1795716850730 implements MigrationInterface {
  name = 'PartnerContracts1795716850730';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CONTRACTS);
    await db.query(
      `create unique index contracts_once_open on contracts (platform_id, product_id, partner_id)
        where state in ('INVITED', 'REQUESTED', 'ACTIVE', 'BLOCKED')`,
    );
    await db.query(
      'create index contracts_of_producer on contracts (platform_id, producer_id, created_at, id)',
    );
    await db.query(
      'create index contracts_of_partner on contracts (platform_id, partner_id, created_at, id)',
    );
    await db.query(VERSIONS);
    await db.query(KEEP);
    await db.query(
      `create trigger contract_versions_kept before update or delete on contract_versions
        for each row execute function keep_contract_version()`,
    );
    await db.query('create view contracts_read as select * from contracts');
    await db.query(AGREED);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view agreed_contracts_read');
    await db.query('drop view contracts_read');
    await db.query('drop table contract_versions');
    await db.query('drop function keep_contract_version()');
    await db.query('drop table contracts');
  }
}

// ends_at: when an invitation lapses that nobody answers, or the first instant after the last day of a term.
const CONTRACTS = `
create table contracts (
  platform_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('CO_PRODUCTION', 'AFFILIATION')),
  product_id uuid not null,
  producer_id uuid not null,
  partner_id uuid not null,
  state text not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (platform_id, id),
  constraint contracts_state_of_kind check (case kind
    when 'CO_PRODUCTION' then state in ('INVITED', 'ACTIVE', 'REFUSED', 'EXPIRED', 'CANCELED')
    else state in ('REQUESTED', 'ACTIVE', 'REFUSED', 'BLOCKED', 'LEFT') end),
  constraint contracts_of_two check (producer_id <> partner_id),
  foreign key (product_id, platform_id) references products (id, platform_id),
  foreign key (producer_id, platform_id) references users (id, platform_id),
  foreign key (partner_id, platform_id) references users (id, platform_id)
)`;

// terms: null where the version ends the contract. agreed_at: null while the other side has not accepted it.
const VERSIONS = `
create table contract_versions (
  platform_id uuid not null,
  contract_id uuid not null,
  number integer not null check (number > 0),
  terms jsonb check (terms is null or jsonb_typeof(terms) = 'object'),
  valid_from timestamptz not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  agreed_at timestamptz,
  canceled_at timestamptz,
  primary key (platform_id, contract_id, number),
  foreign key (platform_id, contract_id) references contracts (platform_id, id)
)`;

// A sale names the version that it was divided by, so what was agreed on stays as it was.
const KEEP = `
create function keep_contract_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a version of a contract is kept' using errcode = 'restrict_violation';
  end if;
  if (new.platform_id, new.contract_id, new.number, new.proposed_by, new.proposed_at) is distinct from
     (old.platform_id, old.contract_id, old.number, old.proposed_by, old.proposed_at)
    or new.terms is distinct from old.terms
    or old.canceled_at is not null
    or old.agreed_at is not null and (new.agreed_at, new.valid_from) is distinct from (old.agreed_at, old.valid_from)
  then
    raise exception 'a version of a contract is never changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$`;

const AGREED = `
create view agreed_contracts_read as
select c.platform_id, c.id, c.kind, c.product_id, c.producer_id, c.partner_id, c.created_at, v.number, v.terms, v.valid_from
from contracts c
join contract_versions v on v.platform_id = c.platform_id and v.contract_id = c.id and v.agreed_at is not null and v.canceled_at is null`;
