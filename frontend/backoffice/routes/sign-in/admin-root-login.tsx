import type { MetaFunction } from '@remix-run/node';
import { signInAction, signInLoader } from '../../features/sign-in/sign-in.server';
import { SignInPage } from '../../features/sign-in/sign-in-page';
import { signInTitle } from '../../features/sign-in/sign-in-title';

export const loader = signInLoader(['admin']);
export const action = signInAction(['admin']);
export const meta: MetaFunction<typeof loader> = ({ data }) => signInTitle('admin', data);

export default function SignInTo() {
  return <SignInPage area="admin" />;
}
