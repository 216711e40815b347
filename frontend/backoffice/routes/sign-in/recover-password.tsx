import type { MetaFunction } from '@remix-run/node';
import { PasswordPage, passwordTitle } from '../../features/password/password-page';
import { changePassword, loadPassword } from '../../features/password/password.server';

export const loader = loadPassword;
export const action = changePassword;
export const meta: MetaFunction<typeof loader> = ({ data }) => passwordTitle(data);
export default PasswordPage;
