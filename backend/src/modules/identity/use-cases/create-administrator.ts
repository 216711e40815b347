import type { EntityManager } from 'typeorm';
import { newId } from '../../../runtime/ids/index.js';
import { User } from '../store/user.entity.js';
import { checkAccount, type AccountProblem, type NewAccount } from './new-account.js';

export type CreatedAdministrator =
  | { readonly kind: 'created'; readonly administrator: Pick<User, 'id' | 'platformId' | 'name' | 'email'> }
  | { readonly kind: 'refused'; readonly problem: AccountProblem | 'emailTaken' };

/** Creates an administrator of an existing platform. A refusal writes nothing. */
export async function createAdministrator(
  tx: EntityManager,
  platformId: string,
  account: NewAccount,
  now: Date,
): Promise<CreatedAdministrator> {
  const checked = await checkAccount(account);
  if (checked.kind === 'invalid') return { kind: 'refused', problem: checked.problem };
  const { name, email, passwordHash } = checked;
  const id = newId(now);
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(User)
    .values({ id, platformId, role: 'ADMIN', name, email, passwordHash, managerId: null, createdAt: now })
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length === 0) return { kind: 'refused', problem: 'emailTaken' };
  return { kind: 'created', administrator: { id, platformId, name, email } };
}
