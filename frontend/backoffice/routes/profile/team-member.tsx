import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { MemberPage, memberTitle } from '../../features/team/member-page';
import { changeMember, loadMember } from '../../features/team/team.server';

export const loader = sellerLoader({}, loadMember);
export const action = sellerAction({}, changeMember);
export const meta: MetaFunction<typeof loader> = ({ data }) => memberTitle(data);
export default MemberPage;
