/** Where each area of the back office signs in, and the cookie of its session. A session of one area is none of another. */
export const AREAS = {
  seller: { cookie: 'guiche_platform', signInPath: '/login' },
  customer: { cookie: 'guiche_customer', signInPath: '/login' },
  admin: { cookie: 'guiche_admin', signInPath: '/admin-root-login' },
  manager: { cookie: 'guiche_manager', signInPath: '/manager-login' },
  master: { cookie: 'guiche_master', signInPath: '/master-root-login' },
} as const;

export type Area = keyof typeof AREAS;

/** The access rule of a page: people who are signed in to an area and, where a flag is named, have that permission. */
export interface PageAccess {
  readonly area: Area;
  /** A permission of a functionary, e.g. `isSalesAvailable`. Admins have all of them. */
  readonly flag?: string;
}
