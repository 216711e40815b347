import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';

const PERSON = /^(user|staff|manager):([0-9a-f-]{36})$/;
/** Somebody who works for the platform is named to its staff only. */
const NAMED_TO_ALL = ['user'];

const NAME = sql<{ platformId: string; id: string }>(
  'name-of-editor',
  'select name from users_read where platform_id = :platformId and id = :id',
);

/**
 * The name of whoever edited a row last, for somebody who edited it too.
 * @param recorded as the row names the actor
 * @returns null: a program, a master, or a person who is not named to the reader
 */
export async function nameOfEditor(
  { platformId, actor }: TenantContext,
  tx: EntityManager,
  recorded: string,
): Promise<string | null> {
  const [, kind = '', id] = PERSON.exec(recorded) ?? [];
  if (id === undefined || !(actor.kind === 'staff' || NAMED_TO_ALL.includes(kind))) return null;
  const [found] = await statement<{ name: string }>(tx, NAME({ platformId, id }));
  return found?.name ?? null;
}
