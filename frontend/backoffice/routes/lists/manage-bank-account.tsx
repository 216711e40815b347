import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { actOnBankAccount, loadBankAccount } from '../../features/bank-accounts/bank-account.server';
import { BankAccountPage } from '../../features/bank-accounts/bank-account-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'] };
export const loader = adminLoader(access, loadBankAccount);
export const action = adminAction(access, actOnBankAccount);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.row.seller ?? ''} · Guichê` : 'Guichê' },
];
export default BankAccountPage;
