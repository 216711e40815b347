import { ADMIN_PAGE_FLAGS, type Area, type Flag, type TeamScope } from '@guiche/access';

/** A page of the navigation that is not a list. */
export interface AreaScreen {
  readonly area: Area;
  /** The address below the root of the area, and the name of the label. */
  readonly page:
    | 'dashboard'
    | 'create-product'
    | 'my-profile/data'
    | 'my-profile/company'
    | 'my-profile/accounts'
    | 'my-profile/receivers'
    | 'my-profile/documents'
    | 'my-profile/fees'
    | 'my-profile/api-keys'
    | 'my-profile/team'
    | 'export-accounting'
    | 'reconcile'
    | 'gateway-definitions'
    | 'fees'
    | 'masters'
    | 'platform-settings'
    | 'platform-settings/acquirings'
    | 'customization'
    | 'exports';
  readonly flag?: Flag;
  /** The part of a seller's account that members of the team need for it, to read or to change. Without one, it is the owner's. */
  readonly members?: { readonly scope: TeamScope; readonly access: 'READ' | 'WRITE' };
  /** The first page of the area; the others follow the lists. */
  readonly isFirst?: true;
}

/** The pages that are not lists, in the order of the navigation. They follow the lists. */
export const AREA_SCREENS: readonly AreaScreen[] = [
  { area: 'seller', page: 'dashboard', isFirst: true, members: { scope: 'own', access: 'READ' } },
  { area: 'admin', page: 'dashboard', flag: ADMIN_PAGE_FLAGS.dashboard, isFirst: true },
  { area: 'manager', page: 'dashboard', isFirst: true },
  { area: 'master', page: 'dashboard', isFirst: true },
  { area: 'seller', page: 'create-product', members: { scope: 'products', access: 'WRITE' } },
  { area: 'seller', page: 'my-profile/data' },
  { area: 'seller', page: 'my-profile/company' },
  { area: 'manager', page: 'my-profile/data' },
  { area: 'manager', page: 'my-profile/accounts' },
  { area: 'seller', page: 'my-profile/documents' },
  { area: 'seller', page: 'my-profile/accounts', members: { scope: 'bankAccounts', access: 'READ' } },
  { area: 'seller', page: 'my-profile/receivers' },
  { area: 'seller', page: 'my-profile/fees', members: { scope: 'fees', access: 'READ' } },
  { area: 'seller', page: 'my-profile/api-keys' },
  { area: 'seller', page: 'my-profile/team', members: { scope: 'team', access: 'WRITE' } },
  { area: 'admin', page: 'platform-settings', flag: ADMIN_PAGE_FLAGS['platform-settings'] },
  {
    area: 'admin',
    page: 'platform-settings/acquirings',
    flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'],
  },
  { area: 'admin', page: 'customization', flag: ADMIN_PAGE_FLAGS.customization },
  { area: 'admin', page: 'export-accounting', flag: ADMIN_PAGE_FLAGS['export-accounting'] },
  { area: 'admin', page: 'reconcile', flag: ADMIN_PAGE_FLAGS.reconcile },
  { area: 'master', page: 'gateway-definitions' },
  { area: 'master', page: 'fees' },
  { area: 'master', page: 'masters' },
  { area: 'seller', page: 'exports' },
  { area: 'admin', page: 'exports' },
  { area: 'manager', page: 'exports' },
  { area: 'master', page: 'exports' },
];
