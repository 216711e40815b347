import type { MetaFunction } from '@remix-run/node';
import { managerAction, managerLoader } from '../../access/area-handlers.server';
import { changeBankAccounts, loadBankAccounts } from '../../features/bank-accounts/own-bank-accounts.server';
import { OwnBankAccountsPage, bankAccountsTitle } from '../../features/bank-accounts/own-bank-accounts-page';

export const loader = managerLoader({}, loadBankAccounts('manager'));
export const action = managerAction({}, changeBankAccounts('manager'));
export const meta: MetaFunction<typeof loader> = ({ data }) => bankAccountsTitle(data);
export default OwnBankAccountsPage;
