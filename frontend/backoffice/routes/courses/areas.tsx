import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { MemberAreasPage, memberAreasTitle } from '../../features/courses/member-areas-page';
import { createMemberArea, loadMemberAreas } from '../../features/courses/member-areas.server';

export const loader = sellerLoader({}, loadMemberAreas);
export const action = sellerAction({}, createMemberArea);
export const meta: MetaFunction<typeof loader> = ({ data }) => memberAreasTitle(data);
export default MemberAreasPage;
