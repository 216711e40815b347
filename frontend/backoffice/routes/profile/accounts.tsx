import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { changeBankAccounts, loadBankAccounts } from '../../features/bank-accounts/own-bank-accounts.server';
import { OwnBankAccountsPage, bankAccountsTitle } from '../../features/bank-accounts/own-bank-accounts-page';

export const loader = sellerLoader({}, loadBankAccounts('seller'));
export const action = sellerAction({}, changeBankAccounts('seller'));
export const meta: MetaFunction<typeof loader> = ({ data }) => bankAccountsTitle(data);
export default OwnBankAccountsPage;
