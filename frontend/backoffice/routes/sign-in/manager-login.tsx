import type { MetaFunction } from '@remix-run/node';
import { signInAction, signInLoader } from '../../features/sign-in/sign-in.server';
import { SignInPage } from '../../features/sign-in/sign-in-page';
import { signInTitle } from '../../features/sign-in/sign-in-title';

export const loader = signInLoader(['manager']);
export const action = signInAction(['manager']);
export const meta: MetaFunction<typeof loader> = ({ data }) => signInTitle('manager', data);

export default function SignInTo() {
  return <SignInPage area="manager" />;
}
