import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

const HAS_PASSWORD = sql<{ platformId: string; id: string }>(
  'has-password',
  'select password_hash is not null as "hasPassword" from users where platform_id = :platformId and id = :id',
);

/** Whether a user ever set a password. The hash itself is read by the sign-in only. */
export async function hasPassword(
  { platformId }: TenantContext,
  tx: EntityManager,
  id: string,
): Promise<boolean> {
  const [found] = await statement<{ hasPassword: boolean }>(tx, HAS_PASSWORD({ platformId, id }));
  return found?.hasPassword ?? false;
}
