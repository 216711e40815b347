import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changeFunctionary, loadFunctionary } from '../../features/functionaries/functionaries.server';
import { FunctionaryPage, functionaryTitle } from '../../features/functionaries/functionary-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-functionaries'] };
export const loader = adminLoader(access, loadFunctionary);
export const action = adminAction(access, changeFunctionary);
export const meta: MetaFunction<typeof loader> = ({ data }) => functionaryTitle(data);
export default FunctionaryPage;
