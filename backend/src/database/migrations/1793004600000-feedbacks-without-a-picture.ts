import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As the shapes of looks have it, but for what counts as no picture. */
const feedbacks = (noPicture: string): string =>
  String.raw`jsonb_typeof(feedbacks) = 'array' and not jsonb_path_exists(feedbacks, 'strict $[*] ? (@.type() != "object")')
     and not jsonb_path_exists(feedbacks, '$[*] ? (!(
       @.id.type() == "string" && @.title.type() == "string" && @.description.type() == "string" && @.stars.type() == "number" &&
       (${noPicture} || @.image.type() == "string" &&
         @.image like_regex "^(https://[^/?#@]+([/?#]|$)|/)" && !(@.image like_regex "[\"''\\\\]"))))')`;

/**
 * Why: the picture of a feedback is optional, and one that does not name it was refused.
 * Locks: a check as NOT VALID in the place of another, which reads no row.
 * Undo: `down` refuses again what does not say that it has no picture.
 */
export class FeedbacksWithoutAPicture1793004600000 implements MigrationInterface {
  name = 'FeedbacksWithoutAPicture1793004600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(instead(feedbacks('!exists(@.image) || @.image == null')));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(instead(feedbacks('@.image == null')));
  }
}

const instead = (rule: string): string => `
alter table checkout_configs drop constraint checkout_configs_feedbacks_are_feedbacks,
  add constraint checkout_configs_feedbacks_are_feedbacks check (${rule}) not valid`;
