import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { AccountingPage, accountingTitle } from '../../features/accounting/accounting-page';
import { askForAccountingFile, loadAccounting } from '../../features/accounting/accounting.server';

const access = { flag: ADMIN_PAGE_FLAGS['export-accounting'] };
export const loader = adminLoader(access, loadAccounting);
export const action = adminAction(access, askForAccountingFile);
export const meta: MetaFunction<typeof loader> = ({ data }) => accountingTitle(data);
export default AccountingPage;
