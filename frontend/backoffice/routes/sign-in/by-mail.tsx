import type { MetaFunction } from '@remix-run/node';
import {
  CustomerSignInPage,
  customerSignInTitle,
} from '../../features/customer-sign-in/customer-sign-in-page';
import { loadCustomerSignIn, signInByMail } from '../../features/customer-sign-in/customer-sign-in.server';

export const loader = loadCustomerSignIn;
export const action = signInByMail;
export const meta: MetaFunction<typeof loader> = ({ data }) => customerSignInTitle(data);
export default CustomerSignInPage;
