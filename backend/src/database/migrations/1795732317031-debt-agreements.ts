import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why: a debt may be paid by instalments (screens.md C26): each is a charge of the kind AGREEMENT (decision 0194).
 * Locks: one check of `charges` is replaced, which reads the few charges.
 * Undo: `down`, refused while an agreement exists.
 */
export class DebtAgreements1795732317031 implements MigrationInterface {
  name = 'DebtAgreements1795732317031';

  async up(db: QueryRunner): Promise<void> {
    await db.query(kinds([...KINDS, 'AGREEMENT']));
    await db.query(
      `create index charges_of_agreements on charges (platform_id, seller_id) where kind = 'AGREEMENT'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index charges_of_agreements');
    await db.query(kinds(KINDS));
  }
}

const KINDS = [
  ...['PLAN', 'SET_UP', 'NEGATIVE_BALANCE', 'CHARGEBACK_FEE', 'FINE', 'CUSTOM_DOMAIN', 'SERVICES'],
];

const kinds = (words: readonly string[]): string =>
  `alter table charges drop constraint charges_kind_check,
  add constraint charges_kind_check check (kind in (${words.map((word) => `'${word}'`).join(', ')}))`;
