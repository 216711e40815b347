/** What the members of a seller's team may do in the seller's account. The owner may do everything. */
export const TEAM_ROLES = ['ADMIN', 'FINANCE', 'SUPPORT', 'READER'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** A part of a seller's account. `own` is the member's own account: password, second factor, sessions. */
export type TeamScope = 'own' | 'sales' | 'products' | 'fees' | 'bankAccounts' | 'team';

/** Reading only, or changes too. */
type TeamAccess = 'READ' | 'WRITE';

/**
 * What each role may do. A route of the seller area that names no scope is closed to every member: money destinations, documents, API
 * keys and company data belong to the owner.
 */
export const TEAM_SCOPES: Readonly<Record<TeamRole, Readonly<Partial<Record<TeamScope, TeamAccess>>>>> = {
  ADMIN: {
    ...{ own: 'WRITE', sales: 'READ', products: 'WRITE' },
    ...{ fees: 'READ', bankAccounts: 'READ', team: 'WRITE' },
  },
  FINANCE: { own: 'WRITE', sales: 'READ', fees: 'READ', bankAccounts: 'READ' },
  SUPPORT: { own: 'WRITE', sales: 'READ', products: 'READ' },
  READER: { own: 'WRITE', sales: 'READ', products: 'READ', fees: 'READ' },
};

/** Whether a role may read a part of the account, or change it. */
export function mayUse(role: TeamRole, scope: TeamScope, access: TeamAccess): boolean {
  const given = TEAM_SCOPES[role][scope];
  return given === 'WRITE' || (given === 'READ' && access === 'READ');
}
