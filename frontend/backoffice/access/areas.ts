import type { Area, Flag } from '@guiche/access';

interface AreaPages {
  /** The cookie of a session. A session of one area is none of another. */
  readonly cookie: string;
  readonly signInPath: string;
  /** The first segment of the addresses of its pages. */
  readonly root: string;
  /** The page after sign-in. */
  readonly home: string;
  /** The signed-in person's own account: password, second factor, sessions. Everybody of the area may open it. */
  readonly account: string;
}

/** The pages and the cookie of each area of the back office. */
export const AREA_PAGES: Readonly<Record<Area, AreaPages>> = {
  seller: {
    cookie: 'guiche_platform',
    signInPath: '/login',
    root: '/platform',
    home: '/platform/dashboard',
    account: '/platform/my-profile',
  },
  customer: {
    cookie: 'guiche_customer',
    signInPath: '/login',
    root: '/my-purchases',
    home: '/my-purchases',
    account: '/my-purchases/my-account',
  },
  admin: {
    cookie: 'guiche_admin',
    signInPath: '/admin-root-login',
    root: '/admin-root',
    home: '/admin-root',
    account: '/admin-root/my-account',
  },
  manager: {
    cookie: 'guiche_manager',
    signInPath: '/manager-login',
    root: '/manager-root',
    home: '/manager-root/dashboard',
    account: '/manager-root/my-account',
  },
  master: {
    cookie: 'guiche_master',
    signInPath: '/master-root-login',
    root: '/master-root',
    home: '/master-root/dashboard',
    account: '/master-root/my-account',
  },
};

/** The access rule of a page: people who are signed in to an area and, where a flag is named, have that permission. */
export interface PageAccess {
  readonly area: Area;
  /** A permission of a functionary, e.g. `isSalesAvailable`. Admins have all of them. */
  readonly flag?: Flag;
}
