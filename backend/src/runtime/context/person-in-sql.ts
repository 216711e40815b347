import type { PersonKind } from './actor.js';

/**
 * The id of the person whom a column names as {@link recordedActor} does, in SQL; null where it names somebody else. A join with it finds
 * the person by an index, but not where policies of rows hold: there, staff are joined by `users_read.staff_actor`, and other people to the rows
 * of a materialized query.
 * @param kind whom the join looks for
 * @param column of the name
 */
export const recordedIdOf = (kind: PersonKind, column: string): string =>
  `case when ${column} ~ '^${kind}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(${column}, ${kind.length + 2})::uuid end`;

/** The id of the person of any kind whom a column names; null where it names none. */
export const recordedPerson = (column: string): string =>
  `case when split_part(${column}, ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(${column}, ':', 2)::uuid end`;
