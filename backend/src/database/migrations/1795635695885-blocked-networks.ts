import type { MigrationInterface, QueryRunner } from 'typeorm';

const RESULTS = `'OK', 'WRONG', 'SECOND_FACTOR', 'REFUSED', 'LOGIN_AS'`;

/**
 * Why: a master blocks a network, from which nobody can sign in; the log of sign-ins has a result of its own for it. Lists show who has
 * which second factor.
 * Locks: creates a table; sign_in_log for a moment, and its rows are checked.
 * Undo: `down` drops the table; everybody may sign in from everywhere again.
 */
export class BlockedNetworks1795635695885 implements MigrationInterface {
  name = 'BlockedNetworks1795635695885';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table blocked_networks (
        id uuid primary key,
        network cidr not null,
        reason text not null,
        created_at timestamptz not null,
        created_by text not null,
        expires_at timestamptz,
        ended_at timestamptz,
        ended_by text,
        constraint blocked_networks_end check ((ended_at is null) = (ended_by is null))
      )`);
    // As few networks are blocked as a person can know, so a scan of those that hold is the quickest.
    await db.query('create index blocked_networks_open on blocked_networks (id) where ended_at is null');
    await db.query(`
      create view blocked_networks_read as
        select id, network::text as network, reason, created_at, created_by, expires_at, ended_at from blocked_networks`);
    await this.setResults(db, `${RESULTS}, 'BLOCKED'`);
    await db.query(`
      create view second_factors_read as
        select platform_id, id as person_id from second_factors where confirmed_at is not null`);
    await db.query('create view passkeys_read as select platform_id, person_id from passkeys');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view passkeys_read');
    await db.query('drop view second_factors_read');
    await db.query(`delete from sign_in_log where result = 'BLOCKED'`);
    await this.setResults(db, RESULTS);
    await db.query('drop view blocked_networks_read');
    await db.query('drop table blocked_networks');
  }

  private async setResults(db: QueryRunner, results: string): Promise<void> {
    await db.query('alter table sign_in_log drop constraint sign_in_log_result_check');
    await db.query(
      `alter table sign_in_log add constraint sign_in_log_result_check check (result in (${results}))`,
    );
  }
}
