import type { MetaFunction } from '@remix-run/node';
import { signInAction, signInLoader } from '../../features/sign-in/sign-in.server';
import { SignInPage } from '../../features/sign-in/sign-in-page';
import { signInTitle } from '../../features/sign-in/sign-in-title';

export const loader = signInLoader(['seller', 'customer']);
export const action = signInAction(['seller', 'customer']);
export const meta: MetaFunction<typeof loader> = ({ data }) => signInTitle('seller', data);

export default function SignInTo() {
  return <SignInPage area="seller" />;
}
