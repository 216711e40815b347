import type { loadAccounts } from './accounts.server';

/** What the page of the accounts is drawn from. */
export type AccountsPageData = Awaited<ReturnType<typeof loadAccounts>>;
export type ConnectedAccount = AccountsPageData['accounts'][number];

export const ACCOUNTS_PAGE = '/admin-root/platform-settings/acquirings';
