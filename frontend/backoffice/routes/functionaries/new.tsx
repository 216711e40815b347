import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { loadInvitation, sendInvitation } from '../../features/functionaries/functionaries.server';
import { InvitationPage, invitationTitle } from '../../features/functionaries/functionary-page';

const access = { flag: ADMIN_PAGE_FLAGS['manage-functionaries'] };
export const loader = adminLoader(access, loadInvitation);
export const action = adminAction(access, sendInvitation);
export const meta: MetaFunction<typeof loader> = ({ data }) => invitationTitle(data);
export default InvitationPage;
