import type { MetaFunction } from '@remix-run/node';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { LoginAsPage, loginAsTitle } from '../../features/sellers/login-as-page';
import { loadLoginAs, loginAs } from '../../features/sellers/login-as.server';

const access = { flag: 'isUsersLoginAvailable' } as const;
export const loader = adminLoader(access, loadLoginAs);
export const action = adminAction(access, loginAs);
export const meta: MetaFunction<typeof loader> = ({ data }) => loginAsTitle(data);
export default LoginAsPage;
