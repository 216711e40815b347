import { FLAGS, type Area, type Flag } from '@guiche/access';

/** The roles that sign in to an area of a platform. Masters belong to no platform and have an area of their own. */
export const ROLES_OF_AREA = {
  seller: ['PRODUCER', 'MEMBER'],
  customer: ['CUSTOMER'],
  admin: ['ADMIN', 'FUNCTIONARY'],
  manager: ['MANAGER'],
} as const satisfies Readonly<Record<Exclude<Area, 'master'>, readonly string[]>>;

/** The permissions of a role: administrators have all, functionaries those that were granted, everybody else none. */
export function flagsOf(role: string, granted: readonly string[]): ReadonlySet<Flag> {
  if (role === 'ADMIN') return new Set(FLAGS);
  return new Set(role === 'FUNCTIONARY' ? FLAGS.filter((flag) => granted.includes(flag)) : []);
}
