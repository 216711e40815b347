import { FLAGS, type Flag } from '@guiche/access';

/** Why a change of permissions is refused, and which permission it is about. */
export type GrantProblem = { readonly kind: 'ownRights' } | { readonly kind: 'notHeld'; readonly flag: Flag };

interface Grant {
  /** Who changes the permissions, and what they hold. */
  readonly granter: { readonly id: string; readonly flags: ReadonlySet<Flag> };
  /** Whose permissions they are. */
  readonly personId: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Whether a person may change the permissions of another one so (screens.md C4): nobody changes their own, and each permission that is
 * given or taken away is one that the person holds.
 */
export function grantProblem({ granter, personId, before, after }: Grant): GrantProblem | undefined {
  if (granter.id === personId) return { kind: 'ownRights' };
  const changed = FLAGS.filter((flag) => before.includes(flag) !== after.includes(flag));
  const flag = changed.find((one) => !granter.flags.has(one));
  return flag === undefined ? undefined : { kind: 'notHeld', flag };
}
