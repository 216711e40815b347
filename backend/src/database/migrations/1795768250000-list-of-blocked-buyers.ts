import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: staff see the list of blocked buyers (screens.md C13), and one mailbox that is spelt in two ways is one buyer.
 * Locks: none that matters; replaces a view, adds an index of a small table.
 * Undo: `down`. Addresses keep the spelling of their mailbox.
 */
export class ListOfBlockedBuyers1795768250000 implements MigrationInterface {
  name = 'ListOfBlockedBuyers1795768250000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create or replace view blocked_buyers_read as
      select platform_id, id, kind, value, reason, created_at, created_by, ended_at, ended_by from blocked_buyers`);
    await db.query('create index blocked_buyers_created on blocked_buyers (platform_id, created_at, id)');
    for (const statement of SPELL_MAILBOXES) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view blocked_buyers_read');
    await db.query('drop index blocked_buyers_created');
    await db.query(
      'create view blocked_buyers_read as select platform_id, id from blocked_buyers where ended_at is null',
    );
  }
}

// The parts of an address that its provider ignores are left out, as in buyer-marks.ts.
const MAILBOXES = `
  select platform_id, id, mailbox, row_number() over (partition by platform_id, mailbox order by created_at, id) as place
  from (
    select platform_id, id, created_at, case
      when local = '' then value
      when domain in ('gmail.com', 'googlemail.com') then replace(local, '.', '') || '@gmail.com'
      else local || '@' || domain end as mailbox
    from (
      select platform_id, id, created_at, value, split_part(split_part(value, '@', 1), '+', 1) as local,
        split_part(value, '@', 2) as domain
      from blocked_buyers where kind = 'EMAIL' and ended_at is null
    ) parts
  ) spelt`;

/** Of two blocks of one mailbox the older one stays. */
export const SPELL_MAILBOXES = [
  `update blocked_buyers b set ended_at = now(), ended_by = 'system:migration'
   from (${MAILBOXES}) m where b.platform_id = m.platform_id and b.id = m.id and m.place > 1`,
  `update blocked_buyers b set value = m.mailbox
   from (${MAILBOXES}) m where b.platform_id = m.platform_id and b.id = m.id and b.value <> m.mailbox`,
];
