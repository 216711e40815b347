import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: an order bump has words of its own and is limited to some methods, and its seller sees what buyers make of it (screens.md G3).
 * Locks: order_bumps, a small table, for a moment. Bumps that exist count from now on and are shown for every method.
 * Undo: `down`; the words and limits are lost.
 */
export class SettingsOfOrderBumps1795765100000 implements MigrationInterface {
  name = 'SettingsOfOrderBumps1795765100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table order_bumps
        add column title text,
        add column text text,
        add column methods text[] not null default '{PIX,CREDIT_CARD,BILLET}'
          check (cardinality(methods) > 0 and methods <@ '{PIX,CREDIT_CARD,BILLET}'),
        add column created_at timestamptz not null default now()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table order_bumps drop column title, drop column text, drop column methods, drop column created_at',
    );
  }
}
