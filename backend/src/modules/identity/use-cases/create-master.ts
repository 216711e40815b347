import type { EntityManager } from 'typeorm';
import { newId } from '../../../runtime/ids/index.js';
import { Master } from '../store/master.entity.js';
import { checkAccount, type AccountProblem, type NewAccount } from './new-account.js';

export type CreatedMaster =
  | { readonly kind: 'created'; readonly master: Pick<Master, 'id' | 'name' | 'email'> }
  | { readonly kind: 'refused'; readonly problem: AccountProblem | 'emailTaken' };

/** Creates an operator of the installation. A refusal writes nothing. */
export async function createMaster(
  tx: EntityManager,
  account: NewAccount,
  now: Date,
): Promise<CreatedMaster> {
  const checked = await checkAccount(account);
  if (checked.kind === 'invalid') return { kind: 'refused', problem: checked.problem };
  const { name, email, passwordHash } = checked;
  const id = newId(now);
  const { raw } = await tx
    .createQueryBuilder()
    .insert()
    .into(Master)
    .values({ id, name, email, passwordHash, createdAt: now })
    .orIgnore()
    .returning('id')
    .execute();
  if ((raw as unknown[]).length === 0) return { kind: 'refused', problem: 'emailTaken' };
  return { kind: 'created', master: { id, name, email } };
}
