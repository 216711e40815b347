import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: payment providers defined by data, each change a version of its own, and the version with which an attempt was made.
 * Locks: the new column is empty and the foreign key is validated beside running sales; each lock is held for a moment.
 * Undo: `down`; the definitions and the versions of past attempts are lost.
 */
export class GatewayDefinitions1793002300000 implements MigrationInterface {
  name = 'GatewayDefinitions1793002300000';

  async up(db: QueryRunner): Promise<void> {
    for (const part of [DEFINITIONS, ATTEMPTS]) await db.query(part);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table attempts drop column gateway_version;
      drop table gateway_definitions;
      drop function gateway_definitions_refuse_change, notify_gateways_changed;
    `);
  }
}

// Gateway definitions belong to the installation, not to a platform, like the gateways in code.
const DEFINITIONS = `
create table gateway_definitions (
  provider text not null check (provider ~ '^[A-Z][A-Z0-9_]{1,39}$'),
  version integer not null check (version >= 1),
  data jsonb not null check (data ->> 'id' = provider and (data ->> 'version')::integer = version),
  created_at timestamptz not null,
  primary key (provider, version)
);
create function gateway_definitions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: attempts were made with it, so the next version is defined', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger kept before update or delete or truncate on gateway_definitions
  for each statement execute function gateway_definitions_refuse_change();
create function notify_gateways_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('gateways_changed', '');
  return null;
end $$;
create trigger tell after insert on gateway_definitions for each statement execute function notify_gateways_changed()`;

const ATTEMPTS = `
alter table attempts
  add column gateway_version integer,
  add constraint attempts_gateway_version_fkey foreign key (provider, gateway_version) references gateway_definitions not valid;
alter table attempts validate constraint attempts_gateway_version_fkey`;
