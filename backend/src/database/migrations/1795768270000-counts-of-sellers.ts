import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: the list of platforms (screens.md D8) says how many sellers each has. Counting them took up to a second among a million. Triggers
 * keep the count.
 * Locks: the triggers wait for statements in flight on users; counting takes a second for each million.
 * Undo: `down`; the count is computed from the people.
 */
export class CountsOfSellers1795768270000 implements MigrationInterface {
  name = 'CountsOfSellers1795768270000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table seller_counts (
        platform_id uuid primary key references platforms (id),
        sellers integer not null check (sellers >= 0)
      ) with (fillfactor = 50)`);
    await db.query(FOLLOW);
    await db.query(`create trigger sellers_added after insert on users
      referencing new table as people for each statement execute function count_sellers('1')`);
    await db.query(`create trigger sellers_removed after delete on users
      referencing old table as people for each statement execute function count_sellers('-1')`);
    await db.query(
      `insert into seller_counts select platform_id, count(*) from users where role = 'PRODUCER' group by platform_id`,
    );
    await db.query('create view seller_counts_read as select platform_id, sellers from seller_counts');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger sellers_added on users');
    await db.query('drop trigger sellers_removed on users');
    await db.query('drop function count_sellers');
    await db.query('drop view seller_counts_read');
    await db.query('drop table seller_counts');
  }
}

// The argument is what one person adds. In the order of the platforms, so that two transactions do not wait for each other. Nobody
// becomes or ceases to be a seller by a change of their row.
const FOLLOW = `
create function count_sellers() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  change record;
begin
  for change in
    select platform_id, count(*)::integer * tg_argv[0]::integer as sellers from people
    where role = 'PRODUCER' group by platform_id order by platform_id
  loop
    insert into seller_counts as c (platform_id, sellers) values (change.platform_id, greatest(change.sellers, 0))
    on conflict (platform_id) do update set sellers = c.sellers + change.sellers;
  end loop;
  return null;
end $$`;
