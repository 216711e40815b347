import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a platform is reached at several hosts of its own: for checkouts, the panel, members and short links (screens.md C22). The host
 * that each platform has becomes its first, verified domain. A served host belongs to one platform of the installation.
 * Locks: creates two tables; one row for each platform is inserted into both.
 * Undo: `down`; the further hosts of platforms are lost, the first one stays in `platforms.host`.
 */
export class Domains1795630390115 implements MigrationInterface {
  name = 'Domains1795630390115';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table domains (
        platform_id uuid not null,
        id uuid not null,
        host text not null check (host ~ '^[a-z0-9.-]{1,253}$'),
        use text not null check (use in ('CHECKOUT', 'PANEL', 'MEMBERS', 'SHORT_LINKS')),
        is_default boolean not null,
        token text not null,
        dns_state text not null check (dns_state in ('PENDING', 'VERIFIED', 'ERROR')),
        records jsonb not null default '[]',
        checked_at timestamptz,
        verified_at timestamptz,
        next_check_at timestamptz not null,
        certificate_state text not null default 'NONE' check (certificate_state in ('NONE', 'ISSUED', 'ERROR')),
        certificate_issued_at timestamptz,
        certificate_expires_at timestamptz,
        created_at timestamptz not null,
        version integer not null default 1,
        updated_by text,
        updated_at timestamptz,
        primary key (platform_id, id),
        check (not is_default or verified_at is not null)
      )`);
    await db.query('create unique index domains_of_platform on domains (platform_id, host)');
    await db.query('create unique index domains_default on domains (platform_id, use) where is_default');
    await db.query('create index domains_due on domains (next_check_at)');
    await db.query('create index domains_by_host on domains (platform_id, host, id)');
    await db.query(`
      create table served_hosts (
        host text primary key check (host ~ '^[a-z0-9.-]{1,253}$'),
        owner uuid not null references platforms (id)
      )`);
    await db.query(
      'insert into served_hosts (host, owner) select host, id from platforms where host is not null',
    );
    await db.query(`
      insert into domains (platform_id, id, host, use, is_default, token, dns_state, checked_at, verified_at, next_check_at, created_at)
        select id, id, host, 'PANEL', true, replace(gen_random_uuid()::text, '-', ''), 'VERIFIED', now(), now(), now(), created_at
        from platforms where host is not null`);
    await db.query(`
      create view domains_read as
        select id, platform_id, host, use, is_default, dns_state, checked_at, verified_at, next_check_at, certificate_state,
          certificate_issued_at, certificate_expires_at, created_at
        from domains`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view domains_read');
    await db.query('drop table domains');
    await db.query('drop table served_hosts');
  }
}
