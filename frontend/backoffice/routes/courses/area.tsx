import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { MemberAreaPage, memberAreaTitle } from '../../features/courses/member-area-page';
import { changeMemberArea, loadMemberArea } from '../../features/courses/member-areas.server';

export const loader = sellerLoader({}, loadMemberArea);
export const action = sellerAction({}, changeMemberArea);
export const meta: MetaFunction<typeof loader> = ({ data }) => memberAreaTitle(data);
export default MemberAreaPage;
