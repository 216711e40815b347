import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  'thank_you_pix_url',
  'thank_you_card_url',
  'thank_you_billet_url',
  'expired_link_url',
] as const;
/** "https://bank.example@evil.example" shows one name and leads to another; "https://video.example/@seller" does not. */
const NO_USER_NAME = String.raw`'^https://[^/?#@[:space:]"''<>\\]+([/?#][^[:space:]"''<>\\]*)?$'`;
const NO_AT_SIGN = String.raw`'^https://[^[:space:]"''<>\\@]+$'`;

/**
 * Why: an address with an "@" in its path, such as that of a channel, was kept in a draft and made every publication fail.
 * Locks: checkout_configs is read once for each of four checks.
 * Undo: `down`; rows with such an address stay.
 */
export class AddressesWithAnAtSign1795686118073 implements MigrationInterface {
  name = 'AddressesWithAnAtSign1795686118073';

  async up(db: QueryRunner): Promise<void> {
    await db.query(checked(NO_USER_NAME));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(checked(NO_AT_SIGN, 'not valid'));
  }
}

const checked = (pattern: string, validity = ''): string =>
  `alter table checkout_configs ${COLUMNS.map(
    (column) => `drop constraint checkout_configs_${column}_check,
      add constraint checkout_configs_${column}_check check (${column} ~ ${pattern}) ${validity}`,
  ).join(', ')}`;
